import { describe, expect, it } from 'vitest'
import { lastVisitsPath } from '@/data/members/lastVisits'
import { attendanceDaySchema, attendanceSchema } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { upgradeAttendance } from '@/domain/attendance/upgradeAttendance'
import { settingProblem } from '@/domain/gyms/settingFields'
import { countedDueOf } from '@/domain/invoices/dueOf'
import { invoiceStatuses } from '@/domain/invoices/invoice'
import { invoiceStatusOf } from '@/domain/invoices/invoiceStatus'
import { leadSchema } from '@/domain/leads/lead'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { lookupOf } from '@/domain/members/lookupOf'
import { memberStateOf, memberStates } from '@/domain/members/memberState'
import { packageHistorySchema } from '@/domain/packages/memberPackage'
import { addDays, daysBetween, financialYearOf } from '@/domain/shared/calendar'
import { mapOf } from '@/domain/shared/readers'
import { leaveStatuses, staffLeaveSchema } from '@/domain/staffAttendance/staffLeave'
import type { BuiltGym } from '../../scripts/seed/buildGym'
import { buildDemo, type Demo } from '../../scripts/seed/buildDemo'
import { demoDocuments } from '../../scripts/seed/main'
import { idOf, readingOf } from '../support/readingOf'

/** Friday evening in India. */
const now = new Date('2026-11-20T13:05:00.000Z')

/** Days on which calendars trip: ends of months and years, the leap day, both sides of the financial year. */
const awkward = [
  '2026-12-31T20:00:00+05:30',
  '2027-01-01T00:01:00+05:30',
  '2027-02-28T07:30:00+05:30',
  '2027-03-31T23:59:00+05:30',
  '2027-04-01T05:00:00+05:30',
  '2027-05-31T12:00:00+05:30',
  '2028-02-29T19:00:00+05:30',
]

const gymsOf = ({ iron, ice }: Demo) => [iron, ice]
const membersOf = ({ book }: BuiltGym) => [...book.members.values()]
const invoicesOf = ({ book }: BuiltGym) => [...book.invoices.values()]
const written = (demo: Demo) => Object.values(demoDocuments(demo)).flat()

