import { useMemo } from 'react'
import type { Expense } from '@/domain/expenses/expense'
import type { PageOf } from '@/data/store/live'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { ListState } from '@/lists/useListState'
import {
  askedFor,
  isSearched,
  matches,
  recurringRows,
  type expenseFilters,
  type ExpenseTab,
} from './expenseView'

export const PAGE_SIZE = 50
/** So many are read at a time where words, the way of payment or the bill are looked for: they have no index. */
export const SEARCHED_AT_ONCE = 500

export type ExpenseList = ListState<ExpenseTab, 'date', (typeof expenseFilters)[number]>

/** The open tab's rows. A page is at most 51 reads; a search at most 501. */
export function useExpenseRows(list: ExpenseList): Live<PageOf<Expense>> {
  const { gymId } = useGym()
  const expenses = useRepository(expenseRepository)
  const { tab, q, filters, cursor } = list
  const searched = isSearched(q, filters)
  const live = useLive(
    useMemo(
      () =>
        tab === 'recurring'
          ? expenses.recurring(gymId)
          : expenses.page(gymId, askedFor(tab, filters), {
              ...cursor,
              pageSize: searched ? SEARCHED_AT_ONCE : PAGE_SIZE,
            }),
      [expenses, gymId, tab, filters, cursor, searched],
    ),
  )
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const rows = tab === 'recurring' ? recurringRows(live.value.rows, filters) : live.value.rows
    const shown = searched ? rows.filter((expense) => matches(expense, q, filters)) : rows
    return { ...live, value: { ...live.value, rows: shown } }
  }, [live, tab, q, filters, searched])
}
