import { describe, expect, it } from 'vitest'
import { gymPackageSchema, type GymPackage } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { figuresByPackage } from './packageFigures'

const today = civil('2026-11-22')

const centre = (fields: Partial<GymPackage>, isDisabled = false) => ({
  ...{ isDisabled, disabledAt: null, packageHistory: [] },
  currentPackage: gymPackageSchema.parse({
    ...{ packageId: 'yearly', price: 12_000, startDate: '2026-01-01', endDate: '2026-12-31' },
    ...fields,
  }),
})

describe('who has a package and what it brings', () => {
  it('counts every centre that has it now, and adds up the months’ share of those that run', () => {
    const figures = figuresByPackage(
      [
        centre({}),
        centre({ price: 9_999 }),
        centre({ isTrial: true }),
        centre({ startDate: civil('2025-01-01'), endDate: civil('2025-12-31') }),
        centre({}, true),
        centre({
          packageId: 'monthly',
          price: 999.5,
          startDate: civil('2026-11-22'),
          endDate: civil('2026-12-21'),
        }),
        { ...centre({}), currentPackage: null },
        centre({ packageId: '' }),
      ],
      today,
    )
    expect([...figures]).toEqual([
      ['yearly', { centres: 5, monthly: 100_000 + 83_325 }],
      ['monthly', { centres: 1, monthly: 99_950 }],
    ])
  })

  it('counts a centre that renewed early by the term that runs', () => {
    const current = centre({ price: 24_000, startDate: civil('2027-01-01'), endDate: civil('2027-12-31') })
    const before = centre({}).currentPackage
    const figures = figuresByPackage([{ ...current, packageHistory: [before] }], today)
    expect(figures.get('yearly')).toEqual({ centres: 1, monthly: 100_000 })
  })

  it('gives what runs to its own package where a centre renewed early to another', () => {
    const next = { packageId: 'growth', startDate: civil('2027-01-01'), endDate: civil('2027-12-31') }
    const before = centre({}).currentPackage
    const figures = figuresByPackage([{ ...centre(next), packageHistory: [before] }], today)
    expect([...figures]).toEqual([
      ['growth', { centres: 1, monthly: 0 }],
      ['yearly', { centres: 0, monthly: 100_000 }],
    ])
  })
})
