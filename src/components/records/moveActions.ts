import { movedRows } from '@/domain/shared/movedRows'
import { showToast } from '@/ui/feedback/toast'
import type { RowAction } from '@/lists/EntityTable'
import { attempt } from './attempt'

type Place = { id: string; order: number }
type Ordered = Place & { name: string }

/** Up and down among `rows`, which stand in their order. */
export function moveActions<T extends Ordered>(
  record: T,
  rows: readonly T[],
  setOrders: (places: readonly Place[]) => Promise<void>,
): RowAction[] {
  const at = rows.findIndex(({ id }) => id === record.id)
  const move = (by: -1 | 1) =>
    void attempt(async () => {
      const before = rows.map(({ id, order }) => ({ id, order }))
      await setOrders(movedRows(rows, record.id, by))
      showToast({
        text: `${record.name} is moved ${by === -1 ? 'up' : 'down'}.`,
        undo: () => setOrders(before),
      })
    })
  return [
    {
      label: 'Move up',
      icon: 'pi-arrow-up',
      run: () => move(-1),
      ...(at === 0 && { isDisabled: true, why: 'It is the first' }),
    },
    {
      label: 'Move down',
      icon: 'pi-arrow-down',
      run: () => move(1),
      ...(at === rows.length - 1 && { isDisabled: true, why: 'It is the last' }),
    },
  ]
}
