import { describe, expect, it } from 'vitest'
import type { FlowingMember } from '@/domain/members/memberFlow'
import { civil } from '@/domain/shared/civilDate'
import { kpisOf } from './kpis'
import { addStats, statsOn } from '@/domain/monthStats/monthStats'
import type { MonthsHeld } from '@/domain/monthStats/daySeries'

const today = civil('2026-11-22')
const limits = { graceDays: 3, expiringDays: 7, absentDays: 10 }
const span = { from: civil('2026-11-01'), to: today }

const member = (joinedOn: string, coverUntil: string): FlowingMember => ({
  ...{ isActive: true, deleted: false, deactivatedOn: null },
  lookup: {
    ...{ joinedOn: civil(joinedOn), startsOn: civil(joinedOn), coverUntil: civil(coverUntil) },
    lastVisitOn: null,
  },
})
const members = [
  member('2026-01-01', '2027-01-01'),
  member('2026-02-01', '2027-01-01'),
  member('2026-03-01', '2027-01-01'),
  member('2026-04-01', '2026-11-10'),
  member('2026-11-05', '2027-01-01'),
]
const november = [
  statsOn(civil('2026-11-03'), { billed: 9000, collected: 8000, renewals: 3 }),
  statsOn(civil('2026-11-04'), { refunded: 800 }),
].reduce(addStats)
const months: MonthsHeld = new Map(Object.entries(november))

describe('the key figures (PRODUCT 4.1)', () => {
  it('are what their formulas say', () => {
    expect(kpisOf(members, months, span, today, limits)).toEqual({
      active: 4,
      growth: 0,
      renewal: 75,
      churn: 25,
      collection: 80,
      revenue: 1800,
      // 1,800 a member, of whom one in four leaves.
      ltv: 7200,
      conversion: null,
    })
  })

  it('are missing, not 0, where nothing is known or there is nothing to divide by', () => {
    const nothing = {
      active: null,
      growth: null,
      renewal: null,
      churn: null,
      collection: null,
      revenue: null,
      ltv: null,
      conversion: null,
    }
    expect(kpisOf([], months, span, today, limits)).toEqual(nothing)
    // Who has no member yet has leads.
    expect(kpisOf([], months, span, today, limits, 12.5)).toEqual({ ...nothing, conversion: 12.5 })
    const before = { from: civil('2025-11-01'), to: civil('2025-11-22') }
    expect(kpisOf(members, new Map([['2025-11', null]]), before, today, limits)).toEqual(nothing)
    const unread = kpisOf(members, new Map(), span, today, limits)
    expect(unread).toMatchObject({ active: 4, churn: 25, renewal: null, collection: null, revenue: null })
    const quiet = kpisOf(members.slice(0, 1), new Map([['2026-11', null]]), span, today, limits)
    expect(quiet).toMatchObject({ renewal: null, collection: null, churn: 0, revenue: null, ltv: null })
    const loyal = kpisOf(members.slice(0, 3), months, span, today, limits)
    expect(loyal).toMatchObject({ churn: 0, revenue: 2400, ltv: null })
  })

  it('count as churn only who was there at the start, so that a year of many joins is not beyond all', () => {
    const brief = [...members, member('2026-11-02', '2026-11-09'), member('2026-11-02', '2026-11-09')]
    expect(kpisOf(brief, months, span, today, limits)).toMatchObject({ churn: 25, renewal: 50 })
  })

  it('say that more was given back than came in', () => {
    const refunds = statsOn(civil('2026-11-03'), { billed: 1000, refunded: 500 })
    const kpis = kpisOf(members, new Map(Object.entries(refunds)), span, today, limits)
    expect(kpis).toMatchObject({ collection: -50, revenue: -125 })
  })
})
