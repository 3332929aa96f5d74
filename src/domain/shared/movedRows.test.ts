import { expect, it } from 'vitest'
import { movedRows } from './movedRows'

it('moves a row among the others, which make room; those of one place get places of their own', () => {
  const rows = [0, 1, 2].map((order) => ({ id: `p${order}`, order }))
  expect(movedRows(rows, 'p2', -1)).toEqual([
    { id: 'p2', order: 1 },
    { id: 'p1', order: 2 },
  ])
  expect(movedRows(rows, 'p0', -1)).toEqual([])
  expect(movedRows(rows, 'p2', 1)).toEqual([])
  const equal = rows.map((row) => ({ ...row, order: 0 }))
  expect(movedRows(equal, 'p0', 1)).toEqual([
    { id: 'p0', order: 1 },
    { id: 'p2', order: 2 },
  ])
})
