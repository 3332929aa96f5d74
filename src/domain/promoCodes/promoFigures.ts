import { addDays, daysBetween } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { totalOf } from '@/domain/shared/money'
import type { PromoUse } from './promoUse'

/** What a code brought, in rupees: what it took off, and what the sales came to. */
export type UseFigures = { discount: number; sales: number; newMembers: number }

const sumOf = (uses: readonly PromoUse[], amountOf: (use: PromoUse) => number) => totalOf(uses.map(amountOf))

export const figuresOf = (uses: readonly PromoUse[]): UseFigures => ({
  discount: sumOf(uses, ({ discount }) => discount),
  sales: sumOf(uses, ({ sale }) => sale),
  newMembers: new Set(uses.filter(({ isNewMember }) => isNewMember).map(({ memberId }) => memberId)).size,
})

/** Uses on each of the last days up to today, days without any too. */
export function usesByDay(
  uses: readonly PromoUse[],
  today: CivilDate,
  days: number,
): { day: CivilDate; count: number }[] {
  const first = addDays(today, 1 - days)
  const counts = new Map<CivilDate, number>()
  for (const { on } of uses) counts.set(on, (counts.get(on) ?? 0) + 1)
  return Array.from({ length: daysBetween(first, today) + 1 }, (_, at) => {
    const day = addDays(first, at)
    return { day, count: counts.get(day) ?? 0 }
  })
}
