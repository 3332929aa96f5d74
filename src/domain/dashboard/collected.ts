import { isWhole, type MonthsHeld } from '@/domain/monthStats/daySeries'
import { monthOf } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, toPaise, toRupees, totalOf } from '@/domain/shared/money'
import { isSameAmount } from '@/domain/shared/senseOf'

/**
 * Payments less refunds of a day (PRODUCT 2.Q), in rupees: 0 in a month that has no record yet, whatever came before it. null
 * where its month is not read, or not counted by the day yet.
 */
export function collectedOn(months: MonthsHeld, day: CivilDate): number | null {
  const held = months.get(monthOf(day))
  if (held === undefined || !isWhole(held)) return null
  const { collected = 0, refunded = 0 } = held?.byDay[day.slice(8)] ?? {}
  return toRupees(minus(toPaise(collected), toPaise(refunded)))
}

/**
 * The same by the way it was paid, the most first. [] where the parts do not come to the whole, as of a day of which an older
 * version wrote some: a split that lacks something must not be read as one.
 */
export function collectedByMode(
  months: MonthsHeld,
  day: CivilDate,
): (readonly [mode: string, rupees: number])[] {
  const modes = Object.entries(months.get(monthOf(day))?.modesByDay[day.slice(8)] ?? {})
  const total = collectedOn(months, day)
  if (total === null || !isSameAmount(totalOf(modes.map(([, rupees]) => rupees)), total)) return []
  return modes.toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
}
