import { expect, it } from 'vitest'
import { starterPriceOf, starterTemplates } from './starterTemplates'

it('a new centre begins with four packages, priced where its currency is the rupee (PRODUCT 2.R)', () => {
  const rows = (currency: string) =>
    starterTemplates.map(({ field, duration }) => [duration, starterPriceOf(field, currency)])
  expect(rows('INR')).toEqual([
    [1, 1500],
    [3, 4000],
    [6, 7000],
    [12, 12000],
  ])
  expect(rows('USD').map(([, price]) => price)).toEqual([null, null, null, null])
})
