import { expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { listedPrice, perDayOf } from './listedPrice'

const today = civil('2026-11-20')

it('a package costs its own price, and its tax where the centre takes any', () => {
  const template = templateWith({ price: 1050, joiningFee: 500, taxRate: 5 })
  const regular = settingsWith({ taxRegime: 'regular', taxInclusive: true })
  expect(listedPrice(template, settingsWith(), 'GYM', today)).toEqual({ amount: 1050, tax: 0 })
  expect(listedPrice(template, regular, 'GYM', today)).toEqual({ amount: 1050, tax: 50 })
})

it.each([
  [3000, 1, 'Month', 100],
  [1000, 1, 'Month', 33.33],
  [1000, 1, 'Year', 2.74],
  [300, 1, 'Day', 300],
  [1000, 0, 'Month', null],
] as const)('%d for %d %s is %j a day', (price, duration, durationType, aDay) => {
  expect(perDayOf({ price, duration, durationType }, today)).toBe(aDay)
})
