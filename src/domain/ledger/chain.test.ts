import { beforeAll, describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { canonicalJson, chained, emptyChain, verifyChain } from './chain'
import { ledgerFactSchema, type LedgerEntry } from './ledgerEntry'

const day = civil('2026-11-20')
const factOf = (id: string, amount: number) =>
  ledgerFactSchema.parse({
    id,
    kind: 'payment',
    gymId: 'g1',
    date: day,
    amount,
    at: new Date('2026-11-20T06:30:00Z'),
  })

let entries: LedgerEntry[]
beforeAll(async () => {
  entries = await chained(emptyChain, [factOf('a', 500), factOf('b', 700), factOf('c', 900)], day)
})

const headOf = (list: LedgerEntry[]) => ({ count: list.length, hash: list.at(-1)?.hash ?? '' })

describe('the chain of a day', () => {
  it('holds as it was written, in whatever order it is read', async () => {
    expect(await verifyChain([...entries].reverse(), headOf(entries))).toEqual({
      kind: 'whole',
      head: headOf(entries),
    })
    expect(await verifyChain([])).toEqual({ kind: 'whole', head: emptyChain })
  })

  it('goes on where it stood', async () => {
    const first = await chained(emptyChain, [factOf('a', 500)], day)
    const rest = await chained(headOf(first), [factOf('b', 700), factOf('c', 900)], day)
    expect([...first, ...rest]).toEqual(entries)
  })

  it('is the same for a record whose keys come in another order', () => {
    expect(canonicalJson({ b: 1, a: [new Date(0), null, undefined] })).toBe(
      '{"a":["1970-01-01T00:00:00.000Z",null,null],"b":1}',
    )
    expect(canonicalJson({ b: undefined, a: 'é"' })).toBe('{"a":"é\\""}')
  })

  it.each([
    [
      'an altered amount',
      (list: LedgerEntry[]) => list.map((e) => (e.id === 'b' ? { ...e, amount: 70 } : e)),
      2,
      'b',
      'Entry 2 was altered after it was written.',
    ],
    [
      'another person',
      (list: LedgerEntry[]) => list.map((e) => (e.id === 'a' ? { ...e, by: 'x' } : e)),
      1,
      'a',
      'Entry 1 was altered after it was written.',
    ],
    [
      'a missing entry',
      (list: LedgerEntry[]) => list.filter((e) => e.id !== 'b'),
      2,
      undefined,
      'Entry 2 of the day is missing.',
    ],
    [
      'a missing end',
      (list: LedgerEntry[]) => list.slice(0, 1),
      2,
      undefined,
      'Entry 2 of the day is missing, and those after it.',
    ],
  ])('names %s', async (_case, alter, at, id, reason) => {
    const verdict = await verifyChain(alter(entries), headOf(entries))
    expect(verdict).toMatchObject({ kind: 'broken', at, reason })
    expect(verdict.kind === 'broken' && verdict.entry?.id).toBe(id ?? undefined)
  })

  it('names an entry that was replaced with a hash of its own, by the one that follows', async () => {
    const [forged] = await chained(emptyChain, [factOf('a', 5)], day)
    expect(await verifyChain([forged ?? expect.fail(), ...entries.slice(1)], headOf(entries))).toMatchObject({
      at: 2,
      reason: 'Entry 2 does not follow the one before it: one of them was replaced.',
    })
  })

  it('names a whole chain that was written anew, by the seal of the day', async () => {
    const forged = await chained(emptyChain, [factOf('a', 5), factOf('b', 700), factOf('c', 900)], day)
    expect(await verifyChain(forged, headOf(entries))).toMatchObject({
      at: 3,
      reason: 'Entry 3 is not the one that the day was sealed with.',
    })
  })

  it('is longer than its seal when entries came after the close', async () => {
    expect((await verifyChain(entries, headOf(entries.slice(0, 2)))).kind).toBe('whole')
  })
})
