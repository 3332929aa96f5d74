import { dayCloseRepository } from './dayClose/dayCloseRepository'
import { expenseCategoryRepository } from './expenses/expenseCategoryRepository'
import { expenseRepository } from './expenses/expenseRepository'
import { invoiceBook } from './invoices/invoiceBook'
import { moneyCheckRepository } from './monthStats/moneyChecks'
import { monthStatsRepository } from './monthStats/monthStatsRepository'
import { promoCodeRepository } from './promoCodes/promoCodeRepository'
import { usesOf } from './promoCodes/promoUses'
import type { RepositoryParts } from './store/repositoryParts'

/** What the finance screens stand on: apart from `repositoriesOver`, so that they load with those screens alone. */
export const moneyRepositoriesOver = (parts: RepositoryParts) => ({
  invoices: invoiceBook(parts),
  expenses: expenseRepository(parts),
  expenseCategories: expenseCategoryRepository(parts),
  promoCodes: promoCodeRepository(parts),
  promoUses: {
    list: (gymId: string, promo: { id: string; usedCount: number }, most: number) =>
      usesOf(parts.store, gymId, promo, most),
  },
  monthStats: monthStatsRepository(parts),
  dayCloses: dayCloseRepository(parts),
  moneyChecks: moneyCheckRepository(parts),
})
