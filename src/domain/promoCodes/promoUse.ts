import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { civilDateSchema } from '@/domain/shared/civilDate'
import type { Invoice } from '@/domain/invoices/invoice'
import { promoValueOf } from '@/domain/invoices/promoValueOf'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { PromoCode } from './promoCode'

/**
 * One use of a code: `promoCodes/{promoId}/uses/{id}`, named by its invoice (older ones of a code that is limited for
 * each member by `{memberId}_{n}`). Rupees; `sale` is what the invoice came to.
 */
export const promoUseSchema = z.object({
  id: z.string().min(1),
  promoId: z.string().min(1),
  gymId: z.string().min(1),
  memberId: z.string(),
  customerName: z.string().default(''),
  invoiceId: z.string().min(1),
  packageName: z.string().default(''),
  discount: rupees().default(0),
  sale: rupees().default(0),
  on: civilDateSchema,
  isNewMember: z.boolean().default(false),
  by: z.string().default(''),
})
export type PromoUse = z.infer<typeof promoUseSchema>

/** The code after a use, and the record of it. `usedByMember`: how often the invoice's member has used it before. */
export function recordUse(
  promo: PromoCode,
  invoice: Invoice,
  usedByMember: number,
  isNewMember: boolean,
): { kind: 'used'; promo: PromoCode; use: PromoUse } | Refusal {
  if (promo.perMember > 0 && usedByMember >= promo.perMember)
    return refused(`${invoice.customerName} has used ${promo.name} already.`)
  if (promo.maxUses > 0 && promo.usedCount >= promo.maxUses)
    return refused(`${promo.name} was good for ${promo.maxUses} uses, and all of them are taken.`)
  return {
    kind: 'used',
    promo: { ...promo, usedCount: promo.usedCount + 1 },
    use: promoUseSchema.parse({
      id: invoice.id,
      promoId: promo.id,
      gymId: promo.gymId,
      memberId: invoice.memberId,
      customerName: invoice.customerName,
      invoiceId: invoice.id,
      packageName: invoice.packageName,
      discount: promoValueOf(invoice),
      sale: invoice.amount,
      on: invoice.issuedOn,
      isNewMember,
      by: invoice.createdBy,
    }),
  }
}
