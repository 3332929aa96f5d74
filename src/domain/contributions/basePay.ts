import { formatCivil } from '@/domain/shared/formatDate'
import { NO_PAISE, shareOf, times, toPaise, type Paise } from '@/domain/shared/money'
import type { PaySpan } from '@/domain/staff/payHistory'
import type { PayRule } from '@/domain/staff/payRule'
import { totalsOf, type MusterTotals } from '@/domain/staffAttendance/muster'
import { sessionsOf, visitsNear } from '@/domain/staffAttendance/paidHours'
import { decimalHours } from '@/domain/staffAttendance/payroll'
import type { StaffDay, StaffRules } from '@/domain/staffAttendance/staffDay'
import { asLine } from './contribution'
import type { ContributionCategory } from './contributionCategory'
import type { OwnLine } from './payLine'

export type Counted = Pick<MusterTotals, 'payableDays' | 'workedMinutes' | 'overtimeMinutes'>

/** What was attended while one rule paid. `partText` says which part of the month that was; '' for all that was paid of it. */
export type Attended = { totals: Counted; monthDays: number; sessions: number; partText: string }

/**
 * What each rule pays of a month's days. A span is the difference between its end and the end of the one before, so that late
 * arrivals cost what they cost the month.
 */
export function attendedIn(
  spans: readonly PaySpan[],
  days: readonly StaffDay[],
  rules: StaffRules,
): Attended[] {
  const begins = spans.at(0)?.from
  if (begins === undefined) return []
  const paid = days.filter(({ date }) => date >= begins)
  const until = (last: string) =>
    totalsOf(
      paid.filter(({ date }) => date <= last),
      rules,
    )
  return spans.map(({ from, to }, at) => {
    const [all, past] = [until(to), until(spans[at - 1]?.to ?? '')]
    const own = paid.filter(({ date }) => date >= from && date <= to)
    return {
      totals: {
        payableDays: all.payableDays - past.payableDays,
        workedMinutes: all.workedMinutes - past.workedMinutes,
        overtimeMinutes: all.overtimeMinutes - past.overtimeMinutes,
      },
      monthDays: days.length,
      sessions: own.reduce(
        (count, { date, visits }) => count + sessionsOf(visitsNear(date, visits, rules.timezone)),
        0,
      ),
      partText: spans.length === 1 ? '' : at === 0 ? `until ${formatCivil(to)}` : `from ${formatCivil(from)}`,
    }
  })
}

/** Overtime without a rate of its own is in base pay by the hour, as any other hour. A rate of 0 is one: it is not paid. */
export const plainOvertime = (
  { payBasis, overtimeRate }: Pick<PayRule, 'payBasis' | 'overtimeRate'>,
  { totals }: Pick<Attended, 'totals'>,
): number => (payBasis === 'hourly' && overtimeRate === null ? totals.overtimeMinutes : 0)

/** Those that base pay by the hour is for. */
const hourlyMinutes = (
  { overtimeRate }: Pick<PayRule, 'overtimeRate'>,
  { workedMinutes, overtimeMinutes }: Counted,
): number => workedMinutes - (overtimeRate === null ? 0 : overtimeMinutes)

/**
 * In paise. A month's pay is shared over its calendar days; an hour's is for hours without overtime where that has a rate; a
 * session is each time somebody was marked in.
 */
export function basePay(
  { payBasis, payRate, overtimeRate }: Pick<PayRule, 'payBasis' | 'payRate' | 'overtimeRate'>,
  { totals, monthDays, sessions }: Pick<Attended, 'totals' | 'monthDays' | 'sessions'>,
): Paise {
  if (payRate === null || payBasis === '') return NO_PAISE
  if (payBasis === 'session') return times(toPaise(payRate), sessions)
  if (payBasis === 'monthly') return shareOf(toPaise(payRate), totals.payableDays * 2, monthDays * 2)
  return shareOf(toPaise(payRate), hourlyMinutes({ overtimeRate }, totals), 60)
}

/** What base pay is for, as its line says it. */
function payableText({ payBasis, overtimeRate }: PayRule, { totals, monthDays, sessions }: Attended): string {
  if (payBasis === 'monthly') return `${totals.payableDays} of ${monthDays} days`
  if (payBasis === 'session') return sessions === 1 ? '1 session' : `${sessions} sessions`
  return `${decimalHours(hourlyMinutes({ overtimeRate }, totals))} hours`
}

type Into = Pick<ContributionCategory, 'id'> | undefined

/** Base pay and overtime of the days that one rule pays; under '' where there is no category for it. */
export function baseLines(
  rule: PayRule,
  on: Attended,
  { base, overtime }: { base: Into; overtime: Into },
): OwnLine[] {
  const { totals, sessions, partText } = on
  const { payRate, payBasis } = rule
  const isBySession = payBasis === 'session'
  const overtimeRate = isBySession ? null : rule.overtimeRate
  const pay = asLine(basePay(rule, on))
  const over = asLine(shareOf(toPaise(overtimeRate ?? 0), totals.overtimeMinutes, 60))
  const rest = { source: null, basisAmount: null }
  const noteOf = (text: string) => [text, partText].filter(Boolean).join(', ')
  return [
    ...(pay
      ? [
          {
            ...pay,
            ...rest,
            kind: 'base' as const,
            categoryId: base?.id ?? '',
            rate: payRate,
            note: noteOf(payableText(rule, on)),
            ...(isBySession && { basisAmount: sessions }),
          },
        ]
      : []),
    ...(over
      ? [
          {
            ...over,
            ...rest,
            kind: 'overtime' as const,
            categoryId: overtime?.id ?? '',
            rate: overtimeRate,
            note: noteOf(`Overtime, ${decimalHours(totals.overtimeMinutes)} hours`),
          },
        ]
      : []),
  ]
}
