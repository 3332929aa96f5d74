import type { CivilDate } from '@/domain/shared/civilDate'
import { ledgerFactSchema, type LedgerEntry, type LedgerFact } from './ledgerEntry'

/** JSON whose keys stand in order, so that the same record always gives the same text; instants as ISO text. */
export function canonicalJson(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** By WebCrypto, which browsers and Node both have. */
async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** The same for the same record, whatever the order of its fields. */
export const fingerprintOf = (record: object): Promise<string> => sha256(canonicalJson(record))

/** Where a chain stands: how many entries it has, and the hash of the last; '' and 0 before the first. */
export type ChainHead = { count: number; hash: string }
export const emptyChain: ChainHead = { count: 0, hash: '' }

type Placed = Pick<LedgerEntry, 'day' | 'seq' | 'previous'>

const hashOf = (fact: LedgerFact, { day, seq, previous }: Placed): Promise<string> =>
  sha256(canonicalJson({ ...fact, day, seq, previous }))

const factIn = (entry: LedgerEntry): LedgerFact => ledgerFactSchema.parse(entry)

/** The facts in their places after `head`; `day` is the day they are entered, in the centre's zone. */
export async function chained(
  head: ChainHead,
  facts: readonly LedgerFact[],
  day: CivilDate,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  let { count: seq, hash: previous } = head
  for (const fact of facts) {
    seq += 1
    const hash = await hashOf(fact, { day, seq, previous })
    entries.push({ ...fact, day, seq, previous, hash })
    previous = hash
  }
  return entries
}

/** What Verify answers: the chain holds, or the first entry at which it does not, and why. */
export type Verdict =
  | { kind: 'whole'; head: ChainHead }
  | { kind: 'broken'; at: number; entry: LedgerEntry | null; reason: string }

const broken = (at: number, entry: LedgerEntry | null, reason: string): Verdict => ({
  kind: 'broken',
  at,
  entry,
  reason,
})

/**
 * Follows one day's chain from its first entry. Names the first that is missing, was moved or was altered. `head` is
 * what is known of its end (the day's head, or the hash a day close was sealed with), so that a cut-off end shows.
 */
export async function verifyChain(entries: readonly LedgerEntry[], head?: ChainHead): Promise<Verdict> {
  const inOrder = [...entries].sort((one, other) => one.seq - other.seq)
  let previous = ''
  for (const [index, entry] of inOrder.entries()) {
    const seq = index + 1
    if (entry.seq !== seq) return broken(seq, null, `Entry ${seq} of the day is missing.`)
    if (entry.previous !== previous)
      return broken(seq, entry, `Entry ${seq} does not follow the one before it: one of them was replaced.`)
    if ((await hashOf(factIn(entry), entry)) !== entry.hash)
      return broken(seq, entry, `Entry ${seq} was altered after it was written.`)
    previous = entry.hash
  }
  const found: ChainHead = { count: inOrder.length, hash: previous }
  if (head && found.count < head.count)
    return broken(
      found.count + 1,
      null,
      `Entry ${found.count + 1} of the day is missing, and those after it.`,
    )
  const sealed = head && head.count > 0 ? inOrder[head.count - 1] : undefined
  if (head && sealed && sealed.hash !== head.hash)
    return broken(head.count, sealed, `Entry ${head.count} is not the one that the day was sealed with.`)
  return { kind: 'whole', head: found }
}
