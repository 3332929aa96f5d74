import { z } from 'zod'
import { dueOf, receivedOf } from '@/domain/gymInvoices/gymCreditNote'
import {
  gymPaymentModes,
  gymPaymentModeSchema,
  type GymCreditNote,
  type GymInvoice,
} from '@/domain/gymInvoices/gymInvoice'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'

const schema = z.object({
  mode: gymPaymentModeSchema,
  date: z.string('Enter the day').pipe(civilDateSchema),
  reference: z.string().trim().max(60, 'At most 60 characters'),
})
type Typed = z.input<typeof schema>

const modes = gymPaymentModes.map((mode) => ({ value: mode, label: mode }))

type Props = { invoice: GymInvoice; note: GymCreditNote | null; today: CivilDate; onClose: () => void }

/** What the dialog says of an invoice, or of a credit note whose amount goes back to a centre that had paid. */
function wordsFor({ customer, ...invoice }: GymInvoice, note: GymCreditNote | null) {
  const money = (rupees: number) => formatMoney(rupees, PLATFORM_MONEY)
  if (note !== null)
    return {
      title: `Mark ${note.number} as given back`,
      says: `You gave ${customer.name} ${money(note.amount)} back, the whole credit note.`,
      done: `${note.number} is marked as given back.`,
      submit: 'Mark as given back',
    }
  const isNew = invoice.payment === null
  return {
    title: isNew ? `Mark ${invoice.number} as paid` : `Change the payment of ${invoice.number}`,
    says: `${customer.name} paid ${money(isNew ? dueOf(invoice) : receivedOf(invoice))}, all that was due.`,
    done: `${invoice.number} is marked as paid.`,
    submit: isNew ? 'Mark as paid' : 'Save',
  }
}

/** Marks an invoice of the platform as paid, or a credit note as given back; wholly. */
export function PayDialog({ invoice, note, today, onClose }: Props) {
  const { api } = useBackend()
  const { payment } = note ?? invoice
  const { title, says, done, submit } = wordsFor(invoice, note)

  async function pay(paid: z.output<typeof schema>) {
    answered(
      await api.call('payGymInvoice', { invoiceId: invoice.id, creditNote: note?.number, payment: paid }),
    )
    showToast({ text: done })
  }

  return (
    <FormSheet<Typed, z.output<typeof schema>>
      as="dialog"
      width={480}
      title={title}
      schema={schema}
      defaults={{
        mode: payment?.mode ?? 'UPI',
        date: payment?.date ?? today,
        reference: payment?.reference ?? '',
      }}
      submitLabel={submit}
      onSubmit={pay}
      onClose={onClose}
    >
      <Note>{says}</Note>
      <FieldRow>
        <SelectField<Typed> name="mode" label="Paid by" isRequired options={modes} />
        <DateField<Typed> name="date" label="Paid on" isRequired />
      </FieldRow>
      <TextField<Typed>
        name="reference"
        label="Reference"
        hint="UPI or bank reference, number of the cheque"
      />
    </FormSheet>
  )
}
