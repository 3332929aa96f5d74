import { Timestamp } from 'firebase-admin/firestore'
import { sendMark } from '@/data/attendance/sendMark'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import type { Member } from '@/domain/members/member'
import { civilDateIn } from '@/domain/shared/calendar'
import { adminStore as documentStoreOver } from '../../../functions/src/adapters/adminStore'
import { adminStore } from '../../support/emulators'
import { timezone, todayInIndia } from './people'

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

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** As if the member had come in three hours ago and their visit had ended by itself two hours later. */
export async function putEndedVisit({ id, gymId, name, memberCode }: Member): Promise<void> {
  const [entry, exit] = [hoursAgo(3), hoursAgo(1)]
  const person = { personId: id, memberId: id, personType: 'member' as const, name, code: memberCode, dp: '' }
  const mark = { id: '', gymId, person, date: civilDateIn(entry, timezone), part: 1, by: '', isUndone: false }
  const send = sendMark(documentStoreOver(adminStore()))
  await send({ ...mark, record: { entry, exit: null, isAutoExit: false } })
  await send({ ...mark, record: { entry: null, exit, isAutoExit: true } })
}
