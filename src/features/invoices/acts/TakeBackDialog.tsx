import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Invoice, Payment } from '@/domain/invoices/invoice'
import { mayBounce } from '@/domain/invoices/cheque'
import { reversiblePaymentsOf, standingOf } from '@/domain/invoices/takeBack'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { SegmentedField } from '@/ui/form/SegmentedField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import type { ActProps } from './openAct'
import { isBounced, takeBackSchema, type TakeBackForm as Form } from './takeBackForm'

const labelOf = (invoice: Invoice, payment: Payment, format: MoneyFormat) =>
  [
    formatMoney(standingOf(invoice, payment) || payment.amount, format),
    payment.modeOfPayment,
    formatCivil(payment.date),
    payment.reference,
  ]
    .filter(Boolean)
    .join(' · ')

function Fields({ invoice, payments }: { invoice: Invoice; payments: readonly Payment[] }) {
  const { settings } = useGym()
  const { control } = useFormContext<Form>()
  const [of, kind] = useWatch({ control, name: ['of', 'kind'] })
  const chosen = payments.find(({ id }) => id === of)
  const isCheque = chosen !== undefined && mayBounce(chosen, settings)
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
      {isCheque && kind === 'bounce' && invoice.memberId !== '' && (
        <MoneyField<Form>
          name="charge"
          label="Charge to the member"
          hint="Billed on an invoice of its own. Leave blank for no charge"
        />
      )}
      <TextField<Form> name="reason" label="Reason" isRequired hint="Typed twice, returned by the bank" />
    </>
  )
}

/** Takes a whole payment back: it was a mistake, or the bank returned the cheque. */
export function TakeBackDialog({ invoice, payment, onClose }: ActProps & { payment?: Payment | undefined }) {
  const { settings } = useGym()
  const act = useFormAct()
  const schema = useMemo(() => takeBackSchema(invoice, settings), [invoice, settings])
  const payments = reversiblePaymentsOf(invoice)
  const chosen = payment ?? (payments.length === 1 ? payments[0] : undefined)
  return (
    <FormSheet
      as="dialog"
      title={`Take back a payment on ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={{
        of: chosen?.id ?? '',
        kind: chosen && mayBounce(chosen, settings) ? ('bounce' as const) : ('reversal' as const),
        charge: settings.chequeBounceCharge || null,
        reason: '',
      }}
      submitLabel="Take back"
      isDanger
      onSubmit={async ({ of, kind, reason, charge }) => {
        const isBounce = isBounced(invoice, { of, kind }, settings)
        const charged = charge ?? 0
        const taking = { invoiceId: invoice.id, paymentId: of, reason }
        const answer = isBounce
          ? await act('bounce', { ...taking, charge: charged })
          : await act('reverse', taking)
        if (isRefused(answer)) return answer
        const back = Math.abs(answer.invoice?.payments.findLast((one) => one.of === of)?.amount ?? 0)
        const due = formatMoney(answer.invoice?.due ?? 0, settings)
        showToast({
          text: [
            isBounce ? 'Cheque bounced.' : `${formatMoney(back, settings)} taken back.`,
            `Balance due on ${invoiceNameOf(invoice)}: ${due}.`,
            charged > 0 ? `${formatMoney(charged, settings)} charged.` : '',
          ]
            .join(' ')
            .trim(),
        })
        return undefined
      }}
      onClose={onClose}
    >
      <Fields invoice={invoice} payments={payments} />
    </FormSheet>
  )
}
