import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { PromoCode, PromoStatus } from '@/domain/promoCodes/promoCode'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import type { Tone } from '@/ui/StateChip'

export const statusTones: Record<PromoStatus, Tone> = {
  Live: 'green',
  Scheduled: 'blue',
  'Used up': 'amber',
  Ended: 'grey',
  Archived: 'grey',
}

export const percentText = (percent: number): string => `${percent} %`

/** What limits its number of uses: "50 uses, 1 a member". */
export function limitText({ maxUses, perMember }: PromoCode, locale: string): string {
  const limits = [
    maxUses > 0 && (maxUses === 1 ? '1 use' : `${maxUses.toLocaleString(locale)} uses`),
    perMember > 0 && `${perMember} a member`,
  ].filter((limit) => limit !== false)
  return limits.length === 0 ? 'No limit' : limits.join(', ')
}

/** How often it was used, against its limit where it has one: "12 of 50". */
export const usedText = ({ usedCount, maxUses }: PromoCode, locale: string): string =>
  maxUses > 0
    ? `${usedCount.toLocaleString(locale)} of ${maxUses.toLocaleString(locale)}`
    : usedCount.toLocaleString(locale)

/** The packages it is good for; one that is not there any more still counts as one. */
export function packagesText({ packageIds }: PromoCode, templates: readonly PackageTemplate[]): string {
  if (packageIds.length === 0) return 'Every package'
  const names = templates.filter(({ id }) => packageIds.includes(id)).map(({ name }) => name)
  const gone = packageIds.length - names.length
  if (gone === 0) return names.join(', ')
  const others = gone === 1 ? '1 package that is gone' : `${gone} packages that are gone`
  return names.length === 0 ? others : `${names.join(', ')} and ${others}`
}

/** The conditions of a sale in one line of the list. */
export function conditionsText(
  promo: PromoCode,
  templates: readonly PackageTemplate[],
  format: MoneyFormat,
): string {
  const { newOnly, minAmount, maxDiscount, packageIds } = promo
  const conditions = [
    newOnly && 'New members',
    packageIds.length > 0 && packagesText(promo, templates),
    minAmount > 0 && `Sales from ${formatMoney(minAmount, format)}`,
    maxDiscount > 0 && `At most ${formatMoney(maxDiscount, format)} off`,
  ].filter((condition) => condition !== false)
  return conditions.length === 0 ? 'Every sale' : conditions.join(' · ')
}
