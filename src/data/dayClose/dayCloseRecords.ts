import { dayCloseId, dayCloseSchema, type DayClose } from '@/domain/dayClose/dayClose'
import { addDays } from '@/domain/shared/calendar'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { pageOf, type Definition, type Listed } from '@/data/store/collection'
import type { DocumentStore, Query, StoredDocument } from '@/data/store/documentStore'

/** So many days back the drawer's cash is looked for; what was counted earlier is hardly what lies there. */
const LOOKED_BACK = 31

export const dayClosePath = (gymId: string, day: CivilDate) => `dayCloses/${dayCloseId(gymId, day)}`

/** A close is written whole and never changed: there is no older shape. */
export const dayCloseDefinition: Definition<DayClose> = {
  collection: 'dayCloses',
  isTenanted: true,
  schema: dayCloseSchema,
  upgrade: ({ id, data }) => ({ ...data, id }),
}

export function readDayClose(stored: StoredDocument | null): DayClose | null {
  if (stored === null) return null
  const parsed = dayCloseSchema.safeParse({ ...stored.data, id: stored.id })
  return parsed.success ? parsed.data : null
}

/** By their ids, which end with the day. */
export const closeList = (gymId: string): Listed => ({ path: 'dayCloses', gymId, where: [], orderBy: [] })

/**
 * The closes of the month before that day. They are read from the first of them on: that ids are answered downwards without an index
 * of their own nobody promises (decision 17).
 */
export const closesBefore = (gymId: string, day: CivilDate): Query =>
  pageOf(closeList(gymId), {
    pageSize: LOOKED_BACK,
    after: { values: [], id: dayCloseId(gymId, addDays(day, -LOOKED_BACK - 1)) },
  })

/** The last one before that day: what was counted then lies in the drawer, with what moved since. */
export const lastOf = (closes: readonly DayClose[], day: CivilDate): DayClose | null =>
  closes.findLast((close) => close.day < day) ?? null

export async function lastCloseBefore(
  store: DocumentStore,
  gymId: string,
  day: CivilDate,
): Promise<DayClose | null> {
  const found = await store.query(closesBefore(gymId, day))
  return lastOf(
    found.map(readDayClose).filter((close) => close !== null),
    day,
  )
}

/** The first day from that one on that was closed; null where the cash of that day is still to be counted. */
export async function firstClosedFrom(
  store: DocumentStore,
  gymId: string,
  day: CivilDate,
): Promise<CivilDate | null> {
  const after = { values: [], id: dayCloseId(gymId, addDays(day, -1)) }
  const [found] = await store.query(pageOf(closeList(gymId), { pageSize: 1, after }))
  return civilDateSchema.safeParse(found?.data['day']).data ?? null
}
