import type { AuditAct } from '@/domain/audit/auditActs'
import { gymInvoiceSchema, type GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import { giveBackNote, payGymInvoice as paid, unpayBefore } from '@/domain/gymInvoices/payGymInvoice'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { isSame } from '@/domain/shared/upgradeRecord'
import { gymInvoicePath } from '@/data/gymInvoices/billing'
import { recordAct } from '../audit/recordAct'
import type { Handler } from '../http/handler'
import { HttpError } from '../http/httpError'

type Input = Parameters<Handler<'payGymInvoice'>>[0]

function settled(
  invoice: GymInvoice,
  { creditNote, payment, received, isBefore }: Input,
  today: CivilDate,
): GymInvoice | Refusal {
  if (isBefore && payment === null) return unpayBefore(invoice)
  const given = { payment, received, today }
  return creditNote === undefined ? paid(invoice, given) : giveBackNote(invoice, creditNote, given)
}

const auditNames = {
  invoice: { paid: 'gymInvoice.pay', notPaid: 'gymInvoice.unpay' },
  note: { paid: 'gymInvoice.giveBack', notPaid: 'gymInvoice.keepBack' },
} as const satisfies Record<string, Record<string, AuditAct>>

/**
 * What a centre paid the platform, or what went back to it by a credit note, in one transaction with its line of the audit log; the
 * same again changes nothing.
 */
export const payGymInvoice: Handler<'payGymInvoice'> = (input, { store, caller, now, requestId }) => {
  const { invoiceId, creditNote, payment } = input
  const path = gymInvoicePath(invoiceId)
  return store.transact(async (transaction) => {
    const stored = await transaction.get(path)
    if (stored === null) throw new HttpError(422, 'not-found', 'There is no such invoice.')
    const invoice = gymInvoiceSchema.parse(stored.data)
    const after = settled(invoice, input, civilDateIn(now, DEFAULT_TIMEZONE))
    if (isRefused(after)) return after
    const done = { kind: 'done', invoiceId } as const
    if (isSame(invoice, after)) return done
    transaction.update(path, [
      { at: ['payment'], value: after.payment },
      { at: ['paidBefore'], value: after.paidBefore },
      { at: ['isPaid'], value: after.isPaid },
      { at: ['creditNotes'], value: after.creditNotes },
      { at: ['updatedAt'], value: now },
    ])
    const names = auditNames[creditNote === undefined ? 'invoice' : 'note']
    recordAct(transaction, {
      ...{ source: requestId, gymId: invoice.gymId, at: now, by: caller.uid, byRole: caller.role },
      act: payment === null ? names.notPaid : names.paid,
      ...{ collection: 'gymInvoices', documentId: invoiceId, before: invoice, after },
    })
    return done
  })
}
