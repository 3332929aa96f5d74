import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { contactWith, leadWith } from './fixtures'
import { MOST_CONTACTS, outcomes, type Contact, type Lead, type LeadStatus, type Outcome } from './lead'
import { logContact, nextDays, statusAfterContact, type LoggedContact } from './logContact'

const today = civil('2026-11-20')
const next = civil('2026-11-22')
const now = new Date('2026-11-20T06:30:00Z')
const log = (lead: Lead, fields: Partial<LoggedContact> = {}) =>
  logContact(
    lead,
    { id: 'x', kind: 'Call', outcome: 'Interested', note: '', nextFollowUpOn: next, ...fields },
    { now, today, by: 'desk' },
  )

/** Where each outcome takes a lead of each status: the columns are the outcomes in their order. */
const table: [LeadStatus, ...LeadStatus[]][] = [
  ['New', 'New', 'New', 'Contacted', 'Contacted', 'Trial Booked', 'Later', 'Lost'],
  ['Contacted', 'Contacted', 'Contacted', 'Contacted', 'Contacted', 'Trial Booked', 'Later', 'Lost'],
  [
    'Trial Booked',
    'Trial Booked',
    'Trial Booked',
    'Trial Booked',
    'Trial Booked',
    'Trial Booked',
    'Later',
    'Lost',
  ],
  ['Trial Done', 'Trial Done', 'Trial Done', 'Trial Done', 'Trial Done', 'Trial Booked', 'Later', 'Lost'],
  ['Later', 'Later', 'Later', 'Contacted', 'Contacted', 'Trial Booked', 'Later', 'Lost'],
  ['Lost', 'Lost', 'Lost', 'Contacted', 'Contacted', 'Trial Booked', 'Later', 'Lost'],
]

test.each(table)('a contact takes a lead from %s', (from, ...expected) => {
  expect(outcomes.map((outcome) => statusAfterContact(from, outcome))).toEqual(expected)
})

describe('a logged contact', () => {
  it('stands with who, when and what comes next, and counts', () => {
    expect(log(leadWith({ attempts: 2 }), { note: ' likes mornings ' })).toEqual({
      contact: {
        ...{ id: 'x', kind: 'Call', outcome: 'Interested', note: 'likes mornings' },
        ...{ by: 'desk', at: now, on: today, nextFollowUpOn: next },
      },
      lead: {
        ...{ status: 'Contacted', nextFollowUpOn: next, trialOn: null, lostReason: '' },
        ...{ attempts: 3, lastOutcome: 'Interested' },
      },
    })
  })

  const logged = (contact: Partial<Contact>, fields: Partial<Lead> = {}) =>
    leadWith({ ...fields, interactions: [contactWith({ id: 'x', nextFollowUpOn: next, ...contact })] })

  it('is logged once, however often it is sent', () => {
    expect(log(logged({ note: 'Likes mornings' }), { note: ' Likes mornings ' })).toBeNull()
    const lost = logged({ outcome: 'Lost', nextFollowUpOn: null }, { status: 'Lost', lostReason: 'Price' })
    expect(log(lost, { outcome: 'Lost', lostReason: 'Price' })).toBeNull()
    // Its lead has moved on since.
    expect(log({ ...lost, status: 'Contacted' }, { outcome: 'Lost', lostReason: 'Price' })).toBeNull()
  })

  test.each<[Partial<Contact>, Partial<LoggedContact>, string]>([
    [{ outcome: 'No answer' }, {}, 'Already logged as No answer, next on 22 Nov, 2026.'],
    [{ kind: 'Visit' }, {}, 'Already logged as Interested, next on 22 Nov, 2026.'],
    [{}, { note: 'Likes mornings' }, 'Already logged as Interested, next on 22 Nov, 2026.'],
    [{}, { nextFollowUpOn: today }, 'Already logged as Interested, next on 22 Nov, 2026.'],
    [{ outcome: 'No answer', nextFollowUpOn: null }, {}, 'Already logged as No answer.'],
    [
      { outcome: 'Lost', nextFollowUpOn: null },
      { outcome: 'Lost', lostReason: 'Distance' },
      'Already logged as Lost because of Price.',
    ],
  ])('under the id of %j is another one with %j: %s', (contact, fields, said) => {
    const lead = logged(contact, contact.outcome === 'Lost' ? { status: 'Lost', lostReason: 'Price' } : {})
    expect(log(lead, fields)).toMatchObject({
      ...{ kind: 'refused', field: 'id' },
      reason: `${said} Log what is new as another contact.`,
    })
  })

  it('asks for what its status asks for', () => {
    const refusal = (fields: Partial<LoggedContact>) => log(leadWith({ nextFollowUpOn: null }), fields)
    expect(refusal({ nextFollowUpOn: null })).toMatchObject({ field: 'nextFollowUpOn' })
    expect(refusal({ outcome: 'Lost' })).toMatchObject({ field: 'lostReason' })
    expect(refusal({ outcome: 'Trial booked' })).toMatchObject({ field: 'trialOn' })
  })

  it('leaves a lost lead lost for its reason while nobody is reached', () => {
    const lost = leadWith({ status: 'Lost', lostReason: 'Distance', nextFollowUpOn: null })
    expect(log(lost, { outcome: 'No answer' })).toMatchObject({
      lead: { status: 'Lost', lostReason: 'Distance', nextFollowUpOn: null },
    })
  })

  it('is refused to a member, and beyond what a record holds', () => {
    expect(log(leadWith({ status: 'Converted' }))).toMatchObject({ kind: 'refused' })
    const many = Array.from({ length: MOST_CONTACTS }, (_, at) => contactWith({ id: String(at) }))
    expect(log(leadWith({ interactions: many }))).toMatchObject({ kind: 'refused' })
  })
})

test.each(outcomes.filter((outcome) => outcome !== 'Lost'))(
  'every day offered after %s can be chosen',
  (outcome: Outcome) => {
    for (const status of ['New', 'Later', 'Trial Done'] as const) {
      const lead = leadWith({ status, interactions: status === 'New' ? [] : [contactWith()] })
      const days = nextDays(lead, outcome, today)
      expect(days.length).toBeGreaterThan(1)
      for (const day of days) {
        const logged = log(lead, { outcome, nextFollowUpOn: day, trialOn: day })
        expect(logged !== null && !isRefused(logged), `${status} ${day}`).toBe(true)
      }
    }
  },
)
