// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import type { LoggedContact } from '@/domain/leads/logContact'
import { AppError } from '@/domain/shared/appError'
import { leadRepository } from '@/data/leads/leadRepository'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useToasts } from '@/ui/feedback/toast'
import { PersonContext } from '@/ui/person'
import { readContact } from './contactDraft'
import { LeadDrawer } from './LeadDrawer'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

function Opened({ first }: { first: string }) {
  const [id, open] = useState(first)
  const list = { close: () => undefined, openNext: undefined, openPrevious: undefined, open, edit: open }
  return <LeadDrawer id={id} list={list} seesMembers={false} actionsOf={() => []} />
}

// What is read is kept for a while, whichever test reads: each has ids of its own.
let made = 0
function open(id: string, ...held: Lead[]) {
  return openAt({}, id, ...held).change
}

/** `preference` are the centre's settings. */
function openAt(preference: Record<string, unknown>, id: string, ...held: Lead[]) {
  const scripted = scriptedBackend(scriptedAuth().port)
  const put = (lead: Lead) => scripted.put(`leads/${lead.id}`, { ...lead })
  held.forEach(put)
  const backend = { ...scripted.backend, makeId: () => `id${String((made += 1))}` }
  render(
    <SessionContext value={sessionAtIron(backend, 'iron', {}, preference)}>
      <PersonContext value="iron">
        <Opened first={id} />
      </PersonContext>
    </SessionContext>,
  )
  /** null: it is there no more. */
  const change = (lead: Lead | null) =>
    act(() => (lead === null ? scripted.put(`leads/${id}`, null) : put(lead)))
  return { backend, change }
}

