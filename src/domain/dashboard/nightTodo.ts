import { driftSentence } from '@/domain/monthStats/driftSentence'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { failureSentence, isUndone } from '@/domain/monthStats/nightFailure'
import type { MoneyFormat } from '@/domain/shared/money'
import { groupOf, type NightItem, type TodoGroup, type TodoRow } from './todoRow'

const row = (kind: 'night' | 'drift', id: string, item: NightItem): TodoRow => ({
  ...{ kind, key: `${kind} ${id}`, rupees: 0, pressing: 0 },
  item,
})

/** What of the last night a person has to look at: what it could not do, and what still differs from the records. */
export function nightTodo(check: MoneyCheck | null, format: MoneyFormat): TodoGroup[] {
  const undone = (check?.failures ?? []).filter(isUndone).map((failure) => {
    const { id, task, who, memberId, invoiceId } = failure
    return row('night', id, { text: failureSentence(failure), task, who, memberId, invoiceId })
  })
  const drifts = (check?.drifts ?? []).map((drift) => {
    const { id, what, memberId, invoiceId } = drift
    const text = driftSentence(drift, format)
    return row('drift', id || what, { text, task: null, who: '', memberId, invoiceId })
  })
  return [groupOf('night', undone), groupOf('drift', drifts)]
}
