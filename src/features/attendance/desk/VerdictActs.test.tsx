// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Claims } from '@/domain/access/role'
import { decide } from '@/domain/attendance/decide'
import type { Standing } from '@/domain/attendance/presence'
import { settingsWith } from '@/domain/gyms/fixtures'
import { entryWith } from '@/domain/members/fixtures'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { VerdictActs } from './VerdictActs'

afterEach(cleanup)

const now = new Date('2026-11-20T12:00:00+05:30')
const away = { insideSince: null, autoExit: null }
const ended = { insideSince: null, autoExit: new Date('2026-11-20T09:00:00+05:30') }

const manager: Claims = { role: 'Manager', gymId: 'iron' }
const owner: Claims = { role: 'Client', clientType: 'GYM', gymId: 'iron' }
const { backend } = scriptedBackend(scriptedAuth().port)

let pressed: string[] = []
beforeEach(() => void (pressed = []))
const note = (act: string) => () => void pressed.push(act)

function acts(standing: Standing, fields: object = {}, claims: Claims = manager): string[] {
  const entry = entryWith(fields)
  render(
    <SessionContext value={sessionAtIron(backend, 'somebody', claims)}>
      <MemoryRouter>
        <VerdictActs
          judged={{ id: 'm1', entry, decision: decide(entry, settingsWith(), now), ...standing }}
          done={null}
          onMark={note('mark')}
          onComing={note('coming')}
          onOverride={note('override')}
          onUndo={note('undo')}
        />
      </MemoryRouter>
    </SessionContext>,
  )
  const buttons = [...document.querySelectorAll('button, a')]
  return buttons.map((button) => button.textContent.replace(/(ShiftEnter|F2)$/, '').trim())
}

it('marks in who is away, and out who is inside', () => {
  expect(acts(away)).toEqual(['Mark in'])
  cleanup()
  expect(acts({ insideSince: now, autoExit: null })).toEqual(['Mark out'])
})

it('offers both ways of whose visit ended by itself', () => {
  expect(acts(ended)).toEqual(['Mark out', 'Mark in again'])
  fireEvent.click(screen.getByText(/^Mark in again/))
  fireEvent.click(screen.getByText('Mark out'))
  expect(pressed).toEqual(['coming', 'mark'])
})

it('lets whom the desk should stop go out, and come in again by an override alone', () => {
  expect(acts(ended, { b: true })).toEqual(['Mark out', 'Open the member', 'Override'])
  cleanup()
  expect(acts(away, { b: true })).toEqual(['Open the member', 'Override'])
})

it('offers Unblock to the owner alone (PRODUCT 2.G)', () => {
  expect(acts(away, { b: true }, owner)).toEqual(['Unblock', 'Override'])
})
