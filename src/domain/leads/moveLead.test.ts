import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { contactWith, leadWith } from './fixtures'
import { leadStatuses, type Lead, type LeadStatus } from './lead'
import { moveLead, type LeadMove } from './moveLead'

const today = civil('2026-11-20')
const tomorrow = civil('2026-11-21')
const contacted = { interactions: [contactWith()] }

const whole: Omit<LeadMove, 'to'> = { nextFollowUpOn: tomorrow, trialOn: tomorrow, lostReason: 'Price' }
const move = (fields: Partial<Lead>, to: LeadStatus, more: Omit<LeadMove, 'to'> = whole) =>
  moveLead(leadWith(fields), { to, ...more }, today)
const why = (...args: Parameters<typeof move>) => {
  const outcome = move(...args)
  return isRefused(outcome) ? [outcome.field, outcome.reason] : 'moved'
}

/** PRODUCT 2.A, with everything that a move may ask for at hand: where each status leads. */
const reached: Record<LeadStatus, LeadStatus[]> = {
  New: ['New', 'Contacted', 'Trial Booked', 'Trial Done', 'Later', 'Lost'],
  Contacted: ['Contacted', 'Trial Booked', 'Trial Done', 'Later', 'Lost'],
  'Trial Booked': ['Contacted', 'Trial Booked', 'Trial Done', 'Later', 'Lost'],
  'Trial Done': ['Contacted', 'Trial Booked', 'Trial Done', 'Later', 'Lost'],
  Later: ['Contacted', 'Trial Booked', 'Trial Done', 'Later', 'Lost'],
  Lost: ['Contacted', 'Trial Booked', 'Trial Done', 'Later', 'Lost'],
  Converted: [],
}

describe('a lead that was contacted', () => {
  test.each(leadStatuses)('goes from %s', (from) => {
    // A new one that was contacted exists while nobody has answered: it may stay new.
    const tried = leadStatuses.filter(
      (to) => move({ status: from, ...contacted }, to) && why({ status: from, ...contacted }, to) === 'moved',
    )
    expect(tried).toEqual(reached[from])
  })
})

describe('a lead that nobody has talked to', () => {
  test.each(leadStatuses.filter((to) => to !== 'New' && to !== 'Converted'))('does not go to %s', (to) => {
    expect(why({}, to)).toEqual(['status', 'Log a contact with Kiran Shah first.'])
  })
})

describe('what a move asks for', () => {
  it('is a next date while the lead is open, its own where it has one', () => {
    expect(move({ ...contacted }, 'Contacted', {})).toMatchObject({ nextFollowUpOn: today })
    expect(why({ ...contacted, nextFollowUpOn: null }, 'Contacted', {})).toEqual([
      'nextFollowUpOn',
      'Choose when to follow up next',
    ])
    expect(why(contacted, 'Contacted', { nextFollowUpOn: civil('2026-11-19') })).toEqual([
      'nextFollowUpOn',
      'Choose today or a later day',
    ])
    expect(why(contacted, 'Contacted', { nextFollowUpOn: civil('2027-11-22') })).toEqual([
      'nextFollowUpOn',
      'Choose a day within a year',
    ])
  })

  it('is a later day for Later', () => {
    expect(why(contacted, 'Later', {})).toEqual(['nextFollowUpOn', 'Choose a later day to ask again'])
    expect(why(contacted, 'Later', { nextFollowUpOn: tomorrow })).toBe('moved')
  })

  it('is the day of the trial, which is the next date too', () => {
    expect(why(contacted, 'Trial Booked', {})).toEqual(['trialOn', 'Choose the day of the trial'])
    expect(move(contacted, 'Trial Booked', { trialOn: tomorrow })).toMatchObject({
      trialOn: tomorrow,
      nextFollowUpOn: tomorrow,
    })
    expect(why({ ...contacted, trialOn: civil('2026-11-01') }, 'Trial Booked', {})).not.toBe('moved')
  })

  it('is nothing for a trial that took place: today, where it was for later or for no day', () => {
    for (const trialOn of [null, civil('2026-11-25')])
      expect(move({ ...contacted, trialOn }, 'Trial Done', {})).toMatchObject({ trialOn: today })
    const past = civil('2026-11-18')
    expect(move({ ...contacted, trialOn: past }, 'Trial Done', {})).toMatchObject({ trialOn: past })
  })

  it('is a reason for Lost, which ends the follow-ups and goes when the lead comes back', () => {
    expect(why(contacted, 'Lost', {})).toEqual(['lostReason', 'Choose why'])
    expect(move(contacted, 'Lost', { lostReason: 'Price' })).toEqual({
      ...{ status: 'Lost', nextFollowUpOn: null, trialOn: null, lostReason: 'Price' },
    })
    const lost = { ...contacted, status: 'Lost', lostReason: 'Price', nextFollowUpOn: null } as const
    expect(move(lost, 'Contacted', { nextFollowUpOn: tomorrow })).toMatchObject({ lostReason: '' })
    expect(why(lost, 'Contacted', {})).not.toBe('moved')
  })
})
