import { describe, expect, it, test } from 'vitest'
import { isRefused } from '@/domain/shared/refusal'
import { civil } from '@/domain/shared/civilDate'
import { contactWith, leadWith } from './fixtures'
import { ENQUIRY, type Lead } from './lead'
import { isMerged, mergeLeads as mergedOn } from './mergeLeads'

const mergeLeads = (stays: Lead, goes: Lead, locale = 'en-IN') =>
  mergedOn(stays, goes, { today: civil('2026-11-24'), locale })
const contact = (id: string, at: string, outcome = 'Interested') =>
  contactWith({ id, outcome, at: new Date(at) })
const one = (fields: Partial<Lead> = {}) =>
  leadWith({ id: 'one', createdAt: new Date('2026-11-10T06:00:00Z'), ...fields })
const two = (fields: Partial<Lead> = {}) =>
  leadWith({ id: 'two', createdAt: new Date('2026-11-02T06:00:00Z'), ...fields })

describe('two leads of one phone', () => {
  it('become one with the contacts of both in the order of time, since the first of them came', () => {
    const stays = one({
      ...{ status: 'Contacted', attempts: 2, notes: 'Yoga', source: 'Google' },
      interactions: [contact('a', '2026-11-11T06:00:00Z'), contact('c', '2026-11-13T06:00:00Z', 'Busy')],
    })
    const goes = two({
      ...{ attempts: 1, notes: 'Mornings', source: 'Walk-in', email: 'k@example.com', budget: 900 },
      ...{ interactions: [contact('b', '2026-11-12T06:00:00Z')], ownerId: 'desk', gender: 'Female' },
      promisedDiscount: 300,
    })
    expect(mergeLeads(stays, goes)).toMatchObject({
      interactions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      ...{ attempts: 3, lastOutcome: 'Busy', createdAt: goes.createdAt, cameIn: '2026-11' },
      ...{ notes: 'Yoga\nMornings', source: 'Google', email: 'k@example.com', budget: 900 },
      ...{ ownerId: 'desk', gender: 'Female', status: 'Contacted', promisedDiscount: 300 },
    })
  })

  it('keep the labels of both, each once and no more than one lead has', () => {
    const labels = mergeLeads(one({ labels: ['Student', 'Yoga'] }), two({ labels: ['Yoga', 'Mornings'] }))
    expect(labels).toMatchObject({ labels: ['Student', 'Yoga', 'Mornings'] })
    const many = Array.from({ length: 10 }, (_, at) => `Label ${at}`)
    expect(mergeLeads(one({ labels: many }), two({ labels: ['Yoga'] }))).toMatchObject({ labels: many })
  })

  const agreed = (key: string, at: string | null): Lead['consent'] => ({
    ...{ purpose: 'Answering the enquiry', version: '2026-11', key },
    ...{ at: at === null ? null : new Date(at), on: civil('2026-11-12') },
  })
  const early = agreed('early', '2026-11-10T06:00:00Z')
  const late = agreed('late', '2026-11-12T06:00:00Z')
  test.each<[Lead['consent'], Lead['consent'], Lead['consent']]>([
    [null, early, early],
    [early, null, early],
    [early, late, late],
    [late, early, late],
    [agreed('undated', null), early, early],
    [null, null, null],
  ])('keep what they agreed to last: of %j and %j it is %j', (stays, goes, expected) =>
    expect(mergeLeads(one({ consent: stays }), two({ consent: goes }))).toMatchObject({ consent: expected }),
  )

  it('keep the outcome of the last contact, which asking again is not', () => {
    const again = contactWith({ id: 'z', kind: ENQUIRY, outcome: 'Asked again', at: new Date('2026-11-14') })
    const goes = two({ interactions: [contact('b', '2026-11-12T06:00:00Z', 'Busy'), again] })
    expect(mergeLeads(one(), goes)).toMatchObject({ lastOutcome: 'Busy' })
    expect(mergeLeads(one(), two({ interactions: [again] }))).toMatchObject({ lastOutcome: '' })
  })

  test.each<[Partial<Lead>, Partial<Lead>, Partial<Lead>]>([
    // Whoever has got further goes on; the earlier date stands.
    [
      { nextFollowUpOn: civil('2026-11-20') },
      { status: 'Trial Booked', trialOn: civil('2026-11-25'), nextFollowUpOn: civil('2026-11-25') },
      { status: 'Trial Booked', trialOn: civil('2026-11-25'), nextFollowUpOn: civil('2026-11-20') },
    ],
    [
      { status: 'Contacted', nextFollowUpOn: civil('2026-11-28') },
      { nextFollowUpOn: civil('2026-11-21') },
      { status: 'Contacted', nextFollowUpOn: civil('2026-11-21') },
    ],
    [
      { status: 'Lost', lostReason: 'Price', nextFollowUpOn: null, ownerId: 'left' },
      { nextFollowUpOn: civil('2026-11-21'), ownerId: 'desk' },
      { status: 'New', lostReason: '', nextFollowUpOn: civil('2026-11-21'), ownerId: 'desk' },
    ],
    // New is only whom nobody has talked to.
    [
      { status: 'Lost', lostReason: 'Price', nextFollowUpOn: null, interactions: [contactWith()] },
      { nextFollowUpOn: civil('2026-11-21') },
      { status: 'Contacted', lostReason: '', nextFollowUpOn: civil('2026-11-21') },
    ],
    [
      { nextFollowUpOn: civil('2026-11-21') },
      { status: 'Lost', lostReason: 'Price', nextFollowUpOn: null, interactions: [contactWith()] },
      { status: 'Contacted', lostReason: '', nextFollowUpOn: civil('2026-11-21') },
    ],
    [
      { nextFollowUpOn: civil('2026-11-21') },
      { interactions: [contactWith({ kind: ENQUIRY })] },
      { status: 'New' },
    ],
    [{ ownerId: 'desk' }, { ownerId: 'sales' }, { ownerId: 'desk' }],
    [
      { nextFollowUpOn: civil('2026-11-21') },
      { status: 'Lost', lostReason: 'Price', nextFollowUpOn: null },
      { status: 'New', lostReason: '', nextFollowUpOn: civil('2026-11-21') },
    ],
    [
      { status: 'Later', nextFollowUpOn: civil('2026-12-21') },
      { nextFollowUpOn: civil('2026-11-21') },
      { status: 'Later', nextFollowUpOn: civil('2026-12-21') },
    ],
    [
      { status: 'Converted', memberId: 'm1', nextFollowUpOn: null },
      { nextFollowUpOn: civil('2026-11-21') },
      { status: 'Converted', nextFollowUpOn: null },
    ],
  ])('%j and %j are %j', (stays, goes, expected) =>
    expect(mergeLeads(one(stays), two(goes))).toMatchObject(expected),
  )

  const booked = (day: string): Partial<Lead> => ({
    ...{ status: 'Trial Booked', trialOn: civil(day), nextFollowUpOn: civil(day) },
    interactions: [contactWith()],
  })
  const tried = (day: string): Partial<Lead> => ({ status: 'Trial Done', trialOn: civil(day) })
  const won: Partial<Lead> = { status: 'Converted', memberId: 'm1', nextFollowUpOn: null }
  test.each<[Partial<Lead>, Partial<Lead>, Partial<Lead>]>([
    [{ status: 'Later', nextFollowUpOn: civil('2026-12-21') }, booked('2026-12-05'), booked('2026-12-05')],
    [
      { status: 'Contacted', nextFollowUpOn: civil('2026-12-21') },
      booked('2026-12-05'),
      booked('2026-12-05'),
    ],
    [{ status: 'Contacted' }, booked('2026-11-24'), { status: 'Trial Booked', trialOn: civil('2026-11-24') }],
    [{ status: 'Contacted' }, booked('2026-11-02'), { status: 'Trial Booked', trialOn: civil('2026-11-02') }],
    [
      { status: 'Lost', lostReason: 'Price' },
      booked('2026-12-05'),
      { ...booked('2026-12-05'), lostReason: '' },
    ],
    [
      booked('2026-11-02'),
      booked('2026-12-05'),
      { status: 'Trial Booked', trialOn: civil('2026-12-05'), nextFollowUpOn: civil('2026-11-02') },
    ],
    [booked('2026-12-05'), booked('2026-11-02'), { status: 'Trial Booked', trialOn: civil('2026-12-05') }],
    [booked('2026-12-05'), booked('2026-12-03'), { status: 'Trial Booked', trialOn: civil('2026-12-03') }],
    [booked('2026-11-02'), booked('2026-11-09'), { status: 'Trial Booked', trialOn: civil('2026-11-02') }],
    [tried('2026-11-02'), booked('2026-12-05'), { status: 'Trial Booked', trialOn: civil('2026-12-05') }],
    [tried('2026-11-24'), booked('2026-11-24'), { status: 'Trial Done', trialOn: civil('2026-11-24') }],
    [booked('2026-12-05'), tried('2026-11-02'), { status: 'Trial Booked', trialOn: civil('2026-12-05') }],
    // Whoever asked for later is not called for a trial that is past.
    [
      { status: 'Later', nextFollowUpOn: civil('2026-12-21') },
      booked('2026-11-02'),
      { status: 'Later', nextFollowUpOn: civil('2026-12-21') },
    ],
    [won, booked('2026-12-05'), { status: 'Converted', nextFollowUpOn: null }],
    // One that took place is not undone.
    [booked('2026-11-24'), tried('2026-11-24'), { status: 'Trial Done', trialOn: civil('2026-11-24') }],
    [{ status: 'Contacted' }, tried('2026-11-24'), { status: 'Trial Done', trialOn: civil('2026-11-24') }],
    [booked('2026-11-02'), tried('2026-11-24'), { status: 'Trial Done', trialOn: civil('2026-11-24') }],
  ])('and a booked trial is expected on its day: %j and %j are %j', (stays, goes, expected) =>
    expect(mergeLeads(one(stays), two(goes))).toMatchObject(expected),
  )

  test.each<[string, string, string, boolean]>([
    ['en-US', '4155550123', '14155550123', true],
    ['en-GB', '7911123456', '447911123456', true],
    ['en-US', '4155550123', '14155550124', false],
    ['en-IN', '4155550123', '14155550123', false],
    // An older lead keeps the 00 before a country's code.
    ['en-IN', '6591234567', '006591234567', true],
  ])(
    'at a centre in %s the phones %s and %s are one, with the code of its country and without: %s (PRODUCT 2.R)',
    (locale, stays, goes, areOne) => {
      const ways = [mergeLeads(one({ phoneDigits: stays }), two({ phoneDigits: goes }), locale)]
      ways.push(mergeLeads(one({ phoneDigits: goes }), two({ phoneDigits: stays }), locale))
      expect(ways.map((answer) => !isRefused(answer))).toEqual([areOne, areOne])
    },
  )

  test.each<[string, Partial<Lead>, Partial<Lead>]>([
    ['same phone', {}, { phoneDigits: '9876543212' }],
    ['same phone', { phoneDigits: '' }, { phoneDigits: '' }],
    ['was deleted', { deleted: true }, {}],
    ['was deleted', {}, { deleted: true }],
    ['a member already', {}, { status: 'Converted' }],
    ['two different', {}, { id: 'one' }],
    [
      'more than 500 contacts',
      { interactions: Array.from({ length: 500 }, () => contactWith()) },
      { interactions: [contactWith()] },
    ],
    ['notes have more than', { notes: 'x'.repeat(4000) }, { notes: 'y'.repeat(1000) }],
  ])('stay two: %s', (why, stays, goes) => {
    const answer = mergeLeads(one(stays), two(goes))
    expect(isRefused(answer) && answer.reason).toContain(why)
  })

  it('are merged once: a repeat finds the other one put away, for this one', () => {
    expect(isMerged(one(), two({ deleted: true, mergedInto: 'one' }))).toBe(true)
    expect(isMerged(one(), two({ deleted: true, mergedInto: 'three' }))).toBe(false)
    expect(isMerged(one(), two({ deleted: true }))).toBe(false)
    expect(isMerged(one(), two({ mergedInto: 'one' }))).toBe(false)
  })
})
