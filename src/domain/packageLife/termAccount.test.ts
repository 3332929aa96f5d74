import { describe, expect, it } from 'vitest'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { termAccount } from './termAccount'
import { packageWith } from '@/domain/packages/fixtures'

const endDate = civil('2026-11-30')
const november = (fields: Partial<MemberPackage> = {}): MemberPackage & { endDate: CivilDate } => ({
  ...packageWith({ duration: 1, startDate: civil('2026-11-01'), amount: 1100, paid: 700, ...fields }),
  endDate,
})
const on = (day: string, pkg = november()) => termAccount(pkg, [], civil(day))

describe('how a term without an invoice stands, for an older package (ACTS "Change and cancel"); paise', () => {
  it('earns a share of the price for each used day, the day it stops not among them', () => {
    expect(on('2026-11-16')).toEqual({
      ...{ invoice: null, cycleDays: 30, usedDays: 15, unusedDays: 15 },
      ...{ amount: 110_000, earned: 55_000, earnsFee: true, paid: 70_000 },
    })
  })

  it('earns the joining fee at once, by its share of what the sale came to', () => {
    const pkg = november({ basePrice: 1000, joiningFee: 250 })
    // 1,100 of a list price of 1,250: the fee came to 220, the package to 880.
    expect(on('2026-11-16', pkg)).toMatchObject({ amount: 110_000, earned: 44_000 + 22_000 })
    expect(on('2026-11-02', pkg)).toMatchObject({ earned: 2933 + 22_000, earnsFee: true })
    expect(on('2026-11-01', pkg)).toMatchObject({ earned: 0, earnsFee: false })
  })

  it('has earned the joining fee on the first day of a later term', () => {
    const term = {
      ...{ from: civil('2026-11-01'), to: endDate, soldDays: 30, freeDays: 0 },
      ...{ invoiceId: '', listed: null, given: 0 },
    }
    const billed = november({ term, startDate: civil('2026-10-01'), basePrice: 1000, joiningFee: 250 })
    expect(on('2026-11-01', billed)).toMatchObject({ earned: 22_000, earnsFee: true })
  })

  it('has earned all of a term in which nothing was sold', () => {
    const term = {
      from: civil('2026-11-01'),
      to: endDate,
      soldDays: 0,
      freeDays: 30,
      invoiceId: '',
      listed: null,
      given: 0,
    }
    expect(on('2026-11-01', november({ term, joiningFee: 100, basePrice: 1000 }))).toMatchObject({
      ...{ cycleDays: 1, unusedDays: 0, usedDays: 0, amount: 110_000, earned: 110_000, earnsFee: true },
    })
  })
})
