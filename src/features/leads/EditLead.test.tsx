// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PersonContext } from '@/ui/person'
import { EditLead } from './EditLead'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const nothing = () => undefined

function open(lead: Lead) {
  const scripted = scriptedBackend(scriptedAuth().port)
  const put = (now: Lead) => scripted.put(`leads/${now.id}`, { ...now })
  put(lead)
  render(
    <SessionContext value={sessionAtIron(scripted.backend, 'iron')}>
      <PersonContext value="iron">
        <EditLead id={lead.id} seesMembers onOpenLead={nothing} onOpenMember={nothing} onClose={nothing} />
      </PersonContext>
    </SessionContext>,
  )
  return (now: Partial<Lead>) => act(() => put({ ...lead, ...now }))
}

const interest = () => screen.getByLabelText<HTMLInputElement>('Interest')
const type = (value: string) => fireEvent.change(interest(), { target: { value } })
const nextDate = () => screen.queryByLabelText(/^Next follow-up/)

describe('the edit form of a lead', () => {
  it.each(['Converted', 'Lost'] as const)('opens by its id, also where it is %s', (status) => {
    open(leadWith({ id: status, status, nextFollowUpOn: null }))
    screen.getByRole('heading', { name: 'Edit Kiran Shah' })
    expect(nextDate()).toBeNull()
  })

  it('keeps what is typed while another desk marks the lead as lost, and says so', () => {
    const change = open(leadWith({ id: 'lost' }))
    expect(nextDate()).not.toBeNull()
    type('Yoga')
    change({ status: 'Lost', lostReason: 'Price', nextFollowUpOn: null })
    expect(interest().value).toBe('Yoga')
    expect(nextDate()).toBeNull()
    screen.getByText(/^Kiran Shah was marked as lost meanwhile, so there is no next follow-up\./)
  })

  it('keeps what is typed on this device', () => {
    const lead = leadWith({ id: 'kept' })
    open(lead)
    type('Yoga')
    cleanup()
    open(lead)
    expect(interest().value).toBe('Yoga')
  })

  it('says what became of a lead that was put away', () => {
    open(leadWith({ id: 'gone', deleted: true, mergedInto: 'stays' }))
    screen.getByText('Kiran Shah was merged into another lead.')
  })
})
