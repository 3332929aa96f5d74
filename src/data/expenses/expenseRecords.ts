import { expenseSchema, type Expense } from '@/domain/expenses/expense'
import { upgradeExpense } from '@/domain/expenses/upgradeExpense'
import type { Definition } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'
import { mergeRepairs } from '@/data/store/repair'

export const expensePath = (id: string) => `expenses/${id}`

export const expenseDefinition: Definition<Expense> = {
  collection: 'expenses',
  isTenanted: true,
  schema: expenseSchema,
  upgrade: ({ id, data }) => upgradeExpense(id, data).data,
}

export const repairExpense = mergeRepairs(
  ({ id, data }, { timezone }) => upgradeExpense(id, data, timezone).repairs,
)

export function readExpense(stored: StoredDocument | null, timezone: string): Expense | null {
  if (stored === null) return null
  const parsed = expenseSchema.safeParse(upgradeExpense(stored.id, stored.data, timezone).data)
  return parsed.success ? parsed.data : null
}
