import { useMemo } from 'react'
import type { ExpenseCategory } from '@/domain/expenses/expenseCategory'
import type { PageOf } from '@/data/store/live'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'

/** All categories of the centre, archived ones too, in their order. One read a category. */
export function useExpenseCategories(): {
  live: Live<PageOf<ExpenseCategory>>
  categories: readonly ExpenseCategory[]
} {
  const { gymId } = useCentre()
  const { expenseCategories } = useMoneyRepositories()
  const live = useLive(useMemo(() => expenseCategories.list(gymId), [expenseCategories, gymId]))
  const categories = useMemo(
    () => (live.status === 'ready' ? [...live.value.rows].sort((one, other) => one.order - other.order) : []),
    [live],
  )
  return { live, categories }
}
