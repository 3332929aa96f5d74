import { useMemo } from 'react'
import { MOST_CONTRIBUTIONS } from '@/domain/acts/actInputs'
import { netOf, type ContributionStatus } from '@/domain/contributions/contribution'
import type { Month } from '@/domain/monthStats/monthStats'
import { formatMoney } from '@/domain/shared/money'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import type { Selection } from '@/lists/useSelection'
import { newActKey, useAct } from '@/session/useAct'
import { useGym } from '@/session/useGym'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import type { LedgerRow } from './ledgerRow'

/** The chosen rows that stand where an act begins; says so where none does. The choice is let go. */
export async function chosenOf(
  selection: Selection<LedgerRow>,
  statuses: readonly ContributionStatus[],
  otherwise: string,
): Promise<LedgerRow[]> {
  const found: LedgerRow[] = []
  for await (const row of selection.rows()) if (statuses.includes(row.line.status)) found.push(row)
  if (found.length === 0) {
    showToast({ text: otherwise, tone: 'problem' })
    return []
  }
  if (found.length > MOST_CONTRIBUTIONS) {
    showToast({ text: `Choose at most ${String(MOST_CONTRIBUTIONS)} at a time.`, tone: 'problem' })
    return []
  }
  selection.clear()
  return found
}

export const countText = (count: number): string =>
  count === 1 ? '1 contribution' : `${String(count)} contributions`

/** Acts that need no form; the lists follow by their own listeners. */
export function useLedgerActs(month: Month) {
  const { settings } = useGym()
  const act = useAct()
  return useMemo(() => {
    const approve = (rows: readonly LedgerRow[]) =>
      attempt(async () => {
        const ids = rows.map(({ line }) => line.id)
        answered(await act('approveContributions', { month, ids }, newActKey()))
        const net = formatMoney(netOf(rows.map(({ line }) => line)), settings)
        const [one] = rows
        showToast({
          text: `${rows.length === 1 ? (one?.name ?? '') : countText(rows.length)}: ${net} approved.`,
        })
      })
    return {
      approve,
      async approveChosen(selection: Selection<LedgerRow>) {
        const rows = await chosenOf(selection, ['Pending'], 'None of these waits for approval.')
        if (rows.length === 0) return
        const title = `Approve ${countText(rows.length)}`
        const net = formatMoney(netOf(rows.map(({ line }) => line)), settings)
        if (await askToConfirm({ title: `${title}?`, text: `${net} net.`, act: title })) await approve(rows)
      },
    }
  }, [act, month, settings])
}
