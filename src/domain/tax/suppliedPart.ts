import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'

/** What can be billed, and what each kind is taxed as. */
export const lineKinds = ['package', 'joiningFee', 'fee', 'product', 'service'] as const
export type LineKind = (typeof lineKinds)[number]

/**
 * What one line of an invoice was about, or what a note took from it: rupees, and the rate in percent. taxable + cgst +
 * sgst + igst = amount, but for a note's share of the invoice's round-off.
 */
export const suppliedPartSchema = z.object({
  kind: z.enum(lineKinds),
  sac: z.string().default(''),
  taxable: rupees(),
  rate: z.number().default(0),
  cgst: rupees().default(0),
  sgst: rupees().default(0),
  igst: rupees().default(0),
  amount: rupees(),
  /** How many pieces went out; a credit note is about money and brings none back. */
  quantity: z.number().int().nonnegative(),
})
export type SuppliedPart = z.infer<typeof suppliedPartSchema>

/**
 * Whether something was supplied for it. A charge for a dishonoured cheque is none (CBIC circular 178/10/2022): a fee without a code and
 * without tax, as no other is billed under a registration.
 */
export const isSupply = ({ kind, sac, rate }: Pick<SuppliedPart, 'kind' | 'sac' | 'rate'>): boolean =>
  kind !== 'fee' || sac !== '' || rate > 0
