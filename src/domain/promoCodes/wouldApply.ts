import type { GymSettings } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { hasJoined } from '@/domain/packages/joined'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMoney, minus, toPaise, toRupees, totalOf } from '@/domain/shared/money'
import { isRefused } from '@/domain/shared/refusal'
import { checkPromo } from './checkPromo'
import { promoNamed, type PromoCode } from './promoCode'

export type PromoTrial = {
  codes: readonly PromoCode[]
  typed: string
  member: Member
  template: PackageTemplate
  /** How often this member has used the code: as the sale counts it, not what the invoices bear. */
  usedByMember: number
  settings: GymSettings
  today: CivilDate
}

export type TrialAnswer = { applies: boolean; text: string }

/** What the member would pay by the list, rupees, with the joining fee where it is still asked. */
const listPriceOf = (member: Member, { price, joiningFee }: PackageTemplate): number =>
  hasJoined(member) ? price : totalOf([price, joiningFee])

/** "Would it apply for Asha, Quarterly?" in a sentence: what it takes off, or why it does not (PRODUCT, screen 18). */
export function wouldApply({
  codes,
  typed,
  member,
  template,
  usedByMember,
  ...rest
}: PromoTrial): TrialAnswer {
  const { settings, today } = rest
  const price = listPriceOf(member, template)
  const answer = checkPromo(promoNamed(codes, typed), typed, {
    today,
    member,
    packageId: template.id,
    packageName: template.name,
    price,
    usedByMember,
    format: settings,
  })
  if (isRefused(answer)) return { applies: false, text: answer.reason }
  const money = (rupees: number) => formatMoney(rupees, settings)
  const left = money(toRupees(minus(toPaise(price), toPaise(answer.discount))))
  const tax = settings.taxInclusive ? '' : ' before tax'
  return {
    applies: true,
    text: `${answer.promoCode} takes ${money(answer.discount)} off ${money(price)}. ${left}${tax} stays.`,
  }
}
