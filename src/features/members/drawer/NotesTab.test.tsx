// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { dropAllDrafts } from '@/ui/form/draft'
import { PersonContext } from '@/ui/person'
import { NotesTab } from './NotesTab'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
const tab = (id: string, notes: string, person: string) => (
  <SessionContext value={session}>
    <PersonContext value={person}>
      <NotesTab member={memberWith({ id, notes })} />
    </PersonContext>
  </SessionContext>
)

function open(id: string, notes: string, person = 'iron') {
  const { rerender } = render(tab(id, notes, person))
  return (saved: string) => rerender(tab(id, saved, person))
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>('Notes about Asha Rao')
const type = (value: string) => fireEvent.change(note(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save note' })
const theirs = () => screen.queryByRole('status')?.querySelector('p')?.textContent ?? null

it('a note that another desk changes while one is typed is shown beside it, and neither is saved over', () => {
  const saved = open('both', 'Knee')
  type('Knee\nMornings')
  expect(save().disabled).toBe(false)
  saved('Knee, back')
  expect([note().value, theirs(), save().disabled]).toEqual(['Knee\nMornings', 'Knee, back', true])
  press('Keep both')
  expect([note().value, theirs(), save().disabled]).toEqual(['Knee, back\nMornings', null, false])
})

it('a note may be kept alone, also once the drawer was closed meanwhile', () => {
  open('mine', 'Knee')
  type('Shoulder')
  cleanup()
  open('mine', '')
  expect([note().value, theirs()]).toEqual(['Shoulder', 'Nothing'])
  press('Keep only mine')
  expect([note().value, theirs(), save().disabled]).toEqual(['Shoulder', null, false])
})

it('a note that nobody types follows what another desk saves, as does one that is as it was again', () => {
  const saved = open('follows', 'Knee')
  saved('Knee, back')
  expect(note().value).toBe('Knee, back')
  type('Knee, back, neck')
  type('Knee, back')
  saved('Back')
  expect([note().value, theirs()]).toEqual(['Back', null])
})

it('two notes that are too long together wait until they are shortened', () => {
  const saved = open('long', '')
  type('a'.repeat(1_500))
  saved('b'.repeat(600))
  press('Keep both')
  expect(save().disabled).toBe(true)
  type('b'.repeat(600))
  type(`${'b'.repeat(600)}\na`)
  expect(save().disabled).toBe(false)
})

it('a note that was not saved is there again for whoever typed it, and for nobody else on the same machine', () => {
  open('shared', 'Knee', 'desk')
  type('Knee, pregnant')
  cleanup()
  open('shared', 'Knee', 'trainer')
  expect(note().value).toBe('Knee')
  cleanup()
  open('shared', 'Knee', 'desk')
  expect(note().value).toBe('Knee, pregnant')
  cleanup()
  dropAllDrafts()
  open('shared', 'Knee', 'desk')
  expect(note().value).toBe('Knee')
})

it('a note that was discarded is gone from the device', () => {
  open('discarded', 'Knee')
  type('Shoulder')
  expect(window.localStorage).toHaveLength(1)
  press('Discard')
  expect(window.localStorage).toHaveLength(0)
})
