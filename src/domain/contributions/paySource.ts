import type { Invoice } from '@/domain/invoices/invoice'
import type { Month } from '@/domain/monthStats/monthStats'
import type { Staff } from '@/domain/staff/staff'
import type { MusterSource } from '@/domain/staffAttendance/muster'
import type { Contribution } from './contribution'
import { starterCategoryId, type ContributionCategory } from './contributionCategory'

/** What a month's pay is reckoned from: whoever was employed, what the centre sorts pay by, and what members were invoiced. */
export type PaySource = {
  gymId: string
  month: Month
  staff: readonly Staff[]
  categories: readonly ContributionCategory[]
  /** Every invoice that changed since the month began, at least. */
  invoices: readonly Invoice[]
  /** What the ledger has of each invoice whose value fell in the month (`fallenInvoices`), whatever became of it. */
  paidFor: ReadonlyMap<string, readonly Contribution[]>
  muster: MusterSource
}

export const isEarning = ({ isActive, deleted, direction }: ContributionCategory): boolean =>
  isActive && !deleted && direction === 'Earning'

/** Where base pay and overtime go: into the usual categories, or else the first of a fixed amount. */
export function categoriesOf({ gymId, categories }: Pick<PaySource, 'gymId' | 'categories'>) {
  const earnings = categories.filter(isEarning).toSorted((one, other) => one.order - other.order)
  const named = (name: string) => earnings.find(({ id }) => id === starterCategoryId(gymId, name))
  const base = named('Salary') ?? earnings.find(({ basis }) => basis === 'fixed')
  return { base, overtime: named('Overtime') ?? base }
}
