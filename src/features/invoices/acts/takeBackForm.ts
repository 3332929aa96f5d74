import { z } from 'zod'
import type { Ways } from '@/domain/gyms/wayKind'
import { mayBounce } from '@/domain/invoices/cheque'
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
export function isBounced(
  { payments }: Invoice,
  { of, kind }: Pick<TakeBackForm, 'of' | 'kind'>,
  ways: Ways,
): boolean {
  const taken = payments.find(({ id }) => id === of)
  return kind === 'bounce' && taken !== undefined && mayBounce(taken, ways)
}

/** A charge is asked of a member whose cheque bounced: of anything else it is not judged, and nothing is charged. */
export const takeBackSchema = (invoice: Invoice, ways: Ways) =>
  z
    .transform((form: TakeBackForm) =>
      invoice.memberId !== '' && isBounced(invoice, form, ways) ? form : { ...form, charge: null },
    )
    .pipe(fields)
