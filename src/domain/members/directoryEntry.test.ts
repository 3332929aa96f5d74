import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedDate, storedMap } from '@/domain/shared/storedFixtures'
import { directoryEntryOf } from './directory'
import { directoryEntrySchema, readEntry } from './directoryEntry'
import { memberWith } from './fixtures'

const bySchema = (stored: unknown) => directoryEntrySchema.safeParse(stored).data ?? null

const flag = fc.boolean()
const text = fc.string()
const dateOrNone = fc.option(storedDate)

describe('an entry is read by hand', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('as the schema reads it, whatever stands in it', () => {
    const stored = storedMap({
      ...{ n: text, c: text, k: text, i: text, w: text },
      p: fc.oneof(text, fc.constantFrom('9876543210', '0098765432', '+91 98765 43210', '0065 9123 4567')),
      ...{ a: flag, x: flag, b: flag },
      ...{ s: storedDate, e: storedDate, f: dateOrNone, t: dateOrNone, j: dateOrNone },
      d: fc.double(),
      g: fc.option(fc.constantFrom('02-29', '12-31', '13-01', '2-9', '')),
    })
    const erased = fc.constantFrom({}, {}, { r: true }, { r: false })
    fc.assert(
      fc.property(stored, erased, (entry, r) => {
        expect(readEntry({ ...entry, ...r })).toStrictEqual(bySchema({ ...entry, ...r }))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([undefined, null, 'Asha', [], new Date(0), new (class Entry {})()])(
    'as the schema reads it, also where it is none: %o',
    (stored) => expect(readEntry(stored)).toStrictEqual(bySchema(stored)),
  )

  it('without asking the schema of one as it is written', () => {
    const stored = directoryEntryOf(memberWith())
    const asked = vi.spyOn(directoryEntrySchema, 'safeParse')
    expect(readEntry(stored)).toStrictEqual(stored)
    expect(asked).not.toHaveBeenCalled()
  })
})
