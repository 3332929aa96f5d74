import type { Member } from '@/domain/members/member'
import { previewChange } from '@/domain/packageLife/change'
import { feeOfChange, type ChangeMode, type ChangeTerms } from '@/domain/packageLife/changePlan'
import { creditFor, listedFor, priceSale } from '@/domain/packageLife/sell'
import type { ActContext } from '@/domain/packageLife/packageAct'
import type { SaleTerms } from '@/domain/packageLife/saleTerms'
import { addDays } from '@/domain/shared/calendar'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import type { Sale } from './life'
import { shareOfAmount } from './moneyActs'
import { referenceOf, sourceOfMode } from './paying'

function paymentOf({ paying }: Sale, due: number, { ids }: ActContext): SaleTerms['payment'] {
  const amount = shareOfAmount(due, paying.now)
  if (amount <= 0) return null
  return {
    amount,
    modeOfPayment: paying.mode,
    paymentSource: sourceOfMode(paying.mode),
    reference: referenceOf(paying.mode, ids.paymentId),
  }
}

/** A planned sale in the words of the sale dialog, before money is on the table. */
function unpaidTermsOf(sale: Sale, { today }: ActContext, joiningFee: number): SaleTerms {
  const { template, startDate, discount, discountReason, promo, comments, paying } = sale
  return {
    startDate,
    basePrice: template.price,
    joiningFee,
    discount,
    discountReason,
    promoCode: promo?.name ?? '',
    percentOff: promo?.percentOff ?? 0,
    comments,
    dueOn: addDays(today, paying.dueIn ?? 0),
    payment: null,
  }
}

/** The joining fee is for the first package that makes a member. */
export function saleTermsOf(sale: Sale, member: Member, ctx: ActContext): SaleTerms {
  const terms = unpaidTermsOf(sale, ctx, listedFor(member, sale.template).fee)
  const { amount } = priceSale(sale.template, terms, ctx.settings, ctx.gym.type, ctx.today)
  return { ...terms, payment: paymentOf(sale, creditFor(member, amount).due, ctx) }
}

/** What is left to pay after the credit for unused days comes out of the change's own preview. */
export function changeTermsOf(
  sale: Sale,
  mode: ChangeMode,
  member: Member,
  ctx: ActContext,
): ChangeTerms | Refusal {
  const fee = feeOfChange(member, sale.template, { mode, startDate: sale.startDate }, ctx)
  const terms = { ...unpaidTermsOf(sale, ctx, fee), mode }
  const preview = previewChange(member, sale.template, terms, ctx)
  return isRefused(preview) ? preview : { ...terms, payment: paymentOf(sale, preview.due, ctx) }
}
