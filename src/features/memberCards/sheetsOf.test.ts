import { expect, it } from 'vitest'
import { sheetsOf } from './sheetsOf'

it('fills sheets of 10 or 8 and begins no empty one', () => {
  const cards = Array.from({ length: 20 }, (_, at) => at)
  expect(sheetsOf(cards, 10).map(({ length }) => length)).toEqual([10, 10])
  expect(sheetsOf(cards, 8).map(({ length }) => length)).toEqual([8, 8, 4])
  expect(sheetsOf([], 10)).toEqual([])
})
