import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { paySpansOf } from '@/domain/staff/payHistory'
import type { PayRule } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'

/** A part of a month: the rule in force on it, null before the first one, and whether it began within the month. */
export type Part = { rule: PayRule | null; from: CivilDate; to: CivilDate; begun: CivilDate | null }

/** All days of a month by the rules that pay them, in their order. */
export function partsOf(staff: Staff, period: { from: CivilDate; to: CivilDate }): Part[] {
  const spans = paySpansOf(staff, period)
  const parts = spans.map((span, at) => ({ ...span, begun: at === 0 ? null : span.from }))
  const begins = spans.at(0)?.from
  if (begins === period.from) return parts
  const to = begins === undefined ? period.to : addDays(begins, -1)
  return [{ rule: null, from: period.from, to, begun: period.from }, ...parts]
}
