import { isComplimentary } from '@/domain/gyms/settingFields'
import { countedOf } from './dueOf'
import { isIssuedState, type Invoice } from './invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { sum, toPaise } from '@/domain/shared/money'
import { addStats, takeStats, statsOn, type StatsByMonth } from '@/domain/monthStats/monthStats'

type StatsSource = Pick<
  Invoice,
  | 'held'
  | 'isDeleted'
  | 'issuedOn'
  | 'amount'
  | 'taxable'
  | 'gst'
  | 'discount'
  | 'payments'
  | 'creditNotes'
  | 'forgiveness'
  | 'sells'
  | 'fromDate'
>

/** Where no way of payment is named, as on older payments; and a key that the store would not take. */
const UNKNOWN_MODE = 'Unknown'
const modeKeyOf = (mode: string): string => (mode === '' || /^__.*__$/.test(mode) ? UNKNOWN_MODE : mode)

const isIn = (amount: number, status: string) => amount > 0 && status !== 'refunded'

/** Credited as a whole it was taken back: the package did not go on. */
const isTakenBack = ({ amount, creditNotes }: Pick<StatsSource, 'amount' | 'creditNotes'>) =>
  creditNotes.length > 0 && sum(creditNotes.map((note) => toPaise(note.amount))) >= toPaise(amount)

/** A package that went on, on the day its new term begins. */
export const statsOfRenewal = (
  { amount, creditNotes, fromDate }: Pick<StatsSource, 'amount' | 'creditNotes' | 'fromDate'>,
  issuedOn: CivilDate,
): StatsByMonth =>
  isTakenBack({ amount, creditNotes }) ? {} : statsOn(fromDate ?? issuedOn, { renewals: 1 })

/** The money that moved on an invoice, by the day it moved. An older “Complimentary” row is none: it was given (PRODUCT 2.V). */
const statsOfMoney = ({ payments }: Pick<StatsSource, 'payments'>): StatsByMonth[] =>
  payments
    .filter((payment) => countedOf(payment) !== 0)
    .map((payment) => {
      const { date, status, modeOfPayment } = payment
      const size = Math.abs(payment.amount)
      const comesIn = isIn(payment.amount, status)
      if (isComplimentary(modeOfPayment)) return statsOn(date, { discount: comesIn ? size : -size })
      const byMode = { [modeKeyOf(modeOfPayment)]: comesIn ? size : -size }
      // A reversed or bounced payment was never collected; a refund was, and went back.
      return statsOn(date, {
        ...(status === 'refunded' ? { refunded: size } : { collected: comesIn ? size : -size }),
        byMode,
      })
    })

/**
 * What one invoice adds to its centre's months. Drafts add nothing, and a deleted one only the money that moved on it: that
 * came and went all the same (ACTS, last section).
 */
export function statsOfInvoice(invoice: StatsSource): StatsByMonth {
  if (!isIssuedState(invoice.held) || invoice.issuedOn === null) return {}
  const money = statsOfMoney(invoice)
  if (invoice.isDeleted) return money.reduce(addStats, {})
  const { amount, taxable, gst, discount, issuedOn, forgiveness } = invoice
  const billed = statsOn(issuedOn, { invoices: 1, billed: amount, taxable, tax: gst, discount })
  const notes = invoice.creditNotes.map(({ date, amount: credited }) => statsOn(date, { credited }))
  const forgiven = forgiveness ? [statsOn(forgiveness.on, { forgiven: forgiveness.amount })] : []
  const renewal = invoice.sells === 'renewal' ? [statsOfRenewal(invoice, issuedOn)] : []
  return [...money, ...notes, ...forgiven, ...renewal].reduce(addStats, addStats(billed, {}))
}

/** Credit that was paid out (rupees): a refund of the day it went. */
export const statsOfPayout = (amount: number, modeOfPayment: string, date: CivilDate): StatsByMonth =>
  statsOn(date, { refunded: amount, byMode: { [modeKeyOf(modeOfPayment)]: -amount } })

/** What an act on an invoice changes in its centre's months; `before` is null for a new one. */
export const statsDeltaOf = (before: StatsSource | null, after: StatsSource): StatsByMonth =>
  takeStats(statsOfInvoice(after), before ? statsOfInvoice(before) : {})
