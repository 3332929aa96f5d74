import type { Invoice } from '@/domain/invoices/invoice'
import { monthOf, type Month } from '@/domain/monthStats/monthStats'
import { addDays, addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Paise } from '@/domain/shared/money'
import { earnedIn, earnedUntil } from './commission'
import { agreedOn } from './commissionAccount'
import { payWhens } from './contributionCategory'
import { firstOfMonth, lastOfMonth } from './payMonth'
import { partsOf } from './payParts'
import { isEarning, linesUnder, type PaySource } from './paySource'
import { historyBefore } from './saleHistory'
import { daysOfMonth, monthsBetween, salesOf, type Sale } from './sale'

type Asking = Pick<PaySource, 'month' | 'staff' | 'invoices'> & { today: CivilDate; timezone: string }

const isFall = (values: readonly Paise[]) => values.some((value, at) => value < (values[at - 1] ?? 0))
const isRise = (values: readonly Paise[]) => values.some((value, at) => value > (values[at - 1] ?? value))

/**
 * Invoices of which the ledger has to be asked what it has: whose value fell in the month, by any way of counting it, and whose
 * value rose for whoever may earn by it, where other months may have paid for it: since it was invoiced, or since this month,
 * where a later one may have been generated already.
 */
export function invoicesToAsk({ month, staff, invoices, today, timezone }: Asking): Invoice[] {
  const period = { from: firstOfMonth(month), to: lastOfMonth(month) }
  const parts = staff.map((one) => ({ id: one.id, parts: partsOf(one, period) }))
  const ends = parts.flatMap((one) => one.parts.map(({ to }) => to))
  const cuts = [...new Set([addDays(period.from, -1), ...ends, period.to])].sort()
  const earners = new Set(
    parts
      .filter((one) => one.parts.some(({ rule }) => (rule?.commissionCategoryId ?? '') !== ''))
      .map(({ id }) => id),
  )
  const isLate = today > lastOfMonth(monthOf(addDuration(period.from, 1, 'Month')))
  const mayBePaid = ({ issuedOn, createdBy, leadOwnerId = '' }: Invoice) =>
    (isLate || (issuedOn !== null && issuedOn < period.from)) &&
    (earners.has(createdBy) || earners.has(leadOwnerId))
  return invoices.filter((invoice) => {
    const ways = payWhens.map((payWhen) => cuts.map((cut) => earnedUntil(invoice, cut, payWhen, timezone)))
    return ways.some(isFall) || (mayBePaid(invoice) && ways.some(isRise))
  })
}

type Asked = Pick<PaySource, 'month' | 'staff' | 'categories' | 'paidFor'> & { timezone: string }

/** Months before this one in which something came in of a sale that somebody earned by a category that was archived since. */
function archivedIn(invoice: Invoice, { month, staff, categories, timezone }: Asked): Month[] {
  const { issuedOn } = invoice
  const isArchived = staff.some((one) => {
    const agreed = agreedOn(invoice, one, categories)
    return agreed !== null && !isEarning(agreed.category)
  })
  if (!isArchived || issuedOn === null) return []
  return monthsBetween(monthOf(issuedOn), month).filter((at) =>
    payWhens.some((payWhen) => earnedIn(invoice, daysOfMonth(at), payWhen, timezone) > 0),
  )
}

/** The month of a sale that counts when invoiced and of which the ledger has paid nothing. */
function unpaidIn(invoice: Invoice, source: Asked): Month[] {
  const { issuedOn } = invoice
  const isUnknown = source.staff.some((one) => {
    const agreed = agreedOn(invoice, one, source.categories)
    return (
      agreed?.category.payWhen === 'invoiced' &&
      linesUnder(agreed.category, one.id, invoice, source).every(({ direction }) => direction === 'Deduction')
    )
  })
  return isUnknown && issuedOn !== null && monthOf(issuedOn) !== source.month ? [monthOf(issuedOn)] : []
}

/**
 * Months of which the ledger has to be asked whether they were generated, for what it lacks of them. `asked` are the invoices that it
 * was asked for.
 */
export const monthsToAsk = (asked: readonly Invoice[], source: Asked): Month[] => [
  ...new Set(asked.flatMap((invoice) => [...unpaidIn(invoice, source), ...archivedIn(invoice, source)])),
]

/**
 * Months of which the ledger has to be asked whether they are locked: of which it has nothing of an invoice that it was `asked` for, and
 * that would be generated as something. None where they were generated as they came. Where one of them proves `locked`, another may lack.
 */
export function monthsLacking(
  asked: readonly Invoice[],
  source: Pick<PaySource, 'month'> & Sale['source'],
  today: CivilDate,
): Month[] {
  const sales = source.staff.flatMap((one) => salesOf(one, asked, source))
  const lacking = new Set(sales.flatMap((sale) => historyBefore(monthOf(today), sale).open))
  return [...lacking].filter((month) => month !== source.month)
}