describe('the demo data', () => {
  const demo = buildDemo(now)
  const { iron, ice, today } = demo
  const olderPaths = new Set(Object.values(demo.older).flatMap((records) => records.map(({ path }) => path)))

  it('is the same for the same moment', () => {
    expect(written(buildDemo(now))).toEqual(written(demo))
  })

  it('names every document once', () => {
    const paths = written(demo).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('holds about 180 members of iron over 8 months and about 60 skaters, mostly minors with guardians', () => {
    expect(iron.book.members.size + demo.older.members.length).toBe(180)
    expect(ice.book.members.size).toBe(60)
    const joined = membersOf(iron).map(({ lookup }) => lookup.joinedOn)
    expect(daysBetween(joined.sort()[0] ?? today, today)).toBeGreaterThan(200)
    expect(membersOf(ice).filter(({ guardian }) => guardian !== null).length).toBeGreaterThan(40)
  })

  it.each(['gyms', 'members', 'memberPackages', 'invoices', 'attendance'])(
    'has in %s only records that need no upgrade, but for the older ones',
    (collection) => {
      const documents = written(demo).filter(
        ({ path }) =>
          path.split('/').length === 2 && path.startsWith(`${collection}/`) && !olderPaths.has(path),
      )
      expect(documents.length).toBeGreaterThan(0)
      for (const { path, data } of documents) {
        const { parsed, upgraded } = readingOf(path, data)
        expect(parsed.error, path).toBeUndefined()
        // A draft has no date of issue yet, and that is not an older record's gap.
        if (data['issuedOn'] !== null) expect(upgraded['repairs'], path).toBeNull()
      }
    },
  )

  it('has histories and day lists that their schemas read', () => {
    for (const { path, data } of written(demo)) {
      if (path.includes('/packageHistory/'))
        expect(packageHistorySchema.safeParse(data).error, path).toBeUndefined()
      if (path.startsWith('attendanceDays/'))
        expect(attendanceDaySchema.safeParse({ ...data, id: idOf(path) }).error, path).toBeUndefined()
    }
  })

  it('says as dues what the open invoices owe', () => {
    for (const gym of gymsOf(demo)) {
      for (const { id, totalDueAmount } of membersOf(gym)) {
        const owed = invoicesOf(gym).filter(({ memberId }) => memberId === id)
        expect(
          owed.reduce((sum, invoice) => sum + countedDueOf(invoice), 0),
          id,
        ).toBeCloseTo(totalDueAmount, 5)
      }
    }
  })

  it('numbers its invoices without a gap, by financial year and in order of time', () => {
    for (const gym of gymsOf(demo)) {
      const issued = invoicesOf(gym).filter(({ seq }) => seq > 0)
      expect(new Set(issued.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(issued.length)
      for (const { fy, last } of gym.book.counters.values()) {
        const series = issued.filter((invoice) => invoice.fy === fy).sort((a, b) => a.seq - b.seq)
        expect(series.map(({ seq }) => seq)).toEqual(series.map((_, index) => index + 1))
        expect(series.at(-1)).toMatchObject({ seq: last })
        expect(series.every(({ issuedOn }) => issuedOn !== null && financialYearOf(issuedOn) === fy)).toBe(
          true,
        )
        const times = series.map(({ createdAt }) => createdAt?.getTime() ?? 0)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
      }
    }
  })

  it('gives no number to what is not issued', () => {
    const waiting = ['Draft', 'Pending Approval', 'Accepted', 'Rejected']
    for (const invoice of gymsOf(demo).flatMap(invoicesOf)) {
      const isWaiting = waiting.includes(invoice.status)
      expect({ seq: invoice.seq > 0, number: invoice.invoiceNumber !== '', fy: invoice.fy !== '' }).toEqual({
        seq: !isWaiting,
        number: !isWaiting,
        fy: !isWaiting,
      })
    }
  })

  it('stores the status that every invoice has today', () => {
    for (const gym of gymsOf(demo))
      for (const invoice of invoicesOf(gym))
        expect(invoice.status).toBe(invoiceStatusOf(invoice, today, gym.book.settings.graceDays))
  })

  it('derives the lookup and the directory as the product does', () => {
    const shards = new Map(written(demo).map(({ path, data }) => [path, data]))
    for (const gym of gymsOf(demo)) {
      for (const member of membersOf(gym)) {
        expect(member.lookup).toEqual(lookupOf(member, gym.book.settings.timezone, member.lookup))
        const shard = shards.get(`memberDirectory/${member.gymId}_${shardOf(member.id)}`)
        expect(mapOf(shard?.['people'])?.[member.id]).toEqual(directoryEntryOf(member))
        const visits = shards.get(lastVisitsPath(member.gymId, shardOf(member.id)))
        expect(mapOf(visits?.['people'])?.[member.id] ?? null).toBe(member.lastVisitOn)
      }
    }
  })

  it('tells the same visits by person and by day, none of them in the future', () => {
    const byPerson: string[] = []
    const byDay: string[] = []
    for (const { path, data } of written(demo)) {
      if (olderPaths.has(path)) continue
      if (path.startsWith('attendanceDays/')) {
        const day = attendanceDaySchema.parse({ ...data, id: idOf(path) })
        for (const [person, { visits }] of Object.entries(day.people))
          for (const { entry } of visits) byDay.push(`${day.date} ${person} ${entry?.toISOString()}`)
      } else if (path.startsWith('attendance/')) {
        const { days, personId, personType } = attendanceSchema.parse(
          upgradeAttendance(idOf(path), data).data,
        )
        for (const [date, visits] of Object.entries(days))
          for (const { entry, exit } of visits) {
            byPerson.push(`${date} ${personId} ${entry?.toISOString()}`)
            expect(entry !== null && entry <= now && (exit === null || (exit > entry && exit <= now))).toBe(
              true,
            )
          }
        if (personType === 'employee') continue
        const last = Object.keys(days).sort().at(-1)
        expect(
          membersOf(iron)
            .concat(membersOf(ice))
            .find(({ id }) => id === personId)?.lastVisitOn,
        ).toBe(last)
      }
    }
    expect(byPerson.length).toBeGreaterThan(3000)
    expect(byDay.sort()).toEqual(byPerson.sort())
  })

  it('has leave that was given, waits and was declined, and nobody at work on it', () => {
    const records = new Map(written(demo).map(({ path, data }) => [path, data]))
    const leaves = [...records]
      .filter(([path]) => path.startsWith('staffLeave/'))
      .map(([path, data]) => staffLeaveSchema.parse({ ...data, id: idOf(path) }))
    expect(new Set(leaves.map(({ status }) => status))).toEqual(new Set(leaveStatuses))
    const taken = leaves.filter(({ status, to }) => status === 'Approved' && to < today)
    expect(taken.map(({ isPaid }) => isPaid).toSorted()).toEqual([false, true, true])
    for (const { staffId, from } of taken) {
      const attendance = records.get(`attendance/${iron.gym.id}_${staffId}`) ?? {}
      expect(attendance, staffId).not.toHaveProperty(dateKeyOf(from))
    }
  })

  it('has hours that a centre can have, and leads that bear its labels', () => {
    const { preference } = iron.gym
    const { openingHours, leadLabels } = iron.book.settings
    expect(settingProblem({ openingHours: preference['openingHours'], leadLabels })).toBeNull()
    expect(openingHours?.Sat).toHaveLength(2)
    const borne = written(demo)
      .filter(({ path }) => path.startsWith('leads/'))
      .flatMap(({ path, data }) => leadSchema.parse({ ...data, id: idOf(path) }).labels)
    expect(new Set(borne)).toEqual(new Set(leadLabels))
  })

  it('has trainers, who are employees, on some members', () => {
    const staff = new Map(written(demo).map(({ path, data }) => [path, data['name']]))
    const trained = membersOf(iron).filter(({ trainerId = '' }) => trainerId !== '')
    expect(trained.length).toBeGreaterThan(15)
    expect(new Set(trained.map(({ trainerId }) => trainerId)).size).toBe(3)
    for (const { trainerId = '', trainerName } of trained)
      expect(staff.get(`staff/${trainerId}`)).toBe(trainerName)
  })

  it.each([now.toISOString(), ...awkward])('shows every state of member and invoice on %s', (moment) => {
    const then = buildDemo(new Date(moment))
    const states = membersOf(then.iron).map((member) =>
      memberStateOf(member, then.today, then.iron.book.settings),
    )
    expect(new Set(states)).toEqual(new Set(memberStates))
    expect(new Set(invoicesOf(then.iron).map(({ status }) => status))).toEqual(new Set(invoiceStatuses))
    for (const gym of gymsOf(then)) {
      const members = membersOf(gym)
      const ended = (from: number, to: number) =>
        members.filter(
          ({ lookup: { coverUntil } }) =>
            coverUntil >= addDays(then.today, -to) && coverUntil <= addDays(then.today, -from),
        ).length
      const inside = [...gym.visits.values()].filter((days) =>
        days.get(then.today)?.some(({ exit }) => exit === null),
      )
      const found = {
        renewed: members.filter(({ futurePackage }) => futurePackage).length,
        owing: members.filter(({ totalDueAmount }) => totalDueAmount > 0).length,
        lapsed30: ended(31, 90),
        lapsed90: ended(91, 180),
        lapsed180: ended(181, 400),
        joinedToday: members.filter(({ lookup }) => lookup.joinedOn === then.today).length,
        birthdayToday: members.filter(({ dob }) => dob?.slice(5) === then.today.slice(5)).length,
        inside: inside.length,
        photos: members.filter(({ dp }) => dp !== '').length,
      }
      for (const [name, count] of Object.entries(found)) expect(count, name).toBeGreaterThan(0)
    }
  })
})
