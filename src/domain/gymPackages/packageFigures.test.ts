import { describe, expect, it } from 'vitest'
import { gymSchema, type GymPackage } from '@/domain/gyms/gym'
import { gymActivityOf } from '@/domain/gyms/gymActivityOf'
import { civil } from '@/domain/shared/civilDate'
import { sum, toPaise } from '@/domain/shared/money'
import { figuresByPackage, OWN_TERMS } from './packageFigures'

const today = civil('2026-11-22')
const quiet = {
  ...{ checkIns: 0, invoices: 0, activeMembers: 0, devices: 0, failingDevices: 0, problems: 0 },
  ...{ unpaidInvoices: 0, unpaidSince: null },
  ...{ lastMarkAt: null, lastSaleAt: null, signedInAt: null },
}
const year = {
  ...{ packageId: 'yearly', name: 'Yearly', price: 12_000 },
  ...{ startDate: civil('2026-01-01'), endDate: civil('2026-12-31') },
}

/** After its last night. */
const gymOf = (fields: Partial<GymPackage> | null, more: object = {}) => {
  const held = fields && { ...year, ...fields }
  const gym = gymSchema.parse({ id: 'iron', name: 'Iron', currentPackage: held, ...more })
  return { ...gym, activity: gymActivityOf(gym, quiet, { today, timezone: 'Asia/Kolkata' }) }
}
const next = {
  packageId: 'growth',
  name: 'Growth',
  startDate: civil('2027-01-01'),
  endDate: civil('2027-12-31'),
}

describe('who has a package and what it brings', () => {
  it('counts every centre that has it now, and adds up the months’ share of those that run', () => {
    const figures = figuresByPackage([
      gymOf({}),
      gymOf({ price: 9_999 }),
      gymOf({ isTrial: true }),
      gymOf({ startDate: civil('2025-01-01'), endDate: civil('2025-12-31') }),
      gymOf({}, { isDisabled: true }),
      gymOf({
        ...{ packageId: 'monthly', name: 'Monthly', price: 999.5 },
        ...{ startDate: civil('2026-11-22'), endDate: civil('2026-12-21') },
      }),
      gymOf(null),
    ])
    expect([...figures]).toEqual([
      ['yearly', { name: 'Yearly', gyms: 5, monthly: 100_000 + 83_325 }],
      ['monthly', { name: 'Monthly', gyms: 1, monthly: 99_950 }],
    ])
  })

  it('counts what was typed at registration under a key of its own, so that all of them come to the MRR', () => {
    const gyms = [gymOf({}), gymOf({ packageId: '', name: 'Founders', price: 6_000 }), gymOf(next)]
    const figures = figuresByPackage(gyms)
    expect(figures.get(OWN_TERMS)).toEqual({ name: 'Founders', gyms: 1, monthly: 50_000 })
    const inAll = sum([...figures.values()].map(({ monthly }) => monthly))
    expect(inAll).toBe(sum(gyms.map(({ activity }) => toPaise(activity.monthly))))
  })

  it('is as of the last night: a package of today brings something tomorrow, one that is replaced still counts', () => {
    const before = gymOf({})
    expect(figuresByPackage([{ ...gymOf({}), activity: null }]).get('yearly')).toMatchObject({ monthly: 0 })
    const replaced = { ...before, currentPackage: { ...before.currentPackage!, packageId: 'growth' } }
    expect(figuresByPackage([replaced]).get('growth')).toMatchObject({ gyms: 1, monthly: 100_000 })
  })

  it('counts a centre that renewed early by the term that runs', () => {
    const renewed = { price: 24_000, startDate: next.startDate, endDate: next.endDate }
    const figures = figuresByPackage([gymOf(renewed, { packageHistory: [year] })])
    expect(figures.get('yearly')).toEqual({ name: 'Yearly', gyms: 1, monthly: 100_000 })
  })

  it('tells what runs under the package that the list names, where a centre renewed early to another', () => {
    const figures = figuresByPackage([gymOf(next, { packageHistory: [year] })])
    expect([...figures]).toEqual([['growth', { name: 'Growth', gyms: 1, monthly: 100_000 }]])
  })
})
