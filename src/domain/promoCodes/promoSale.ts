import type { Member } from '@/domain/members/member'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext } from '@/domain/packageLife/packageAct'
import type { SaleTerms } from '@/domain/packageLife/saleTerms'
import { minus, notBelowZero, plus, toPaise, toRupees } from '@/domain/shared/money'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { checkPromo, type PromoApplies } from './checkPromo'
import { promoKeyOf, type PromoCode } from './promoCode'

/** A code as the store holds it at that moment, and how often the member has used it. */
export type HeldPromo = { promo: PromoCode | null; usedByMember: number }

type Sold = {
  member: Member
  template: Pick<PackageTemplate, 'id' | 'name'>
  terms: Pick<SaleTerms, 'basePrice' | 'joiningFee' | 'discount'>
}

/** What the promo is taken off, in rupees: price and joining fee less the discount. */
const priceLeft = ({ basePrice, joiningFee, discount }: Sold['terms']): number =>
  toRupees(notBelowZero(minus(plus(toPaise(basePrice), toPaise(joiningFee)), toPaise(discount))))

/** Whether the code applies to this sale, and what it takes off; the same check for the form and in the transaction. */
export const promoFor = (
  promo: PromoCode | null,
  typed: string,
  usedByMember: number,
  { member, template, terms }: Sold,
  { today, settings }: Pick<ActContext, 'today' | 'settings'>,
): PromoApplies | Refusal =>
  checkPromo(promo, typed, {
    today,
    member,
    packageId: template.id,
    packageName: template.name,
    price: priceLeft(terms),
    usedByMember,
    format: settings,
  })

const withoutPromo = { promoCode: '', promoId: '', percentOff: 0, promoCap: 0 }

/**
 * The terms with what the typed code takes off, whatever the page thought of it. A code that was renamed or
 * exchanged meanwhile is none.
 */
export function withPromo(
  terms: SaleTerms,
  { promo, usedByMember }: HeldPromo,
  { member, template }: Omit<Sold, 'terms'>,
  ctx: Pick<ActContext, 'today' | 'settings'>,
): { kind: 'terms'; terms: SaleTerms } | Refusal {
  if (promoKeyOf(terms.promoCode) === '') return { kind: 'terms', terms: { ...terms, ...withoutPromo } }
  const isMeant = promo !== null && promoKeyOf(promo.name) === promoKeyOf(terms.promoCode)
  const held = isMeant ? promo : null
  const answer = promoFor(held, terms.promoCode, usedByMember, { member, template, terms }, ctx)
  if (isRefused(answer)) return answer
  const { promoCode, percentOff, promoCap } = answer
  const promoId = held?.id ?? ''
  return { kind: 'terms', terms: { ...terms, promoCode, percentOff, promoCap, promoId } }
}
