import { dayCloseId, dayCloseSchema, type DayClose } from '@/domain/dayClose/dayClose'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Definition, Listed } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'

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
