import type { Direction } from '@/domain/contributions/contributionCategory'
import type { Month } from '@/domain/monthStats/monthStats'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { Filtered } from '@/data/store/documentStore'

/** A month of the pay ledger, in no order: equalities alone, which need no index of their own. */
export const contributionsOfMonth = (gymId: string, month: Month): Listed => ({
  path: 'contributions',
  gymId,
  where: [{ field: 'month', op: '==', value: month }],
  orderBy: [],
})

/** As many values as the store takes in one question. */
export const INVOICES_A_QUESTION = 30

/** Every line that came of these invoices, in no order: equalities alone, as above. */
export const contributionsOfInvoices = (gymId: string, invoiceIds: readonly string[]): Listed => ({
  path: 'contributions',
  gymId,
  where: [{ field: 'source.invoiceId', op: 'in', value: invoiceIds }],
  orderBy: [],
})

/** Every line that was paid with an expense, in no order: equalities alone, as above. */
export const contributionsOfExpense = (gymId: string, expenseId: string): Listed => ({
  path: 'contributions',
  gymId,
  where: [{ field: 'expenseId', op: '==', value: expenseId }],
  orderBy: [],
})

/** Everything that a category was ever used for, whatever became of it. */
export const contributionUses = (gymId: string, categoryId: string): Filtered => ({
  collection: 'contributions',
  where: [tenantFilter(gymId), { field: 'categoryId', op: '==', value: categoryId }],
})

/** What was paid of a category for these months, twelve at most; added up by the store. */
export const contributionsPaid = (
  gymId: string,
  categoryId: string,
  direction: Direction,
  months: readonly Month[],
): Filtered => ({
  collection: 'contributions',
  where: [
    tenantFilter(gymId),
    { field: 'categoryId', op: '==', value: categoryId },
    { field: 'direction', op: '==', value: direction },
    { field: 'status', op: '==', value: 'Paid' },
    { field: 'month', op: 'in', value: months },
  ],
  orderBy: [{ field: 'amount', direction: 'asc' }],
})
