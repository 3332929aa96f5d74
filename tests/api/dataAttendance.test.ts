import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MarkDone } from '@/data/attendance/markAttendance'
import type { MarkedPerson } from '@/data/attendance/markedPerson'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { dateKeyOf } from '@/domain/attendance/dateKey'
import { visitsOf } from '@/domain/attendance/visits'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { repositoriesOver, type Repositories } from '../support/repositories'
import { gymInfo, formOf, putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'iron'
const MINUTE = 60_000

describe.each([
  ['an owner’s page', () => openWebStore(ownerOf(IRON))],
  ['a manager’s page', () => openWebStore(managerOf(IRON))],
  ['the server', openAdminStore],
])('attendance through %s', (_name, open: () => OpenStore) => {
  let client: OpenStore
  let server: DocumentStore
  let repositories: Repositories
  /** Moves with the tests; begins at this moment, because the rules know the day by the server's clock. */
  const clock = { at: new Date(), now: () => clock.at }
  const today = () => civilDateIn(clock.at, 'Asia/Kolkata')
  const gym = gymInfo(IRON)
  const asha: MarkedPerson = {
    personId: 'm1',
    memberId: 'm1',
    personType: 'member',
    name: 'Asha Rao',
    code: 'ASHA01',
    dp: '',
  }

  beforeAll(() => {
    client = open()
    server = openAdminStore().store
    repositories = repositoriesOver(client.store, clock, (message) => expect.unreachable(message))
  })
  afterAll(() => client.close())
  beforeEach(async () => {
    await emptyStore()
    clock.at = new Date()
    await putGym(server, IRON)
    await repositoriesOver(server, clock).members.add(IRON, 'm1', formOf({ name: 'Asha Rao' }), gym)
  })

  const stored = async (path: string) => (await server.get(path))?.data
  const twoDays = () => repositories.attendance.twoDays(IRON, today())
  const mark = async (person = asha) => {
    const done = repositories.attendance.mark(gym, person, await twoDays(), 'desk')
    await done.stored
    return done
  }
  const undo = async (done: MarkDone) => repositories.attendance.undo(gym, done, await twoDays())
  const later = (minutes: number) => {
    clock.at = new Date(clock.at.getTime() + minutes * MINUTE)
  }
  /** Midnight between two marks would make them two days' work. */
  const crossesMidnight = (minutes: number) =>
    civilDateIn(new Date(clock.at.getTime() + minutes * MINUTE), 'Asia/Kolkata') !== today()

  it('marks an entry in the person’s document and the day’s roll-up, and nothing else', async () => {
    const member = await stored('members/m1')
    const { mark: done } = await mark()
    expect(done.kind).toBe('entry')
    const record = { entry: clock.at, exit: null, isAutoExit: false }
    expect(await stored('attendance/iron_m1')).toEqual({
      gymId: IRON,
      memberId: 'm1',
      personId: 'm1',
      personType: 'member',
      [dateKeyOf(today())]: [record],
    })
    const day = await firstOf(repositories.attendance.day(IRON, today()))
    expect(day?.people).toEqual({
      m1: {
        type: 'member',
        name: 'Asha Rao',
        code: 'ASHA01',
        dp: '',
        visits: [record],
        by: 'desk',
        overrides: [],
      },
    })
    expect(await stored('members/m1')).toEqual(member)
  })

  it('marks the exit of the open visit and ignores a second touch of the same moment', async () => {
    if (crossesMidnight(30)) return
    await mark()
    expect((await mark()).mark).toMatchObject({ kind: 'ignored', reason: 'duplicate' })
    later(30)
    expect((await mark()).mark).toMatchObject({ kind: 'exit' })
    const person = await firstOf(repositories.attendance.personDays(IRON, 'm1'))
    expect(visitsOf(person?.days[today()] ?? [])).toEqual([
      { entry: new Date(clock.at.getTime() - 30 * MINUTE), exit: clock.at, isAutoExit: false },
    ])
  })

  it('undoes an entry and an exit, and leaves no trace in the roll-up', async () => {
    if (crossesMidnight(30)) return
    const entry = await mark()
    later(30)
    const exit = await mark()
    await expect(undo(entry)).rejects.toMatchObject({
      code: 'conflict',
    })
    await undo(exit)
    const day = await firstOf(repositories.attendance.day(IRON, today()))
    expect(day?.people['m1']?.visits).toMatchObject([{ exit: null }])
    await undo(entry)
    expect((await firstOf(repositories.attendance.day(IRON, today())))?.people).toEqual({})
  })

  it('keeps everybody when many are marked at once', async () => {
    const people = Array.from({ length: 6 }, (_, at) => ({ ...asha, personId: `p${at}`, memberId: `p${at}` }))
    for (const { personId } of people)
      await repositoriesOver(server, clock).members.add(IRON, personId, formOf({ name: personId }), gym)
    await Promise.all(people.map((person) => mark(person)))
    const day = await firstOf(repositories.attendance.day(IRON, today()))
    expect(Object.keys(day?.people ?? {}).sort()).toEqual(people.map(({ personId }) => personId))
  })

  it('stores a mark once, however often it is sent, and those that two desks made of one arrival', async () => {
    const empty = { today: null, yesterday: null }
    const send = () => repositories.attendance.mark(gym, asha, empty, 'desk').stored
    await Promise.all([send(), send()])
    const key = dateKeyOf(today())
    expect((await stored('attendance/iron_m1'))?.[key]).toHaveLength(1)
    const first = clock.at
    clock.at = new Date(clock.at.getTime() + 20_000)
    await send()
    expect((await stored('attendance/iron_m1'))?.[key]).toHaveLength(2)
    const day = await firstOf(repositories.attendance.day(IRON, today()))
    expect(visitsOf(day?.people['m1']?.visits ?? [])).toEqual([
      { entry: first, exit: null, isAutoExit: false },
    ])
  })

  it('adds to what an older document holds that lacks the kind of person', async () => {
    await server.batch((writer) =>
      writer.set('attendance/iron_m1', { gymId: IRON, memberId: 'm1', '1-1-2026': [] }),
    )
    await mark()
    expect(await stored('attendance/iron_m1')).toMatchObject({ personId: 'm1', personType: 'member' })
  })

  it('reads older days in both forms and single records as two', async () => {
    const day = addDays(today(), -40)
    const [year, month, date] = day.split('-').map(Number)
    await server.batch((writer) =>
      writer.set('attendance/iron_m1', {
        gymId: IRON,
        memberId: 'm1',
        personId: 'm1',
        personType: 'member',
        [`${year}-${month}-${date}`]: { entry: new Date('2026-01-10T01:00:00Z') },
      }),
    )
    const person = await firstOf(repositories.attendance.personDays(IRON, 'm1'))
    expect(person?.days[day]).toHaveLength(2)
  })
})
