import { z } from 'zod'
import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { amountInWords } from '@/domain/invoices/amountInWords'
import { addressOf } from '@/domain/invoices/documentParties'
import type { Month } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { reversed, totalOf } from '@/domain/shared/money'
import { monthText } from '@/domain/shared/monthText'
import { formatPhone } from '@/domain/shared/phone'
import { rupees } from '@/domain/shared/rupees'
import type { Staff } from '@/domain/staff/staff'
import { balancedLines } from './balancedLines'
import { isSettled } from './carryOver'
import { CARRIED_OVER, isShareOfSale, netOf, type Contribution } from './contribution'
import type { ContributionCategory, Direction } from './contributionCategory'
import { standingFor } from './mergedCategories'
import { isBaseLine, isCarried } from './payLine'
import { firstOfMonth, lastOfMonth } from './payMonth'

/** What the lines of one category come to. `count` is of sessions or sales; `value` is what a percentage is of, in rupees. */
const statementRowSchema = z.object({
  category: z.string(),
  detail: z.string(),
  count: z.string(),
  value: rupees().nullable(),
  /** null where the lines have several. */
  rate: z.union([z.object({ percent: z.number() }), z.object({ rupees: rupees() })]).nullable(),
  rupees: rupees(),
})
export type StatementRow = z.output<typeof statementRowSchema>

/** Everything that a month's pay statement of one employee shows on paper, in rupees. earned − deducted = net. */
export const payStatementSchema = z.object({
  month: z.string(),
  notices: z.array(z.string()),
  /** Storage path or address of the logo; '' where the centre has none. */
  logo: z.string(),
  gym: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
  employee: z.object({
    name: z.string(),
    designation: z.string(),
    empId: z.string(),
    phone: z.string(),
    joinedOn: z.string(),
  }),
  /** `30 of 31 days`, as base pay was reckoned; '' without base pay. */
  payable: z.string(),
  earnings: z.array(statementRowSchema),
  deductions: z.array(statementRowSchema),
  earned: rupees(),
  deducted: rupees(),
  net: rupees(),
  /** '' where there is nothing to pay, and outside India. */
  inWords: z.string(),
  payments: z.array(z.object({ date: z.string(), mode: z.string(), rupees: rupees() })),
  /** What is carried over is in the earnings: the next month deducts it. What is owed was deducted from what was reversed. */
  outcome: z.object({
    label: z.enum(['Paid in full', 'Carried over', 'To pay', 'Owed to the centre']),
    rupees: rupees(),
  }),
  currency: z.string(),
  locale: z.string(),
})
export type PayStatement = z.output<typeof payStatementSchema>

type Source = {
  gym: ClientInfo
  staff: Pick<Staff, 'id' | 'name' | 'designation' | 'empId' | 'phone' | 'joiningDate'>
  month: Month
  /** Of the month, at least the employee's. */
  lines: readonly Contribution[]
  categories: readonly Pick<ContributionCategory, 'id' | 'name' | 'order' | 'mergedInto'>[]
  today: CivilDate
}

/** The employee's lines of the month that count: what was reversed is as if it had never been. */
export const linesOfStatement = (lines: readonly Contribution[], staffId: string): Contribution[] =>
  lines.filter((line) => line.staffId === staffId && line.status !== 'Reversed')

const isSessions = (line: Contribution): boolean => line.basisAmount !== null && !isShareOfSale(line)

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The lines of one category and direction as one row. */
function rowOf(lines: readonly [Contribution, ...Contribution[]], category: string): StatementRow {
  const [first, ...more] = lines
  const isOneRate = lines.every(({ rate }) => rate === first.rate) && first.rate !== null
  const areSales = lines.every(isShareOfSale)
  const sessions = lines.every(isSessions)
    ? lines.reduce((all, { basisAmount }) => all + (basisAmount ?? 0), 0)
    : 0
  const sales =
    first.direction === 'Earning'
      ? counted(lines.length, 'sale', 'sales')
      : counted(lines.length, 'refund', 'refunds')
  return {
    category,
    detail: more.length === 0 ? first.note : '',
    count: areSales
      ? sales
      : sessions > 0
        ? counted(sessions, 'session', 'sessions')
        : more.length > 0
          ? counted(lines.length, 'entry', 'entries')
          : '',
    value: areSales ? Math.abs(totalOf(lines.map(({ basisAmount }) => basisAmount ?? 0))) : null,
    rate:
      !isOneRate || first.rate === null ? null : areSales ? { percent: first.rate } : { rupees: first.rate },
    rupees: totalOf(lines.map(({ amount }) => amount)),
  }
}

