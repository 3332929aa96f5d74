import type { Invoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import {
  addStats,
  monthOf,
  noFigures,
  statsTally,
  takeStats,
  type MonthFigures,
  type StatsByMonth,
} from './monthStats'

const unissued = new Set<Invoice['status']>(['Draft', 'Pending Approval', 'Accepted', 'Rejected'])

const inMonth = (date: CivilDate, figures: Partial<MonthFigures>): StatsByMonth => ({
  [monthOf(date)]: { ...noFigures(), ...figures },
})

type StatsSource = Pick<
  Invoice,
  | 'status'
  | 'isDeleted'
  | 'issuedOn'
  | 'amount'
  | 'taxable'
  | 'gst'
  | 'discount'
  | 'payments'
  | 'creditNotes'
  | 'forgiveness'
>

/** Where no way of payment is named, as on older payments; and a key that the store would not take. */
const UNKNOWN_MODE = 'Unknown'
const modeKeyOf = (mode: string): string => (mode === '' || /^__.*__$/.test(mode) ? UNKNOWN_MODE : mode)

const isIn = (amount: number, status: string) => amount > 0 && status !== 'refunded'

/** What one invoice adds to its centre's months. Drafts and deleted ones add nothing. */
export function statsOfInvoice(invoice: StatsSource): StatsByMonth {
  if (invoice.isDeleted || unissued.has(invoice.status) || invoice.issuedOn === null) return {}
  const { amount, taxable, gst, discount, issuedOn, forgiveness } = invoice
  const billed = inMonth(issuedOn, { invoices: 1, billed: amount, taxable, tax: gst, discount })
  const money = invoice.payments
    .filter(({ status }) => status !== 'bounced')
    .map((payment) => {
      const { date, status, modeOfPayment } = payment
      const size = Math.abs(payment.amount)
      const comesIn = isIn(payment.amount, status)
      const byMode = { [modeKeyOf(modeOfPayment)]: comesIn ? size : -size }
      // A reversed or bounced payment was never collected; a refund was, and went back.
      return inMonth(date, {
        ...(status === 'refunded' ? { refunded: size } : { collected: comesIn ? size : -size }),
        byMode,
      })
    })
  const notes = invoice.creditNotes.map(({ date, amount: credited }) => inMonth(date, { credited }))
  const forgiven = forgiveness ? [inMonth(forgiveness.on, { forgiven: forgiveness.amount })] : []
  return [...money, ...notes, ...forgiven].reduce(addStats, addStats(billed, {}))
}

type Spent = { amount: number; date: CivilDate | null; status: 'Draft' | 'Confirmed'; deleted: boolean }

export const statsOfExpense = ({ amount, date, status, deleted }: Spent): StatsByMonth =>
  deleted || status === 'Draft' || date === null ? {} : inMonth(date, { expenses: amount })

/** What an act on an invoice changes in its centre's months; `before` is null for a new one. */
export const statsDeltaOf = (before: StatsSource | null, after: StatsSource): StatsByMonth =>
  takeStats(statsOfInvoice(after), before ? statsOfInvoice(before) : {})

export const expenseStatsDeltaOf = (before: Spent | null, after: Spent): StatsByMonth =>
  takeStats(statsOfExpense(after), before ? statsOfExpense(before) : {})

/** All of a centre's months out of its records: what the stored months must say. */
export function recomputeStats(invoices: Iterable<StatsSource>, expenses: Iterable<Spent>): StatsByMonth {
  const tally = statsTally()
  for (const invoice of invoices) tally.add(statsOfInvoice(invoice))
  for (const expense of expenses) tally.add(statsOfExpense(expense))
  return tally.months()
}
