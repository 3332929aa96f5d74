import { isEmployed, type Staff } from '@/domain/staff/staff'
import { paySpansOf } from '@/domain/staff/payHistory'
import { isPaying } from '@/domain/staff/payRule'
import { musterRow, totalsOf, workedSince } from '@/domain/staffAttendance/muster'
import { employedFrom } from '@/domain/staffAttendance/staffDay'
import { commissionProblem, isRateTooHigh, isWithoutCategory } from './agreedCommission'
import { attendedIn, baseLines, plainOvertime } from './basePay'
import { goneOf } from './changedPay'
import { commissionLines } from './commissionLines'
import type { Contribution } from './contribution'
import { headLines, headsOf, type Head } from './headLines'
import { lineIdOf, type PayLine } from './payLine'
import { firstOfMonth, lastOfMonth } from './payMonth'
import { categoriesOf, type PaySource } from './paySource'

export type PersonPay = {
  staffId: string
  name: string
  monthDays: number
  payableDays: number
  halfDays: number
  /** Half days that late arrivals cost. */
  lateHalfDays: number
  workedMinutes: number
  overtimeMinutes: number
  /** Of them, those that base pay by the hour has in it. */
  plainOvertimeMinutes: number
  /** Days on which an exit was not marked: their hours count for nothing until they are corrected. */
  lackingExits: number
  lines: PayLine[]
  /** Why something of it is left out; '' for nothing. */
  problem: string
  /** Where that is mended: in the contribution categories, or in what the employee is paid by. */
  mendedIn: ('categories' | 'pay')[]
}

/** Ids of invoices mostly begin with the centre's own, which the line's begins with already. */
const shortId = (gymId: string, id: string) => (id.startsWith(`${gymId}_`) ? id.slice(gymId.length) : id)

type Known = { ledger: readonly Contribution[]; heads: readonly Head[] }

function payOf(staff: Staff, source: PaySource, { ledger, heads }: Known): PersonPay {
  const { gymId, month, categories, muster } = source
  const { rules } = muster
  const { days } = musterRow({ ...staff, isGone: !isEmployed(staff) }, muster)
  const spans = paySpansOf(staff, { from: firstOfMonth(month), to: lastOfMonth(month) })
  const begins = spans.at(0)?.from
  const totals = totalsOf(begins === undefined ? [] : days.filter(({ date }) => date >= begins), rules)
  const into = categoriesOf(source)
  const lineFor = { gymId, month, staffId: staff.id }
  const attended = attendedIn(spans, days, rules)
  const paid = spans.flatMap(({ rule, from }, at) => {
    const on = attended[at]
    return on === undefined
      ? []
      : baseLines(rule, on, into).map((line) => ({
          ...line,
          open: [],
          id: lineIdOf({ ...lineFor, what: line.kind, from: at === 0 ? null : from }),
        }))
  })
  const commissions = commissionLines(staff, { ...source, timezone: rules.timezone }).map(
    ({ begun, ...line }) => ({
      ...line,
      id: lineIdOf({ ...lineFor, what: shortId(gymId, line.source.invoiceId), from: begun }),
    }),
  )
  const trained = headLines(staff, heads, source, ledger).map(({ memberId, ...line }) => ({
    ...line,
    open: [],
    id: lineIdOf({ ...lineFor, what: `head-${shortId(gymId, memberId)}`, from: null }),
  }))
  const inForce = spans.map(({ rule }) => rule)
  const lacksBase = inForce.some(({ payBasis }) => payBasis !== '') && !into.base
  const isUnpaid = ![...inForce, staff].some(isPaying)
  const ofCommission = [...new Set(inForce.map((rule) => commissionProblem(rule, categories)))]
  const problems = [
    lacksBase && 'There is no category for base pay: add one with a fixed amount.',
    ...ofCommission,
    isUnpaid && 'No pay is set.',
  ]
  const mends = {
    categories: lacksBase || inForce.some((rule) => isRateTooHigh(rule, categories)),
    pay: isUnpaid || inForce.some((rule) => isWithoutCategory(rule, categories)),
  }
  return {
    staffId: staff.id,
    name: staff.name,
    monthDays: muster.dates.length,
    payableDays: totals.payableDays,
    halfDays: totals.halfDays,
    lateHalfDays: totals.lateHalfDays,
    workedMinutes: totals.workedMinutes,
    overtimeMinutes: totals.overtimeMinutes,
    plainOvertimeMinutes: spans.reduce((minutes, { rule }, at) => {
      const on = attended[at]
      return on === undefined ? minutes : minutes + plainOvertime(rule, on)
    }, 0),
    lackingExits: totals.lackingExits,
    lines: [...paid, ...commissions, ...trained].map((line) => ({ ...line, staffId: staff.id })),
    problem: problems.filter(Boolean).join(' '),
    mendedIn: (['categories', 'pay'] as const).filter((place) => mends[place]),
  }
}

/** Who works there or left in the month or later, unless they began after it. */
function wasEmployed(staff: Staff, { month, muster }: PaySource): boolean {
  const from = employedFrom(staff, muster.rules.timezone)
  return workedSince(staff, firstOfMonth(month)) && (from === null || from <= lastOfMonth(month))
}

/** Whether the ledger of the month pays somebody for time in which they did not work there, as it is known by now. */
const isPaidAnyway = ({ staffId, lines }: PersonPay, ledger: readonly Contribution[]): boolean =>
  goneOf(
    lines,
    ledger.filter((line) => line.staffId === staffId),
  ).length > 0

/**
 * What everybody's month comes to, by name: who works there, of those who left whoever has something to get, and whom the month's
 * ledger pays. Ids follow from month, person and what a line is for, so that it is never written twice.
 */
export function payOfMonth(source: PaySource, ledger: readonly Contribution[]): PersonPay[] {
  const known = { ledger, heads: headsOf(source) }
  return source.staff
    .map((staff) => ({ staff, pay: payOf(staff, source, known) }))
    .filter(
      ({ staff, pay }) => pay.lines.length > 0 || wasEmployed(staff, source) || isPaidAnyway(pay, ledger),
    )
    .map(({ pay }) => pay)
    .sort((one, other) => one.name.localeCompare(other.name))
}
