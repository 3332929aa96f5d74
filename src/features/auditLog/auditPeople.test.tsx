// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Claims } from '@/domain/access/role'
import { liveCache } from '@/live/liveCache'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useAuditPeople } from './useAuditPeople'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

const at = new Date('2026-11-20T06:00:00Z')
const visits = {
  meera: { key: 'k', name: 'Meera Iyer', reason: 'An invoice', openedAt: at, until: at },
  rohan: { key: 'k', name: 'Rohan Das', reason: 'A date', openedAt: at, until: at },
}

function Choices() {
  return (
    <output>
      {useAuditPeople()
        .choices.map(({ value, label }) => `${value} ${label}`)
        .join('; ')}
    </output>
  )
}

function choicesOf(uid: string, claims: Claims, support: object | null) {
  const scripted = scriptedBackend(scriptedAuth().port)
  scripted.put('gyms/iron', { name: 'Iron Gym', type: 'GYM', support })
  render(
    <SessionContext value={sessionAtIron(scripted.backend, uid, claims)}>
      <Choices />
    </SessionContext>,
  )
  return screen.getByRole('status').textContent
}

it('the owner can ask for what support did, also of those whose visit is over', () => {
  expect(choicesOf('iron', {}, { allowedUntil: null, visits })).toBe(
    'iron You; meera Support: Meera Iyer; rohan Support: Rohan Das; server Automatic',
  )
})

it('who is in as support stands there once', () => {
  expect(choicesOf('meera', { admin: true }, { allowedUntil: null, visits })).toBe(
    'meera You; iron Owner; rohan Support: Rohan Das; server Automatic',
  )
})

it('where nobody ever came in there is nobody to choose', () => {
  expect(choicesOf('iron', {}, null)).toBe('iron You; server Automatic')
})
