import { z } from 'zod'
import { kindOfWay, type Ways } from '@/domain/gyms/wayKind'
import { rupees } from '@/domain/shared/rupees'
import { durationTypeSchema } from '@/domain/shared/duration'
import { civilDateSchema } from '@/domain/shared/civilDate'

/**
 * How an expense comes again, on the expense it began with: every `every` of a kind counted from `anchor`, so that the
 * 31st stays the last day of its month. `madeThrough` is the last day a draft was made for; `endsOn` the last it is.
 */
const recurrenceSchema = z.object({
  every: z.number().int().min(1).max(60),
  everyType: durationTypeSchema,
  anchor: civilDateSchema,
  madeThrough: civilDateSchema,
  endsOn: civilDateSchema.nullable().default(null),
})
export type Recurrence = z.infer<typeof recurrenceSchema>

export const expenseStatuses = ['Draft', 'Confirmed'] as const

/**
 * SPECIFICATION 3 "Expense"; from `date` on the fields are ours (PRODUCT, screen 17). `amount` and `gst` are rupees,
 * the tax included in the amount; `bill` is a Storage path. A draft counts nowhere until it is confirmed.
 */
export const expenseSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  categoryId: z.string(),
  description: z.string().default(''),
  amount: rupees(),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
  date: civilDateSchema.nullable().default(null),
  vendor: z.string().default(''),
  modeOfPayment: z.string().default(''),
  paidFrom: z.string().default(''),
  bill: z.string().default(''),
  gst: rupees().default(0),
  isRecurring: z.boolean().default(false),
  status: z.enum(expenseStatuses).default('Confirmed'),
  deleted: z.boolean().default(false),
  createdBy: z.string().default(''),
  recurrence: recurrenceSchema.nullable().default(null),
  /** The expense that this draft comes again of; '' for one entered by hand. */
  recurringOf: z.string().default(''),
})
export type Expense = z.infer<typeof expenseSchema>

/** What is paid from the drawer lowers the cash that is expected in it. */
export const isPaidInCash = (
  { paidFrom, modeOfPayment }: Pick<Expense, 'paidFrom' | 'modeOfPayment'>,
  ways: Ways,
): boolean => paidFrom === 'Cash drawer' || (paidFrom === '' && kindOfWay(modeOfPayment, ways) === 'cash')
