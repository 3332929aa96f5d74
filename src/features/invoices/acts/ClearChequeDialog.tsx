import { z } from 'zod'
import { waitingChequesOf } from '@/domain/invoices/cheque'
import type { Payment } from '@/domain/invoices/invoice'
import { invoiceNameOf } from '@/domain/invoices/transitions'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { useFormAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import type { ActProps } from './openAct'

const schema = z.object({
  of: z.string().min(1, 'Choose the cheque'),
  on: civilDateSchema.nullable().refine((on) => on !== null, 'Enter the day the bank paid it'),
})
type Form = { of: string; on: CivilDate | null }

/** Marks a cheque as paid by the bank. */
export function ClearChequeDialog({
  invoice,
  payment,
  onClose,
}: ActProps & { payment?: Payment | undefined }) {
  const { today, settings } = useGym()
  const act = useFormAct()
  const cheques = waitingChequesOf(invoice)
  const [only, ...others] = cheques
  const chosen = payment ?? (others.length === 0 ? only : undefined)
  const labelOf = ({ amount, reference, chequeDate, date }: Payment) =>
    [
      formatMoney(amount, settings),
      reference,
      chequeDate ? `dated ${formatCivil(chequeDate)}` : `received ${formatCivil(date)}`,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <FormSheet
      as="dialog"
      title={`Cheque on ${invoiceNameOf(invoice)}`}
      schema={schema}
      defaults={{ of: chosen?.id ?? '', on: today }}
      submitLabel="Mark as cleared"
      onSubmit={async ({ of, on }) => {
        const answer = await act('clearCheque', { invoiceId: invoice.id, paymentId: of, on })
        if (isRefused(answer)) return answer
        const amount = cheques.find(({ id }) => id === of)?.amount ?? 0
        const due = answer.invoice?.due ?? 0
        showToast({
          text: `Cheque of ${formatMoney(amount, settings)} cleared. ${
            due > 0
              ? `Balance due on ${invoiceNameOf(invoice)}: ${formatMoney(due, settings)}.`
              : `${invoiceNameOf(invoice)} is paid.`
          }`,
        })
        return undefined
      }}
      onClose={onClose}
    >
      <SelectField<Form>
        name="of"
        label="Cheque"
        isRequired
        emptyValue=""
        options={cheques.map((cheque) => ({ value: cheque.id, label: labelOf(cheque) }))}
      />
      <DateField<Form>
        name="on"
        label="Cleared on"
        isRequired
        autoFocus
        min={chosen?.date}
        max={today}
        hint="The day the bank credited it"
      />
    </FormSheet>
  )
}
