import type { Member } from '@/domain/members/member'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, leastOf, percentOf, toPaise, toRupees, type MoneyFormat } from '@/domain/shared/money'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { promoStatusOf, type PromoCode } from './promoCode'

/** The sale it is asked for. `price` is what the promo is taken off, in rupees: list price and joining fee less discount. */
export type PromoQuestion = {
  today: CivilDate
  member: Pick<Member, 'name' | 'currentPackage' | 'futurePackage' | 'lastPackage'>
  packageId: string
  packageName: string
  price: number
  /** How often this member has used the code. */
  usedByMember: number
  format: MoneyFormat
}

/** What it takes off, in rupees, and what the sale's terms need. */
export type PromoApplies = {
  kind: 'applies'
  promoCode: string
  percentOff: number
  promoCap: number
  discount: number
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

function refuseStanding(promo: PromoCode, { today }: PromoQuestion): Refusal | null {
  switch (promoStatusOf(promo, today)) {
    case 'Archived':
    case 'Ended':
      return refused(
        promo.validTo !== null && promo.validTo < today
          ? `${promo.name} ended on ${formatCivil(promo.validTo)}.`
          : `${promo.name} was ended.`,
      )
    case 'Scheduled':
      return refused(`${promo.name} begins on ${formatCivil(promo.validFrom)}.`)
    case 'Used up':
      return refused(`${promo.name} was good for ${promo.maxUses} uses, and all of them are taken.`)
    case 'Live':
      return null
  }
}

const isNewMember = ({ currentPackage, futurePackage, lastPackage }: PromoQuestion['member']) =>
  currentPackage === null && futurePackage === null && lastPackage === null

function refuseSale(promo: PromoCode, question: PromoQuestion): Refusal | null {
  const { member, packageId, packageName, price, usedByMember, format } = question
  if (promo.newOnly && !isNewMember(member))
    return refused(`${promo.name} is for new members. ${member.name} has had a package before.`)
  if (promo.packageIds.length > 0 && !promo.packageIds.includes(packageId))
    return refused(`${promo.name} does not apply to ${packageName}.`)
  if (promo.perMember > 0 && usedByMember >= promo.perMember)
    return refused(
      `${member.name} has used ${promo.name} already: it is good ${times(promo.perMember)} for each member.`,
    )
  if (toPaise(price) < toPaise(promo.minAmount))
    return refused(
      `${promo.name} applies from ${formatMoney(promo.minAmount, format)}; this sale comes to ${formatMoney(price, format)}.`,
    )
  return null
}

/**
 * Whether a code applies to a sale, with what it takes off, or why it does not (PRODUCT, screen 18). The same check
 * answers "would it apply?" and is made again in the transaction of the sale. `promo` is null when no code is so named.
 */
export function checkPromo(
  promo: PromoCode | null,
  typed: string,
  question: PromoQuestion,
): PromoApplies | Refusal {
  if (promo === null) return refused(`There is no code ${typed.trim()}. Check how it is written.`)
  const refusal = refuseStanding(promo, question) ?? refuseSale(promo, question)
  if (refusal) return refusal
  const share = percentOf(toPaise(question.price), promo.percentOff)
  const off = promo.maxDiscount > 0 ? leastOf(share, toPaise(promo.maxDiscount)) : share
  return {
    kind: 'applies',
    promoCode: promo.name,
    percentOff: promo.percentOff,
    promoCap: promo.maxDiscount,
    discount: toRupees(off),
  }
}
