import { Timestamp } from 'firebase-admin/firestore'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { adminStore } from '../../support/emulators'
import { todayInIndia } from './people'

type StoredVisit = { entry: Timestamp; exit: Timestamp | null; isAutoExit: boolean }

/** Moves a person's last entry of today that many minutes back, as if they had come in earlier. */
export async function pastMark(gymId: string, personId: string, minutes: number): Promise<void> {
  const earlier = (visits: StoredVisit[]) =>
    visits.map((visit, at) =>
      at === visits.length - 1
        ? { ...visit, entry: Timestamp.fromMillis(visit.entry.toMillis() - minutes * 60_000) }
        : visit,
    )
  const today = todayInIndia()
  const person = adminStore().doc(`attendance/${gymId}_${personId}`)
  const day = adminStore().doc(`attendanceDays/${gymId}_${today}`)
  await adminStore().runTransaction(async (transaction) => {
    const [ofPerson, ofDay] = await transaction.getAll(person, day)
    const key = dateKeyOf(today)
    const visits = ofPerson?.get(key) as StoredVisit[]
    const listed = ofDay?.get(`people.${personId}.visits`) as StoredVisit[]
    transaction.update(person, { [key]: earlier(visits) })
    transaction.update(day, { [`people.${personId}.visits`]: earlier(listed) })
  })
}
