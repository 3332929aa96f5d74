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
