// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { NotesTab } from './NotesTab'

afterEach(cleanup)

const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
const tab = (id: string, notes: string) => (
  <SessionContext value={session}>
    <NotesTab member={memberWith({ id, notes })} />
  </SessionContext>
)

function open(id: string, notes: string) {
  const { rerender } = render(tab(id, notes))
  return (saved: string) => rerender(tab(id, saved))
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
