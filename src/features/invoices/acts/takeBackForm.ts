import { z } from 'zod'
import { CHEQUE } from '@/domain/invoices/cheque'
import type { Invoice } from '@/domain/invoices/invoice'

/** No bank charges so much: a slip of the finger. Rupees. */
const MOST_CHARGE = 100_000

const fields = z.object({
  of: z.string().min(1, 'Choose the payment'),
  kind: z.enum(['reversal', 'bounce']),
  charge: z.number().min(0, 'Enter 0 or more').max(MOST_CHARGE, 'Check the amount').nullable(),
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason for taking the payment back.')
    .max(500, 'At most 500 characters'),
})
export type TakeBackForm = z.input<typeof fields>

/** Whether the form is about a cheque that the bank returned. */
export const isBounced = ({ payments }: Invoice, { of, kind }: Pick<TakeBackForm, 'of' | 'kind'>): boolean =>
  kind === 'bounce' && payments.find(({ id }) => id === of)?.modeOfPayment === CHEQUE

/** A charge is asked of a member whose cheque bounced: of anything else it is not judged, and nothing is charged. */
export const takeBackSchema = (invoice: Invoice) =>
  z
    .transform((form: TakeBackForm) =>
      invoice.memberId !== '' && isBounced(invoice, form) ? form : { ...form, charge: null },
    )
    .pipe(fields)
