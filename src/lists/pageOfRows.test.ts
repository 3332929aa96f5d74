import { describe, expect, it } from 'vitest'
import { pageOfRows } from './pageOfRows'

const rows = Array.from({ length: 120 }, (_, at) => `r${at}`)
const idOf = (row: string) => row
const page = (cursor: Parameters<typeof pageOfRows>[2]['cursor'], firstIndex = 1, of = rows) =>
  pageOfRows(of, idOf, { cursor, firstIndex, pageSize: 50 })
const cursor = (id: string) => ({ values: [], id })

describe('one page of rows that are all in memory', () => {
  it('goes forward to the end', () => {
    const first = page({})
    expect([first.rows[0], first.rows.length]).toEqual(['r0', 50])
    const second = page({ after: first.next ?? cursor('') }, 51)
    expect([second.rows[0], second.rows.at(-1)]).toEqual(['r50', 'r99'])
    const last = page({ after: second.next ?? cursor('') }, 101)
    expect([last.rows.length, last.next]).toEqual([20, null])
  })

  it('finds its rows by an address of before, which also held values', () => {
    expect(page({ after: { values: ['asha'], id: 'r49' } }, 51).rows[0]).toBe('r50')
  })

  it('begins at the number of the address where the row of the cursor is gone', () => {
    expect(page({ after: cursor('gone') }, 51).rows[0]).toBe('r50')
    expect(page({ after: cursor('gone') }, 501).rows).toEqual([])
  })

  it('of nobody is empty and has no other', () => {
    expect(page({}, 1, [])).toEqual({ rows: [], next: null, leftOut: 0 })
  })
})
