import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import type { Gym } from '@/domain/gyms/gym'
import { publicGymOf } from '@/domain/gyms/publicGym'
import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'
import type { MessageCount } from '@/domain/messages/messageCount'
import { monthOf } from '@/domain/monthStats/monthStats'
import { messageCountPath } from '@/data/messages/messageCountRepository'
import { heldGym, publicGymPath } from '@/data/gyms/publicGyms'
import { lastVisitsPath } from '@/data/members/lastVisits'
import { shardPath } from '@/data/members/memberRecords'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import type { CivilDate } from '@/domain/shared/civilDate'
import { avatarOf } from './avatar'
import type { BuiltGym } from './buildGym'
import { memberIn, type GymBook } from './gymBook'
import { diceOf } from './dice'
import type { SeedDocument } from './batchesOf'
import type { SeedFile } from './emulatorStore'
import type { Visits } from './visits'

function shardDocuments({ info, members }: GymBook): SeedDocument[] {
  const shards = Array.from({ length: DIRECTORY_SHARDS }, (_, n) =>
    [...members.values()].filter(({ id }) => shardOf(id) === n),
  )
  return shards.flatMap((own, n) => {
    const entries = own.map((member) => [member.id, directoryEntryOf(member)] as const)
    const visits = own.flatMap(({ id, lastVisitOn }) =>
      lastVisitOn === null ? [] : [[id, lastVisitOn] as const],
    )
    const shardOfPeople = (people: object) => ({ gymId: info.id, n, people })
    return [
      { path: shardPath(info.id, n), data: shardOfPeople(Object.fromEntries(entries)) },
      { path: lastVisitsPath(info.id, n), data: shardOfPeople(Object.fromEntries(visits)) },
    ]
  })
}

function personDocuments({ info }: GymBook, visits: Visits): SeedDocument[] {
  return [...visits]
    .filter(([, days]) => days.size > 0)
    .map(([id, days]) => ({
      path: `attendance/${info.id}_${id}`,
      data: {
        gymId: info.id,
        memberId: id,
        personId: id,
        personType: 'member',
        ...Object.fromEntries([...days].map(([date, records]) => [dateKeyOf(date), records])),
      },
    }))
}

type DayPerson = {
  type: 'member'
  name: string
  code: string
  dp: string
  visits: AttendanceRecord[]
  by: string
}

function dayDocuments(book: GymBook, visits: Visits, by: string): SeedDocument[] {
  const days = new Map<CivilDate, Record<string, DayPerson>>()
  for (const [id, dates] of visits) {
    const { name, memberCode, dp } = memberIn(book, id)
    for (const [date, records] of dates) {
      const people = days.get(date) ?? {}
      people[id] = { type: 'member', name, code: memberCode, dp, visits: records, by }
      days.set(date, people)
    }
  }
  const gymId = book.info.id
  return [...days].map(([date, people]) => ({
    path: `attendanceDays/${gymId}_${date}`,
    data: { gymId, date, people },
  }))
}

/** A built centre as documents, the centre itself left out: it is written last. */
export function documentsOf({ book, templates, visits }: BuiltGym, by: string): SeedDocument[] {
  const { info, members, history, invoices, counters } = book
  return [
    ...templates.map((data) => ({ path: `memberPackages/${data.id}`, data })),
    ...[...members.values()].map((data) => ({ path: `members/${data.id}`, data })),
    ...[...history].flatMap(([memberId, entries]) =>
      entries.map((data) => ({ path: `members/${memberId}/packageHistory/${data.id}`, data })),
    ),
    ...[...invoices.values()].map((data) => ({ path: `invoices/${data.id}`, data })),
    ...[...counters.values()].map((data) => ({ path: `gyms/${info.id}/counters/invoice_${data.fy}`, data })),
    ...shardDocuments(book),
    ...personDocuments(book, visits),
    ...dayDocuments(book, visits, by),
  ]
}

/** As many messages this month as if everybody had had a receipt and a reminder. */
export function messageCountOf({ book }: BuiltGym, today: CivilDate): SeedDocument {
  const gymId = book.info.id
  const data: MessageCount = { gymId, month: monthOf(today), used: book.members.size * 2 }
  return { path: messageCountPath(gymId), data }
}

/** The drawn portraits of those who have one. */
export const photosOf = ({ book }: BuiltGym): SeedFile[] =>
  [...book.members.values()]
    .filter(({ dp }) => dp !== '')
    .map(({ id, dp, gender }) => ({
      path: dp,
      contentType: 'image/png',
      bytes: avatarOf(gender ?? 'Other', diceOf(`portrait/${id}`)),
    }))

export const gymDocument = (gym: Gym): SeedDocument => ({ path: `gyms/${gym.id}`, data: gym })

/** What Sales reads, as the server would keep it. */
export function publicCopies(gyms: readonly SeedDocument[]): SeedDocument[] {
  return gyms.flatMap(({ path, data }) => {
    const gym = heldGym({ id: path.slice('gyms/'.length), data })
    return gym === null ? [] : [{ path: publicGymPath(gym.id), data: publicGymOf(gym) }]
  })
}
