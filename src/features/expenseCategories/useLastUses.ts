import { useMemo } from 'react'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import type { CategoryFigures } from '@/domain/expenses/budget'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/**
 * The last day of each category whose two months of figures have none, by its id. Asked after the figures, which do not wait
 * for it.
 */
export function useLastUses(rows: readonly CategoryFigures[]): Live<ReadonlyMap<string, CivilDate>> {
  const { gymId, today } = useGym()
  const expenses = useRepository(expenseRepository)
  const unused = useMemo(
    () => rows.filter(({ now }) => now?.lastUsed === null).map(({ category }) => category.id),
    [rows],
  )
  return useLive(
    useMemo(
      () => (unused.length === 0 ? null : expenses.lastUses(gymId, unused, today)),
      [expenses, gymId, unused, today],
    ),
  )
}
