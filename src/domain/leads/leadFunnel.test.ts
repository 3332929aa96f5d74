import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { contactWith, leadWith } from './fixtures'
import { ENQUIRY, type Lead } from './lead'
import {
  boughtOf,
  conversionBy,
  hoursToFirstContact,
  isAt,
  leadFunnel,
  lostBecause,
  median,
  percentOf,
  wasContacted,
} from './leadFunnel'
import { cameWithin, monthCame, monthsAsked } from './leadMonths'

const zone = 'Asia/Kolkata'
const createdAt = new Date('2026-11-10T06:00:00Z')
const contact = (outcome: string, on: string, at: Date | null = null) =>
  contactWith({ outcome, on: civil(on), at })
/** What the second form on the centre's page leaves in a lead. */
const askedAgain = (on: string, at: Date | null = null) =>
  contactWith({ kind: ENQUIRY, outcome: 'Asked again', by: '', on: civil(on), at })
const lead = (id: string, fields: Partial<Lead> = {}) => leadWith({ id, createdAt, ...fields })

const rung = lead('rung', { interactions: [contact('No answer', '2026-11-11')], source: 'Google' })
const talked = lead('talked', {
  ...{ status: 'Contacted', source: 'Google', ownerId: 'desk' },
  interactions: [contact('Busy', '2026-11-10'), contact('Interested', '2026-11-12')],
})
const tried = lead('tried', {
  ...{ status: 'Trial Done', trialOn: civil('2026-11-14'), ownerId: 'desk' },
  interactions: [contact('Trial booked', '2026-11-11')],
})
const won = lead('won', {
  ...{ status: 'Converted', convertedOn: civil('2026-11-20'), source: 'Google', ownerId: 'desk' },
  soldFor: 1_799.5,
  interactions: [contact('Interested', '2026-11-16')],
})
const priced = lead('priced', {
  ...{ status: 'Lost', lostReason: 'Price' },
  interactions: [contact('Lost', '2026-11-11')],
})
const leads = [lead('new'), rung, talked, tried, won, priced]

test.each<[string, Partial<Lead>, boolean]>([
  ['new', {}, false],
  ['rung in vain', { interactions: [contact('No answer', '2026-11-11')] }, false],
  ['who asked twice and was never called', { interactions: [askedAgain('2026-11-11')] }, false],
  [
    'who asked twice and was rung in vain',
    { interactions: [askedAgain('2026-11-11'), contact('Busy', '2026-11-12')] },
    false,
  ],
  [
    'who asked twice and was never reached',
    { status: 'Lost', lostReason: 'Not reachable', interactions: [askedAgain('2026-11-11')] },
    false,
  ],
  ['moved by hand', { status: 'Contacted', interactions: [contact('Busy', '2026-11-11')] }, true],
  ['later', { status: 'Later' }, true],
  ['lost for the price', { status: 'Lost', lostReason: 'Price' }, true],
  ['never reached', { status: 'Lost', lostReason: 'Not reachable' }, false],
  ['lost for a reason of the centre’s own', { status: 'Lost', lostReason: 'Moves away' }, true],
  ['a wrong number', { status: 'Lost', lostReason: 'Duplicate/Spam' }, false],
  [
    'lost after a talk',
    { status: 'Lost', lostReason: 'Not reachable', interactions: [contact('Interested', '2026-11-11')] },
    true,
  ],
])('whoever is %s was talked to: %j %s', (_name, fields, expected) =>
  expect(wasContacted(leadWith(fields))).toBe(expected),
)

