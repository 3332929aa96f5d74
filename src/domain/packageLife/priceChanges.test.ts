import { describe, expect, it } from 'vitest'
import { settingsOf } from '@/domain/gyms/settings'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { civil } from '@/domain/shared/civilDate'
import { priceChanges } from './priceChanges'

const today = civil('2026-11-20')
const later = civil('2027-04-01')
const monthly = packageTemplateSchema.parse({
  ...{ id: 'm', gymId: 'iron', name: 'Monthly', type: 'Non Recurring', price: 1000 },
  ...{ duration: 1, durationType: 'Month' },
})
const now = settingsOf({ gstin: '23AABCI1234F1Z9', taxInclusive: false }, 'GYM')
const rates = (...own: [string, number][]) => own.map(([from, rate]) => ({ from: civil(from), rate }))
const changes = (set: object) =>
  priceChanges([monthly], now, { ...now, ...set }, 'GYM', today).map(({ on, rows }) => [
    on,
    rows.map(({ before, after }) => [before.amount, after.amount]),
  ])

describe('what other tax settings do to the packages', () => {
  it('is nothing where nothing changes for anybody', () => {
    expect(changes({})).toEqual([])
    expect(changes({ taxRates: rates(['2025-09-22', 5]) })).toEqual([])
  })

  it('is said of today', () => {
    expect(changes({ taxInclusive: true })).toEqual([[today, [[1050, 1000]]]])
    expect(changes({ taxRates: rates(['2026-11-20', 18]) })).toEqual([[today, [[1050, 1180]]]])
  })

  it('is said of the first day of a rate that begins later', () => {
    expect(changes({ taxRates: rates(['2025-09-22', 5], [later, 18]) })).toEqual([[later, [[1050, 1180]]]])
    expect(changes({ taxInclusive: true, taxRates: rates(['2025-09-22', 5], [later, 18]) })).toEqual([
      [today, [[1050, 1000]]],
      [later, [[1050, 1000]]],
    ])
  })

  it('is said of the day of a rate that is taken away again', () => {
    const set = { ...now, taxRates: rates(['2025-09-22', 5], [later, 18]) }
    const [first, ...others] = priceChanges([monthly], set, now, 'GYM', today)
    expect([first?.on, first?.rows.map(({ after }) => after.amount), others]).toEqual([later, [1050], []])
  })
})
