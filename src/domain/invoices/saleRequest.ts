import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { durationTypeSchema } from '@/domain/shared/duration'
import { draftLineSchema } from './invoiceLine'

/** How a change begins: with a new term now, with the old end kept, or after the running term. */
export const changeModes = ['restart', 'keepEnd', 'atEnd'] as const

/**
 * A package sale that waits for the owner, as it lies on its unissued invoice: which act completes it, of which
 * template, and the terms that were asked for. Rupees.
 */
export const saleRequestSchema = z.object({
  act: z.enum(['sell', 'renew', 'change']),
  templateId: z.string().min(1),
  /** How a change begins; null for a sale and a renewal. */
  mode: z.enum(changeModes).nullable().default(null),
  /** The package as it was sold when the owner was asked (PRODUCT 2.U); null in older requests. */
  sold: z
    .object({ price: rupees(), duration: z.number().int(), durationType: durationTypeSchema })
    .nullable()
    .default(null),
  /** A change: the package that it ends; '' for a sale and a renewal, and in older requests. */
  changes: z.string().default(''),
  /**
   * What the owner is asked about (PRODUCT 2.T), in rupees: what it gives away at list price, and by how much the member would
   * owe less or have more credit. null in older requests.
   */
  gives: rupees().nullable().default(null),
  lowers: rupees().nullable().default(null),
  terms: z.object({
    startDate: civilDateSchema,
    basePrice: rupees().nonnegative(),
    joiningFee: rupees().nonnegative().default(0),
    discount: rupees().nonnegative().default(0),
    discountReason: z.string().default(''),
    discountRecurs: z.boolean().default(false),
    promoId: z.string().default(''),
    promoCode: z.string().default(''),
    percentOff: z.number().min(0).max(100).default(0),
    promoCap: rupees().nonnegative().default(0),
    comments: z.string().default(''),
    extras: z.array(draftLineSchema).default([]),
  }),
  /** The lead that it converts once it is completed; '' for none. */
  leadId: z.string().default(''),
})
export type SaleRequest = z.infer<typeof saleRequestSchema>
export type SaleAct = SaleRequest['act']
