import type { Invoice } from '@/domain/invoices/invoice'
import type { Month } from '@/domain/monthStats/monthStats'
import { addDays, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import {
  minus,
  NO_PAISE,
  percentOf,
  shareOf,
  times,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import { isEmployed, type Staff } from '@/domain/staff/staff'
import { musterRow, totalsOf, type MusterSource, type MusterTotals } from '@/domain/staffAttendance/muster'
import { employedFrom } from '@/domain/staffAttendance/staffDay'
import { decimalHours } from '@/domain/staffAttendance/payroll'
import { earnedUntil } from './commission'
import { asLine, type Contribution } from './contribution'
import { starterCategoryId, type ContributionCategory } from './contributionCategory'
import { standingFor } from './mergedCategories'
import { firstOfMonth, lastOfMonth } from './payMonth'

/** What a month's pay is reckoned from: whoever was employed, what the centre sorts pay by, and what members were billed. */
export type PaySource = {
  gymId: string
  month: Month
  staff: readonly Staff[]
  categories: readonly ContributionCategory[]
  /** Every invoice that changed since the month began, at least. */
  invoices: readonly Invoice[]
  muster: MusterSource
}

/** A line as it would be written. */
export type PayLine = Pick<
  Contribution,
  'id' | 'staffId' | 'categoryId' | 'direction' | 'amount' | 'basisAmount' | 'rate' | 'source' | 'note'
> & { kind: 'base' | 'overtime' | 'commission' }

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
  /** Days on which an exit was not marked: their hours count for nothing until they are corrected. */
  lackingExits: number
  lines: PayLine[]
  /** Why something of it is left out; '' for nothing. */
  problem: string
}

const isEarning = ({ isActive, deleted, direction }: ContributionCategory) =>
  isActive && !deleted && direction === 'Earning'

/** Where base pay and overtime go: into the usual categories, or else the first of a fixed amount. */
function categoriesOf({ gymId, categories }: PaySource) {
  const earnings = categories.filter(isEarning).toSorted((one, other) => one.order - other.order)
  const named = (name: string) => earnings.find(({ id }) => id === starterCategoryId(gymId, name))
  const base = named('Salary') ?? earnings.find(({ basis }) => basis === 'fixed')
  return { base, overtime: named('Overtime') ?? base, earnings }
}

type Attended = { totals: MusterTotals; monthDays: number; sessions: number }

/** The days that a rule pays, as the payroll counts them. Of who left only what was seen counts. */
function attended(staff: Staff, { muster }: PaySource): Attended {
  const row = musterRow({ ...staff, isGone: !isEmployed(staff) }, muster)
  const { payFrom } = staff
  const days = payFrom === null ? row.days : row.days.filter(({ date }) => date >= payFrom)
  return {
    totals: totalsOf(days, muster.rules),
    monthDays: muster.dates.length,
    sessions: days.reduce((count, { visits }) => count + visits.length, 0),
  }
}

/**
 * In paise. A month's pay is shared over its calendar days; an hour's is for hours without overtime where that is paid apart; a
 * session is each time somebody was marked in.
 */
export function basePay(
  { payBasis, payRate, overtimeRate }: Pick<Staff, 'payBasis' | 'payRate' | 'overtimeRate'>,
  {
    totals,
    monthDays,
    sessions,
  }: {
    totals: Pick<MusterTotals, 'payableDays' | 'workedMinutes' | 'overtimeMinutes'>
    monthDays: number
    sessions: number
  },
): Paise {
  if (payRate === null || payBasis === '') return NO_PAISE
  const { payableDays, workedMinutes, overtimeMinutes } = totals
  if (payBasis === 'session') return times(toPaise(payRate), sessions)
  if (payBasis === 'monthly') return shareOf(toPaise(payRate), payableDays * 2, monthDays * 2)
  return shareOf(toPaise(payRate), workedMinutes - (overtimeRate ? overtimeMinutes : 0), 60)
}

/** What base pay is for, as its line says it. */
function payableText({ payBasis, overtimeRate }: Staff, { totals, monthDays, sessions }: Attended): string {
  if (payBasis === 'monthly') return `${totals.payableDays} of ${monthDays} days`
  if (payBasis === 'session') return sessions === 1 ? '1 session' : `${sessions} sessions`
  return `${decimalHours(totals.workedMinutes - (overtimeRate ? totals.overtimeMinutes : 0))} hours`
}

function baseLines(staff: Staff, source: PaySource, on: Attended): Omit<PayLine, 'id' | 'staffId'>[] {
  const { base, overtime } = categoriesOf(source)
  const { totals, sessions } = on
  const { payRate, payBasis } = staff
  const isBySession = payBasis === 'session'
  const overtimeRate = isBySession ? null : staff.overtimeRate
  const pay = asLine(basePay(staff, on))
  const over = asLine(shareOf(toPaise(overtimeRate ?? 0), totals.overtimeMinutes, 60))
  const rest = { source: null, basisAmount: null }
  return [
    ...(pay && base
      ? [
          {
            ...pay,
            ...rest,
            kind: 'base' as const,
            categoryId: base.id,
            rate: payRate,
            note: payableText(staff, on),
            ...(isBySession && { basisAmount: sessions }),
          },
        ]
      : []),
    ...(over && overtime
      ? [
          {
            ...over,
            ...rest,
            kind: 'overtime' as const,
            categoryId: overtime.id,
            rate: overtimeRate,
            note: `Overtime, ${decimalHours(totals.overtimeMinutes)} hours`,
          },
        ]
      : []),
  ]
}

/** What a sale of theirs brought in the month, in paise, from the first day that the rule pays. */
export function earnedIn(
  invoice: Invoice,
  span: { from: CivilDate; to: CivilDate },
  payWhen: ContributionCategory['payWhen'],
  timezone: string,
): Paise {
  return minus(
    earnedUntil(invoice, span.to, payWhen, timezone),
    earnedUntil(invoice, addDays(span.from, -1), payWhen, timezone),
  )
}

/** Whose the commission on a sale is, where it goes by that category. */
const earnerOf = (
  { createdBy, leadOwnerId = '' }: Pick<Invoice, 'createdBy' | 'leadOwnerId'>,
  { paidTo }: Pick<ContributionCategory, 'paidTo'>,
): string => (paidTo === 'leadOwner' && leadOwnerId !== '' ? leadOwnerId : createdBy)

function commissionLines(
  staff: Staff,
  { month, invoices, muster }: PaySource,
  category: ContributionCategory,
): (Omit<PayLine, 'id' | 'staffId'> & { source: NonNullable<PayLine['source']> })[] {
  const first = firstOfMonth(month)
  const span = { from: staff.payFrom === null ? first : latest(first, staff.payFrom), to: lastOfMonth(month) }
  const rate = staff.commissionRate ?? category.rate
  if (span.from > span.to) return []
  return invoices
    .filter((invoice) => earnerOf(invoice, category) === staff.id)
    .flatMap((invoice) => {
      const basis = earnedIn(invoice, span, category.payWhen, muster.rules.timezone)
      const line = asLine(percentOf(basis, rate))
      if (line === null) return []
      return [
        {
          ...line,
          kind: 'commission' as const,
          categoryId: category.id,
          basisAmount: toRupees(basis),
          rate,
          source: { invoiceId: invoice.id, memberId: invoice.memberId, leadId: '' },
          note: [line.direction === 'Deduction' && 'Refunded', invoice.invoiceNumber, invoice.customerName]
            .filter(Boolean)
            .join(' · '),
        },
      ]
    })
}

/** Ids of invoices mostly begin with the centre's own, which the line's begins with already. */
const shortId = (gymId: string, id: string) => (id.startsWith(`${gymId}_`) ? id.slice(gymId.length) : id)

const lineId = (gymId: string, month: Month, staffId: string, what: string): string =>
  `${gymId}_${month}_${staffId}_${what}`

/** The line of an employee's base pay, whose note says for how many days or hours it is. */
export const baseLineId = (gymId: string, month: Month, staffId: string): string =>
  lineId(gymId, month, staffId, 'base')

function payOf(staff: Staff, source: PaySource): PersonPay {
  const { gymId, month, categories } = source
  const on = attended(staff, source)
  const { totals, monthDays } = on
  const idOf = (what: string) => lineId(gymId, month, staff.id, what)
  const found = baseLines(staff, source, on)
  const { base } = categoriesOf(source)
  const chosen = standingFor(categories)(staff.commissionCategoryId)
  const commission = categories
    .filter(isEarning)
    .find(({ id, basis }) => id === chosen && basis === 'percentOfNet')
  const problems = [
    staff.payBasis !== '' && !base && 'There is no category for base pay: add one with a fixed amount.',
    chosen !== '' && !commission && 'Their commission category is archived: choose another for them.',
    staff.payBasis === '' && chosen === '' && 'No pay is set.',
  ]
  return {
    staffId: staff.id,
    name: staff.name,
    monthDays,
    payableDays: totals.payableDays,
    halfDays: totals.halfDays,
    lateHalfDays: totals.lateHalfDays,
    workedMinutes: totals.workedMinutes,
    overtimeMinutes: totals.overtimeMinutes,
    lackingExits: totals.lackingExits,
    lines: [
      ...found.map((line) => ({ ...line, id: idOf(line.kind), staffId: staff.id })),
      ...(commission ? commissionLines(staff, source, commission) : []).map((line) => ({
        ...line,
        id: idOf(shortId(gymId, line.source.invoiceId)),
        staffId: staff.id,
      })),
    ],
    problem: problems.filter(Boolean).join(' '),
  }
}

/** Who works there, unless they began after the month. */
function wasEmployed(staff: Staff, { month, muster }: PaySource): boolean {
  const from = employedFrom(staff, muster.rules.timezone)
  return isEmployed(staff) && (from === null || from <= lastOfMonth(month))
}

/**
 * What everybody's month comes to, by name: who works there, and of those who left whoever has something to get. Ids follow
 * from month, person and what a line is for, so that it is never written twice.
 */
export const payOfMonth = (source: PaySource): PersonPay[] =>
  source.staff
    .map((staff) => ({ staff, pay: payOf(staff, source) }))
    .filter(({ staff, pay }) => pay.lines.length > 0 || wasEmployed(staff, source))
    .map(({ pay }) => pay)
    .sort((one, other) => one.name.localeCompare(other.name))
