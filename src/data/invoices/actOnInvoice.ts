import type { Role } from '@/domain/access/role'
import type { Invoice } from '@/domain/invoices/invoice'
import { effectsOf, type InvoiceChange, type MoneyContext } from '@/domain/invoices/moneyAct'
import { settledMember } from '@/domain/invoices/settledMember'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { momentIn, type Moment } from '@/data/members/memberActs'
import {
  heldMember,
  memberPath,
  missingHistory,
  writeMember,
  type HeldMember,
} from '@/data/members/memberRecords'
import { writeStats } from '@/data/monthStats/writeStats'
import { appErrorOf } from '@/data/store/appErrorOf'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import type { Clock } from '@/data/store/clock'
import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import { numberInvoice, numberLastNote, type Numbered } from './counters'
import { changeInvoice, invoicePath, readInvoice } from './invoiceRecords'

/** A pure act of the domain on one invoice. It may run more than once. */
export type InvoiceDeed = (invoice: Invoice, ctx: MoneyContext) => InvoiceChange | Refusal

/** Who acts: the role decides what is refused before the rules refuse it. */
export type Actor = { role: Role; by: string }

async function invoiceIn(
  transaction: StoreTransaction,
  gymId: string,
  id: string,
  { timezone }: Moment,
): Promise<Invoice> {
  const invoice = readInvoice(await transaction.get(invoicePath(id)), timezone)
  if (invoice === null || invoice.gymId !== gymId) throw appErrorOf('not-found', invoicePath(id))
  return invoice
}

/** null for an invoice without a member, or whose member nobody can read any more: the money moves all the same. */
async function customerIn(
  transaction: StoreTransaction,
  { gymId, memberId }: Invoice,
  { timezone }: Moment,
): Promise<HeldMember | null> {
  if (memberId === '') return null
  const held = heldMember(await transaction.get(memberPath(memberId)), timezone)
  return held !== null && held.member.gymId === gymId ? held : null
}

/** The numbers that an act asks for: the invoice's when it is issued, that of a new credit note. */
function numbersFor(
  transaction: StoreTransaction,
  before: Invoice,
  after: Invoice,
  prefix: string,
): Promise<Numbered | Refusal> | null {
  if (after.issuedOn !== null && after.seq === 0 && before.seq === 0)
    return numberInvoice(transaction, after, prefix)
  return after.creditNotes.length > before.creditNotes.length
    ? numberLastNote(transaction, after, prefix)
    : null
}

const isUnchanged = (before: Invoice, after: Invoice) =>
  changedFields(before, withoutFields(after, 'createdAt', 'updatedAt')).length === 0

/**
 * Runs an act on an invoice and writes all that follows from it in one transaction: the invoice with the number it
 * takes, the member's dues, credit and paid-until dates with the directory, the months' figures. A refusal, and a
 * repeat of what was done before, write nothing.
 */
export const actOnInvoice =
  (store: DocumentStore, clock: Clock) =>
  (gymId: string, invoiceId: string, actor: Actor, deed: InvoiceDeed): Promise<InvoiceChange | Refusal> =>
    store.transact(async (transaction) => {
      const moment = await momentIn(transaction, gymId, clock)
      const { settings, now } = moment
      const before = await invoiceIn(transaction, gymId, invoiceId, moment)
      const held = await customerIn(transaction, before, moment)
      const creditBalance = held?.member.creditBalance ?? 0
      const outcome = deed(before, { ...moment, ...actor, creditBalance })
      if (isRefused(outcome) || isUnchanged(before, outcome.invoice)) return outcome

      const numbered = await numbersFor(transaction, before, outcome.invoice, settings.invoicePrefix)
      if (numbered?.kind === 'refused') return numbered
      const invoice = numbered?.invoice ?? outcome.invoice
      const effects = effectsOf(before, invoice)
      const missing = held ? await missingHistory(transaction, held) : []

      numbered?.take(transaction)
      changeInvoice(transaction, before, invoice)
      if (held)
        writeMember(
          transaction,
          held,
          settledMember(held.member, invoice, effects, { settings, now }),
          missing,
        )
      writeStats(transaction, gymId, effects.stats, invoice.id)
      return { kind: 'done', invoice, effects }
    })
