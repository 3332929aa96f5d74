import { useMemo } from 'react'
import { approvalRow, overdueRow } from '@/domain/dashboard/invoiceTodo'
import { cutGroupOf, groupOf, type TodoGroup } from '@/domain/dashboard/todoRow'
import type { ListedMember } from '@/domain/members/listedMember'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { lateUntilOn } from '@/data/invoices/invoiceQueries'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useKept } from '../useKept'
import { useMoneyRound } from '../useMoneyRound'
import { useDashboard } from '../useDashboard'
import { SHOWN_ROWS } from './todoWords'

/** More than these hardly ever wait at once; the list behind them has all. */
const MOST_APPROVALS = 10
/** What was put off is read to be passed over: the largest debts come first, snoozed or not. */
const MOST_OVERDUE = 30
const NOT_COUNTED = { count: null, rupees: null }

/** Invoices that wait for the owner, and those that are late: of these only the largest are read, and counted where there are more. */
export function useInvoiceTodo(
  members: readonly ListedMember[] | null,
  hidden: ReadonlyMap<string, unknown>,
): { groups: TodoGroup[]; isLoading: boolean; asked: Live<unknown>[] } {
  const { gymId, today, settings } = useGym()
  const invoices = useRepository(invoiceBook)
  const { graceDays, timezone } = settings
  const lateUntil = lateUntilOn(today, graceDays)
  const { counts } = useDashboard()
  const putOff = [...hidden.keys()].filter((key) => key.startsWith('overdue ')).length
  const areAsked = counts !== undefined
  const waits = counts?.toApprove !== 0
  const isLate = counts?.late.count !== 0
  const most = Math.min(SHOWN_ROWS + putOff, MOST_OVERDUE)
  const waiting = useLive(
    useMemo(
      () =>
        areAsked && waits
          ? invoices.page(gymId, { tab: 'toApprove', lateUntil }, { pageSize: MOST_APPROVALS })
          : null,
      [areAsked, waits, invoices, gymId, lateUntil],
    ),
  )
  const late = useLive(
    useMemo(
      () => (areAsked && isLate ? invoices.greatestOverdue(gymId, lateUntil, most) : null),
      [areAsked, isLate, invoices, gymId, lateUntil, most],
    ),
  )
  // As many as were asked for: there may be more.
  const hasMore = counts === null && late.status === 'ready' && late.value.length === most
  const round = useMoneyRound(members)
  const total = useLive(
    useMemo(
      () => (hasMore && round !== null ? invoices.overdueTotal(gymId, lateUntil, round) : null),
      [hasMore, invoices, gymId, lateUntil, round],
    ),
  )
  const owed = useKept(total, `${gymId} ${lateUntil}`)

  const groups = useMemo(() => {
    const approvals = waiting.status === 'ready' ? waiting.value : null
    const waitingRows = (approvals?.rows ?? []).map((invoice) => approvalRow(invoice, today, timezone))
    const lateRows = (late.status === 'ready' ? late.value : []).map((invoice) => overdueRow(invoice, today))
    return [
      approvals?.next
        ? cutGroupOf('approval', waitingRows, {
            count: counts?.toApprove ?? null,
            rupees: counts?.toApproveRupees ?? null,
          })
        : groupOf('approval', waitingRows),
      counts || hasMore
        ? cutGroupOf('overdue', lateRows, counts?.late ?? owed ?? NOT_COUNTED)
        : groupOf('overdue', lateRows),
    ]
  }, [waiting, late, counts, hasMore, owed, today, timezone])
  return {
    groups,
    isLoading: !areAsked || (hasMore && owed === undefined && total.status !== 'failed'),
    asked: [...(waits ? [waiting] : []), ...(isLate ? [late] : [])],
  }
}
