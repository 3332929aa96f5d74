import type { Invoice } from '@/domain/invoices/invoice'
import type { Month } from '@/domain/monthStats/monthStats'
import type { MoneyFormat } from '@/domain/shared/money'
import type { Staff } from '@/domain/staff/staff'
import type { MusterSource } from '@/domain/staffAttendance/muster'
import type { Contribution } from './contribution'
import { starterCategoryId, type ContributionCategory } from './contributionCategory'
import { standingFor } from './mergedCategories'
import type { TrainedMember } from './trainedMember'

/** What a month's pay is reckoned from: the employees, the contribution categories and the members’ invoices. */
export type PaySource = {
  gymId: string
  month: Month
  staff: readonly Staff[]
  categories: readonly ContributionCategory[]
  /** Every invoice that changed since the month began, at least. */
  invoices: readonly Invoice[]
  /** What the ledger has of each invoice that it has to be asked for (`invoicesToAsk`), whatever became of it. */
  paidFor: ReadonlyMap<string, readonly Contribution[]>
  /** Those of the months that it has to be asked for (`monthsToAsk`) of which something was generated. */
  generated: ReadonlySet<Month>
  /** Those of the months that it has to be asked for (`monthsLacking`) that are locked. */
  locked: ReadonlySet<Month>
  /** Whom somebody trains or trained, where anybody is paid by the head (`headLines.ts`). */
  trained: readonly TrainedMember[]
  /** How amounts are written in a line's note. */
  format: MoneyFormat
  muster: MusterSource
}

export const isEarning = ({ isActive, deleted, direction }: ContributionCategory): boolean =>
  isActive && !deleted && direction === 'Earning'

/** Where base pay and overtime go: into the usual categories, or what they were merged into, or else the first of a fixed amount. */
export function categoriesOf({ gymId, categories }: Pick<PaySource, 'gymId' | 'categories'>) {
  const earnings = categories.filter(isEarning).toSorted((one, other) => one.order - other.order)
  const standsFor = standingFor(categories)
  const named = (name: string) => {
    const standing = standsFor(starterCategoryId(gymId, name))
    return earnings.find(({ id, basis }) => id === standing && basis !== 'percentOfNet')
  }
  const base = named('Salary') ?? earnings.find(({ basis }) => basis === 'fixed')
  return { base, overtime: named('Overtime') ?? base }
}

/** What the ledger has of a sale for somebody, and for anybody else under the category: under one, a sale is one person's. */
export function linesUnder(
  category: Pick<ContributionCategory, 'id'>,
  staffId: string,
  { id }: Pick<Invoice, 'id'>,
  { paidFor, categories }: Pick<PaySource, 'paidFor' | 'categories'>,
): Contribution[] {
  const standsFor = standingFor(categories)
  return (paidFor.get(id) ?? []).filter(
    (line) => line.staffId === staffId || standsFor(line.categoryId) === category.id,
  )
}
