import type { GymSettings } from '@/domain/gyms/settings'
import { newFacts } from './factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { StatsByMonth } from '@/domain/monthStats/monthStats'
import { statsDeltaOf } from './statsOfInvoice'
import { formatMoney, minus, negative, NO_PAISE, plus, toPaise, toRupees } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { creditTakenOff, type ChangedBeside } from './creditTakenOff'
import { countedDueOf } from './dueOf'
import type { Invoice, IssuedInvoice } from './invoice'
import { overpaidOf } from './overpaidOf'
import { restate } from './restate'
import type { Asking } from './transitions'

/** Who acts, when, and what the member has to their credit (rupees). `by` is a uid. */
export type MoneyContext = Asking & {
  now: Date
  by: string
  settings: GymSettings
  creditBalance: number
  /** The member's invoices that used credit: of what the bank returned, or nobody paid, it is taken off them. */
  creditUsers?: readonly Invoice[]
}

/** What has to change with the invoice, in the same transaction. Rupees. */
export type MoneyEffects = {
  /** Of `member.totalDueAmount` and `member.creditBalance`. */
  dueDelta: number
  creditDelta: number
  stats: StatsByMonth
  facts: LedgerFact[]
}

/** `effects` are those of the invoice; what is changed `beside` it has its own. */
export type InvoiceChange = {
  kind: 'done'
  invoice: Invoice
  effects: MoneyEffects
  beside?: readonly ChangedBeside[]
}

export function effectsOf(before: Invoice | null, after: Invoice): MoneyEffects {
  const moved = (rupeesOf: (invoice: Invoice) => number) =>
    toRupees(minus(toPaise(rupeesOf(after)), before ? toPaise(rupeesOf(before)) : NO_PAISE))
  return {
    dueDelta: moved(countedDueOf),
    creditDelta: moved(overpaidOf),
    stats: statsDeltaOf(before, after),
    facts: newFacts(before, after),
  }
}

/**
 * The end of every act on an invoice: its derived fields, and what changes with it. Refused where it would take back
 * credit that the member has used elsewhere meanwhile, unless it can be taken off the invoices `from` which it is asked.
 */
export function changed(
  before: Invoice,
  next: Invoice,
  ctx: MoneyContext,
  from: readonly Invoice[] | null = null,
): InvoiceChange | Refusal {
  const touched = next === before ? before : { ...next, updatedAt: ctx.now }
  const invoice = restate(touched, ctx.today, ctx.settings.graceDays)
  const effects = effectsOf(before, invoice)
  const creditLeft = plus(toPaise(ctx.creditBalance), toPaise(effects.creditDelta))
  if (effects.creditDelta >= 0 || creditLeft >= 0) return { kind: 'done', invoice, effects }
  const missing = negative(creditLeft)
  const gone = `${formatMoney(toRupees(missing), ctx.settings)} of this credit is gone: it was`
  if (from === null)
    return refused(`${gone} used on another invoice, or paid out. Credit that invoice first.`)
  const users = from.filter(({ id }) => id !== before.id)
  const beside = creditTakenOff(users, missing, ctx)
  return beside === null
    ? refused(`${gone} paid out, or used on an invoice that was written off. Undo that write-off first.`)
    : { kind: 'done', invoice, effects, beside }
}

/** The write-off ends; what follows is derived from the payments and the day. */
export const released = (invoice: IssuedInvoice): IssuedInvoice => ({
  ...invoice,
  held: 'Issued',
  forgiveness: null,
})
