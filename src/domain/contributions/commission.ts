import type { CreditMove, Invoice } from '@/domain/invoices/invoice'
import { isIssuedState } from '@/domain/invoices/invoice'
import { countedOf } from '@/domain/invoices/dueOf'
import { addDays, civilDateIn, latest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import {
  leastOf,
  minus,
  NO_PAISE,
  notBelowZero,
  plus,
  shareOf,
  sum,
  toPaise,
  type Paise,
} from '@/domain/shared/money'
import type { ContributionCategory } from './contributionCategory'

type Sold = Pick<
  Invoice,
  | 'amount'
  | 'taxable'
  | 'gst'
  | 'held'
  | 'isDeleted'
  | 'issuedOn'
  | 'payments'
  | 'creditNotes'
  | 'creditApplied'
  | 'creditMoves'
  | 'updatedAt'
>

type Dated = { date: CivilDate; at: Date | null }

/** The later of a row's day and the day it was entered: what a month came to once it was over never changes. */
const countsFrom = ({ date, at }: Dated, timezone: string): CivilDate =>
  at === null ? date : latest(date, civilDateIn(at, timezone))

/** Nothing changes an invoice once it is put away: until the day that was done it counts as it stood. */
const isPutAway = (
  { isDeleted, updatedAt }: Pick<Sold, 'isDeleted' | 'updatedAt'>,
  until: CivilDate,
  timezone: string,
): boolean => isDeleted && (updatedAt === null || civilDateIn(updatedAt, timezone) <= until)

/** An invoice without tax has no taxable value of its own: all of it is what was sold. */
export const valueOf = ({ amount, taxable, gst }: Pick<Sold, 'amount' | 'taxable' | 'gst'>): Paise =>
  taxable > 0 ? toPaise(taxable) : minus(toPaise(amount), toPaise(gst))

/**
 * What credit notes took, with the value before tax that they keep themselves: of an invoice with several rates it is no share of
 * their amount. One that keeps none (of an older version, or given for the price alone) counts in proportion.
 */
function takenByValue({ taxable }: Pick<Sold, 'taxable'>, notes: Sold['creditNotes']) {
  const own = taxable > 0 ? notes.filter((note) => note.taxable > 0) : []
  return {
    amount: sum(own.map((note) => toPaise(note.amount))),
    value: sum(own.map((note) => toPaise(note.taxable))),
  }
}

/** Credit that was used counts from the day of issue, and what was taken off it again until then: such a row alone is above 0. */
const takenOffLater = (moves: readonly CreditMove[], isIn: (row: Dated) => boolean): Paise =>
  sum(
    moves
      .filter((move) => move.what === 'takenBack' && move.amount > 0 && !isIn(move))
      .map(({ amount }) => toPaise(amount)),
  )

/**
 * The value before tax that an invoice has brought in until the end of a day, in paise: of what was billed less credit notes,
 * or of what of that was paid less refunds, in proportion (PRODUCT 2.C). What a credit note gave back and a refund then paid
 * out is taken off once. From one day to another it is a difference, so that months add up to the paisa.
 */
export function earnedUntil(
  invoice: Sold,
  until: CivilDate,
  payWhen: ContributionCategory['payWhen'],
  timezone: string,
): Paise {
  const { held, issuedOn, payments, creditNotes, creditApplied, creditMoves } = invoice
  const amount = toPaise(invoice.amount)
  if (!isIssuedState(held) || issuedOn === null || issuedOn > until || amount <= 0) return NO_PAISE
  if (isPutAway(invoice, until, timezone)) return NO_PAISE
  const isIn = (row: Dated) => countsFrom(row, timezone) <= until
  const notes = creditNotes.filter(isIn)
  const owed = notBelowZero(minus(amount, ...notes.map((note) => toPaise(note.amount))))
  const received = plus(
    sum(payments.filter(isIn).map(countedOf)),
    toPaise(creditApplied),
    takenOffLater(creditMoves, isIn),
  )
  const counted = payWhen === 'invoiced' ? owed : notBelowZero(leastOf(received, owed))
  if (counted <= 0) return NO_PAISE
  const taken = takenByValue(invoice, notes)
  return shareOf(notBelowZero(minus(valueOf(invoice), taken.value)), counted, minus(amount, taken.amount))
}

/** What a sale brought in on the days of a span, in paise; below 0 where more of it went back. */
export const earnedIn = (
  invoice: Sold,
  { from, to }: { from: CivilDate; to: CivilDate },
  payWhen: ContributionCategory['payWhen'],
  timezone: string,
): Paise =>
  minus(
    earnedUntil(invoice, to, payWhen, timezone),
    earnedUntil(invoice, addDays(from, -1), payWhen, timezone),
  )
