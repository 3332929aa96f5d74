import { driftSentence } from '@/domain/monthStats/driftSentence'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { failureSentence, type NightTask } from '@/domain/monthStats/nightFailure'
import type { MoneyFormat } from '@/domain/shared/money'
import { groupOf, type TodoGroup, type TodoRow } from './todoRow'

/** Noted for whoever looks into the night: nothing is to be done, or, of a silent device, `deviceTodo` says it already. */
const elsewhere: readonly NightTask[] = ['billTaken', 'draftTaken', 'device']

/** What of the last night a person has to look at: what it could not do, and what still differs from the records. */
export function nightTodo(check: MoneyCheck | null, format: MoneyFormat): TodoGroup {
  const row = (id: string, text: string, memberId: string, invoiceId: string): TodoRow => ({
    ...{ kind: 'night', key: `night ${id}`, rupees: 0, pressing: 0 },
    item: { text, memberId, invoiceId },
  })
  const failures = (check?.failures ?? [])
    .filter(({ task }) => !elsewhere.includes(task))
    .map((failure) => row(failure.id, failureSentence(failure), failure.memberId, ''))
  const drifts = (check?.drifts ?? []).map((drift) =>
    row(drift.id || drift.what, driftSentence(drift, format), drift.memberId, drift.invoiceId),
  )
  return groupOf('night', [...failures, ...drifts])
}
