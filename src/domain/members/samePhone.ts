import { comparedDigits } from '@/domain/shared/phone'
import type { DirectoryEntry } from './directoryEntry'

export type SamePhone = { id: string; name: string; code: string; hasLeft: boolean }

/** Members with this very phone, those who are here first; deleted ones are nobody's duplicate. `locale` is the centre's. */
export function samePhone(
  entries: ReadonlyMap<string, DirectoryEntry>,
  { phone, locale, exceptId }: { phone: string; locale: string; exceptId: string },
): SamePhone[] {
  const digits = comparedDigits(phone, locale)
  return [...entries]
    .filter(([id, { p, x }]) => !x && id !== exceptId && comparedDigits(p, locale) === digits)
    .map(([id, { n, c, a }]) => ({ id, name: n, code: c, hasLeft: !a }))
    .sort((one, other) => Number(one.hasLeft) - Number(other.hasLeft))
}

/** Members who are not deleted, by `comparedDigits` of their phone; those who are here before those who have left. */
export function membersByPhone(
  entries: ReadonlyMap<string, DirectoryEntry>,
  locale: string,
): Map<string, SamePhone[]> {
  const found = new Map<string, SamePhone[]>()
  for (const [id, { n, c, a, p, x }] of entries) {
    if (x || p === '') continue
    const digits = comparedDigits(p, locale)
    const same = found.get(digits) ?? []
    const member = { id, name: n, code: c, hasLeft: !a }
    found.set(digits, a ? [member, ...same] : [...same, member])
  }
  return found
}
