import { creditNoteOf, isCommercialOn } from '@/domain/invoices/creditNote'
import { countedDueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { effectsOf } from '@/domain/invoices/moneyAct'
import { restate } from '@/domain/invoices/restate'
import { toRupees } from '@/domain/shared/money'
import type { ActContext } from './sell'
import type { TermAccount } from './termAccount'

/** Rupees of a term that goes back. `invoice` is the one that the note stands on; null where none is given. */
export type GivenBack = {
  invoice: Invoice | null
  creditNote: number
  isCommercial: boolean
  toCredit: number
  /** Stays due on the invoice. */
  due: number
}

/**
 * Gives back all of a term but `kept` (paise), paid or not, by one credit note; what was paid of it becomes the member's
 * credit as with any other note (ACTS "Change and cancel"). An older record without an invoice has only what was paid.
 */
export function giveBack(
  { invoice, amount, paid }: TermAccount,
  kept: number,
  note: { id: string; reason: string },
  ctx: ActContext,
): GivenBack {
  const nothing = { invoice: null, creditNote: 0, isCommercial: false }
  if (invoice === null)
    return {
      ...nothing,
      toCredit: toRupees(Math.max(0, paid - kept)),
      due: toRupees(Math.max(0, kept - paid)),
    }
  if (amount <= kept) return { ...nothing, toCredit: 0, due: countedDueOf(invoice) }
  const facts = { ...note, amount: toRupees(amount - kept), date: ctx.today, by: ctx.by, at: ctx.now }
  const creditNotes = [...invoice.creditNotes, creditNoteOf(invoice, facts)]
  const noted = restate({ ...invoice, creditNotes, updatedAt: ctx.now }, ctx.today, ctx.settings.graceDays)
  return {
    invoice: noted,
    creditNote: facts.amount,
    isCommercial: isCommercialOn(invoice, ctx.today),
    toCredit: effectsOf(invoice, noted).creditDelta,
    due: countedDueOf(noted),
  }
}
