import type { Contribution } from '@/domain/contributions/contribution'
import type { PayMonth } from '@/domain/contributions/payMonth'
import type { Month } from '@/domain/monthStats/monthStats'
import { typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { combined } from '@/data/store/liveQueries'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { wholeList } from '@/data/store/wholeList'
import { contributionsOfExpense, contributionsOfMonth } from './contributionQueries'
import { contributionDefinition, payMonthDefinition, payMonthPath } from './contributionRecords'

/** The staff's pay ledger (PRODUCT 2.C); changed by acts alone. */
export function contributionRepository(parts: RepositoryParts) {
  const lines = typedCollection<Contribution>(parts, contributionDefinition)
  const months = typedCollection<PayMonth>(parts, payMonthDefinition)
  const ofMonth = (gymId: string, month: Month) => wholeList(lines, contributionsOfMonth(gymId, month))
  return {
    /** Every line of a month. */
    ofMonth: (gymId: string, month: Month): LiveQuery<PageOf<Contribution>> => ofMonth(gymId, month),
    /** Every line of each of these months. */
    ofMonths: (gymId: string, names: readonly Month[]): LiveQuery<Contribution[]> =>
      combined(
        `contributions ${gymId} ${names.join(' ')}`,
        names.map((name) => ofMonth(gymId, name)),
        (found) => found.flatMap(({ rows }) => rows),
      ),
    /** Every line that was paid with an expense. */
    ofExpense: (gymId: string, expenseId: string): LiveQuery<PageOf<Contribution>> =>
      wholeList(lines, contributionsOfExpense(gymId, expenseId)),
    /** null for a month that nobody has entered anything for. */
    month: (gymId: string, month: Month): LiveQuery<PayMonth | null> =>
      months.one(gymId, payMonthPath(gymId, month)),
  }
}
