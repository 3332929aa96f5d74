import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange, beginsWords, type View, type Views } from './arrange'

type Row = { id: string; name: string; price: number; kind: 'a' | 'b'; isActive: boolean }

const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  name: id,
  price: 1,
  kind: 'a',
  isActive: true,
  ...more,
})
const views: Views<Row, 'inUse' | 'archived', 'name' | 'price', 'kind'> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  tabs: {
    inUse: { label: 'In use', has: ({ isActive }) => isActive },
    archived: { label: 'Archived', has: ({ isActive }) => !isActive },
  },
  sorts: { name: ({ name }) => name, price: ({ price }) => price },
  filters: { kind: ({ kind }, chosen) => kind === chosen },
}
const usual: View<'inUse' | 'archived', 'name' | 'price', 'kind'> = {
  tab: 'inUse',
  q: '',
  sort: { by: 'name', direction: 'asc' },
  filters: {},
}
const ids = (rows: readonly Row[], more: Partial<typeof usual> = {}) =>
  arrange(rows, { ...usual, ...more }, views).map(({ id }) => id)

describe('records that are held whole', () => {
  const rows = [row('c', { price: 2 }), row('a', { kind: 'b' }), row('b'), row('old', { isActive: false })]

  it('stand under the tab that they belong to', () => {
    expect(ids(rows)).toEqual(['a', 'b', 'c'])
    expect(ids(rows, { tab: 'archived' })).toEqual(['old'])
  })

  it('are put in order by the chosen header, equal ones by their id, and turned round as a whole', () => {
    expect(ids(rows, { sort: { by: 'price', direction: 'asc' } })).toEqual(['a', 'b', 'c'])
    expect(ids(rows, { sort: { by: 'price', direction: 'desc' } })).toEqual(['c', 'b', 'a'])
  })

  it('pass every chosen filter; one that is about no row, such as an open dialog, lets all through', () => {
    expect(ids(rows, { filters: { kind: 'b' } })).toEqual(['a'])
    expect(
      arrange(rows, { ...usual, filters: { dialog: 'true' } }, { ...views, filters: { dialog: () => true } }),
    ).toHaveLength(3)
  })

  it('are found by the beginning of any word, all typed words, whatever their case', () => {
    expect(beginsWords('Personal Training, 3 months', 'train 3')).toBe(true)
    expect(beginsWords('Personal Training', '  PERS ')).toBe(true)
    expect(beginsWords('Personal Training', 'raining')).toBe(false)
    expect(ids([row('x', { name: 'DIWALI' })], { q: 'wal' })).toEqual([])
    expect(
      arrange(
        [row('DIWALI')],
        { ...usual, q: 'WAL' },
        { ...views, finds: ({ name }, q) => name.includes(q) },
      ),
    ).toHaveLength(1)
    expect(ids([row('x', { name: 'Half-yearly plus' })], { q: 'plus' })).toEqual(['x'])
  })

  it('the tabs divide them: each row stands under one, in any order of the records', () => {
    const some = fc.array(
      fc.record({ id: fc.uuid(), price: fc.integer({ min: 0, max: 3 }), isActive: fc.boolean() }),
    )
    fc.assert(
      fc.property(some, (found) => {
        const all = found.map(({ id, ...rest }) => row(id, rest))
        const both = (['inUse', 'archived'] as const).flatMap((tab) => ids(all, { tab }))
        expect([...both].sort()).toEqual(all.map(({ id }) => id).sort())
        const sort = { by: 'price', direction: 'asc' } as const
        expect(ids(all, { sort })).toEqual(ids([...all].reverse(), { sort }))
      }),
    )
  })
})
