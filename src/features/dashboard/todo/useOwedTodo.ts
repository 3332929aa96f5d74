import { useMemo } from 'react'
import { owedRow } from '@/domain/dashboard/invoiceTodo'
import { cutGroupOf, groupOf, type TodoGroup } from '@/domain/dashboard/todoRow'
import type { Invoice } from '@/domain/invoices/invoice'
import type { ListedMember } from '@/domain/members/listedMember'
import type { CivilDate } from '@/domain/shared/civilDate'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { anyDay, graceSpanOn, lateUntilOn, type Span } from '@/data/invoices/invoiceQueries'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useDashboard } from '../useDashboard'
import { useKept } from '../useKept'
import { useMoneyRound } from '../useMoneyRound'
import { SHOWN_ROWS } from './todoWords'

/** What was put off is read to be passed over: the largest debts come first, snoozed or not. */
const MOST_OWED = 30

type Whole = { count: number; rupees: number }
const NOT_COUNTED = { count: null, rupees: null }

function useGreatest(due: Span | null, most: number) {
  const { gymId } = useGym()
  const invoices = useRepository(invoiceBook)
  const isAsked = due !== null && most > 0
  const live = useLive(
    useMemo(
      () => (due !== null && most > 0 ? invoices.greatestOwed(gymId, due, most) : null),
      [invoices, gymId, due, most],
    ),
  )
  return { live, asked: isAsked ? [live] : [] }
}

/** Of all within these days, reckoned by the store; undefined while it is, and where nobody asks (`due` null). */
function useTotal(due: Span | null, round: string | null) {
  const { gymId } = useGym()
  const invoices = useRepository(invoiceBook)
  const isAsked = due !== null && round !== null
  const live = useLive(
    useMemo(
      () => (due !== null && round !== null ? invoices.totalOwed(gymId, due, round) : null),
      [invoices, gymId, due, round],
    ),
  )
  const value: Whole | undefined = useKept(live, `${gymId} ${due?.from ?? ''} ${due?.to ?? ''}`)
  const isFailed = isAsked && live.status === 'failed'
  return {
    value,
    isLoading: isAsked && value === undefined && !isFailed,
    failed: isFailed ? [live] : [],
  }
}

/** Fewer than were asked for are all there are. */
function groupFrom(
  kind: 'overdue' | 'pastDue',
  live: Live<Invoice[]>,
  most: number,
  whole: Whole | undefined,
  today: CivilDate,
): TodoGroup {
  const rows = (live.status === 'ready' ? live.value : []).map((invoice) => owedRow(kind, invoice, today))
  return rows.length < most ? groupOf(kind, rows) : cutGroupOf(kind, rows, whole ?? NOT_COUNTED)
}

/**
 * Invoices whose due date has passed, those that are late and those within the grace days. Of both together no more are read
 * than a group shows, the late ones first: where these are enough, the others are a line that opens their list.
 */
export function useOwedTodo(
  members: readonly ListedMember[] | null,
  hidden: ReadonlyMap<string, unknown>,
): { groups: TodoGroup[]; isLoading: boolean; asked: Live<unknown>[] } {
  const { today, settings } = useGym()
  const { graceDays } = settings
  const { counts } = useDashboard()
  const round = useMoneyRound(members)
  const lateSpan = useMemo(
    () => ({ from: anyDay.from, to: lateUntilOn(today, graceDays) }),
    [today, graceDays],
  )
  const graceSpan = useMemo(() => graceSpanOn(today, graceDays), [today, graceDays])
  const areAsked = counts !== undefined
  const withPutOff = (kind: string, shown: number) => {
    const putOff = [...hidden.keys()].filter((key) => key.startsWith(`${kind} `)).length
    return shown === 0 ? 0 : Math.min(shown + putOff, MOST_OWED)
  }

  const mostLate = areAsked && counts?.late.count !== 0 ? withPutOff('overdue', SHOWN_ROWS) : 0
  const late = useGreatest(lateSpan, mostLate)
  const read = late.live.status === 'ready' ? late.live.value.length : null
  const lateTotal = useTotal(counts === null && read === mostLate ? lateSpan : null, round)
  const lateCount = counts ? counts.late.count : read

  const pastTotal = useTotal(areAsked && !counts?.pastDue ? graceSpan : null, round)
  const past: Whole | undefined = counts?.pastDue ?? pastTotal.value
  const room = lateCount === null || past?.count === 0 ? 0 : Math.max(0, SHOWN_ROWS - lateCount)
  const mostPast = areAsked && graceSpan !== null ? withPutOff('pastDue', room) : 0
  const within = useGreatest(graceSpan, mostPast)

  const wholeLate = counts?.late ?? lateTotal.value
  return {
    groups: useMemo(
      () => [
        groupFrom('overdue', late.live, mostLate, wholeLate, today),
        groupFrom('pastDue', within.live, mostPast, past, today),
      ],
      [late.live, mostLate, wholeLate, within.live, mostPast, past, today],
    ),
    isLoading: !areAsked || lateTotal.isLoading || pastTotal.isLoading,
    asked: [...late.asked, ...within.asked, ...lateTotal.failed, ...pastTotal.failed],
  }
}
