import type { Visit } from '@/domain/attendance/attendance'
import { civilOfKey, dateKeyOf } from '@/domain/attendance/dateKey'
import { areSameVisits } from '@/domain/attendance/reports/correctedVisits'
import { correctionSchema, type Correction } from '@/domain/attendance/reports/correction'
import { recordsOf, visitsOf } from '@/domain/attendance/visits'
import type { ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import { AppError } from '@/domain/shared/appError'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Clock } from '@/data/store/clock'
import type { Definition, Listed } from '@/data/store/collection'
import {
  listWith,
  removeField,
  serverTime,
  type DocumentStore,
  type StoredDocument,
} from '@/data/store/documentStore'
import { attendancePath, dayPath, daysOf, readDay } from './attendanceRecords'
import type { MarkedPerson } from './markAttendance'

export const correctionPath = (id: string) => `attendanceCorrections/${id}`

export const correctionDefinition: Definition<Correction> = {
  collection: 'attendanceCorrections',
  isTenanted: true,
  schema: correctionSchema,
  upgrade: ({ id, data }) => ({ data: { ...data, id }, isOld: false }),
  writeBack: null,
}

/** A person's corrections; equalities alone, so that no index is needed. */
export const personCorrections = (gymId: string, personId: string): Listed => ({
  path: 'attendanceCorrections',
  gymId,
  where: [{ field: 'personId', op: '==', value: personId }],
  orderBy: [],
})

/**
 * `id` is made when the form opens, so that a repeat is harmless. `seen` is what the form began with, `visits` what
 * is to stand there instead: none, if the person did not come. `by` is a uid.
 */
export type DayCorrection = {
  id: string
  person: MarkedPerson
  date: CivilDate
  seen: readonly Visit[]
  visits: readonly Visit[]
  reason: string
  by: string
}

/** Keys of the same day in the other form (PRODUCT 2.F): what they held is in the corrected list. */
const otherKeys = (stored: StoredDocument | null, date: CivilDate): string[] =>
  Object.keys(stored?.data ?? {}).filter((key) => civilOfKey(key) === date && key !== dateKeyOf(date))

/**
 * Corrects one person's day (PRODUCT 4, screen 8: "old value kept"), all or nothing: the person's document, the day's
 * line, and the record of the correction, which nobody can change. Three reads, three writes. 'conflict' when the day
 * was changed since the form was opened.
 */
export const correctDay =
  (store: DocumentStore, clock: Clock) =>
  (centre: ClientInfo, { id, person, date, seen, visits, reason, by }: DayCorrection): Promise<void> => {
    const { personId, memberId, personType, name, code, dp } = person
    const personPath = attendancePath(centre.id, personId)
    const settings = settingsOf(centre.preference, centre.type)
    return store.transact(async (transaction) => {
      if ((await transaction.get(correctionPath(id))) !== null) return
      const stored = await transaction.get(personPath)
      const rollUp = await transaction.get(dayPath(centre.id, date))
      const before = daysOf(stored, settings)[date] ?? []
      const line = rollUp === null ? undefined : readDay(rollUp)?.people[personId]
      const stands = [before, line?.visits ?? []].some((records) =>
        areSameVisits(visitsOf(records, personType), seen),
      )
      if (!stands)
        throw new AppError(
          'conflict',
          `${name} was marked or corrected again since you opened this. Close it and look at the day once more.`,
        )
      const after = recordsOf(visits)
      transaction.merge(personPath, {
        gymId: centre.id,
        memberId,
        personId,
        personType,
        [dateKeyOf(date)]: after,
        ...Object.fromEntries(otherKeys(stored, date).map((key) => [key, removeField])),
      })
      transaction.merge(dayPath(centre.id, date), {
        gymId: centre.id,
        date,
        people: {
          [personId]: {
            type: personType,
            name,
            code,
            dp,
            ...(line === undefined && { by }),
            visits: after,
            corrections: listWith({ id, at: clock.now(), by, reason, before }),
          },
        },
      })
      transaction.create(correctionPath(id), {
        gymId: centre.id,
        personId,
        personType,
        date,
        before,
        after,
        reason,
        by,
        at: serverTime,
      })
    })
  }
