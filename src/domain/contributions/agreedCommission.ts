import type { Invoice } from '@/domain/invoices/invoice'
import { formatShortMoney, type MoneyFormat } from '@/domain/shared/money'
import type { CommissionBasis, PayRule } from '@/domain/staff/payRule'
import { MOST_PERCENT, type ContributionCategory } from './contributionCategory'
import { standingFor } from './mergedCategories'
import { isEarning } from './paySource'

type Agreed = Pick<
  PayRule,
  | 'commissionCategoryId'
  | 'commissionBasis'
  | 'commissionRate'
  | 'renewalRate'
  | 'commissionAmount'
  | 'renewalAmount'
>

/** The category of a commission, and what a sale and a renewal bring: percent, or rupees where that is fixed. */
export type AgreedCommission = {
  category: ContributionCategory
  basis: CommissionBasis
  rate: number
  renewalRate: number
}

function ratesOf(
  rule: Agreed,
  category: ContributionCategory,
): Pick<AgreedCommission, 'rate' | 'renewalRate'> {
  const isPercent = rule.commissionBasis === 'percentOfNet'
  const rate = isPercent ? (rule.commissionRate ?? category.rate) : (rule.commissionAmount ?? 0)
  if (rule.commissionBasis === 'perHead') return { rate, renewalRate: rate }
  return { rate, renewalRate: (isPercent ? rule.renewalRate : rule.renewalAmount) ?? rate }
}

const isTooHigh = ({ basis, rate }: AgreedCommission): boolean =>
  basis === 'percentOfNet' && rate > MOST_PERCENT

/** What commission a rule agrees, also by a category that was archived since; null for none. */
export function agreedCommission(
  rule: Agreed,
  categories: readonly ContributionCategory[],
): AgreedCommission | null {
  const id = standingFor(categories)(rule.commissionCategoryId)
  const category = categories.find((one) => one.id === id && one.basis === 'percentOfNet')
  return category ? { category, basis: rule.commissionBasis, ...ratesOf(rule, category) } : null
}

/** The same, where somebody may have been paid by it for a sale: generating leaves out a rate that nobody is paid by. */
export function payableCommission(
  rule: Agreed,
  categories: readonly ContributionCategory[],
): AgreedCommission | null {
  const agreed = agreedCommission(rule, categories)
  return agreed === null || agreed.basis === 'perHead' || isTooHigh(agreed) ? null : agreed
}

/** The commission for each head that somebody may earn by a rule; null for none. */
export function headCommission(
  rule: Agreed,
  categories: readonly ContributionCategory[],
): AgreedCommission | null {
  const agreed = agreedCommission(rule, categories)
  return agreed?.basis === 'perHead' && isEarning(agreed.category) ? agreed : null
}

/** The same, where somebody may earn by it: nobody does by a category that was archived. */
export function earnableCommission(
  rule: Agreed,
  categories: readonly ContributionCategory[],
): AgreedCommission | null {
  const payable = payableCommission(rule, categories)
  return payable === null || !isEarning(payable.category) ? null : payable
}

/** Whether a commission is agreed by a category that nobody earns by any more. */
export function isWithoutCategory(rule: Agreed, categories: readonly ContributionCategory[]): boolean {
  if (rule.commissionCategoryId === '') return false
  const agreed = agreedCommission(rule, categories)
  return agreed === null || !isEarning(agreed.category)
}

/** Whether a commission is agreed at a rate that nobody is paid by. */
export function isRateTooHigh(rule: Agreed, categories: readonly ContributionCategory[]): boolean {
  if (isWithoutCategory(rule, categories)) return false
  const agreed = agreedCommission(rule, categories)
  return agreed !== null && isTooHigh(agreed)
}

/** What a commission is, in words: `2 %, renewals 1 %`, `₹500 a sale, ₹200 a renewal`, `₹300 a head`. */
export function commissionText({ basis, rate, renewalRate }: AgreedCommission, format: MoneyFormat): string {
  const isSame = renewalRate === rate
  if (basis === 'percentOfNet')
    return `${String(rate)} %${isSame ? '' : `, renewals ${String(renewalRate)} %`}`
  if (basis === 'perHead') return `${formatShortMoney(rate, format)} a head`
  const renewal = isSame ? '' : `, ${formatShortMoney(renewalRate, format)} a renewal`
  return `${formatShortMoney(rate, format)} a sale${renewal}`
}

/** Why nothing is earned by it, in a sentence; '' where it is, and where no commission is agreed. */
export function commissionProblem(rule: Agreed, categories: readonly ContributionCategory[]): string {
  if (isWithoutCategory(rule, categories))
    return 'Their commission category is archived: choose another for them.'
  const agreed = agreedCommission(rule, categories)
  return agreed !== null && isRateTooHigh(rule, categories)
    ? `${agreed.category.name} is at ${String(agreed.rate)} %: set it to at most 100 % in Contribution categories.`
    : ''
}

/**
 * Whose the commission on a sale is, where it goes by that category. A lead that stayed the centre's own, whose owner's account has the
 * centre's id, was followed up by nobody who is paid: the sale is the seller's.
 */
export const earnerOf = (
  { gymId, createdBy, leadOwnerId = '' }: Pick<Invoice, 'gymId' | 'createdBy' | 'leadOwnerId'>,
  { paidTo }: Pick<ContributionCategory, 'paidTo'>,
): string => (paidTo === 'leadOwner' && leadOwnerId !== '' && leadOwnerId !== gymId ? leadOwnerId : createdBy)
