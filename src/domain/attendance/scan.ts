import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { searchDirectory, type DirectoryHit } from '@/domain/members/directory'
import { readCard } from '@/domain/members/memberCard'

/**
 * `note` says why nobody is found, where the usual words would not do. `isShared` is true when several members have the code that
 * was typed, so that Enter must not choose between them.
 */
export type Found = { hits: DirectoryHit[]; note: string; isShared: boolean }

/** Finds the members that the search box names by name, digits of the phone, member code or a scanned card (QR or barcode). */
export function foundBy(
  entries: ReadonlyMap<string, DirectoryEntry>,
  typed: string,
  gymId: string,
  limit: number,
): Found {
  const scanned = readCard(typed)
  if (!scanned) {
    const hits = searchDirectory(entries, typed, limit)
    const code = typed.trim().toLowerCase()
    const sharers = hits.filter(({ entry }) => entry.a && entry.c !== '' && entry.c.toLowerCase() === code)
    return { hits, note: '', isShared: sharers.length > 1 }
  }
  const id = scanned.memberId
  if (scanned.gymId !== gymId) return { hits: [], note: 'This card is of another centre.', isShared: false }
  const entry = entries.get(id)
  if (!entry || entry.x)
    return { hits: [], note: 'This card belongs to nobody of this centre any more.', isShared: false }
  return { hits: [{ id, entry }], note: '', isShared: false }
}
