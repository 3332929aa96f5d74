import { expenseCategoryRepository } from './expenses/expenseCategoryRepository'
import { expenseRepository } from './expenses/expenseRepository'
import { invoiceBook } from './invoices/invoiceBook'
import { monthStatsRepository } from './monthStats/monthStatsRepository'
import { promoCodeRepository } from './promoCodes/promoCodeRepository'
import type { RepositoryParts } from './store/repositoryParts'

/** What the finance screens stand on: apart from `repositoriesOver`, so that they load with those screens alone. */
export const moneyRepositoriesOver = (parts: RepositoryParts) => ({
  invoices: invoiceBook(parts),
  expenses: expenseRepository(parts),
  expenseCategories: expenseCategoryRepository(parts),
  promoCodes: promoCodeRepository(parts),
  monthStats: monthStatsRepository(parts),
})
