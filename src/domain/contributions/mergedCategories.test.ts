import { expect, it } from 'vitest'
import { contributionCategorySchema, type ContributionCategory } from './contributionCategory'
import { mergeTargets, refuseMerge, standingFor } from './mergedCategories'

const category = (id: string, fields: Partial<ContributionCategory> = {}) =>
  contributionCategorySchema.parse({ id, gymId: 'iron', name: id, direction: 'Earning', ...fields })

it('is shown under the last of those that it was merged into, and under itself where that is gone', () => {
  const standsFor = standingFor([
    category('bonus'),
    category('gift', { mergedInto: 'bonus', isActive: false }),
    category('tip', { mergedInto: 'gift', isActive: false }),
    category('lost', { mergedInto: 'nowhere', isActive: false }),
    category('one', { mergedInto: 'other' }),
    category('other', { mergedInto: 'one' }),
  ])
  expect(['bonus', 'gift', 'tip', 'lost', 'unknown'].map(standsFor)).toEqual([
    ...['bonus', 'bonus', 'bonus', 'lost', 'unknown'],
  ])
  expect([standsFor('one'), standsFor('other')]).toEqual(['other', 'one'])
})

it('is merged into one of its own direction that is in use, and never into what it stands for', () => {
  const bonus = category('bonus')
  const all = [
    bonus,
    category('gift'),
    category('old', { isActive: false }),
    category('gone', { deleted: true }),
    category('advance', { direction: 'Deduction' }),
    category('back', { mergedInto: 'bonus' }),
  ]
  expect(mergeTargets(bonus, all).map(({ id }) => id)).toEqual(['gift'])
  expect(refuseMerge(bonus, 'gift', all)).toBeNull()
  for (const id of ['bonus', 'old', 'gone', 'advance', 'back', ''])
    expect(refuseMerge(bonus, id, all)).toMatchObject({
      field: 'into',
      reason: 'Choose another earning that is in use.',
    })
})

it('is merged into a share of sales where it is one, and never otherwise', () => {
  const [five, ten] = [5, 10].map((rate) => category(`of${rate}`, { basis: 'percentOfNet', rate }))
  const all = [five, ten, category('bonus')].filter((one) => one !== undefined)
  const into = all.map((one) => mergeTargets(one, all).map(({ id }) => id))
  expect(into).toEqual([['of10'], ['of5'], []])
  expect(five && refuseMerge(five, 'bonus', all)).toMatchObject({
    field: 'into',
    reason: 'Choose another percentage of sales that is in use.',
  })
})
