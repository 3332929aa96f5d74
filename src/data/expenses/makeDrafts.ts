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

/** `by`: the uid of whoever has them made, as the rules ask of a page; the night makes them in the source's name. */
type Moment = { today: CivilDate; now: Date; timezone?: string; by?: string }

/** Ids that are tried for one draft. */
const MOST_IDS = 5

type Placed = { draft: Expense | null; taken: string[] }

/**
 * A draft with an id that is free; null where it was made already. What stands there counts only when it is of this centre
 * and of this expense: anything else is named and passed by, so that it stands in nobody's way.
 */
async function placed(transaction: StoreTransaction, draft: Expense, timezone: string): Promise<Placed> {
  const taken: string[] = []
  for (let at = 1; at <= MOST_IDS; at += 1) {
    const id = at === 1 ? draft.id : `${draft.id}_${at}`
    const stored = await transaction.get(expensePath(id))
    if (stored === null) return { draft: { ...draft, id }, taken }
    const known = readExpense(stored, timezone)
    if (known?.gymId === draft.gymId && known.recurringOf === draft.recurringOf) return { draft: null, taken }
    taken.push(stored.path)
  }
  throw appErrorOf('already-exists', expensePath(draft.id))
}

/** How many drafts were made, and the records that stood where one was to be. */
type MadeDrafts = { made: number; taken: string[] }

/** The drafts that one expense is behind by, and its mark moved on, in one transaction. */
export const makeDrafts = (
  store: DocumentStore,
  gymId: string,
  id: string,
  { today, now, timezone = DEFAULT_TIMEZONE, by }: Moment,
): Promise<MadeDrafts> =>
  store.transact(async (transaction) => {
    const source = readExpense(await transaction.get(expensePath(id)), timezone)
    if (source === null || source.gymId !== gymId) throw appErrorOf('not-found', expensePath(id))
    const due = recurringDrafts(source, today, now)
    if (due === null) return { made: 0, taken: [] }
    const found = await Promise.all(due.drafts.map((draft) => placed(transaction, draft, timezone)))
    const drafts = found.map(({ draft }) => draft).filter((draft) => draft !== null)
    for (const draft of drafts)
      transaction.create(expensePath(draft.id), {
        ...draft,
        ...(by !== undefined && { createdBy: by }),
        createdAt: serverTime,
        updatedAt: serverTime,
      })
    transaction.update(expensePath(id), [
      { at: ['recurrence'], value: due.source.recurrence },
      { at: ['updatedAt'], value: serverTime },
    ])
    return { made: drafts.length, taken: found.flatMap(({ taken }) => taken) }
  })

/** Who is told of an expense that failed, and of one whose draft got another id because `path` was in its place. */
type DraftTellers = {
  failed: (source: StoredDocument, error: unknown) => void
  taken: (source: StoredDocument, path: string) => void
}

/**
 * The night's part: the drafts of everything that comes again. One that fails does not keep the others waiting. Run again,
 * or late, it makes what is still missing.
 */
export async function makeDueDrafts(
  store: DocumentStore,
  gymId: string,
  moment: Moment,
  { failed, taken }: DraftTellers,
): Promise<number> {
  let made = 0
  const { path, where, orderBy } = recurringList(gymId)
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question))
    for (const document of documents) {
      try {
        const drafts = await makeDrafts(store, gymId, document.id, moment)
        made += drafts.made
        drafts.taken.forEach((at) => taken(document, at))
      } catch (error) {
        failed(document, error)
      }
    }
  return made
}
