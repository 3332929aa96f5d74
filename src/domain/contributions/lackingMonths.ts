import type { Month } from '@/domain/monthStats/monthStats'
import { monthText } from '@/domain/shared/monthText'
import { firstOfMonth } from './payMonth'
import { newLinesOf, type PersonPreview } from './payPreview'

/**
 * Earlier months that lack in the ledger, where what is taken back of these people now counts them as they would be generated; the first
 * first.
 */
export const lackingIn = (people: readonly Pick<PersonPreview, 'lines'>[]): Month[] =>
  [...new Set(people.flatMap(newLinesOf).flatMap(({ open }) => open))].sort()

/** What that means, in two sentences; '' where none lack. */
export function lackingText(months: readonly Month[]): string {
  const [first, ...others] = months.map((month) => monthText(firstOfMonth(month)))
  if (first === undefined) return ''
  if (others.length === 0)
    return `Refunds take back commission of ${first}, which isn’t generated. Generate ${first} too, unless it was paid before you kept pay here.`
  const named =
    others.length === 1
      ? `${first} and ${String(others[0])}`
      : `${String(months.length)} months from ${first} on`
  return `Refunds take back commission of ${named}, which aren’t generated. Generate them too, unless they were paid before you kept pay here.`
}
