import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import type { CivilDate } from '@/domain/shared/civilDate'
import { avatarOf } from './avatar'
import type { BuiltCentre } from './buildCentre'
import { memberIn, type CentreBook } from './centreBook'
import { diceOf } from './dice'
import type { SeedDocument, SeedFile } from './emulatorStore'
import type { Visits } from './visits'

function shardDocuments({ info, members }: CentreBook): SeedDocument[] {
  const shards = new Map<number, Record<string, DirectoryEntry>>()
  for (const member of members.values()) {
    const n = shardOf(member.id)
    const people = shards.get(n) ?? {}
    people[member.id] = directoryEntryOf(member)
    shards.set(n, people)
  }
  return [...shards].map(([n, people]) => ({
    path: `memberDirectory/${info.id}_${n}`,
    data: { gymId: info.id, n, people },
  }))
}

function personDocuments({ info }: CentreBook, visits: Visits): SeedDocument[] {
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

function dayDocuments(book: CentreBook, visits: Visits, by: string): SeedDocument[] {
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
export function documentsOf({ book, templates, visits }: BuiltCentre, by: string): SeedDocument[] {
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

/** The drawn portraits of those who have one. */
export const photosOf = ({ book }: BuiltCentre): SeedFile[] =>
  [...book.members.values()]
    .filter(({ dp }) => dp !== '')
    .map(({ id, dp, gender }) => ({
      path: dp,
      contentType: 'image/png',
      bytes: avatarOf(gender ?? 'Other', diceOf(`portrait/${id}`)),
    }))