/** In the order in which each comes first. */
function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): [key: string, rows: [T, ...T[]]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const row of rows) {
    const key = keyOf(row)
    const own = groups.get(key)
    if (own) own.push(row)
    else groups.set(key, [row])
  }
  return [...groups]
}

function rowsOf(lines: readonly Contribution[], direction: Direction, categories: Source['categories']) {
  const known = new Map(categories.map((category) => [category.id, category]))
  const standsFor = standingFor(categories)
  const orderOf = (id: string) => known.get(id)?.order ?? Infinity
  const own = lines.filter((line) => line.direction === direction)
  return grouped(own, ({ id, categoryId }) => (isCarried(id) ? CARRIED_OVER : standsFor(categoryId)))
    .sort(([one], [other]) => orderOf(one) - orderOf(other))
    .map(([id, of]) => rowOf(of, id === CARRIED_OVER ? CARRIED_OVER : (known.get(id)?.name ?? 'Other')))
}

/** What was paid, a row for each day and mode of payment. */
function paymentsOf(lines: readonly Contribution[]): PayStatement['payments'] {
  const paid = lines.filter((line) => line.status === 'Paid' && line.paidOn !== null && !isSettled(line))
  return grouped(paid, ({ paidOn, modeOfPayment }) => `${paidOn ?? ''} ${modeOfPayment}`)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, own]) => ({
      date: formatCivil(own[0].paidOn),
      mode: own[0].modeOfPayment,
      rupees: netOf(own),
    }))
    .filter(({ rupees: paidOut }) => paidOut > 0)
}

/** What became of the month in the end. */
function outcomeOf(lines: readonly Contribution[]): PayStatement['outcome'] {
  const unpaid = lines.filter(({ status }) => status !== 'Paid')
  if (unpaid.length > 0) return { label: 'To pay', rupees: netOf(unpaid) }
  const net = netOf(lines)
  if (net < 0) return { label: 'Owed to the centre', rupees: reversed(net) }
  const carried = lines.find(({ id, direction }) => isCarried(id) && direction === 'Earning')
  return carried ? { label: CARRIED_OVER, rupees: carried.amount } : { label: 'Paid in full', rupees: net }
}

function noticesOf(lines: readonly Contribution[], month: Month, today: CivilDate): string[] {
  const open = lines.filter(({ status }) => status === 'Pending').length
  if (lastOfMonth(month) >= today) return [`Provisional: ${monthText(firstOfMonth(month))} isn’t over yet`]
  if (open === 0) return []
  return [`Provisional: ${counted(open, 'amount is', 'amounts are')} not approved yet`]
}

/** The statement of an employee's pay for a month, of the ledger as it stands. */
export function payStatementOf({ gym, staff, month, lines, categories, today }: Source): PayStatement {
  const { currency, locale } = settingsOf(gym.preference, gym.type)
  const own = balancedLines(linesOfStatement(lines, staff.id))
  const earnings = rowsOf(own, 'Earning', categories)
  const deductions = rowsOf(own, 'Deduction', categories)
  const net = netOf(own)
  const phoneOf = (phone: string) => (phone === '' ? '' : formatPhone(phone, locale))
  return {
    month: monthText(firstOfMonth(month)),
    notices: noticesOf(own, month, today),
    logo: gym.dp,
    gym: { name: gym.name, address: addressOf(gym), phone: phoneOf(gym.phone), email: gym.email },
    employee: {
      name: staff.name,
      designation: staff.designation,
      empId: staff.empId,
      phone: phoneOf(staff.phone),
      joinedOn: staff.joiningDate === null ? '' : formatCivil(staff.joiningDate),
    },
    payable: own
      .filter(({ id }) => isBaseLine(id, { gymId: gym.id, month, staffId: staff.id }))
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ note }) => note)
      .join(' · '),
    earnings,
    deductions,
    earned: totalOf(earnings.map((row) => row.rupees)),
    deducted: totalOf(deductions.map((row) => row.rupees)),
    net,
    inWords: currency === 'INR' && net > 0 ? amountInWords(net) : '',
    payments: paymentsOf(own),
    outcome: outcomeOf(own),
    currency,
    locale,
  }
}
