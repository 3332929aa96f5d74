import { useCallback, useMemo, useState } from 'react'
import type { ClientInfo } from '@/domain/gyms/gym'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import { invoiceDocumentOf, missingParticulars } from '@/domain/invoices/invoiceDocument'
import { repriced } from '@/domain/invoices/reprice'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { formatMoney } from '@/domain/shared/money'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { askToConfirm, type Question } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import type { OpenAct } from './openAct'
import { usePressedAct, type PressedAct } from '@/components/invoices/usePressedAct'

/** What may be done to an invoice from the list or the drawer. Failures are said in a toast. */
export type InvoiceActs = {
  start: (act: OpenAct) => void
  submit: (invoice: Invoice) => void
  approve: (invoice: Invoice) => void
  issue: (invoice: Invoice) => void
  unforgive: (invoice: Invoice) => void
  remove: (invoice: Invoice) => void
}

/** Rules 46 and 49: what the invoice will lack, said before it is issued. */
function incompleteWords(invoice: Invoice, info: ClientInfo): string[] {
  const missing = missingParticulars(invoiceDocumentOf(invoice, info, null))
  return missing.length > 0 ? ['The invoice will be incomplete:', ...missing] : []
}

/** `acts` stays the same object while a dialog opens and closes, so that no row is drawn again for it. */
export function useInvoiceActs(): { acts: InvoiceActs; open: OpenAct | null; close: () => void } {
  const { info, settings, today } = useGym()
  const press = usePressedAct()
  const [open, setOpen] = useState<OpenAct | null>(null)

  const acts = useMemo((): InvoiceActs => {
    const priced = (invoice: Invoice) => repriced(invoice, { settings, gym: info, today })
    const otherTotal = (invoice: Invoice) =>
      priced(invoice).amount === invoice.amount
        ? null
        : `With the tax of today it comes to ${formatMoney(priced(invoice).amount, settings)} instead of ${formatMoney(invoice.amount, settings)}.`
    const run = (
      invoice: Invoice,
      act: PressedAct,
      done: (after: Invoice) => string,
      question: Question | null = null,
    ) =>
      void attempt(async () => {
        if (question && !(await askToConfirm(question))) return
        const after = await press(act, invoice.id, priced(invoice).amount)
        if (after) showToast({ text: done(after) })
      })
    return {
      start: setOpen,
      submit: (invoice) => run(invoice, 'submit', () => 'Sent to the owner for approval.'),
      approve: (invoice) =>
        run(
          invoice,
          'approve',
          (after) =>
            `${after.packageName || 'The invoice'} for ${after.customerName} is approved. It can be ${after.sale ? 'sold' : 'issued'} now.`,
          otherTotal(invoice) === null
            ? null
            : { title: 'Approve it at today’s tax?', text: otherTotal(invoice) ?? '', act: 'Approve' },
        ),
      issue: (invoice) =>
        run(invoice, 'issue', (after) => `${after.invoiceNumber} is issued.`, {
          title: 'Issue this invoice?',
          text: [
            otherTotal(invoice) ?? '',
            `${formatMoney(priced(invoice).amount, settings)} for ${invoice.customerName}. It gets its number and can no longer be edited.`,
            ...incompleteWords(priced(invoice), info),
          ]
            .filter(Boolean)
            .join(' '),
          act: 'Issue',
        }),
      unforgive: (invoice) =>
        run(
          invoice,
          'unforgive',
          (after) => `${formatMoney(after.due, settings)} is due again on ${invoiceNameOf(after)}.`,
        ),
      remove: (invoice) =>
        run(
          invoice,
          isIssued(invoice) ? 'putAway' : 'discard',
          () => `${isIssued(invoice) ? invoice.invoiceNumber || 'The invoice' : 'The draft'} is deleted.`,
          {
            title: isIssued(invoice)
              ? `Delete ${invoice.invoiceNumber || 'this invoice'}?`
              : 'Delete this draft?',
            text: isIssued(invoice)
              ? [
                  `Nothing was paid on it. It leaves the list${invoice.invoiceNumber && ', and its number is never given again'}.`,
                  ...(invoice.sells
                    ? [
                        `${invoice.packageName} stays with ${invoice.customerName}: cancel it on their Package tab.`,
                      ]
                    : []),
                ].join(' ')
              : `${invoice.packageName || 'The invoice'} for ${invoice.customerName}. This can’t be undone.`,
            act: 'Delete',
            isDanger: true,
          },
        ),
    }
  }, [press, info, settings, today])
  const close = useCallback(() => setOpen(null), [])
  return { acts, open, close }
}
