import { creditNoteOf, isCommercialOn } from '@/domain/invoices/creditNote'
import { countedDueOf, dueOf } from '@/domain/invoices/dueOf'
import type { IssuedInvoice } from '@/domain/invoices/invoice'
import { effectsOf, released } from '@/domain/invoices/moneyAct'
import { restate } from '@/domain/invoices/restate'
import { settledPackage } from '@/domain/invoices/settledMember'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { minus, notBelowZero, toRupees, type Paise } from '@/domain/shared/money'
import type { ActContext } from './packageAct'
import type { TermAccount } from './termAccount'

/** Rupees of a term that goes back. `invoice` is the one that the note stands on; null where none is given. */
export type GivenBack = {
  invoice: IssuedInvoice | null
  creditNote: number
  isCommercial: boolean
  toCredit: number
  /** Stays due on the invoice. */
  due: number
}

/**
 * What a note takes back was never owed, so it can't have been written off as well: the write-off is taken back, and what is left
 * to pay after the note is written off anew, as the owner had decided.
 */
function withoutOverlap(noted: IssuedInvoice, noteId: string, ctx: ActContext): IssuedInvoice {
  const { forgiveness } = noted
  if (forgiveness === null) return noted
  const left = dueOf(noted)
  if (left === 0) return released(noted)
  const again = {
    ...forgiveness,
    id: `${noteId}_forgiven`,
    amount: left,
    on: ctx.today,
    by: ctx.by,
    at: ctx.now,
  }
  return { ...noted, forgiveness: again }
}

/**
 * Gives back all of a term but `kept`, paid or not, by one credit note; what was paid of it becomes the member's
 * credit as with any other note (ACTS "Change and cancel"). An older record without an invoice has only what was paid.
 */
export function giveBack(
  { invoice, amount, paid, earnsFee }: TermAccount,
  kept: Paise,
  note: { id: string; reason: string },
  ctx: ActContext,
): GivenBack {
  const nothing = { invoice: null, creditNote: 0, isCommercial: false }
  if (invoice === null)
    return {
      ...nothing,
      toCredit: toRupees(notBelowZero(minus(paid, kept))),
      due: toRupees(notBelowZero(minus(kept, paid))),
    }
  if (amount <= kept) return { ...nothing, toCredit: 0, due: countedDueOf(invoice) }
  const takesFrom = earnsFee ? (['package'] as const) : (['package', 'joiningFee'] as const)
  const facts = { ...note, amount: toRupees(minus(amount, kept)), date: ctx.today, by: ctx.by, at: ctx.now }
  const creditNotes = [...invoice.creditNotes, creditNoteOf(invoice, facts, takesFrom)]
  const next = withoutOverlap({ ...invoice, creditNotes, updatedAt: ctx.now }, note.id, ctx)
  const noted = restate(next, ctx.today, ctx.settings.graceDays)
  return {
    invoice: noted,
    creditNote: facts.amount,
    isCommercial: isCommercialOn(invoice, ctx.today),
    toCredit: effectsOf(invoice, noted).creditDelta,
    due: countedDueOf(noted),
  }
}

/** The package that was cut off, paid until the day that its money reaches after the note. */
export const settledAfter = (
  cut: MemberPackage,
  { invoice }: GivenBack,
  { settings }: ActContext,
): MemberPackage => (invoice ? settledPackage(cut, invoice, settings) : cut)