const note = () => screen.getByLabelText<HTMLInputElement>('Note')
const type = (value: string) => fireEvent.change(note(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const keptId = (leadId: string) => readContact({ person: 'iron', leadId }).id
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

describe('the labels of a lead', () => {
  const labels = () => screen.queryByRole('group', { name: 'Labels' })

  it('are the centre’s, and what it has of those that were taken out; each says whether it is on the lead', () => {
    openAt(
      { leadLabels: ['Student', 'Mornings'] },
      'labelled',
      leadWith({ id: 'labelled', labels: ['Yoga', 'Student'] }),
    )
    expect([...(labels()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Student', 'Mornings', 'Yoga'],
    ])
    expect(['Student', 'Mornings', 'Yoga'].map(isPressed)).toEqual(['true', 'false', 'true'])
  })

  it('say where one could not be saved', async () => {
    openAt({ leadLabels: ['Student'] }, 'unsaved', leadWith({ id: 'unsaved' }))
    press('Student')
    await screen.findByRole('alert')
    expect(isPressed('Student')).toBe('false')
  })

  it('are each saved that is pressed while another one still is', async () => {
    const { backend } = openAt({ leadLabels: ['Student', 'Mornings'] }, 'quick', leadWith({ id: 'quick' }))
    const asked: string[] = []
    const answers: (() => void)[] = []
    Object.assign(backend.repository(leadRepository), {
      label: (_gymId: string, _id: string, label: string) => {
        asked.push(label)
        return new Promise<void>((resolve) => answers.push(resolve))
      },
    })
    press('Student')
    press('Mornings')
    expect(asked).toEqual(['Student', 'Mornings'])
    await act(() => Promise.resolve(answers[0]?.()))
    expect(labels()?.getAttribute('aria-busy')).toBe('true')
    answers[1]?.()
    await waitFor(() => expect(labels()?.getAttribute('aria-busy')).toBe('false'))
  })

  it('are no card where the centre has none', () => {
    open('unlabelled', leadWith({ id: 'unlabelled' }))
    expect(labels()).toBeNull()
  })
})

describe('a note that is typed while somebody puts its lead away', () => {
  it('goes along to the lead that stays after a merge, with its outcome', () => {
    const change = open('goes', leadWith({ id: 'goes' }), leadWith({ id: 'stays', name: 'Kiran S Shah' }))
    type('Wants mornings')
    press('Interested')
    change(leadWith({ id: 'goes', deleted: true, mergedInto: 'stays' }))
    expect(screen.queryByLabelText('Note')).toBeNull()
    screen.getByText('Wants mornings')
    press('Open the lead that stays')
    screen.getByRole('heading', { name: 'Kiran S Shah' })
    expect(note().value).toBe('Wants mornings')
    expect(isPressed('Interested')).toBe('true')
  })

  it('stands behind what was typed for the lead that stays', () => {
    const [goes, stays] = [leadWith({ id: 'second' }), leadWith({ id: 'first' })]
    open('first', stays)
    type('Has a friend')
    cleanup()
    const change = open('second', goes, stays)
    type('Wants mornings')
    change({ ...goes, deleted: true, mergedInto: 'first' })
    press('Open the lead that stays')
    expect(note().value).toBe('Has a friend · Wants mornings')
  })

  it('is there again once the lead is brought back', () => {
    const lead = leadWith({ id: 'back' })
    const change = open('back', lead)
    type('Wants mornings')
    change({ ...lead, deleted: true })
    screen.getByText('Wants mornings')
    change(lead)
    expect(note().value).toBe('Wants mornings')
  })

  it('can be copied where they have bought meanwhile, and is discarded when that is pressed', () => {
    const lead = leadWith({ id: 'bought' })
    const change = open('bought', lead)
    type('Wants mornings')
    change({ ...lead, status: 'Converted', memberId: 'm1' })
    screen.getByText('Wants mornings')
    press('Discard')
    expect(screen.queryByText('Wants mornings')).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })

  it('is shown where an import was taken back and the lead with it', () => {
    const change = open('imported', leadWith({ id: 'imported' }))
    type('Wants mornings')
    change(null)
    screen.getByText('Wants mornings')
    screen.getByText(/not there any more/)
  })

  it('is logged once, though the lead is opened again before it is known to be', () => {
    const ids: string[] = []
    open('twice', leadWith({ id: 'twice' }))
    type('Wants mornings')
    ids.push(keptId('twice'))
    cleanup()
    open('twice', leadWith({ id: 'twice' }))
    type('Wants mornings, or noon')
    ids.push(keptId('twice'))
    expect(ids[0]).not.toBe('')
    expect(ids[1]).toBe(ids[0])
  })

  it('stays where another contact was logged under its id after all, and is logged as one of its own then', async () => {
    const { backend } = openAt({}, 'taken', leadWith({ id: 'taken' }))
    const sent: LoggedContact[] = []
    const said = 'Already logged as No answer. Log what is new as another contact.'
    Object.assign(backend.repository(leadRepository), {
      log: (_gymId: string, _id: string, contact: LoggedContact) => {
        sent.push(contact)
        return sent.length === 1 ? Promise.reject(new AppError('conflict', said)) : Promise.resolve()
      },
    })
    type('Wants mornings')
    press('Interested')
    press('Tomorrow')
    await screen.findByText(said)
    expect(note().value).toBe('Wants mornings')
    expect(isPressed('Interested')).toBe('true')
    press('Tomorrow')
    await waitFor(() => expect(note().value).toBe(''))
    expect(sent.map((contact) => contact.note)).toEqual(['Wants mornings', 'Wants mornings'])
    expect(sent[1]?.id).not.toBe(sent[0]?.id)
    expect(screen.queryByText(said)).toBeNull()
  })

  it('keeps its id where it could not be sent, so that a repeat is known', async () => {
    const { backend } = openAt({}, 'slow', leadWith({ id: 'slow' }))
    const ids: string[] = []
    Object.assign(backend.repository(leadRepository), {
      log: (_gymId: string, _id: string, { id }: LoggedContact) => {
        ids.push(id)
        return Promise.reject(new AppError('timeout', `It took too long, ${String(ids.length)}.`))
      },
    })
    press('No answer')
    press('Tomorrow')
    await screen.findByText('It took too long, 1.')
    press('Tomorrow')
    await screen.findByText('It took too long, 2.')
    expect(ids[1]).toBe(ids[0])
  })

  it('stays where both notes together are too long, and that is said', () => {
    const [goes, stays] = [leadWith({ id: 'long', name: 'Kiran' }), leadWith({ id: 'longer' })]
    open('longer', stays)
    type('a'.repeat(600))
    cleanup()
    const change = open('long', goes, stays)
    type('b'.repeat(600))
    change({ ...goes, deleted: true, mergedInto: 'longer' })
    press('Open the lead that stays')
    expect(note().value).toBe('a'.repeat(600))
    expect(useToasts.getState().shown.at(-1)?.text).toBe(
      'Both notes together are too long. Yours stays with Kiran.',
    )
  })

  it('is kept for its lead alone, and nothing is kept of one that was only opened', () => {
    open('other', leadWith({ id: 'other' }))
    press('Interested')
    expect(window.localStorage).toHaveLength(0)
    type('Wants mornings')
    cleanup()
    open('another', leadWith({ id: 'another' }))
    expect(note().value).toBe('')
  })
})

describe('a lead that was put away', () => {
  it.each([
    ['Deleted', ''],
    ['Merged', 'stays'],
  ])('says %s in place of where it stood, and when to call no more', (word, mergedInto) => {
    const lead = leadWith({ id: `away-${word}`, status: 'Contacted' })
    const change = open(lead.id, lead)
    screen.getByText('Contacted')
    screen.getByText('Next follow-up')
    change({ ...lead, deleted: true, mergedInto })
    screen.getByText(word, { exact: true })
    expect(screen.queryByText('Contacted')).toBeNull()
    expect(screen.queryByText('Next follow-up')).toBeNull()
  })
})
