import { mapOf, type StoredRecord } from '@/domain/shared/readers'

/** A part of a day with so many lines takes no more marks: each mark sends its whole part to every desk. */
export const LINES_A_PART = 200

/** So many parts a day has at the most; the last one grows until the server makes room. */
export const LAST_PART = 3

/** A part of a day's roll-up by its number, 1 for the one that each day begins with, and how many people stand in it. */
export type DayPart = { number: number; lines: number }

/** The part that the next mark goes to: the first with room, which one that is not there has. */
export function openPartOf(parts: readonly DayPart[]): number {
  const lines = new Map(parts.map((part) => [part.number, part.lines]))
  let number = 1
  while (number < LAST_PART && (lines.get(number) ?? 0) >= LINES_A_PART) number += 1
  return number
}

const lists = ['visits', 'overrides', 'corrections'] as const

/** Items are compared by what they hold, whatever order their fields are in. */
const textOf = (item: unknown) => JSON.stringify(Object.entries(mapOf(item) ?? { item }).sort())

const itemsOf = (list: unknown): unknown[] => (Array.isArray(list) ? (list as unknown[]) : [])

const inEither = (one: unknown, other: unknown): unknown[] => [
  ...new Map([...itemsOf(one), ...itemsOf(other)].map((item) => [textOf(item), item])).values(),
]

/** One person's line as it is stored in two parts of a day: what either holds, the later part's name and picture. */
export function mergedLine(earlier: StoredRecord, later: StoredRecord): StoredRecord {
  const both = lists.filter((name) => name in earlier || name in later)
  const merged = both.map((name) => [name, inEither(earlier[name], later[name])] as const)
  return { ...earlier, ...later, ...Object.fromEntries(merged) }
}
