import { describe, expect, it } from 'vitest'
import {
  beginningContributionCategories,
  contributionCategoryFieldsOf,
  contributionCategoryFormSchema,
  contributionCategorySchema,
  refuseCategoryRemoval,
  starterContributionCategories,
} from './contributionCategory'
import { refuseSameName } from '@/domain/shared/refuseSameName'

const form = {
  name: 'Sales commission',
  direction: 'Earning',
  basis: 'percentOfNet',
  rate: 5,
  payWhen: 'realised',
  paidTo: 'seller',
  isStatutory: false,
} as const
const problemsOf = (fields: object) =>
  contributionCategoryFormSchema
    .safeParse({ ...form, ...fields })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const stored = (fields: object = {}) =>
  contributionCategorySchema.parse({ ...form, id: 'c1', gymId: 'iron', ...fields })

describe('a contribution category', () => {
  it.each([
    [{ rate: 100 }, []],
    [{ rate: 100.01 }, ['rate: A rate can’t be above 100 %']],
    [{ rate: null }, ['rate: Enter the percentage']],
    [{ rate: -1 }, ['rate: Enter 0 or more']],
    [{ name: '  ' }, ['name: Enter a name']],
    [{ basis: 'fixed', rate: 25_000 }, []],
    [{ basis: 'manual', rate: null }, []],
    [
      { direction: 'Deduction' },
      ['basis: A percentage is of sales, so it can only be an earning. Choose another basis.'],
    ],
    [{ direction: 'Deduction', basis: 'fixed', rate: 200 }, []],
  ])('%j: %j', (fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems)
  })

  it('keeps no rate that its basis does not have', () => {
    expect(
      contributionCategoryFieldsOf({ ...form, basis: 'manual', payWhen: 'invoiced', paidTo: 'leadOwner' }),
    ).toMatchObject({
      rate: 0,
      payWhen: 'realised',
      paidTo: 'seller',
    })
    expect(contributionCategoryFieldsOf({ ...form, payWhen: 'invoiced' })).toMatchObject({
      rate: 5,
      payWhen: 'invoiced',
    })
  })

  it('is of one name, also beside an archived one', () => {
    const known = [stored({ isActive: false })]
    expect(refuseSameName('sales Commission', 'c2', known)?.reason).toMatch(/archived/)
    expect(refuseSameName('Sales commission', 'c1', known)).toBeNull()
    expect(refuseSameName('Sales commission', 'c2', [stored({ deleted: true })])).toBeNull()
  })

  it('is archived once it is used', () => {
    expect(refuseCategoryRemoval(stored(), 0)).toBeNull()
    expect(refuseCategoryRemoval(stored(), 1)?.reason).toBe(
      'Sales commission is used by 1 contribution. Archive it instead.',
    )
  })

  it('begins with the usual ones, each a good one with an id of its own', () => {
    const set = beginningContributionCategories('iron')
    expect(set).toHaveLength(starterContributionCategories.length)
    expect(new Set(set.map(({ id }) => id)).size).toBe(set.length)
    expect(set[2]).toMatchObject({ id: 'iron_sales-commission', fields: { rate: 5, order: 2 } })
    for (const { id, fields } of set)
      expect(contributionCategorySchema.safeParse({ ...fields, id, gymId: 'iron' }).success).toBe(true)
  })
})
