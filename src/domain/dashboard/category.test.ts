import { expect, it } from 'vitest'
import { categoriesOf, membersIn } from './category'
import { memberUntil } from './fixtures'

const packages = new Map([
  ['monthly', { category: 'Gym' }],
  ['yearly', { category: 'Gym' }],
  ['pass', { category: 'Day pass' }],
])
const members = [
  memberUntil('a', '2026-12-31', 'monthly'),
  memberUntil('b', '2026-11-01', 'pass'),
  memberUntil('c', '2026-12-31', 'gone'),
]
const idsIn = (category: string) => membersIn(members, packages, category).map(({ id }) => id)

it('a category has whose package is in it, also who has left; one that is listed no more is in none', () => {
  expect(categoriesOf(packages)).toEqual(['Day pass', 'Gym'])
  expect(idsIn('Gym')).toEqual(['a'])
  expect(idsIn('Day pass')).toEqual(['b'])
  expect(idsIn('')).toEqual(['a', 'b', 'c'])
  expect(idsIn('Yoga')).toEqual([])
})
