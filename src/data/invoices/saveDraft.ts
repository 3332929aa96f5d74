import type { ClientInfo } from '@/domain/gyms/gym'
import { draftInvoice, editDraft, type DraftTerms } from '@/domain/invoices/draft'
import type { Invoice } from '@/domain/invoices/invoice'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import { memberIn, momentIn } from '@/data/members/memberActs'
import type { Clock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import type { Actor } from './actOnInvoice'
import { changeInvoice, createInvoice, invoicePath, readInvoice } from './invoiceRecords'

export type DraftRequest = {
  /** Made when the form opens: a repeat finds its own draft and changes it. */
  id: string
  memberId: string
  terms: DraftTerms
  /** False where the draft must be there already. */
  isNew: boolean
}

/**
 * Writes a draft, or other terms on one, in one transaction; nothing is due and no number is taken. A new one that was
 * issued meanwhile by the same form is answered as it stands.
 */
export const saveDraft =
  (store: DocumentStore, clock: Clock) =>
  (
    centre: ClientInfo,
    actor: Actor,
    { id, memberId, terms, isNew }: DraftRequest,
  ): Promise<{ kind: 'saved'; invoice: Invoice } | Refusal> =>
    store.transact(async (transaction) => {
      const moment = await momentIn(transaction, centre.id, clock)
      const stored = await transaction.get(invoicePath(id))
      const { member } = await memberIn(transaction, centre.id, memberId, moment.timezone)
      if (stored === null) {
        if (!isNew) return refused('This draft is not there any more. Close this and look at the list.')
        const ids = { assignmentId: '', invoiceId: id, paymentId: '' }
        const drafted = draftInvoice(member, terms, {
          ...moment,
          centre,
          by: actor.by,
          ids,
          openInvoices: [],
        })
        if (isRefused(drafted)) return drafted
        createInvoice(transaction, drafted.invoice)
        return { kind: 'saved', invoice: drafted.invoice }
      }
      const before = readInvoice(stored, moment.timezone)
      if (before === null || before.gymId !== centre.id)
        return refused('This draft could not be read. Close this and look at the list.')
      if (isNew && before.issuedOn !== null) return { kind: 'saved', invoice: before }
      const ctx = { ...moment, ...actor, centre, creditBalance: member.creditBalance }
      const edited = editDraft(before, member, terms, ctx)
      if (isRefused(edited)) return edited
      changeInvoice(transaction, before, edited.invoice)
      return { kind: 'saved', invoice: edited.invoice }
    })
