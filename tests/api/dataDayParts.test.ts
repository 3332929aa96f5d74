import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correctDay } from '@/data/attendance/correctDay'
import { partsOfDay } from '@/data/attendance/dayParts'
import { endVisits } from '@/data/attendance/endVisits'
import { foldDay } from '@/data/attendance/foldDay'
import type { MarkedPerson } from '@/data/attendance/markedPerson'
import { mendDay } from '@/data/attendance/mendDay'
import { sendMark } from '@/data/attendance/sendMark'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import type { AttendanceRecord } from '@/domain/attendance/attendance'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { LINES_A_PART } from '@/domain/attendance/dayParts'
import { recordsOf, visitsOf } from '@/domain/attendance/visits'
import { settingsOf } from '@/domain/gyms/settings'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { readMeter } from '@/data/store/readMeter'
import { repositoriesOver } from '../support/repositories'
import { gymInfo, putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, type WebStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'iron'
const gym = gymInfo(IRON)
const now = new Date()
const today = civilDateIn(now, 'Asia/Kolkata')
const clock = { at: now, now: () => clock.at }
const { store } = openAdminStore()
const half = (entry: Date | null, exit: Date | null): AttendanceRecord => ({ entry, exit, isAutoExit: false })
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const personOf = (id: string): MarkedPerson => ({
  ...{ personId: id, memberId: id, personType: 'member', name: `Member ${id}`, code: id, dp: '' },
})
const [asha, ravi] = [personOf('asha'), personOf('ravi')]

const crowd = (size: number, prefix = 'p') =>
  Object.fromEntries(
    Array.from({ length: size }, (_, n) => {
      const line = { type: 'member', name: `Visitor ${n}`, code: '', dp: '', by: 'desk' }
      return [`${prefix}${n}`, { ...line, visits: [half(ago(90), ago(30))] }] as const
    }),
  )

const putPart = (suffix: string, people: object, date: CivilDate = today) =>
  store.batch((writer) =>
    writer.set(`attendanceDays/${IRON}_${date}${suffix}`, { gymId: IRON, date, people }),
  )

/** Who stands in which part. */
async function partsNow(date: CivilDate = today): Promise<Record<string, string[]>> {
  const parts = await store.query(partsOfDay(IRON, date))
  return Object.fromEntries(
    parts.map(({ id, data }) => [id.split(date)[1] ?? '', Object.keys(mapOf(data['people']) ?? {})]),
  )
}

const over = (from: DocumentStore) => repositoriesOver(from, clock).attendance
const dayOf = async (date: CivilDate = today) => firstOf(over(store).day(IRON, date))
const documentOf = async ({ personId }: MarkedPerson) =>
  (await store.get(`attendance/${IRON}_${personId}`))?.data[dateKeyOf(today)]

describe('the roll-up of a day in parts', () => {
  let page: WebStore
  let other: WebStore
  beforeAll(() => {
    page = openWebStore(managerOf(IRON))
    other = openWebStore(managerOf(IRON))
  })
  afterAll(() => Promise.all([page.close(), other.close()]))
  beforeEach(async () => {
    await emptyStore()
    clock.at = now
    await putGym(store, IRON)
    await store.batch((writer) => {
      for (const { personId, name } of [asha, ravi])
        writer.set(`members/${personId}`, { gymId: IRON, name, lookup: {} })
    })
  })

  const mark = async (from: DocumentStore, person: MarkedPerson) => {
    const done = over(from).mark(gym, person, await over(from).twoDays(IRON, today), 'iron-desk')
    await done.stored
    return done
  }
  const undo = async (from: DocumentStore, done: Awaited<ReturnType<typeof mark>>) =>
    over(from).undo(gym, done, await over(from).twoDays(IRON, today))

  it('begins another when one is full, and is one day to every desk', async () => {
    await putPart('', crowd(LINES_A_PART - 1))
    await mark(page.store, asha)
    await mark(other.store, ravi)
    expect((await partsNow())['']).toContain('asha')
    expect((await partsNow())['_2']).toEqual(['ravi'])
    const seen = await firstOf(over(other.store).day(IRON, today))
    expect(Object.keys(seen?.people ?? {})).toHaveLength(LINES_A_PART + 1)
  })

  it('pairs the way out with the way in that stands in another part', async () => {
    await putPart('', { ...crowd(LINES_A_PART), asha: { ...crowd(1)['p0'], visits: [half(ago(60), null)] } })
    const done = await mark(page.store, asha)
    expect([done.mark.kind, done.part]).toEqual(['exit', 2])
    const [line] = [(await dayOf())?.people['asha']]
    expect(visitsOf(line?.visits ?? [])).toEqual([{ ...half(ago(60), clock.at) }])
  })

  it('gets the mark of a page that knows of one part, and counts it once where both send it', async () => {
    await putPart('', crowd(LINES_A_PART))
    const record = half(now, null)
    const kept = { ...{ id: 'm', gymId: IRON, person: asha, date: today, record, by: 'iron-desk' } }
    await sendMark(page.store)({ ...kept, part: 1, isUndone: false })
    await sendMark(other.store)({ ...kept, part: 2, isUndone: false })
    expect((await dayOf())?.people['asha']?.visits).toEqual([record])
    expect(await documentOf(asha)).toEqual([record])
    await sendMark(other.store)({ ...kept, part: 2, isUndone: true })
    expect((await dayOf())?.people['asha']).toBeUndefined()
    expect(await documentOf(asha)).toEqual([])
  })

  it('loses a mark that is taken back, wherever the server has moved it meanwhile', async () => {
    await putPart('', crowd(LINES_A_PART))
    const done = await mark(page.store, asha)
    await putPart('_2', {
      ...crowd(LINES_A_PART, 'q'),
      ...mapOf((await store.get(`attendanceDays/${IRON}_${today}_2`))?.data['people']),
    })
    expect(await foldDay(store, IRON, today, false)).toBe(1)
    await undo(page.store, done)
    expect((await dayOf())?.people['asha']).toBeUndefined()
    expect(await documentOf(asha)).toEqual([])
  })

  it.each(['with', 'without'])(
    'stays as it was where a mark that never arrived is taken back, %s a network',
    async (network) => {
      const before = dateKeyOf(addDays(today, -9))
      const visits = [half(ago(13_000), ago(12_950))]
      await putPart('', crowd(1))
      await store.batch((writer) =>
        writer.set(`attendance/${IRON}_asha`, {
          ...{ gymId: IRON, memberId: 'asha', personId: 'asha', personType: 'member' },
          [before]: visits,
        }),
      )
      const desk = openWebStore(managerOf(IRON))
      if (network === 'without') await desk.goOffline()
      const mark = {
        id: 'm',
        gymId: IRON,
        person: asha,
        date: today,
        record: half(now, null),
        by: 'iron-desk',
      }
      const undone = sendMark(desk.store)({ ...mark, part: 1, isUndone: true })
      if (network === 'without') {
        // Until what it asks is answered out of what it holds: nothing.
        await new Promise((resolve) => setTimeout(resolve, 500))
        await desk.goOnline()
      }
      await undone
      await desk.close()
      expect(await partsNow()).toEqual({ '': ['p0'] })
      expect(await documentOf(asha)).toBeUndefined()
      expect((await store.get(`attendance/${IRON}_asha`))?.data[before]).toEqual(visits)
    },
  )

  it('is folded once it is full, without losing anybody or anything, once', async () => {
    const note = { at: now, reason: 'Paid at the desk', by: 'desk' }
    const line = { type: 'member', name: 'Asha', code: '', dp: '', by: 'desk' }
    await putPart('', {
      ...crowd(LINES_A_PART),
      asha: { ...line, visits: [half(ago(60), null)], overrides: [note] },
    })
    await putPart('_2', { ...crowd(LINES_A_PART, 'q'), asha: { ...line, visits: [half(null, now)] } })
    await putPart('_3', crowd(3, 'r'))
    const before = await dayOf()
    expect(await foldDay(store, IRON, today, false)).toBe(1)
    expect(await foldDay(store, IRON, today, false)).toBe(0)
    expect(Object.keys(await partsNow())).toEqual(['', '_3'])
    expect((await dayOf())?.people).toEqual(before?.people)
    expect((await dayOf())?.openPart).toBe(2)
  })

  it('keeps within what a document may hold', async () => {
    const heavy = (prefix: string) =>
      Object.fromEntries(
        Object.entries(crowd(LINES_A_PART * 2, prefix)).map(([id, line]) => [
          id,
          { ...line, dp: 'x'.repeat(1000) },
        ]),
      )
    for (const [at, suffix] of ['', '_2', '_3'].entries()) await putPart(suffix, heavy(`h${at}-`))
    expect(await foldDay(store, IRON, today, true)).toBe(1)
    expect(Object.keys(await partsNow())).toEqual(['', '_3'])
  })

  it('keeps marks that come while it is folded', async () => {
    await putPart('', crowd(LINES_A_PART))
    await putPart('_2', crowd(LINES_A_PART, 'q'))
    const people = Array.from({ length: 8 }, (_, n) => personOf(`late${n}`))
    await store.batch((writer) => {
      for (const { personId } of people) writer.set(`members/${personId}`, { gymId: IRON, lookup: {} })
    })
    const send = (person: MarkedPerson) =>
      sendMark(page.store)({
        ...{
          id: person.personId,
          gymId: IRON,
          person,
          date: today,
          record: half(now, null),
          by: 'iron-desk',
        },
        ...{ part: 2, isUndone: false },
      })
    await Promise.all([foldDay(store, IRON, today, false), ...people.map(send)])
    const day = await dayOf()
    expect(people.filter(({ personId }) => day?.people[personId]?.visits.length !== 1)).toEqual([])
    expect(Object.keys(day?.people ?? {})).toHaveLength(2 * LINES_A_PART + 8)
  })

  it('is corrected in every part at once, and keeps the reason', async () => {
    const date = addDays(today, -3)
    const seen = [half(ago(3000), null), half(null, ago(2990))]
    const line = { type: 'member', name: 'Asha', code: '', dp: '', by: 'desk' }
    await putPart('', { asha: { ...line, visits: seen.slice(0, 1) } }, date)
    await putPart('_2', { asha: { ...line, visits: seen.slice(1) }, ...crowd(1) }, date)
    const visits = [{ ...half(ago(3000), ago(2980)), entry: ago(3000) }]
    const correct = correctDay(store, now, () => undefined)
    const form = { key: 'form', person: asha, date, seen: visitsOf(seen), reason: 'Left later', by: 'iron' }
    await correct({ id: IRON, settings: settingsOf({}, 'GYM') }, { ...form, visits })
    expect(await partsNow(date)).toEqual({ '': ['asha'], _2: ['p0'] })
    const [day] = await firstOf(over(store).days(IRON, date, date))
    expect(day?.people['asha']).toMatchObject({ visits, corrections: [{ reason: 'Left later' }] })
  })

  it('is ended, mended and folded by the server, and comes to the same when that is done again', async () => {
    const date = addDays(today, -2)
    const line = { type: 'member', name: 'Asha', code: '', dp: '', by: 'desk' }
    const records = [half(ago(3000), null), half(null, ago(2990))]
    await putPart('', { asha: { ...line, visits: records.slice(0, 1) } }, date)
    await putPart('_2', { asha: { ...line, visits: records.slice(1) }, ...crowd(2) }, date)
    const stored = await store.get(`gyms/${IRON}`)
    if (stored === null) throw new Error('There is no centre')
    expect(await mendDay(store, stored, date, true)).toBe(3)
    expect(await mendDay(store, stored, date, true)).toBe(0)
    expect(await partsNow(date)).toEqual({ '': ['asha', 'p0', 'p1'] })
    expect((await dayOf(date))?.people['asha']?.visits).toEqual(recordsOf(visitsOf(records)))

    await putPart('', crowd(LINES_A_PART))
    await putPart('_2', { asha: { ...line, visits: [half(ago(300), null)] } })
    expect((await endVisits(store, stored, now)).ended).toBe(1)
    expect((await endVisits(store, stored, now)).ended).toBe(0)
    expect((await partsNow())['_2']).toEqual(['asha'])
  })

  it('reads few documents however many came, and a mark brings one', async () => {
    await putPart('', crowd(3000))
    await putPart('_2', crowd(LINES_A_PART - 1, 'q'))
    const meter = readMeter(other.store)
    meter.enter('desk')
    const days: (number | undefined)[] = []
    const stop = over(meter.store)
      .day(IRON, today)
      .watch({
        next: (day) => void days.push(Object.keys(day?.people ?? {}).length),
        failed: (error) => expect.unreachable(error.message),
      })
    await expect.poll(() => days.at(-1)).toBe(3000 + LINES_A_PART - 1)
    expect(meter.readsOf('desk')).toBe(3)
    await mark(page.store, asha)
    await expect.poll(() => days.at(-1)).toBe(3000 + LINES_A_PART)
    expect(meter.readsOf('desk')).toBe(4)
    stop()
  })
})
