import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { creditableOf, refuseCredited } from '@/domain/invoices/creditNote'
import { dueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { amountUnless, reasonField } from '@/domain/shared/formFields'
import { formatMoney, minus, negative, toPaise, toRupees, type Paise } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'
import type { ActProps } from './openAct'

type Form = { amount: number | null; reason: string }

/** What the note does: it lowers the due, and what was paid beyond becomes the member's credit. */
function Effect({ invoice }: { invoice: Invoice }) {
  const { settings } = useGym()
  const amount = useWatch({ control: useFormContext<Form>().control, name: 'amount' })
  if (amount === null || amount <= 0 || amount > creditableOf(invoice)) return null
  const left = minus(toPaise(dueOf(invoice)), toPaise(amount))
  const money = (paise: Paise) => formatMoney(toRupees(paise), settings)
  return (
    <Note kind="quiet" aria-live="polite">
      {left >= 0
        ? `Balance due: ${money(left)}.`
        : `Balance due: ${formatMoney(0, settings)}, and ${money(negative(left))} goes to the member’s credit.`}
    </Note>
  )
}

/** Takes part of an issued invoice back; its number is of a series of its own (DOMAIN 2.6). */
export function CreditDialog({ invoice, onClose }: ActProps) {
  const { settings } = useGym()
  const act = useFormAct()
  const schema = useMemo(
    () =>
      z.object({
        amount: amountUnless((amount) => refuseCredited(invoice, amount, settings)),
        reason: reasonField('Enter a reason for the credit note.'),
      }),
    [invoice, settings],
  )
  return (
    <FormSheet
      as="dialog"
      title={`Credit note on ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={{ amount: null, reason: '' }}
      submitLabel="Issue credit note"
      onSubmit={async ({ amount, reason }) => {
        const answer = await act('creditNote', { invoiceId: invoice.id, amount: amount ?? 0, reason })
        if (isRefused(answer)) return answer
        const number = answer.invoice?.creditNotes.at(-1)?.number ?? ''
        showToast({ text: `Credit note ${number} for ${formatMoney(amount ?? 0, settings)} is issued.` })
        return undefined
      }}
      onClose={onClose}
      aside={<Effect invoice={invoice} />}
    >
      <Note>The invoice comes to {formatMoney(creditableOf(invoice), settings)} after its credit notes.</Note>
      <MoneyField<Form> name="amount" label="Amount" isRequired autoFocus />
      <TextField<Form> name="reason" label="Reason" isRequired hint="Printed on the credit note" />
    </FormSheet>
  )
}
