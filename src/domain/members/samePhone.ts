import type { DirectoryEntry } from './directoryEntry'

export type SamePhone = { id: string; name: string; code: string; hasLeft: boolean }

/** Members with exactly these digits, those who are here first; deleted ones are nobody's duplicate. */
export const sameDigits = (
  entries: ReadonlyMap<string, DirectoryEntry>,
  digits: string,
  exceptId: string,
): SamePhone[] =>
  [...entries]
    .filter(([id, { p, x }]) => p === digits && !x && id !== exceptId)
    .map(([id, { n, c, a }]) => ({ id, name: n, code: c, hasLeft: !a }))
    .sort((one, other) => Number(one.hasLeft) - Number(other.hasLeft))

/** Members who are not deleted, by the digits of their phone; those who are here before those who have left. */
export function membersByPhone(entries: ReadonlyMap<string, DirectoryEntry>): Map<string, SamePhone[]> {
  const found = new Map<string, SamePhone[]>()
  for (const [id, { n, c, a, p, x }] of entries) {
    if (x || p === '') continue
    const same = found.get(p) ?? []
    const member = { id, name: n, code: c, hasLeft: !a }
    found.set(p, a ? [member, ...same] : [...same, member])
  }
  return found
}
