import { useEffect, useMemo, useRef } from 'react'
import { isOfPay } from '@/domain/expenses/ofPay'
import { recurringDrafts } from '@/domain/expenses/recurringDrafts'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend, useSignedIn } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import { askedFor } from './expenseView'
import { PAGE_SIZE } from './useExpenseRows'

/**
 * Makes the drafts that are due when the screen opens, and answers how many wait to be confirmed and for how much; null and
 * nothing: unknown, or more than a page, of which a part is not added up. Ids follow from the days: two screens at once make
 * none twice. One read for each that comes again.
 */
export function useRecurring(): { count: number | null; rupees: readonly number[] } {
  const { gymId, today } = useGym()
  const { account } = useSignedIn()
  const { clock } = useBackend()
  const expenses = useRepository(expenseRepository)
  const recurring = useLive(useMemo(() => expenses.recurring(gymId), [expenses, gymId]))
  const drafts = useLive(
    useMemo(() => expenses.page(gymId, askedFor('drafts', {}), { pageSize: PAGE_SIZE }), [expenses, gymId]),
  )
  const tried = useRef(new Set<string>())
  const rows = recurring.status === 'ready' ? recurring.value.rows : null

  useEffect(() => {
    const due = (rows ?? [])
      // What pay was spent with is not this page's to change: the night prepares what an older one still repeats.
      .filter((source) => !isOfPay(source) && recurringDrafts(source, today, clock.now()) !== null)
      .filter(({ id, recurrence }) => {
        const key = JSON.stringify([id, today, recurrence])
        const isNew = !tried.current.has(key)
        tried.current.add(key)
        return isNew
      })
    if (due.length === 0) return
    Promise.all(due.map(({ id }) => expenses.makeDrafts(gymId, id, today, account.uid))).catch(() =>
      showToast({
        text: 'Some expenses that repeat could not be prepared. Open this screen again in a moment.',
        tone: 'problem',
      }),
    )
  }, [rows, today, clock, expenses, gymId, account.uid])

  return useMemo(() => {
    if (drafts.status !== 'ready') return { count: null, rupees: [] }
    const { rows: waiting, next } = drafts.value
    if (next !== null) return { count: null, rupees: [] }
    return { count: waiting.length, rupees: waiting.map(({ amount }) => amount) }
  }, [drafts])
}
