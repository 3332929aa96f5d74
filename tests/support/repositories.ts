import { contributionCategoryRepository } from '@/data/contributions/contributionCategoryRepository'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { dayCloseRepository } from '@/data/dayClose/dayCloseRepository'
import { expenseCategoryRepository } from '@/data/expenses/expenseCategoryRepository'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { gymRepository } from '@/data/gyms/gymRepository'
import { publicGymRepository } from '@/data/gyms/publicGymRepository'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { creditRepository } from '@/data/ledger/creditRepository'
import { ledgerRepository } from '@/data/ledger/ledgerRepository'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { moneyCheckRepository } from '@/data/moneyCheck/moneyChecks'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import { promoCodeRepository } from '@/data/promoCodes/promoCodeRepository'
import { promoUseRepository } from '@/data/promoCodes/promoUses'
import { partsOver } from '@/data/repositories'
import { leaveRepository } from '@/data/staff/leaveRepository'
import { staffRepository } from '@/data/staff/staffRepository'
import type { Clock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import type { Log } from '@/data/store/log'
import type { RepositoryParts } from '@/data/store/repositoryParts'

/** The repositories of the desk over one store, as a test takes them by name. */
export function repositoriesOver(store: DocumentStore, clock: Clock, log?: Log) {
  const parts = partsOver(store, clock, log)
  return {
    members: memberRepository(parts),
    memberPackages: memberPackageRepository(parts),
    attendance: attendanceRepository(parts),
    gyms: gymRepository(parts),
    gymsPublic: publicGymRepository(parts),
    staff: staffRepository(parts),
    staffLeave: leaveRepository(parts),
  }
}
export type Repositories = ReturnType<typeof repositoriesOver>

/** The repositories of the finance screens. */
export const moneyRepositoriesOver = (parts: RepositoryParts) => ({
  invoices: invoiceBook(parts),
  expenses: expenseRepository(parts),
  expenseCategories: expenseCategoryRepository(parts),
  contributionCategories: contributionCategoryRepository(parts),
  promoCodes: promoCodeRepository(parts),
  promoUses: promoUseRepository(parts),
  credit: creditRepository(parts),
  monthStats: monthStatsRepository(parts),
  ledger: ledgerRepository(parts),
  dayCloses: dayCloseRepository(parts),
  moneyChecks: moneyCheckRepository(parts),
})
