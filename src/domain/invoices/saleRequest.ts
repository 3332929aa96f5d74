import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'

/**
 * A package sale that waits for the owner, as it lies on its unissued invoice: which act completes it, of which
 * template, and the terms that were asked for. Rupees.
 */
export const saleRequestSchema = z.object({
  act: z.enum(['sell', 'renew']),
  templateId: z.string().min(1),
  terms: z.object({
    startDate: civilDateSchema,
    basePrice: z.number().nonnegative(),
    joiningFee: z.number().nonnegative().default(0),
    discount: z.number().nonnegative().default(0),
    discountReason: z.string().default(''),
    promoId: z.string().default(''),
    promoCode: z.string().default(''),
    percentOff: z.number().min(0).max(100).default(0),
    promoCap: z.number().nonnegative().default(0),
    comments: z.string().default(''),
  }),
})
export type SaleRequest = z.infer<typeof saleRequestSchema>
export type SaleAct = SaleRequest['act']
