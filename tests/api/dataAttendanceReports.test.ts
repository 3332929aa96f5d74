import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correctDay, type DayCorrection } from '@/data/attendance/correctDay'
import type { MarkedPerson } from '@/data/attendance/markedPerson'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { readMeter, type ReadMeter } from '@/data/store/readMeter'
import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { visitsOf } from '@/domain/attendance/visits'
import { settingsOf } from '@/domain/gyms/settings'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { repositoriesOver, type Repositories } from '../support/repositories'
import { gymInfo, formOf, putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'iron'
const INDIA = 'Asia/Kolkata'
const gym = gymInfo(IRON)
const settled = { id: IRON, settings: settingsOf(gym.preference, gym.type) }
const clock = { now: () => new Date() }
const today = civilDateIn(clock.now(), INDIA)
const past = addDays(today, -5)

const asha: MarkedPerson = {
  personId: 'm1',
  memberId: 'm1',
  personType: 'member',
  name: 'Asha Rao',
  code: 'ASHA01',
  dp: '',
}
const visit = (date: CivilDate, entry: string, exit: string) => ({
  entry: instantAt(date, entry, INDIA),
  exit: instantAt(date, exit, INDIA),
  isAutoExit: false,
})

let server: DocumentStore
let owner: OpenStore
let desk: OpenStore
let meter: ReadMeter
let reports: Repositories['attendance']
let served: ReadMeter
let correct: (correction: DayCorrection) => Promise<void>

beforeAll(() => {
  server = openAdminStore().store
  owner = openWebStore(ownerOf(IRON))
  desk = openWebStore(managerOf(IRON))
  meter = readMeter(owner.store)
  served = readMeter(server)
  correct = (correction) => correctDay(served.store, clock.now(), () => {})(settled, correction)
  reports = repositoriesOver(meter.store, clock, (message) => expect.unreachable(message)).attendance
})
afterAll(async () => {
  await owner.close()
  await desk.close()
})
beforeEach(async () => {
  await emptyStore()
  await putGym(server, IRON)
  await repositoriesOver(server, clock).members.add(IRON, 'm1', formOf({ name: 'Asha Rao' }), gym)
})

const line = (visits: AttendanceRecord[]) => ({
  type: 'member',
  name: 'Asha Rao',
  code: 'ASHA01',
  dp: '',
  by: 'desk',
  visits,
})
const putDay = (date: CivilDate, visits: AttendanceRecord[], key = dateKeyOf(date)) =>
  server.batch((writer) => {
    writer.merge('attendance/iron_m1', {
      gymId: IRON,
      memberId: 'm1',
      personId: 'm1',
      personType: 'member',
      [key]: visits,
    })
    writer.merge(`attendanceDays/iron_${date}`, { gymId: IRON, date, people: { m1: line(visits) } })
  })

describe('the roll-ups of a period', () => {
  const putDays = async (dates: CivilDate[]) => {
    for (const date of dates) await putDay(date, [visit(date, '00:01', '00:02')])
  }
  const daysFrom = (first: CivilDate, count: number) =>
    Array.from({ length: count }, (_, at) => addDays(first, at))

  it('cost three reads for a day that is live and one a day for a month, and come in the order of days', async () => {
    const month = daysFrom(addDays(today, -30), 31)
    await putDays(month.toReversed())
    meter.enter('day')
    expect(await firstOf(reports.days(IRON, today, today))).toHaveLength(1)
    expect(meter.readsOf('day')).toBe(3)
    meter.enter('month')
    const days = await firstOf(reports.days(IRON, addDays(today, -30), today))
    expect(days.map(({ date }) => date)).toEqual(month)
    expect(meter.readsOf('month')).toBe(31)
  })

  it('leave out days on which nobody came, which cost next to nothing', async () => {
    const came = [-30, -3, 0].map((back) => addDays(today, back))
    await putDays(came)
    meter.enter('few')
    const days = await firstOf(reports.days(IRON, addDays(today, -30), today))
    expect(days.map(({ date }) => date)).toEqual(came)
    expect(meter.readsOf('few')).toBeLessThanOrEqual(8)
  })

  it('never read more than 31 days', async () => {
    const first = addDays(today, -365)
    await putDays(daysFrom(first, 40))
    meter.enter('year')
    const days = await firstOf(reports.days(IRON, first, today))
    expect(days.map(({ date }) => date)).toEqual(daysFrom(first, 31))
    expect(meter.readsOf('year')).toBe(31)
  })

  it('are read by the desk as well', async () => {
    await putDay(past, [visit(past, '06:00', '07:00')])
    const days = repositoriesOver(desk.store, clock).attendance.days(IRON, past, today)
    expect(await firstOf(days)).toHaveLength(1)
  })
})

describe('the histories that a muster is made of', () => {
  it('cost a read for each employee, however many days and members there are, and are read by the desk as well', async () => {
    for (let ago = 40; ago > 0; ago -= 1) await putDay(addDays(today, -ago), [])
    const ravi = { gymId: IRON, memberId: '', personId: 'ravi', personType: 'employee' }
    const came = [visit(past, '06:00', '07:00')]
    await server.batch((writer) =>
      writer.merge(`attendance/${IRON}_ravi`, { ...ravi, [dateKeyOf(past)]: came }),
    )
    meter.enter('muster')
    const [history, ...others] = await firstOf(reports.histories(IRON, ['ravi', 'meena']))
    expect(history).toMatchObject({ personId: 'ravi', days: { [past]: came } })
    expect(others).toEqual([])
    expect(meter.readsOf('muster')).toBe(2)
    const atDesk = repositoriesOver(desk.store, clock).attendance.histories(IRON, ['ravi'])
    expect(await firstOf(atDesk)).toHaveLength(1)
  })
})

describe('a correction of a past day', () => {
  const before = [visit(past, '06:00', '07:00')]
  const after = [visit(past, '06:30', '08:00')]
  const correction = (fields: Partial<DayCorrection> = {}): DayCorrection => ({
    key: 'c1',
    person: asha,
    date: past,
    seen: visitsOf(before),
    visits: after,
    reason: 'Came half an hour later',
    by: IRON,
    ...fields,
  })
  const shown = async () => (await firstOf(reports.days(IRON, past, past)))[0]?.people['m1']

  it('changes the person’s document and the day’s line, and keeps the old value with the reason', async () => {
    await putDay(past, before)
    served.enter('correction')
    await correct(correction())
    expect(served.readsOf('correction')).toBe(4)
    const person = await firstOf(reports.personDays(IRON, 'm1'))
    expect(person?.days[past]).toEqual(after)
    expect(await shown()).toMatchObject({
      by: 'desk',
      visits: after,
      corrections: [{ id: 'iron_c1', by: IRON, reason: 'Came half an hour later', before }],
    })
    const kept = await firstOf(reports.corrections(IRON, 'm1'))
    expect(kept.rows).toMatchObject([
      { id: 'iron_c1', date: past, before, after, reason: 'Came half an hour later', by: IRON },
    ])
  })

  it('sent twice corrects once', async () => {
    await putDay(past, before)
    await correct(correction())
    await correct(correction())
    expect((await shown())?.corrections).toHaveLength(1)
  })

  it('is of one day and person: nobody corrects another under the same key', async () => {
    await putDay(past, before)
    await correct(correction())
    const other = correction({ date: addDays(past, 1), seen: [] })
    await expect(correct(other)).rejects.toMatchObject({ code: 'conflict' })
    await expect(
      correct(correction({ person: { ...asha, personId: 'm2' }, seen: [] })),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect((await firstOf(reports.corrections(IRON, 'm1'))).rows).toHaveLength(1)
  })

  it('can be corrected again, and both old values stay', async () => {
    await putDay(past, before)
    await correct(correction())
    await correct(correction({ key: 'c2', seen: after, visits: [], reason: 'Was somebody else' }))
    expect(await shown()).toMatchObject({ visits: [], corrections: [{ before }, { before: after }] })
    expect((await firstOf(reports.corrections(IRON, 'm1'))).rows).toHaveLength(2)
  })

  it('is made of a day with many records, as the breaks of an employee make them', async () => {
    const breaks = Array.from({ length: 9 }, (_, at) => visit(past, `0${String(at)}:10`, `0${String(at)}:40`))
    await putDay(past, breaks)
    await correct(correction({ seen: visitsOf(breaks), visits: breaks.slice(1) }))
    expect((await shown())?.visits).toHaveLength(8)
    expect((await firstOf(reports.corrections(IRON, 'm1'))).rows[0]?.before).toHaveLength(9)
  })

  it('adds a visit to a day on which nobody was marked', async () => {
    await correct(correction({ seen: [] }))
    expect(await shown()).toMatchObject({ by: IRON, visits: after })
  })

  it('leaves one list where an older document had the day under the other key', async () => {
    const [year, month, day] = past.split('-').map(Number)
    const older = `${String(year)}-${String(month)}-${String(day)}`
    await putDay(past, before, older)
    await correct(correction())
    expect((await server.get('attendance/iron_m1'))?.data).toMatchObject({ [dateKeyOf(past)]: after })
    expect((await server.get('attendance/iron_m1'))?.data).not.toHaveProperty([older])
  })

  it('is refused when the day was changed meanwhile, and nothing is written', async () => {
    await putDay(past, [...before, visit(past, '18:00', '19:00')])
    await expect(correct(correction())).rejects.toMatchObject({ code: 'conflict' })
    expect((await shown())?.visits).toHaveLength(2)
    expect(await server.get('attendanceCorrections/iron_c1')).toBeNull()
  })

  it('is made of an employee’s day alike, whom no member stands behind', async () => {
    const ravi: MarkedPerson = {
      personId: 's1',
      memberId: '',
      personType: 'employee',
      name: 'Ravi Kumar',
      code: 'E-7',
      dp: '',
    }
    await server.batch((writer) => {
      for (const id of ['s1', 's2'])
        writer.set(`staff/${id}`, { gymId: IRON, name: 'Ravi Kumar', isActive: true, deleted: false })
      writer.set('attendance/iron_s1', {
        gymId: IRON,
        memberId: '',
        personId: 's1',
        personType: 'employee',
        [dateKeyOf(past)]: before,
      })
      writer.set(`attendanceDays/iron_${past}`, {
        gymId: IRON,
        date: past,
        people: { s1: { ...line(before), type: 'employee', name: 'Ravi Kumar' } },
      })
    })
    await correct(correction({ person: ravi }))
    const [day] = await firstOf(reports.days(IRON, past, past))
    expect(day?.people['s1']).toMatchObject({
      type: 'employee',
      visits: after,
      corrections: [{ id: 'iron_c1', before, reason: 'Came half an hour later' }],
    })
    await correct(correction({ key: 'c2', person: { ...ravi, personId: 's2', name: 'Meena' }, seen: [] }))
    expect((await server.get('attendance/iron_s2'))?.data).toMatchObject({
      memberId: '',
      personType: 'employee',
      [dateKeyOf(past)]: after,
    })
  })
})
