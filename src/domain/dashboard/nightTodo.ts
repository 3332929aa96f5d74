import { driftSentence } from '@/domain/monthStats/driftSentence'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { failureSentence } from '@/domain/monthStats/nightFailure'
import type { MoneyFormat } from '@/domain/shared/money'
import { groupOf, type TodoGroup, type TodoRow } from './todoRow'

/** What of the last night a person has to look at: what it could not do, and what still differs from the records. */
export function nightTodo(check: MoneyCheck | null, format: MoneyFormat): TodoGroup {
  const row = (id: string, text: string, memberId: string, invoiceId: string): TodoRow => ({
    ...{ kind: 'night', key: `night ${id}`, rupees: 0, pressing: 0 },
    item: { text, memberId, invoiceId },
  })
  const failures = (check?.failures ?? [])
    .filter(({ task }) => task !== 'billTaken' && task !== 'draftTaken')
    .map((failure) => row(failure.id, failureSentence(failure), failure.memberId, ''))
  const drifts = (check?.drifts ?? []).map((drift) =>
    row(drift.id || drift.what, driftSentence(drift, format), drift.memberId, drift.invoiceId),
  )
  return groupOf('night', [...failures, ...drifts])
}
