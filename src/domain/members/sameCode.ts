import type { DirectoryEntry } from './directoryEntry'
import type { SamePhone } from './samePhone'

const compared = (code: string) => code.trim().toUpperCase()

/** Members with this very code, whatever its letters, those who are here first; deleted ones are nobody's duplicate (PRODUCT 2.S). */
export function sameCode(
  entries: ReadonlyMap<string, DirectoryEntry>,
  { code, exceptId }: { code: string; exceptId: string },
): SamePhone[] {
  const wanted = compared(code)
  if (wanted === '') return []
  return [...entries]
    .filter(([id, { c, x }]) => !x && id !== exceptId && compared(c) === wanted)
    .map(([id, { n, c, a }]) => ({ id, name: n, code: c, hasLeft: !a }))
    .sort((one, other) => Number(one.hasLeft) - Number(other.hasLeft))
}
