import { LONG_AGO } from '@/domain/shared/civilDate'
import { phoneDigits, searchedDigits } from '@/domain/shared/phone'
import { lowerName } from '@/domain/shared/text'
import { DIRECTORY_SHARDS, type DirectoryEntry } from './directoryEntry'
import { listLineOf, shownPackageOf } from './listLine'
import { coverOf } from './lookupOf'
import type { Member } from './member'

/** The member as the search directory holds it; every member write writes it too. */
export function directoryEntryOf(member: Member): DirectoryEntry {
  const { coverUntil, startsOn, frozenFrom, frozenTo } = coverOf(member)
  return {
    n: member.name,
    p: phoneDigits(member.phone),
    c: member.memberCode,
    a: member.isActive,
    x: member.deleted,
    s: startsOn,
    e: coverUntil,
    f: frozenFrom,
    t: frozenTo,
    d: member.totalDueAmount,
    k: shownPackageOf(member)?.name ?? '',
    i: member.dp,
    b: member.blocked,
    g: member.dob?.slice('YYYY-'.length) ?? null,
    j: member.lookup.joinedOn === LONG_AGO ? null : member.lookup.joinedOn,
    w: listLineOf(member),
    ...(member.erased !== undefined && { r: true }),
  }
}

/** FNV-1a over the id's UTF-16 units: spreads evenly and is the same in the browser and on the server. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The n of `memberDirectory/{gymId}_{n}` that holds this member. */
export const shardOf = (memberId: string): number => hashOf(memberId) % DIRECTORY_SHARDS

export type DirectoryHit = { id: string; entry: DirectoryEntry }

type Searched = { name: string; words: string[]; code: string }

/** Entries do not change, so each is prepared once: lowering 10,000 names at every key typed would be felt. */
const prepared = new WeakMap<DirectoryEntry, Searched>()

function searchedOf(entry: DirectoryEntry): Searched {
  const known = prepared.get(entry)
  if (known) return known
  const name = lowerName(entry.n)
  const searched = { name, words: name.split(' '), code: entry.c.toLowerCase() }
  prepared.set(entry, searched)
  return searched
}

/** Lower ranks first; null when the entry does not answer to the text. */
function rankOf(
  entry: DirectoryEntry,
  typed: string[],
  text: string,
  digits: readonly string[],
): number | null {
  const { name, words, code } = searchedOf(entry)
  if (code !== '' && code === text) return 0
  if (name.startsWith(text)) return 1
  if (typed.every((part) => words.some((word) => word.startsWith(part))))
    return words[0]?.startsWith(typed[0] ?? '') ? 2 : 3
  if (code !== '' && code.startsWith(text)) return 4
  if (!digits.some((part) => entry.p.includes(part))) return null
  return digits.some((part) => entry.p.startsWith(part) || entry.p.endsWith(part)) ? 5 : 6
}

/**
 * How well an entry answers to what is typed, the best lowest, null where it does not (PRODUCT 3 "Search"): the beginning of any
 * word of the name (every word typed must match one), the beginning of the code, or 4 and more digits anywhere in the phone.
 * Members who left come after those who are here. Nothing typed finds nobody.
 */
export function ranking(typed: string): (entry: DirectoryEntry) => number | null {
  const text = lowerName(typed)
  if (text === '') return () => null
  const words = text.split(' ')
  const digits = searchedDigits(text)
  return (entry) => {
    const rank = rankOf(entry, words, text, digits)
    return rank === null || entry.a ? rank : rank + 10
  }
}

const byName = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

type Ranked = { entry: DirectoryEntry; rank: number }

export const bestFirst = (one: Ranked, other: Ranked): number =>
  one.rank - other.rank || byName(one.entry.n, other.entry.n)

/** Who answers to what is typed, best first; deleted members never do. */
export function searchDirectory(
  entries: ReadonlyMap<string, DirectoryEntry>,
  typed: string,
  limit: number,
): DirectoryHit[] {
  const rankOfEntry = ranking(typed)
  const hits: { id: string; entry: DirectoryEntry; rank: number }[] = []
  for (const [id, entry] of entries) {
    const rank = entry.x ? null : rankOfEntry(entry)
    if (rank !== null) hits.push({ id, entry, rank })
  }
  hits.sort(bestFirst)
  return hits.slice(0, limit).map(({ id, entry }) => ({ id, entry }))
}
