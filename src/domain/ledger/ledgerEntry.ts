import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { suppliedPartSchema } from '@/domain/tax/suppliedPart'
import { civilDateSchema } from '@/domain/shared/civilDate'

/**
 * Everything that moves money or what is owed. A `cheque` counts only with its `clearance`; `credit` is the member's, and
 * no money moves with it.
 */
export const ledgerKinds = [
  'issue',
  'payment',
  'reversal',
  'bounce',
  'refund',
  'creditNote',
  'forgive',
  'unforgive',
  'delete',
  'expense',
  'expenseChange',
  'dayClose',
  'cheque',
  'clearance',
  'creditOpening',
  'credit',
  'payCredit',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/**
 * One fact of a centre's money, written once and never changed. `id` follows from what it is about, so that entering it
 * twice is harmless. `amount` is rupees, below 0 where money goes out or back; `date` is the day it counts for, `at`
 * when it was entered. `of` is the payment it takes back, `note` the reason.
 */
export const ledgerFactSchema = z.object({
  id: z.string().min(1),
  kind: z.enum(ledgerKinds),
  gymId: z.string().min(1),
  date: civilDateSchema,
  at: z.date().nullable().default(null),
  by: z.string().default(''),
  invoiceId: z.string().default(''),
  invoiceNumber: z.string().default(''),
  memberId: z.string().default(''),
  itemId: z.string().default(''),
  amount: rupees(),
  modeOfPayment: z.string().default(''),
  paymentSource: z.string().default(''),
  reference: z.string().default(''),
  chequeDate: civilDateSchema.nullable().default(null),
  of: z.string().default(''),
  note: z.string().default(''),
  /** A cheque that waits. Optional, because the entries from before have a hash over what they hold. */
  isPending: z.literal(true).optional(),
  /** What an issued invoice or a credit note is about, line by line with code, rate and tax. Optional as above. */
  parts: z.array(suppliedPartSchema).optional(),
})
export type LedgerFact = z.infer<typeof ledgerFactSchema>

/**
 * A fact in its place in the chain of its centre and day: `day` is the day it was chained, `seq` counts from 1,
 * `previous` is the hash of the entry before ('' for the first of the day), `hash` covers the fact and its place.
 */
export const ledgerEntrySchema = ledgerFactSchema.extend({
  day: civilDateSchema,
  seq: z.number().int().positive(),
  previous: z.string(),
  hash: z.string(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>
