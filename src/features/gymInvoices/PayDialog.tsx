import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { creditedOf, paidBeforeOf, receivableOn, receivedOf } from '@/domain/gymInvoices/gymCreditNote'
import {
  gymPaymentModes,
  gymPaymentModeSchema,
  type GymCreditNote,
  type GymInvoice,
} from '@/domain/gymInvoices/gymInvoice'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, PLATFORM_MONEY, reversed, totalOf } from '@/domain/shared/money'
import { answered } from '@/components/records/answered'
import { useBackend } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/form/DateField'
import { FieldRow } from '@/ui/form/FormSection'
import { FormSheet } from '@/ui/form/FormSheet'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { Note } from '@/ui/Note'

const platformMoney = (rupees: number) => formatMoney(rupees, PLATFORM_MONEY)

type Choice = { value: string; label: string; rupees: number }

/** What may have come on that day, the whole invoice first. */
const choicesOn = (invoice: GymInvoice, day: CivilDate): Choice[] =>
  receivableOn(invoice, day).map((rupees, taken) => {
    const note = invoice.creditNotes[taken - 1]
    const whole = invoice.paidBefore === null ? 'the whole invoice' : 'all that was left of the invoice'
    return {
      ...{ value: String(rupees), rupees },
      label: `${platformMoney(rupees)}, ${note ? `what ${note.number} left` : whole}`,
    }
  })

/** What was chosen, or the only amount that there is. */
const amountIn = (choices: readonly Choice[], chosen: string): number | null =>
  (choices.length === 1 ? choices[0] : choices.find(({ value }) => value === chosen))?.rupees ?? null

const schemaFor = (invoice: GymInvoice, note: GymCreditNote | null) =>
  z
    .object({
      mode: gymPaymentModeSchema,
      date: z.string('Enter the day').pipe(civilDateSchema),
      received: z.string(),
      reference: z.string().trim().max(60, 'At most 60 characters'),
    })
    .refine(({ date, received }) => note !== null || amountIn(choicesOn(invoice, date), received) !== null, {
      path: ['received'],
      message: 'Choose how much was paid',
    })
type Typed = z.input<ReturnType<typeof schemaFor>>
type Form = z.output<ReturnType<typeof schemaFor>>

const modes = gymPaymentModes.map((mode) => ({ value: mode, label: mode }))

type Props = { invoice: GymInvoice; note: GymCreditNote | null; today: CivilDate; onClose: () => void }

/** What the dialog is called for an invoice, or for a credit note whose amount goes back to a centre that had paid. */
function wordsFor(invoice: GymInvoice, note: GymCreditNote | null) {
  if (note !== null)
    return {
      title: `Mark ${note.number} as given back`,
      done: `${note.number} is marked as given back.`,
      submit: 'Mark as given back',
    }
  const isNew = invoice.payment === null
  return {
    title: isNew ? `Mark ${invoice.number} as paid` : `Change the payment of ${invoice.number}`,
    done: `${invoice.number} is marked as paid.`,
    submit: isNew ? 'Mark as paid' : 'Save',
  }
}

/** Marks an invoice of the platform as paid, or a credit note as given back; wholly. */
export function PayDialog({ invoice, note, today, onClose }: Props) {
  const { api } = useBackend()
  const { payment } = note ?? invoice
  const { title, done, submit } = wordsFor(invoice, note)
  const schema = useMemo(() => schemaFor(invoice, note), [invoice, note])

  async function pay({ received, ...paid }: Form) {
    answered(
      await api.call('payGymInvoice', {
        ...{ invoiceId: invoice.id, creditNote: note?.number, payment: paid },
        received: (note === null ? amountIn(choicesOn(invoice, paid.date), received) : null) ?? undefined,
      }),
    )
    showToast({ text: done })
  }

  return (
    <FormSheet<Typed, Form>
      as="dialog"
      width={480}
      title={title}
      schema={schema}
      defaults={{
        mode: payment?.mode ?? 'UPI',
        date: payment?.date ?? today,
        received: invoice.payment === null ? '' : String(receivedOf(invoice)),
        reference: payment?.reference ?? '',
      }}
      submitLabel={submit}
      onSubmit={pay}
      onClose={onClose}
    >
      {note !== null && (
        <Note>
          You gave {invoice.customer.name} {platformMoney(note.amount)} back, the whole credit note.
        </Note>
      )}
      <FieldRow>
        <SelectField<Typed> name="mode" label="Paid by" isRequired options={modes} />
        <DateField<Typed> name="date" label="Paid on" isRequired />
      </FieldRow>
      {note === null && <Received invoice={invoice} />}
      <TextField<Typed>
        name="reference"
        label="Reference"
        hint="UPI or bank reference, number of the cheque"
      />
    </FormSheet>
  )
}

/** What came, asked for where a credit note had been issued by that day, and what of it is to go back. */
function Received({ invoice }: { invoice: GymInvoice }) {
  const [date, received] = useWatch<Typed, ['date', 'received']>({ name: ['date', 'received'] })
  const day = civilDateSchema.safeParse(date).data
  if (day === undefined) return null
  const choices = choicesOn(invoice, day)
  const amount = amountIn(choices, received)
  return (
    <>
      {choices.length > 1 && (
        <SelectField<Typed>
          name="received"
          label="Amount paid"
          isRequired
          emptyValue=""
          options={choices}
          hint="A credit note had been issued by then."
        />
      )}
      {amount !== null && <Note>{saysOf(invoice, amount)}</Note>}
    </>
  )
}

function saysOf(invoice: GymInvoice, received: number): string {
  const before = paidBeforeOf(invoice)
  const back = totalOf([received, before, creditedOf(invoice), reversed(invoice.amount)])
  const paid = `${invoice.customer.name} paid ${platformMoney(received)}`
  return back > 0
    ? `${paid}. Credit notes take ${platformMoney(back)} of it back: give it back to the centre.`
    : `${paid}, all that was due.`
}
