import { amountReader, instantReader, type Reader, type StoredRecord } from '@/domain/shared/readers'
import { upgradeRecord, type Upgraded } from '@/domain/shared/upgradeRecord'

/** Centres made before there were budgets hold null where there is none, and `isFixed` for the kind. */
export function upgradeExpenseCategory(id: string, stored: StoredRecord): Upgraded {
  const kind: Reader = (known) => ({
    value: known ?? (stored['isFixed'] === true ? 'fixed' : undefined),
    isCertain: typeof known === 'string' || stored['isFixed'] === true,
  })
  const monthlyBudget: Reader = (known) =>
    known === null ? { value: 0, isCertain: true } : amountReader(known)
  const readers = { kind, monthlyBudget, createdAt: instantReader, updatedAt: instantReader }
  const { data, ...rest } = upgradeRecord(stored, readers)
  return { data: { ...data, id }, ...rest }
}
