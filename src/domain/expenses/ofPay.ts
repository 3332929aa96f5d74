import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Expense } from './expense'

/** The id of what a payment of pay was spent with; the rules know it by how it begins. */
export const payExpenseId = (gymId: string, key: string, staffId: string): string =>
  `${gymId}_pay_${key}_${staffId}`

/** Whether it is of the pay ledger, which decides its amount, its day and whether it is there. */
export const isOfPay = ({ id, gymId }: Pick<Expense, 'id' | 'gymId'>): boolean =>
  id.startsWith(`${gymId}_pay_`)

/** What an older expense of pay may have, and no newer one gets: the owner may end it, and nobody gives it back. */
export const olderPayOf = (expense: Expense): { repeats: boolean; hasTax: boolean } => ({
  repeats: isOfPay(expense) && (expense.isRecurring || expense.recurrence !== null),
  hasTax: isOfPay(expense) && expense.gst > 0,
})

/** What pay was spent with goes when its contributions are reversed, and never otherwise. */
export const refusePayRemoval = (expense: Pick<Expense, 'id' | 'gymId'>): Refusal | null =>
  isOfPay(expense) ? refused('This is pay. Reverse it in Contributions instead.') : null
