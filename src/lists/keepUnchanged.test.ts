import { expect, test } from 'vitest'
import { keepFirst, keepUnchanged } from './keepUnchanged'

type Row = { id: string; due: number; at?: Date }
const idOf = (row: Row) => row.id
const rows = (): Row[] => [
  { id: 'a', due: 0, at: new Date(0) },
  { id: 'b', due: 500 },
]

test('a row that says the same stays the same object, so that it is not drawn again', () => {
  const kept = keepFirst(rows(), 'v')
  const next = keepUnchanged(kept, rows(), 'v', idOf)
  expect(next.rows).toBe(kept.rows)
  expect(next.changes.size).toBe(0)
})

test('a row that changed is new and counted; its neighbour is neither', () => {
  const kept = keepFirst(rows(), 'v')
  const changed = rows().map((row) => (row.id === 'b' ? { ...row, due: 0 } : row))
  const next = keepUnchanged(kept, changed, 'v', idOf)
  expect(next.rows[0]).toBe(kept.rows[0])
  expect(next.rows[1]).toEqual({ id: 'b', due: 0 })
  expect([...next.changes]).toEqual([['b', 1]])
})

test('a row that comes in is not highlighted', () => {
  const next = keepUnchanged(keepFirst(rows(), 'v'), [...rows(), { id: 'c', due: 0 }], 'v', idOf)
  expect(next.changes.size).toBe(0)
  expect(next.rows).toHaveLength(3)
})

test('another view starts without highlights', () => {
  const next = keepUnchanged(keepFirst(rows(), 'v'), [{ id: 'a', due: 9 }], 'w', idOf)
  expect(next.changes.size).toBe(0)
})
