import { LINES_A_PART, mergedLine } from '@/domain/attendance/dayParts'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { StoredRecord } from '@/domain/shared/readers'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { inOrder, partsOfDay, storedLines } from './dayParts'

/** A document may have 1,048,576 bytes; automatic exits and corrections still come to a part that is full. */
const MOST_BYTES = 900_000

const encoder = new TextEncoder()
const textBytes = (text: string) => encoder.encode(text).length + 1

/** What the store counts of a value. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return textBytes(value)
  if (typeof value === 'boolean' || value === null) return 1
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + bytesOf(item), 0)
  if (typeof value !== 'object' || value instanceof Date) return 8
  return Object.entries(value).reduce((sum, [key, item]) => sum + textBytes(key) + bytesOf(item), 0)
}

/** Each part that moves with the earlier one that has room for it; one that moves takes none. */
function movesOf(parts: readonly StoredDocument[], isOver: boolean): Map<string, string[]> {
  const room = new Map<string, number>()
  const moves = new Map<string, string[]>()
  for (const part of parts) {
    const bytes = bytesOf(part.data)
    const isFull = Object.keys(storedLines(part)).length >= LINES_A_PART
    const target = isFull || isOver ? [...room].find(([, left]) => left >= bytes)?.[0] : undefined
    if (target === undefined) {
      room.set(part.path, MOST_BYTES - bytes)
      continue
    }
    room.set(target, (room.get(target) ?? 0) - bytes)
    moves.set(target, [...(moves.get(target) ?? []), part.path])
  }
  return moves
}

/**
 * Moves the full parts of a day into the earlier ones, which take no more marks and may be large; of a day that `isOver`,
 * every part. So a day is read in few documents, and a mark sends a small one. Answers how many parts it moved. Marks may
 * come meanwhile: a part that is gone begins again with the next one, and a second run changes nothing.
 */
export async function foldDay(
  store: DocumentStore,
  gymId: string,
  date: CivilDate,
  isOver: boolean,
): Promise<number> {
  const parts = inOrder(await store.query(partsOfDay(gymId, date)))
  let folded = 0
  for (const [target, moving] of movesOf(parts, isOver))
    folded += await store.transact(async (transaction) => {
      const held = await Promise.all([target, ...moving].map((path) => transaction.get(path)))
      const there = held.filter((part) => part !== null)
      const size = there.reduce((sum, { data }) => sum + bytesOf(data), 0)
      if (there.length <= moving.length || size > MOST_BYTES) return 0
      const people = new Map<string, StoredRecord>()
      for (const part of there)
        for (const [id, line] of Object.entries(storedLines(part))) {
          const known = people.get(id)
          people.set(id, known === undefined ? line : mergedLine(known, line))
        }
      transaction.set(target, { ...there[0]?.data, gymId, date, people: Object.fromEntries(people) })
      for (const path of moving) transaction.remove(path)
      return moving.length
    })
  return folded
}
