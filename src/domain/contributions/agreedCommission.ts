import type { Invoice } from '@/domain/invoices/invoice'
import type { PayRule } from '@/domain/staff/payRule'
import { MOST_PERCENT, type ContributionCategory } from './contributionCategory'
import { standingFor } from './mergedCategories'
import { isEarning } from './paySource'

type Agreed = Pick<PayRule, 'commissionCategoryId' | 'commissionRate'>

/** The category of a commission and its rate in percent. */
export type AgreedCommission = { category: ContributionCategory; rate: number }

/** What commission a rule agrees, also by a category that was archived since; null for none. */
export function agreedCommission(
  { commissionCategoryId, commissionRate }: Agreed,
  categories: readonly ContributionCategory[],
): AgreedCommission | null {
  const id = standingFor(categories)(commissionCategoryId)
  const category = categories.find((one) => one.id === id && one.basis === 'percentOfNet')
  return category ? { category, rate: commissionRate ?? category.rate } : null
}

/** The same, where somebody may have been paid by it: generating leaves out a rate that nobody is paid by. */
export function payableCommission(
  rule: Agreed,
  categories: readonly ContributionCategory[],
): AgreedCommission | null {
  const agreed = agreedCommission(rule, categories)
  return agreed === null || agreed.rate > MOST_PERCENT ? null : agreed
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
export const isRateTooHigh = (rule: Agreed, categories: readonly ContributionCategory[]): boolean =>
  !isWithoutCategory(rule, categories) && (agreedCommission(rule, categories)?.rate ?? 0) > MOST_PERCENT

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
