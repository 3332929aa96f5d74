import type { AttendanceRecord, Visit } from '@/domain/attendance/attendance'
import { civilOfKey, dateKeyOf } from '@/domain/attendance/dateKey'
import { areSameVisits } from '@/domain/attendance/reports/correctedVisits'
import { correctionSchema, type Correction } from '@/domain/attendance/reports/correction'
import { recordsOf, visitsOf } from '@/domain/attendance/visits'
import type { GymSettings } from '@/domain/gyms/settings'
import { AppError } from '@/domain/shared/appError'
import type { CivilDate } from '@/domain/shared/civilDate'
import { usedOtherwise } from '@/domain/shared/refusal'
import type { Definition, Listed } from '@/data/store/collection'
import {
  removeField,
  type DocumentStore,
  type StoredData,
  type StoredDocument,
  type Writer,
} from '@/data/store/documentStore'
import { attendancePath, daysOf } from './attendanceRecords'
import { dayLines } from './dayLines'
import type { MarkedPerson } from './markedPerson'

export const correctionPath = (id: string) => `attendanceCorrections/${id}`

export const correctionDefinition: Definition<Correction> = {
  collection: 'attendanceCorrections',
  isTenanted: true,
  schema: correctionSchema,
  upgrade: ({ id, data }) => ({ ...data, id }),
}

/** A person's corrections; equalities alone, so that no index is needed. */
export const personCorrections = (gymId: string, personId: string): Listed => ({
  path: 'attendanceCorrections',
  gymId,
  where: [{ field: 'personId', op: '==', value: personId }],
  orderBy: [],
})

/**
 * `key` is made when the form opens, so that a repeat is harmless. `seen` is what the form began with, `visits` what
 * is to stand there instead: none, if the person did not come. `by` is a uid.
 */
export type DayCorrection = {
  key: string
  person: MarkedPerson
  date: CivilDate
  seen: readonly Visit[]
  visits: readonly Visit[]
  reason: string
  by: string
}

/** Told in the same transaction: the record of a correction as it is made. */
type Tell = (writer: Writer, documentId: string, made: StoredData) => void

/** Keys of the same day in the other form (PRODUCT 2.F): what they held is in the corrected list. */
export const otherKeys = (stored: StoredDocument | null, date: CivilDate): string[] =>
  Object.keys(stored?.data ?? {}).filter((key) => civilOfKey(key) === date && key !== dateKeyOf(date))

/** Nobody corrects two days under one key, nor one day twice: a repeat says what the first one said. */
function requireSame({ id, data }: StoredDocument, { person, date, visits, reason }: DayCorrection) {
  const made = correctionSchema.safeParse({ ...data, id }).data
  if (made?.personId !== person.personId || made.date !== date)
    throw new AppError('conflict', 'Another day was corrected with this form. Close it and open it again.')
  const paired = (records: readonly AttendanceRecord[]) => visitsOf(records, person.personType)
  if (made.reason !== reason || !areSameVisits(paired(made.after), paired(visits)))
    throw new AppError('conflict', usedOtherwise().reason)
}

/**
 * Corrects one person's day (PRODUCT 4, screen 8: "old value kept"), all or nothing: the person's document, the day's
 * line, and the record of the correction, which nobody can change. For the server, which has looked at the visits. Three
 * writes. 'conflict' when the day was changed since the form was opened.
 */
export const correctDay =
  (store: DocumentStore, now: Date, tell: Tell) =>
  (gym: { id: string; settings: GymSettings }, correction: DayCorrection): Promise<void> => {
    const { key, person, date, seen, visits, reason, by } = correction
    const { personId, memberId, personType, name, code, dp } = person
    const personPath = attendancePath(gym.id, personId)
    // Begins with the centre's id, so that no key of another centre's form is ever met.
    const id = `${gym.id}_${key}`
    return store.transact(async (transaction) => {
      const made = await transaction.get(correctionPath(id))
      if (made !== null) return requireSame(made, correction)
      const stored = await transaction.get(personPath)
      const held = await dayLines(store, transaction, gym.id)({ date, personId })
      const before = daysOf(stored, gym.settings)[date] ?? []
      const { line } = held
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
        gymId: gym.id,
        memberId,
        personId,
        personType,
        [dateKeyOf(date)]: after,
        ...Object.fromEntries(otherKeys(stored, date).map((other) => [other, removeField])),
      })
      const shown = { type: personType, name, code, dp, ...(line === undefined && { by }) }
      held.write({ ...shown, visits: after, corrections: [{ id, at: now, by, reason, before }] })
      const record = { gymId: gym.id, personId, personType, date, before, after, reason, by, at: now }
      transaction.create(correctionPath(id), record)
      tell(transaction, id, record)
    })
  }
