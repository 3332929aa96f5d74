import { useMemo } from 'react'
import { expenseCategoryRepository } from '@/data/expenses/expenseCategoryRepository'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { figuresFrom, withFigures } from '@/domain/expenses/budget'
import { useLive } from '@/live/useLive'
import { useRecords } from '@/components/records/useRecords'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Two months of expenses, one read each; a centre has some forty a month. */
const READ_AT_MOST = 1_000
const cutHint = `The figures count the latest ${READ_AT_MOST} expenses of this and last month.`

const lastUsesHint = 'When some of them were last used could not be read. Open this screen again in a moment.'

/** The categories with what they came to in this month and the last, and the last day of those that have none in these. */
export function useCategoryFigures() {
  const { gymId, today } = useGym()
  const expenses = useRepository(expenseRepository)
  const { live, records } = useRecords(expenseCategoryRepository)
  const spent = useLive(
    useMemo(() => {
      const span = { from: figuresFrom(today), to: today, status: 'Confirmed' } as const
      return expenses.page(gymId, span, { pageSize: READ_AT_MOST })
    }, [expenses, gymId, today]),
  )
  const rows = useMemo(() => {
    const categories = records.filter(({ deleted }) => !deleted)
    return withFigures(categories, spent.status === 'ready' ? spent.value.rows : null, today)
  }, [records, spent, today])
  const unused = useMemo(
    () => rows.filter(({ now }) => now?.lastUsed === null).map(({ category }) => category.id),
    [rows],
  )
  // Asked after the figures, which do not wait for it.
  const uses = useLive(
    useMemo(
      () => (unused.length === 0 ? null : expenses.lastUses(gymId, unused, today)),
      [expenses, gymId, unused, today],
    ),
  )
  const isCut = spent.status === 'ready' && spent.value.next !== null
  return {
    records,
    isRead: live.status === 'ready',
    rows,
    // With their figures at once: rows that get them a moment later would look as if somebody had changed them.
    live: spent.status === 'loading' ? spent : live,
    /** By the category; null until they are read. */
    lastUses: uses.status === 'ready' ? uses.value : null,
    /** What the figures lack, in a sentence. */
    lack: isCut ? cutHint : uses.status === 'failed' ? lastUsesHint : null,
  }
}
