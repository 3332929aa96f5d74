import type { RowAction } from '@/lists/EntityTable'
import type { LedgerRow } from './ledgerRow'

type Doors = Record<'approve' | 'pay' | 'reverse' | 'statement', () => void>

/** What may be done with a line now; a locked month, or what was reversed, is only looked at. */
export function ledgerRowActions(
  { line: { status } }: LedgerRow,
  isLocked: boolean,
  { approve, pay, reverse, statement }: Doors,
): RowAction[] {
  const look: RowAction = { label: 'Statement', icon: 'pi-file', key: 'S', run: statement }
  if (isLocked || status === 'Reversed') return [look]
  return [
    ...(status === 'Pending' ? [{ label: 'Approve', icon: 'pi-check', key: 'A', run: approve }] : []),
    ...(status === 'Approved' ? [{ label: 'Pay', icon: 'pi-money-bill', key: 'P', run: pay }] : []),
    look,
    { label: 'Reverse', icon: 'pi-undo', isDanger: true, run: reverse },
  ]
}
