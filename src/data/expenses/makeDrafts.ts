import type { Expense } from '@/domain/expenses/expense'
import { recurringDrafts } from '@/domain/expenses/recurringDrafts'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import type { CivilDate } from '@/domain/shared/civilDate'
import { appErrorOf } from '@/data/store/appErrorOf'
import { tenantFilter } from '@/data/store/collection'
import {
  serverTime,
  type DocumentStore,
  type StoredDocument,
  type StoreTransaction,
} from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { recurringList } from './expenseQueries'
import { expensePath, readExpense } from './expenseRecords'

type Moment = { today: CivilDate; now: Date; timezone?: string }

/** Ids that are tried for one draft. */
const MOST_IDS = 5

/**
 * A draft with an id that is free; null where it was made already. What stands there counts only when it is of this centre
 * and of this expense: anything else is passed by, so that it stands in nobody's way.
 */
async function placed(
  transaction: StoreTransaction,
  draft: Expense,
  timezone: string,
): Promise<Expense | null> {
  for (let at = 1; at <= MOST_IDS; at += 1) {
    const id = at === 1 ? draft.id : `${draft.id}_${at}`
    const stored = await transaction.get(expensePath(id))
    if (stored === null) return { ...draft, id }
    const known = readExpense(stored, timezone)
    if (known?.gymId === draft.gymId && known.recurringOf === draft.recurringOf) return null
  }
  throw appErrorOf('already-exists', expensePath(draft.id))
}

/** The drafts that one expense is behind by, and its mark moved on, in one transaction; answers how many. */
export const makeDrafts = (
  store: DocumentStore,
  gymId: string,
  id: string,
  { today, now, timezone = DEFAULT_TIMEZONE }: Moment,
): Promise<number> =>
  store.transact(async (transaction) => {
    const source = readExpense(await transaction.get(expensePath(id)), timezone)
    if (source === null || source.gymId !== gymId) throw appErrorOf('not-found', expensePath(id))
    const made = recurringDrafts(source, today, now)
    if (made === null) return 0
    const found = await Promise.all(made.drafts.map((draft) => placed(transaction, draft, timezone)))
    const drafts = found.filter((draft) => draft !== null)
    for (const draft of drafts)
      transaction.create(expensePath(draft.id), { ...draft, createdAt: serverTime, updatedAt: serverTime })
    transaction.update(expensePath(id), [
      { at: ['recurrence'], value: made.source.recurrence },
      { at: ['updatedAt'], value: serverTime },
    ])
    return drafts.length
  })

/**
 * The night's part: the drafts of everything that comes again. One that fails is told to `failed` and does not keep the
 * others waiting. Run again, or late, it makes what is still missing.
 */
export async function makeDueDrafts(
  store: DocumentStore,
  gymId: string,
  moment: Moment,
  failed: (source: StoredDocument, error: unknown) => void,
): Promise<number> {
  let made = 0
  const { path, where, orderBy } = recurringList(gymId)
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question))
    for (const document of documents) {
      try {
        made += await makeDrafts(store, gymId, document.id, moment)
      } catch (error) {
        failed(document, error)
      }
    }
  return made
}
