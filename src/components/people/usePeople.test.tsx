// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Claims } from '@/domain/access/role'
import { liveCache } from '@/live/liveCache'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { usePeople } from './usePeople'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

type Asked = { uids: readonly string[]; most?: number; known?: ReadonlyMap<string, string> }

function Names({ uids, most, known }: Asked) {
  const nameOf = usePeople(uids, most, known)
  return <output>{[...new Set(uids)].map(nameOf).join(', ')}</output>
}

function shown(uid: string, claims: Claims, uids: readonly string[], more: Omit<Asked, 'uids'> = {}) {
  const scripted = scriptedBackend(scriptedAuth().port)
  for (const [id, name] of [
    ['asha', 'Asha Rao'],
    ['ravi', 'Ravi Kumar'],
  ])
    scripted.put(`staff/${id}`, { gymId: 'iron', name, email: `${id}@demo.test`, role: 'Manager' })
  scripted.put('staff/other', { gymId: 'ice', name: 'Of Another Centre', role: 'Manager' })
  render(
    <SessionContext value={sessionAtIron(scripted.backend, uid, claims)}>
      <Names uids={uids} {...more} />
    </SessionContext>,
  )
  return { text: screen.getByRole('status').textContent, watched: scripted.watched }
}

it('names whoever the owner employs, each read once, and says what is not a person', () => {
  const { text, watched } = shown('iron', {}, ['asha', 'iron', 'asha', '', 'server', 'ravi'])
  expect(text).toBe('Asha Rao, You, --, --, Ravi Kumar')
  expect(watched.filter((path) => path.startsWith('staff/')).sort()).toEqual(['staff/asha', 'staff/ravi'])
})

it('reads the most frequent alone where many worked; the others are Staff', () => {
  const { text, watched } = shown('iron', {}, ['ravi', 'asha', 'asha'], { most: 1 })
  expect(text).toBe('Staff, Asha Rao')
  expect(watched).toEqual(['staff/asha'])
})

it('reads nobody whom the screen has by name already, and still says You', () => {
  const known = new Map([
    ['iron', 'Meera Iyer'],
    ['asha', 'Asha R.'],
  ])
  const { text, watched } = shown('desk', { role: 'Client', gymId: 'iron' }, ['asha', 'iron', 'desk'], {
    known,
  })
  expect(text).toBe('Asha R., Meera Iyer, You')
  expect(watched).toEqual([])
})

it('names nobody of another centre', () => {
  expect(shown('iron', {}, ['other', 'gone']).text).toBe('Staff, Staff')
})

it('lets the desk know itself and the owner, and reads nobody: the rules give it no other record', () => {
  const { text, watched } = shown('desk', { role: 'Manager', gymId: 'iron' }, ['desk', 'iron', 'asha'])
  expect(text).toBe('You, Owner, Staff')
  expect(watched).toEqual([])
})
