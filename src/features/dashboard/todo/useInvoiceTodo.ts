import { useMemo } from 'react'
import { approvalRow } from '@/domain/dashboard/invoiceTodo'
import { cutGroupOf, groupOf, type TodoGroup } from '@/domain/dashboard/todoRow'
import type { ListedMember } from '@/domain/members/listedMember'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { lateUntilOn } from '@/data/invoices/invoiceQueries'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useDashboard } from '../useDashboard'
import { useOwedTodo } from './useOwedTodo'

/** More than these hardly ever wait at once; the list behind them has all. */
const MOST_APPROVALS = 10

function useApprovals(): { group: TodoGroup; asked: Live<unknown>[] } {
  const { gymId, today, settings } = useGym()
  const invoices = useRepository(invoiceBook)
  const { graceDays, timezone } = settings
  const lateUntil = lateUntilOn(today, graceDays)
  const { counts } = useDashboard()
  const isAsked = counts !== undefined && counts?.toApprove !== 0
  const waiting = useLive(
    useMemo(
      () =>
        isAsked ? invoices.page(gymId, { tab: 'toApprove', lateUntil }, { pageSize: MOST_APPROVALS }) : null,
      [isAsked, invoices, gymId, lateUntil],
    ),
  )
  const group = useMemo(() => {
    const page = waiting.status === 'ready' ? waiting.value : null
    const rows = (page?.rows ?? []).map((invoice) => approvalRow(invoice, today, timezone))
    const whole = { count: counts?.toApprove ?? null, rupees: counts?.toApproveRupees ?? null }
    return page?.next ? cutGroupOf('approval', rows, whole) : groupOf('approval', rows)
  }, [waiting, counts, today, timezone])
  return { group, asked: isAsked ? [waiting] : [] }
}

/** Invoices that wait for the owner, and those whose due date has passed: few are read, and all of them counted. */
export function useInvoiceTodo(
  members: readonly ListedMember[] | null,
  hidden: ReadonlyMap<string, unknown>,
): { groups: TodoGroup[]; isLoading: boolean; asked: Live<unknown>[] } {
  const approvals = useApprovals()
  const owed = useOwedTodo(members, hidden)
  return {
    groups: useMemo(() => [approvals.group, ...owed.groups], [approvals.group, owed.groups]),
    isLoading: owed.isLoading,
    asked: [...approvals.asked, ...owed.asked],
  }
}
