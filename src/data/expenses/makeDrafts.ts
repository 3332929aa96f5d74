import { recurringDrafts } from '@/domain/expenses/recurringDrafts'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import type { CivilDate } from '@/domain/shared/civilDate'
import { appErrorOf } from '@/data/store/appErrorOf'
import { tenantFilter } from '@/data/store/collection'
import { serverTime, type DocumentStore } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { recurringList } from './expenseQueries'
import { expensePath, readExpense } from './expenseRecords'

/** `by`: the uid of whoever has them made, as the rules ask of a page; the night makes them in the source's name. */
type Moment = { today: CivilDate; now: Date; timezone?: string; by?: string }

/** The drafts that one expense is behind by, and its mark moved on, in one transaction; answers how many. */
export const makeDrafts = (
  store: DocumentStore,
  gymId: string,
  id: string,
  { today, now, timezone = DEFAULT_TIMEZONE, by }: Moment,
): Promise<number> =>
  store.transact(async (transaction) => {
    const source = readExpense(await transaction.get(expensePath(id)), timezone)
    if (source === null || source.gymId !== gymId) throw appErrorOf('not-found', expensePath(id))
    const made = recurringDrafts(source, today, now)
    if (made === null) return 0
    const known = await Promise.all(made.drafts.map((draft) => transaction.get(expensePath(draft.id))))
    const drafts = made.drafts.filter((_, at) => known[at] === null)
    for (const draft of drafts)
      transaction.create(expensePath(draft.id), {
        ...draft,
        ...(by !== undefined && { createdBy: by }),
        createdAt: serverTime,
        updatedAt: serverTime,
      })
    transaction.update(expensePath(id), [
      { at: ['recurrence'], value: made.source.recurrence },
      { at: ['updatedAt'], value: serverTime },
    ])
    return drafts.length
  })

/** The night's part: the drafts of everything that comes again. Run again, or late, it makes what is still missing. */
export async function makeDueDrafts(store: DocumentStore, gymId: string, moment: Moment): Promise<number> {
  let made = 0
  const { path, where, orderBy } = recurringList(gymId)
  const question = { collection: path, where: [tenantFilter(gymId), ...where], orderBy }
  for await (const documents of pagesOf(store, question))
    for (const { id } of documents) made += await makeDrafts(store, gymId, id, moment)
  return made
}
