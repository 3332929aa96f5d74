import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Invoice, Payment } from '@/domain/invoices/invoice'
import { standingPaymentsOf, standingOf, takeBack } from '@/domain/invoices/takeBack'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { useDeed } from '../useDeeds'
import { CHEQUE } from './collectForm'
import type { ActProps } from './openAct'

const schema = z.object({
  of: z.string().min(1, 'Choose the payment'),
  kind: z.enum(['reversal', 'bounce']),
  reason: z.string().trim().min(1, 'Say why the payment is taken back.').max(500, 'At most 500 characters'),
})
type Form = z.input<typeof schema>

const labelOf = (invoice: Invoice, payment: Payment, format: MoneyFormat) =>
  [
    formatMoney(standingOf(invoice, payment), format),
    payment.modeOfPayment,
    formatCivil(payment.date),
    payment.reference,
  ]
    .filter(Boolean)
    .join(' · ')

function Fields({ invoice, payments }: { invoice: Invoice; payments: readonly Payment[] }) {
  const { settings } = useCentre()
  const of = useWatch({ control: useFormContext<Form>().control, name: 'of' })
  const isCheque = payments.find(({ id }) => id === of)?.modeOfPayment === CHEQUE
  return (
    <>
      <SelectField<Form>
        name="of"
        label="Payment"
        isRequired
        emptyValue=""
        options={payments.map((payment) => ({
          value: payment.id,
          label: labelOf(invoice, payment, settings),
        }))}
      />
      {isCheque && (
        <SegmentedField<Form>
          name="kind"
          label="What happened"
          options={[
            { value: 'bounce', label: 'The cheque bounced' },
            { value: 'reversal', label: 'Entered by mistake' },
          ]}
        />
      )}
      <TextField<Form> name="reason" label="Reason" isRequired hint="Typed twice, returned by the bank" />
    </>
  )
}

/** Takes a whole payment back: it was a mistake, or the bank returned the cheque. */
export function TakeBackDialog({ invoice, payment, onClose }: ActProps & { payment?: Payment | undefined }) {
  const { settings } = useCentre()
  const { store } = useBackend()
  const deed = useDeed()
  const [id] = useState(() => store.newId())
  const payments = standingPaymentsOf(invoice)
  const chosen = payment ?? (payments.length === 1 ? payments[0] : undefined)
  return (
    <FormSheet
      as="dialog"
      title={`Take back a payment on ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={{
        of: chosen?.id ?? '',
        kind: chosen?.modeOfPayment === CHEQUE ? ('bounce' as const) : ('reversal' as const),
        reason: '',
      }}
      submitLabel="Take back"
      isDanger
      onSubmit={async ({ of, kind, reason }) => {
        const mode = payments.find((one) => one.id === of)?.modeOfPayment
        const how = { id, of, kind: mode === CHEQUE ? kind : 'reversal', reason } as const
        const change = await deed(invoice.id, (held, ctx) => takeBack(held, how, ctx))
        if (isRefused(change)) return change
        const back = Math.abs(change.invoice.payments.find((one) => one.id === id)?.amount ?? 0)
        showToast({
          text: `${formatMoney(back, settings)} is taken back; ${formatMoney(change.invoice.due, settings)} is due on ${invoiceNameOf(invoice)}.`,
        })
        return undefined
      }}
      onClose={onClose}
    >
      <Fields invoice={invoice} payments={payments} />
    </FormSheet>
  )
}
