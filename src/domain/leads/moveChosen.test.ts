import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { contactWith, leadWith } from './fixtures'
import { leadStatuses, type Lead, type LeadStatus } from './lead'
import { moveChosen, takeBack, whyStays, type Stay } from './moveChosen'
import type { LeadMove } from './moveLead'

const today = civil('2026-11-20')
const tomorrow = civil('2026-11-21')
const contacted = { interactions: [contactWith()] }

const lost: LeadMove = { to: 'Lost', lostReason: 'Distance' }
const move = (fields: Partial<Lead>, how = lost) => moveChosen(leadWith(fields), how, today)
const reasonOf = (outcome: ReturnType<typeof move>) => (isRefused(outcome) ? outcome.reason : 'done')

describe('a lead of a choice that is given up', () => {
  const refusals: Partial<Record<LeadStatus, string>> = {
    Converted: 'Kiran Shah is a member already.',
    Lost: 'Kiran Shah is lost already.',
  }
  test.each(leadStatuses)('as %s goes for the reason, or says why it stays', (status) =>
    expect(reasonOf(move({ ...contacted, status }))).toBe(refusals[status] ?? 'done'),
  )

  it('has no next date then, and keeps the day of its trial', () => {
    const trialOn = civil('2026-11-18')
    expect(move({ ...contacted, status: 'Trial Done', trialOn })).toEqual({
      ...{ status: 'Lost', lostReason: 'Distance', nextFollowUpOn: null, trialOn },
    })
  })

  it('stays where nobody has talked to it, and where it is deleted', () => {
    expect(reasonOf(move({}))).toBe('Log a contact with Kiran Shah first.')
    expect(reasonOf(move({ ...contacted, deleted: true }))).toBe('Kiran Shah was deleted.')
  })

  it('is not called deleted where it was merged away', () =>
    expect(reasonOf(move({ ...contacted, deleted: true, mergedInto: 'other' }))).toBe(
      'Kiran Shah was merged into another lead.',
    ))
})

describe('a lead of a choice that goes to another status', () => {
  const open: LeadStatus[] = ['Contacted', 'Trial Booked', 'Trial Done', 'Later', 'Lost']

  test.each<[Partial<Lead>, LeadStatus[], Stay]>([
    [{ status: 'Converted' }, [...open, 'New'], 'member'],
    [{ status: 'New' }, open, 'silent'],
    [{ status: 'Contacted', ...contacted }, ['New'], 'contacted'],
    [{ status: 'Later', ...contacted }, ['Later'], 'there'],
    [{ status: 'Contacted', ...contacted, deleted: true }, open, 'deleted'],
    [{ status: 'Contacted', ...contacted, deleted: true, mergedInto: 'other' }, open, 'merged'],
  ])('%j may not go to %j: %s', (fields, to, why) => {
    for (const each of to) expect(whyStays(leadWith(fields), each)).toBe(why)
  })

  test.each<[LeadStatus, LeadStatus[]]>([
    ['New', open],
    ['Contacted', open.filter((to) => to !== 'Contacted')],
    ['Lost', open.filter((to) => to !== 'Lost')],
  ])('%s that was talked to may go to %j', (status, to) => {
    for (const each of to) expect(whyStays(leadWith({ ...contacted, status }), each)).toBeNull()
  })

  it('is told what its own status asks for where nothing was chosen, and keeps its next date where it has one', () => {
    expect(move({ ...contacted, nextFollowUpOn: tomorrow }, { to: 'Contacted' })).toMatchObject({
      ...{ status: 'Contacted', nextFollowUpOn: tomorrow },
    })
    expect(move({ ...contacted, status: 'Lost', nextFollowUpOn: null }, { to: 'Contacted' })).toMatchObject({
      ...{ reason: 'Choose when to follow up next', field: 'nextFollowUpOn' },
    })
    expect(move({ ...contacted, status: 'Contacted' }, { to: 'Later' })).toMatchObject({
      ...{ reason: 'Choose a later day to ask again', field: 'nextFollowUpOn' },
    })
    expect(reasonOf(move({ ...contacted, status: 'Later' }, { to: 'Later' }))).toBe(
      'Kiran Shah has the status Later already.',
    )
  })
})

describe('Undo of that', () => {
  const before = leadWith({ ...contacted, status: 'Later', nextFollowUpOn: tomorrow })
  const gone = leadWith({ ...contacted, status: 'Lost', lostReason: 'Price', nextFollowUpOn: null })
  const back = (lead: Lead, was = before, how = lost) => takeBack(lead, { before: was, move: how, today })

  it('puts the lead back where it stood, with its next date', () => {
    expect(back(gone)).toEqual({
      ...{ status: 'Later', nextFollowUpOn: tomorrow, trialOn: null, lostReason: '' },
    })
    expect(back(gone, { ...before, nextFollowUpOn: null })).toMatchObject({ nextFollowUpOn: today })
  })

  it('makes a lost one lost again, for its reason and without a date', () => {
    const how: LeadMove = { to: 'Contacted', nextFollowUpOn: tomorrow }
    const brought = leadWith({ ...contacted, status: 'Contacted', nextFollowUpOn: tomorrow })
    expect(back(brought, gone, how)).toEqual({
      ...{ status: 'Lost', nextFollowUpOn: null, trialOn: null, lostReason: 'Price' },
    })
  })

  it.each<Partial<Lead>>([
    { status: 'Contacted' },
    { status: 'Converted' },
    { deleted: true },
    { nextFollowUpOn: tomorrow },
    { interactions: [contactWith(), contactWith({ id: 'c2' })] },
  ])('leaves alone what became of it since: %j', (since) =>
    expect(reasonOf(back({ ...gone, ...since }))).toBe(
      'Kiran Shah was changed meanwhile, and stays as it is.',
    ),
  )
})
