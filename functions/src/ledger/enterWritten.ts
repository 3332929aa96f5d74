import { gymPath, storedSettings } from '@/data/gyms/centreOf'
import { readDayClose } from '@/data/dayClose/dayCloseRecords'
import { chainFacts } from '@/data/ledger/chainFacts'
import { enterExpense } from '@/data/ledger/enterExpense'
import { UPDATED_BY } from '@/data/store/stampedStore'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { factOfClose } from '@/domain/ledger/closeFact'
import { civilDateIn } from '@/domain/shared/calendar'

/** The day of an instant at the document's centre; null where there is no such centre. */
async function whereAndWhen(store: DocumentStore, { data }: StoredDocument, at: Date) {
  const { gymId } = data
  const centre = typeof gymId === 'string' ? await store.get(gymPath(gymId)) : null
  if (centre === null) return null
  const { timezone } = storedSettings(centre)
  return { gymId: centre.id, today: civilDateIn(at, timezone), timezone }
}

/** Imports and demo data bear no writer's name: the night enters them. Answers how many entries it took. */
export async function enterExpenseWritten(
  store: DocumentStore,
  after: StoredDocument,
  at: Date,
): Promise<number> {
  const writer = after.data[UPDATED_BY]
  const place = typeof writer === 'string' && writer !== '' ? await whereAndWhen(store, after, at) : null
  return place === null ? 0 : enterExpense(store, place.gymId, after.id, place.today, place.timezone)
}

/** Puts the seal of a day into the chain of the day on which it was set. */
export async function enterCloseWritten(
  store: DocumentStore,
  after: StoredDocument,
  at: Date,
): Promise<number> {
  const close = readDayClose(after)
  const place = await whereAndWhen(store, after, at)
  return close === null || place === null
    ? 0
    : chainFacts(store, place.gymId, [await factOfClose(close)], place.today)
}
