import { useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { credit, creditableOf, refuseCredited } from '@/domain/invoices/creditNote'
import { dueOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { formatMoney, toPaise, toRupees } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'
import { useDeed } from '../useDeeds'
import styles from './acts.module.css'
import type { ActProps } from './openAct'

type Form = { amount: number | null; reason: string }

/** What the note does: it lowers the due, and what was paid beyond becomes the member's credit. */
function Effect({ invoice }: { invoice: Invoice }) {
  const { settings } = useCentre()
  const amount = useWatch({ control: useFormContext<Form>().control, name: 'amount' })
  if (amount === null || amount <= 0 || amount > creditableOf(invoice)) return null
  const left = toPaise(dueOf(invoice)) - toPaise(amount)
  const money = (paise: number) => formatMoney(toRupees(paise), settings)
  return (
    <p className={styles.note} aria-live="polite">
      {left >= 0
        ? `${money(left)} stays due.`
        : `Nothing stays due, and ${money(-left)} goes to the member’s credit.`}
    </p>
  )
}

/** Takes part of an issued invoice back; its number is of a series of its own (DOMAIN 2.6). */
export function CreditDialog({ invoice, onClose }: ActProps) {
  const { settings } = useCentre()
  const { store } = useBackend()
  const deed = useDeed()
  const [id] = useState(() => store.newId())
  const schema = useMemo(
    () =>
      z.object({
        amount: z
          .number()
          .nullable()
          .superRefine((amount, ctx) => {
            const refusal = refuseCredited(invoice, amount ?? 0, settings)
            if (refusal) ctx.addIssue({ code: 'custom', message: refusal.reason })
          }),
        reason: z
          .string()
          .trim()
          .min(1, 'Say why the amount is credited.')
          .max(500, 'At most 500 characters'),
      }),
    [invoice, settings],
  )
  return (
    <FormSheet
      as="dialog"
      title={`Credit note on ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={{ amount: null, reason: '' }}
      submitLabel="Give the credit note"
      onSubmit={async (form) => {
        const terms = { ...form, id, amount: form.amount ?? 0 }
        const change = await deed(invoice.id, (held, ctx) => credit(held, terms, ctx))
        if (isRefused(change)) return change
        const note = change.invoice.creditNotes.find((one) => one.id === id)
        showToast({
          text: `Credit note ${note?.number ?? ''} over ${formatMoney(terms.amount, settings)} is given.`,
        })
        return undefined
      }}
      onClose={onClose}
      aside={<Effect invoice={invoice} />}
    >
      <p className={styles.who}>
        The invoice comes to {formatMoney(creditableOf(invoice), settings)} after its credit notes.
      </p>
      <MoneyField<Form> name="amount" label="Amount" isRequired autoFocus />
      <TextField<Form> name="reason" label="Reason" isRequired hint="It stands on the note" />
    </FormSheet>
  )
}
