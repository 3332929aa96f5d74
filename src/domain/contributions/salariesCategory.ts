import { beginningCategories, type ExpenseCategory } from '@/domain/expenses/expenseCategory'
import { lowerName } from '@/domain/shared/text'

/** What the category of expenses that pay is spent under is called at first, so that profit counts it (PRODUCT 2.C). */
export const SALARIES = 'Salaries'

const isNamed = ({ name }: Pick<ExpenseCategory, 'name'>) => lowerName(name) === lowerName(SALARIES)

/** The category as a centre begins with it. */
export function startingSalaries(gymId: string) {
  const starter = beginningCategories(gymId).find(({ fields }) => isNamed(fields))
  if (starter === undefined) throw new Error(`No starter category is called ${SALARIES}`)
  return starter
}

/**
 * The category that pay is spent under: the one of that name that is in use, else the one that the centre began with, whatever it is
 * called now and also when it is archived, else an archived one of that name. undefined where none of them is left. Expense categories
 * do not keep what they were merged into.
 */
export function salariesAmong(
  categories: readonly ExpenseCategory[],
  gymId: string,
): ExpenseCategory | undefined {
  const left = categories.filter(({ deleted }) => !deleted)
  return (
    left.find((category) => category.isActive && isNamed(category)) ??
    left.find(({ id }) => id === startingSalaries(gymId).id) ??
    left.find(isNamed)
  )
}
