import { useMemo } from 'react'
import { z } from 'zod'
import { paidOf } from '@/domain/invoices/dueOf'
import type { Payment } from '@/domain/invoices/invoice'
import { overpaidOf } from '@/domain/invoices/overpaidOf'
import { refuseRefunded } from '@/domain/invoices/refund'
import { standingOf, standingPaymentsOf } from '@/domain/invoices/takeBack'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { formatCivil } from '@/domain/shared/formatDate'
import { amountUnless, reasonField, referenceField } from '@/domain/shared/formFields'
import { formatMoney } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useTransferWord } from '@/components/money/useTransferWord'
import { useFormAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { MoneyField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'
import type { ActProps } from './openAct'

type Form = { of: string; amount: number | null; modeOfPayment: string; reference: string; reason: string }

/** Hands money back: what is beyond the member's credit is due again. */
export function RefundDialog({ invoice, payment, onClose }: ActProps & { payment?: Payment | undefined }) {
  const { settings } = useGym()
  const act = useFormAct()
  const transfer = useTransferWord()
  const standing = standingPaymentsOf(invoice)
  const [only, ...others] = standing
  const schema = useMemo(
    () =>
      z.object({
        of: z.string().min(1, 'Choose the payment that is given back.'),
        amount: amountUnless((amount) => refuseRefunded(invoice, amount, settings)),
        modeOfPayment: z.string().min(1, 'Choose how the money is given back.'),
        reference: referenceField,
        reason: reasonField('Enter a reason for the refund.'),
      }),
    [invoice, settings],
  )
  return (
    <FormSheet
      as="dialog"
      title={`Refund on ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={{
        of: payment?.id ?? (others.length === 0 ? (only?.id ?? '') : ''),
        amount: overpaidOf(invoice) || null,
        modeOfPayment: payment?.modeOfPayment ?? settings.paymentModes[0] ?? '',
        reference: '',
        reason: '',
      }}
      submitLabel="Refund"
      isDanger
      onSubmit={async (form) => {
        const amount = form.amount ?? 0
        const terms = { ...form, amount, paymentSource: '' }
        const answer = await act('refund', { ...terms, invoiceId: invoice.id })
        if (isRefused(answer)) return answer
        showToast({ text: `${formatMoney(amount, settings)} refunded to ${invoice.customerName}.` })
        return undefined
      }}
      onClose={onClose}
    >
      <Note>
        {formatMoney(paidOf(invoice), settings)} was paid. What is given back beyond the member’s credit is
        due again; give a credit note first to take it off the invoice.
      </Note>
      {payment === undefined && others.length > 0 && (
        <SelectField<Form>
          name="of"
          label="Payment given back"
          isRequired
          emptyValue=""
          options={standing.map((each) => ({
            value: each.id,
            label: `${each.modeOfPayment} of ${formatCivil(each.date)}, ${formatMoney(standingOf(invoice, each), settings)}`,
          }))}
        />
      )}
      <FieldRow>
        <MoneyField<Form> name="amount" label="Amount" isRequired autoFocus />
        <SelectField<Form>
          name="modeOfPayment"
          label="Given back by"
          isRequired
          emptyValue=""
          options={settings.paymentModes.map((mode) => ({ value: mode, label: mode }))}
        />
      </FieldRow>
      <TextField<Form> name="reference" label="Reference" hint={`${transfer} or cheque number`} />
      <TextField<Form> name="reason" label="Reason" isRequired hint="Moved away, paid twice" />
    </FormSheet>
  )
}
