import { describe, expect, it } from 'vitest'
import { packageWith } from '@/domain/packages/fixtures'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { memberWith } from './fixtures'
import { listedOf } from './listedMember'
import { packageMix, renewalsAhead } from './renewalsAhead'

const today = civil('2026-11-22')
const limits = { graceDays: 3, expiringDays: 7, absentDays: 10 }
const priceOf = (id: string) => ({ monthly: 1000.1, yearly: 8000 })[id] ?? null

const ending = (id: string, packageId: string, endDate: string, name = packageId) =>
  listedOf(
    memberWith({
      id,
      currentPackage: packageWith({
        packageId,
        name,
        startDate: civil('2026-11-01'),
        endDate: civil(endDate),
      }),
    }),
  )

const members = [
  ending('a', 'monthly', '2026-11-22'),
  ending('b', 'monthly', '2026-11-30'),
  ending('c', 'yearly', '2026-11-30'),
  ending('d', 'gone', '2026-11-30', 'Old offer'),
  ending('e', 'monthly', '2026-11-21'),
  ending('f', 'monthly', '2027-01-21'),
]

describe('the renewals of the next days', () => {
  it('are valued by the day at today’s prices, today and the last one included', () => {
    const days = renewalsAhead(members, 61, priceOf, today, limits)
    expect(days).toHaveLength(61)
    expect(days[0]).toEqual({ date: today, members: 1, amount: 1000.1, unpriced: 0 })
    expect(days[8]).toEqual({ date: '2026-11-30', members: 3, amount: 9000.1, unpriced: 1 })
    expect(days[60]).toMatchObject({ date: addDays(today, 60), members: 1 })
    expect(days.reduce((sum, day) => sum + day.members, 0)).toBe(5)
  })

  it('are days of nobody in a centre without members', () => {
    const days = renewalsAhead([], 60, priceOf, today, limits)
    expect(days.every(({ members: count, amount }) => count === 0 && amount === 0)).toBe(true)
  })
})

it('the package mix has every active member once, the most valuable package first, and makes up no price', () => {
  expect(packageMix(members, (id) => (id === 'gone' ? '' : id), priceOf, today, limits)).toEqual([
    { packageId: 'yearly', name: 'yearly', members: 1, amount: 8000, unpriced: 0 },
    { packageId: 'monthly', name: 'monthly', members: 3, amount: 3000.3, unpriced: 0 },
    { packageId: 'gone', name: 'Old offer', members: 1, amount: 0, unpriced: 1 },
  ])
})
