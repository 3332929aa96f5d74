import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { leadWith } from './fixtures'
import type { Lead } from './lead'
import { eitherPromise, promisedBy, promisedOff, promiseOf, promiseText } from './promise'

const today = civil('2026-11-20')
const day = (text: string | null) => (text === null ? null : civil(text))

describe('the sale to a lead', () => {
  const offTo = (fields: Partial<Lead>) =>
    promisedOff(promiseOf(leadWith({ promisedDiscount: 300, ...fields })), today)

  it('begins with what was promised, also to a lost one, and not a second time', () => {
    expect(offTo({})).toBe(300)
    expect(offTo({ status: 'Lost' })).toBe(300)
    expect(offTo({ status: 'Converted' })).toBe(0)
    expect(offTo({ deleted: true })).toBe(0)
    expect(offTo({ promisedDiscount: 0 })).toBe(0)
  })

  it('begins without it once its last day has passed, and still says who promised it', () => {
    expect(offTo({ promisedUntil: today })).toBe(300)
    expect(offTo({ promisedUntil: civil('2026-11-19') })).toBe(0)
    const over = leadWith({ promisedDiscount: 300, promisedUntil: civil('2026-11-19'), promisedBy: 'desk' })
    expect(promiseOf(over)).toEqual({ amount: 300, until: '2026-11-19', by: 'desk' })
  })
})

test.each<[number | null, string | null, Partial<Lead> | null, ReturnType<typeof promisedBy>]>([
  [null, '2026-11-30', null, { promisedDiscount: 0, promisedUntil: null, promisedBy: '' }],
  [0, null, { promisedDiscount: 300 }, { promisedDiscount: 0, promisedUntil: null, promisedBy: '' }],
  [300, null, null, { promisedDiscount: 300, promisedUntil: null, promisedBy: 'me' }],
  // As it stood: it stays that of whoever said it.
  [
    ...([300, null, { promisedDiscount: 300, promisedBy: 'desk' }] as const),
    { promisedDiscount: 300, promisedUntil: null, promisedBy: 'desk' },
  ],
  [
    ...([400, null, { promisedDiscount: 300, promisedBy: 'desk' }] as const),
    { promisedDiscount: 400, promisedUntil: null, promisedBy: 'me' },
  ],
  [
    ...([300, '2026-11-30', { promisedDiscount: 300, promisedBy: 'desk' }] as const),
    { promisedDiscount: 300, promisedUntil: civil('2026-11-30'), promisedBy: 'me' },
  ],
])('%j until %j over %j is kept as %j', (promisedDiscount, until, held, expected) =>
  expect(promisedBy({ promisedDiscount, promisedUntil: day(until) }, held && leadWith(held), 'me')).toEqual(
    expected,
  ),
)

it('of two leads is one of theirs, whole', () => {
  const one = { promisedDiscount: 300, promisedUntil: null, promisedBy: 'desk' }
  const other = { promisedDiscount: 500, promisedUntil: today, promisedBy: 'sales' }
  const nothing = { promisedDiscount: 0, promisedUntil: null, promisedBy: '' }
  expect(eitherPromise(one, other)).toEqual(one)
  expect(eitherPromise(nothing, other)).toEqual(other)
})

test.each([
  [null, '₹300.00 off'],
  ['2026-11-30', '₹300.00 off until 30 Nov, 2026'],
])('until %j it says %s', (until, text) => expect(promiseText({ until: day(until) }, '₹300.00')).toBe(text))
