import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OrderBy, StoredDocument } from './documentStore'
import { boundsOf, comparePlaces, cursorOf } from './orderOf'
import { cutPage, pageQuery } from './page'

const byName: OrderBy[] = [{ field: 'lookup.nameLower', direction: 'asc' }]

const cursorSchema = z.object({
  values: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  id: z.string(),
})

const document = (id: string): StoredDocument => ({
  id,
  path: `members/${id}`,
  data: {},
  pending: false,
  cursor: (orderBy) => cursorOf(id, { lookup: { nameLower: `name ${id}` } }, orderBy),
})
const documents = (...ids: string[]) => ids.map(document)
const cursor = (id: string) => ({ values: [`name ${id}`], id })

describe('cursors', () => {
  it('hold the values of the order and the id, read through dots', () => {
    expect(document('a').cursor(byName)).toEqual(cursor('a'))
  })

  it('survive a trip through the address, an instant to the nanosecond', () => {
    const orderBy: OrderBy[] = [
      { field: 'createdAt', direction: 'desc' },
      { field: 'due', direction: 'desc' },
      { field: 'gone', direction: 'desc' },
    ]
    const data = { createdAt: { seconds: 1_763_600_000, nanoseconds: 123_456_000 }, due: 7.5 }
    const travelled = cursorSchema.parse(
      JSON.parse(decodeURIComponent(encodeURIComponent(JSON.stringify(cursorOf('x', data, orderBy))))),
    )
    expect(boundsOf(travelled, (seconds, nanoseconds) => ({ seconds, nanoseconds }))).toEqual([
      data.createdAt,
      7.5,
      null,
      'x',
    ])
  })

  it('take a text for a text, also one of digits', () => {
    expect(boundsOf({ values: ['12.5', '2026-11-20'], id: 'x' }, () => expect.unreachable())).toEqual([
      '12.5',
      '2026-11-20',
      'x',
    ])
  })
})

describe('two places of one order', () => {
  const instant = (seconds: number, nanoseconds: number) => ({ seconds, nanoseconds })
  const placeOf = (id: string, at: unknown, orderBy: OrderBy[]) => cursorOf(id, { at }, orderBy)

  it('stand by its values, as the stores order them, and then by the id', () => {
    const orderBy: OrderBy[] = [{ field: 'at', direction: 'asc' }]
    const inOrder = [
      placeOf('z', null, orderBy),
      placeOf('y', false, orderBy),
      placeOf('y', true, orderBy),
      placeOf('x', -2, orderBy),
      placeOf('x', 10, orderBy),
      placeOf('w', instant(9, 123_456_000), orderBy),
      placeOf('w', instant(9, 123_456_001), orderBy),
      placeOf('v', instant(1_763_600_000, 5), orderBy),
      placeOf('a', '10', orderBy),
      placeOf('b', '10', orderBy),
      placeOf('a', '9', orderBy),
    ]
    const compared = (one: (typeof inOrder)[number], other: (typeof inOrder)[number]) =>
      Math.sign(comparePlaces(one, other, orderBy))
    for (const [at, one] of inOrder.entries())
      expect(inOrder.map((other) => compared(one, other))).toEqual(
        inOrder.map((_, index) => Math.sign(at - index)),
      )
  })

  it('stand the other way round where the order does, their ids as well', () => {
    const orderBy: OrderBy[] = [{ field: 'at', direction: 'desc' }]
    expect(comparePlaces(placeOf('a', 1, orderBy), placeOf('a', 2, orderBy), orderBy)).toBeGreaterThan(0)
    expect(comparePlaces(placeOf('a', 1, orderBy), placeOf('b', 1, orderBy), orderBy)).toBeGreaterThan(0)
    expect(comparePlaces({ values: [], id: 'a' }, { values: [], id: 'b' }, [])).toBeLessThan(0)
  })
})

describe('pages', () => {
  const first = pageQuery('members', [], byName, { pageSize: 2 })
  const after = pageQuery('members', [], byName, { pageSize: 2, after: cursor('b') })

  it('ask for one more than they show', () => {
    expect(first.limit).toBe(3)
  })

  it('know whether another follows, and where it begins', () => {
    for (const query of [first, after]) {
      const page = cutPage(documents('c', 'd', 'e'), query)
      expect(page.shown.map(({ id }) => id)).toEqual(['c', 'd'])
      expect(page.next).toEqual(cursor('d'))
      expect(cutPage(documents('c', 'd'), query)).toMatchObject({ next: null })
      expect(cutPage(documents('c', 'd'), query).shown).toHaveLength(2)
    }
  })

  it('may have become empty', () => {
    expect(cutPage([], after)).toEqual({ shown: [], next: null })
  })
})
