import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'
import type { Invoice } from '@/domain/invoices/invoice'
import { promoValueOf } from '@/domain/invoices/promoValueOf'
import { refused, type Refusal } from '@/domain/shared/refusal'
import type { PromoCode } from './promoCode'

/** One use of a code: `promoCodes/{promoId}/uses/{id}`. Rupees; `sale` is what the invoice came to. */
export const promoUseSchema = z.object({
  id: z.string().min(1),
  promoId: z.string().min(1),
  gymId: z.string().min(1),
  memberId: z.string(),
  customerName: z.string().default(''),
  invoiceId: z.string().min(1),
  packageName: z.string().default(''),
  discount: z.number().default(0),
  sale: z.number().default(0),
  on: civilDateSchema,
  isNewMember: z.boolean().default(false),
  by: z.string().default(''),
})
export type PromoUse = z.infer<typeof promoUseSchema>

/**
 * The ids a member's uses have, to be looked up in the transaction of the sale: where a code is limited for each
 * member, one slot for each allowed use, so that two desks can never take the same one; else the invoice's own.
 */
export const slotsOf = ({ perMember }: PromoCode, memberId: string, invoiceId: string): string[] =>
  perMember > 0 ? Array.from({ length: perMember }, (_, at) => `${memberId}_${at + 1}`) : [invoiceId]

/** The code after a use, and the record of it. `taken` are those of `slotsOf` that are in the store already. */
export function recordUse(
  promo: PromoCode,
  invoice: Invoice,
  taken: ReadonlySet<string>,
  isNewMember: boolean,
): { kind: 'used'; promo: PromoCode; use: PromoUse } | Refusal {
  const id = slotsOf(promo, invoice.memberId, invoice.id).find((slot) => !taken.has(slot))
  if (id === undefined) return refused(`${invoice.customerName} has used ${promo.name} already.`)
  if (promo.maxUses > 0 && promo.usedCount >= promo.maxUses)
    return refused(`${promo.name} was good for ${promo.maxUses} uses, and all of them are taken.`)
  return {
    kind: 'used',
    promo: { ...promo, usedCount: promo.usedCount + 1 },
    use: promoUseSchema.parse({
      id,
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
