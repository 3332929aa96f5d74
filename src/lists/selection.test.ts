import { expect, test } from 'vitest'
import { extendRange, nothingChosen, refresh, togglePage, toggleRow, type Chosen } from './selection'

type Row = { id: string; due?: number }
const rows: Row[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const idOf = (row: Row) => row.id
const ids = (chosen: Chosen<Row>) => [...chosen.rows.keys()].sort().join('')
const row = (id: string) => rows.find((candidate) => candidate.id === id) ?? { id }

test('Space takes a row in and out', () => {
  const one = toggleRow(nothingChosen<Row>(), row('b'), idOf)
  expect(ids(one)).toBe('b')
  expect(ids(toggleRow(one, row('b'), idOf))).toBe('')
})

test('a range grows and shrinks from where it began', () => {
  let chosen = extendRange(nothingChosen<Row>(), rows, 'b', 'c', idOf)
  chosen = extendRange(chosen, rows, 'c', 'd', idOf)
  expect(ids(chosen)).toBe('bcd')
  chosen = extendRange(chosen, rows, 'd', 'c', idOf)
  expect(ids(chosen)).toBe('bc')
  chosen = extendRange(chosen, rows, 'c', 'a', idOf)
  expect(ids(chosen)).toBe('ab')
})

test('a range leaves alone what was chosen besides it', () => {
  const chosen = toggleRow(toggleRow(nothingChosen<Row>(), row('a'), idOf), row('c'), idOf)
  expect(ids(extendRange(chosen, rows, 'c', 'd', idOf))).toBe('acd')
  expect(ids(extendRange(extendRange(chosen, rows, 'c', 'e', idOf), rows, 'e', 'c', idOf))).toBe('ac')
})

test('the header takes the whole page, and lets it go when all of it is chosen', () => {
  const some = toggleRow(nothingChosen<Row>(), row('c'), idOf)
  const all = togglePage(some, rows, idOf)
  expect(ids(all)).toBe('abcde')
  expect(ids(togglePage(all, rows, idOf))).toBe('')
})

test('what was chosen on another page stays', () => {
  const other = toggleRow(nothingChosen<Row>(), { id: 'z' }, idOf)
  expect(ids(togglePage(other, rows, idOf))).toBe('abcdez')
})

test('changing one row ends "all that match"', () => {
  const everything = { ...togglePage(nothingChosen<Row>(), rows, idOf), isAllMatching: true }
  expect(toggleRow(everything, row('a'), idOf).isAllMatching).toBe(false)
})

test('an act works on rows as they are now, not as they were when chosen', () => {
  const chosen = toggleRow(nothingChosen<Row>(), row('b'), idOf)
  const live = refresh(chosen, [{ id: 'b', due: 500 }], idOf)
  expect(live.rows.get('b')).toEqual({ id: 'b', due: 500 })
  expect(refresh(chosen, rows, idOf)).toBe(chosen)
})