describe('the funnel', () => {
  it('counts who reached each step, how many of all that are, and how long each step takes', () => {
    expect(leadFunnel(leads, zone)).toEqual([
      { step: 'New', count: 6, percent: 100, medianDays: null, medianDaysSince: null },
      { step: 'Contacted', count: 4, percent: 66.7, medianDays: 2, medianDaysSince: 2 },
      { step: 'Trial booked', count: 1, percent: 16.7, medianDays: 4, medianDaysSince: 3 },
      // Without a trial: since they were talked to.
      { step: 'Converted', count: 1, percent: 16.7, medianDays: 10, medianDaysSince: 4 },
    ])
  })

  it('takes no second form for a contact: neither in its days nor by source or in the list of a figure', () => {
    const twice = lead('twice', { source: 'Enquiry page', interactions: [askedAgain('2026-11-11')] })
    const calledLater = lead('calledLater', {
      ...{ status: 'Contacted', source: 'Enquiry page' },
      interactions: [askedAgain('2026-11-11'), contact('Interested', '2026-11-15')],
    })
    expect(leadFunnel([twice, calledLater], zone)[1]).toMatchObject({ count: 1, medianDays: 5 })
    expect(conversionBy([twice, calledLater], 'source', zone)).toMatchObject([{ came: 2, contacted: 1 }])
    expect([twice, calledLater].map(isAt.Contacted)).toEqual([false, true])
  })

  it('of nobody has no percentages', () => {
    expect(leadFunnel([], zone).map(({ count, percent }) => [count, percent])).toEqual(
      Array.from({ length: 4 }, () => [0, null]),
    )
  })

  it('by source and by person, those with the most first', () => {
    expect(conversionBy(leads, 'source', zone)).toEqual([
      {
        key: '',
        came: 3,
        contacted: 2,
        trials: 1,
        converted: 0,
        lost: 1,
        sold: 0,
        percent: 0,
        medianDays: null,
      },
      {
        key: 'Google',
        came: 3,
        contacted: 2,
        trials: 0,
        converted: 1,
        lost: 0,
        sold: 1_799.5,
        percent: 33.3,
        medianDays: 10,
      },
    ])
    expect(conversionBy(leads, 'ownerId', zone).map(({ key, converted }) => [key, converted])).toEqual([
      ['', 0],
      ['desk', 1],
    ])
  })

  it('says of each person after how many days those who bought did, half of them sooner', () => {
    const bought = (id: string, ownerId: string, on: string) =>
      lead(id, { status: 'Converted', ownerId, convertedOn: civil(on) })
    const people = conversionBy(
      [
        ...[bought('a', 'desk', '2026-11-12'), bought('b', 'desk', '2026-11-18')],
        ...[bought('c', 'sales', '2026-11-10'), lead('d', { ownerId: 'new' })],
        // Nobody wrote down on which day.
        lead('e', { status: 'Converted', ownerId: 'older' }),
      ],
      'ownerId',
      zone,
    )
    expect(Object.fromEntries(people.map(({ key, medianDays }) => [key, medianDays]))).toEqual({
      ...{ desk: 5, sales: 0, new: null, older: null },
    })
  })

  it('adds up what each source first bought for, to the paisa; what is not known counts nothing', () => {
    const bought = (soldFor: number | null) => lead('b', { status: 'Converted', source: 'Google', soldFor })
    expect(conversionBy([bought(0.1), bought(0.2), bought(null)], 'source', zone)).toMatchObject([
      { sold: 0.3 },
    ])
  })

  it('counts who bought of all that came, as its last step does', () => {
    const leads = [priced, talked, lead('b', { status: 'Converted' })]
    expect(boughtOf(leads)).toEqual({ came: 3, bought: 1, percent: 33.3 })
    expect(leadFunnel(leads, zone).at(-1)).toMatchObject({ count: 1, percent: 33.3 })
    expect(boughtOf([])).toEqual({ came: 0, bought: 0, percent: null })
  })

  it('says why they were lost, in the words that were kept then', () => {
    const lost = (id: string, lostReason: Lead['lostReason']) => lead(id, { status: 'Lost', lostReason })
    expect(
      lostBecause([priced, lost('a', 'Timing'), lost('b', 'Timing'), lost('c', 'Moves away'), talked]),
    ).toEqual([
      { reason: 'Timing', count: 2 },
      { reason: 'Moves away', count: 1 },
      { reason: 'Price', count: 1 },
    ])
  })

  it('and how long they waited for the first call', () => {
    const after = (id: string, at: string) =>
      lead(id, { interactions: [contact('No answer', '2026-11-10', new Date(at))] })
    expect(
      hoursToFirstContact([after('a', '2026-11-10T07:00:00Z'), after('b', '2026-11-10T12:00:00Z')]),
    ).toBe(3.5)
    expect(hoursToFirstContact([lead('new')])).toBeNull()
    const again = askedAgain('2026-11-10', new Date('2026-11-10T06:30:00Z'))
    const called = contact('Busy', '2026-11-10', new Date('2026-11-10T10:00:00Z'))
    expect(hoursToFirstContact([lead('twice', { interactions: [again] })])).toBeNull()
    expect(hoursToFirstContact([lead('called', { interactions: [again, called] })])).toBe(4)
  })

  test.each([
    [[], null],
    [[4], 4],
    [[9, 1, 2], 2],
    [[1, 2, 10, 3], 2.5],
  ])('the median of %j is %s', (values, expected) => expect(median(values)).toBe(expected))

  test.each([
    [0, 0, null],
    [1, 3, 33.3],
    [2, 3, 66.7],
  ])('%d of %d are %s percent', (part, whole, expected) => expect(percentOf(part, whole)).toBe(expected))
})

describe('the days that leads came on', () => {
  it('are asked by months in UTC, with one more where a zone may reach into it', () => {
    expect(monthCame(new Date('2026-10-31T20:00:00Z'))).toBe('2026-10')
    expect(monthsAsked({ from: civil('2026-11-01'), to: civil('2026-11-29') })).toEqual([
      '2026-10',
      '2026-11',
    ])
    expect(monthsAsked({ from: civil('2026-11-02'), to: civil('2026-11-30') })).toEqual([
      '2026-11',
      '2026-12',
    ])
  })

  it('are those of the centre', () => {
    const late = lead('late', { createdAt: new Date('2026-10-31T20:00:00Z') })
    const span = { from: civil('2026-11-01'), to: civil('2026-11-10') }
    expect(cameWithin([late, won], span, zone)).toEqual([late, won])
    expect(cameWithin([late, won], span, 'UTC')).toEqual([won])
    expect(
      cameWithin(
        [
          { ...won, deleted: true },
          { ...won, createdAt: null },
        ],
        span,
        zone,
      ),
    ).toEqual([])
  })
})
