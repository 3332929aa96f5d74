import type { MoneyCheck } from './moneyCheck'
import { isUndone } from './nightFailure'

export const counted = (count: number, one: string, more: string): string =>
  count === 1 ? one : `${count} ${more}`

/** What there is to look at, in a line; '' where the last night found and left nothing. */
export function findingsTitle({ failures, drifts, corrections, checkedAt }: MoneyCheck): string {
  const fresh = corrections.filter((drift) => drift.at?.getTime() === checkedAt.getTime())
  const undone = failures.filter(isUndone).length
  return [
    undone > 0 && counted(undone, '1 thing was not done last night', 'things were not done last night'),
    drifts.length > 0 &&
      counted(drifts.length, '1 figure differs from the records', 'figures differ from the records'),
    fresh.length > 0 && counted(fresh.length, '1 figure was corrected', 'figures were corrected'),
  ]
    .filter((part) => part !== false)
    .join('. ')
}
