// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PersonContext } from '@/ui/person'
import { LeadDrawer } from './LeadDrawer'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

function Opened({ first }: { first: string }) {
  const [id, open] = useState(first)
  const list = { close: () => undefined, openNext: undefined, openPrevious: undefined, open, edit: open }
  return <LeadDrawer id={id} list={list} seesMembers={false} actionsOf={() => []} />
}

// What is read is kept for a while, whichever test reads: each has ids of its own.
function open(id: string, ...held: Lead[]) {
  const scripted = scriptedBackend(scriptedAuth().port)
  const put = (lead: Lead) => scripted.put(`leads/${lead.id}`, { ...lead })
  held.forEach(put)
  render(
    <SessionContext value={sessionAtIron(scripted.backend, 'iron')}>
      <PersonContext value="iron">
        <Opened first={id} />
      </PersonContext>
    </SessionContext>,
  )
  return (lead: Lead) => act(() => put(lead))
}

const note = () => screen.getByLabelText<HTMLInputElement>('Note')
const type = (value: string) => fireEvent.change(note(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

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
