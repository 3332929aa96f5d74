import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import { writeLastVisit } from '@/data/members/lastVisits'
import { shardPath } from '@/data/members/memberRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { pagesOf } from '@/data/store/pagesOf'
import { readMeter } from '@/data/store/readMeter'
import { settingsOf, type MemberLimits } from '@/domain/gyms/settings'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'
import {
  activeTabs,
  inactiveTabs,
  type MemberFilter,
  type MemberQuestion,
} from '@/domain/members/memberFilter'
import { duesOf, tabCounts } from '@/domain/members/memberTotals'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { repositoriesOver } from '../support/repositories'
import { putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { askedOfStore, everybodyOf, listOf, memberNumberOn } from './support/memberLists'

const limits = settingsOf({}, 'GYM')
const IRON = 'iron'
const today = civil('2026-11-20')
const now = instantAt(today, '12:00', 'Asia/Kolkata')
const clock = { now: () => now }
const COUNT = 137

const memberNumber = memberNumberOn(IRON, today)
const members = Array.from({ length: COUNT }, (_, at) => memberNumber(at))

let client: OpenStore
let server: DocumentStore

beforeAll(async () => {
  client = openWebStore(ownerOf(IRON))
  server = openAdminStore().store
  await emptyStore()
  await putGym(server, IRON)
  await server.batch((writer) => members.forEach((member) => writer.set(`members/${member.id}`, member)))
  // What today's code writes is up to date by itself; only the directory is still missing.
  const { members: upgraded } = await upgradeGym(server, IRON, { apply: true })
  expect(upgraded).toEqual({ read: COUNT, upgraded: 0, left: 0, unreadable: [] })
})
afterAll(() => client.close())

const gym = { today, limits }

/** As the store itself answers the conditions of a tab. */
async function idsByStore(question: MemberQuestion, of: MemberLimits): Promise<string[]> {
  const asked = askedOfStore(IRON, question, { today, limits: of })
  const ids: string[] = []
  for await (const found of pagesOf(client.store, asked)) ids.push(...found.map(({ id }) => id))
  return ids.sort()
}

/**
 * The store knows the fields, each by itself. What follows from several is reckoned apart: nobody here cancelled, so whoever
 * expired is past the grace that the store has found, and none who is frozen is absent.
 */
async function idsToList(tab: MemberFilter['tab'], of: MemberLimits): Promise<string[]> {
  const found = await idsByStore({ tab }, of)
  if (tab === 'absent') {
    const frozen = await idsByStore({ tab: 'frozen' }, of)
    return found.filter((id) => !frozen.includes(id))
  }
  if (tab !== 'expired') return found
  const graced = await idsByStore({ tab: 'grace' }, of)
  return found.filter((id) => !graced.includes(id))
}

const idsInMemory = async (filter: Partial<MemberFilter>, of: MemberLimits = limits) => {
  const { members: repository } = repositoriesOver(client.store, clock)
  return (await listOf(repository, IRON, filter, { today, limits: of })).map(({ id }) => id)
}

describe('the lists of members, looked through in memory, against the answers of the store', () => {
  it.each([...activeTabs, ...inactiveTabs])('tab %s holds exactly whom it should', async (tab) => {
    const wanted = await idsToList(tab, limits)
    expect((await idsInMemory({ tab })).sort()).toEqual(wanted)
    const { members: repository } = repositoriesOver(client.store, clock)
    expect(tabCounts(await everybodyOf(repository, IRON), [tab], today, limits)).toEqual({
      [tab]: wanted.length,
    })
  })

  it('holds whom it should by the limits of the centre, and nobody where it gives no grace (issue 10.8)', async () => {
    const own = settingsOf({ graceDays: 5, expiringDays: 10, absentDays: 20 }, 'GYM')
    const none = settingsOf({ graceDays: 0 }, 'GYM')
    for (const tab of ['expiring', 'grace', 'expired', 'absent'] as const)
      for (const of of [own, none])
        expect((await idsInMemory({ tab }, of)).sort(), tab).toEqual(await idsToList(tab, of))
    expect((await idsInMemory({ tab: 'grace' }, own)).length).toBeGreaterThan(
      (await idsInMemory({ tab: 'grace' })).length,
    )
    expect(await idsInMemory({ tab: 'grace' }, none)).toEqual([])
  })

  it('narrows by package, gender, source and end date together', async () => {
    const asked = { packageId: 'monthly', endsFrom: addDays(today, -10), endsTo: addDays(today, 10) }
    const ids = await idsInMemory({ ...asked, gender: 'Male', source: 'Google', sort: 'endsOn' })
    expect(ids.length).toBeGreaterThan(3)
    const byStore = await idsByStore({ tab: 'all', ...asked }, limits)
    const wanted = members.filter(
      ({ id, gender, sourceOfJoining }) =>
        byStore.includes(id) && gender === 'Male' && sourceOfJoining === 'Google',
    )
    expect([...ids].sort()).toEqual(wanted.map(({ id }) => id).sort())
  })

  it('adds up what its members owe, as the store does', async () => {
    const { members: repository } = repositoriesOver(client.store, clock)
    const owed = duesOf(await listOf(repository, IRON, { tab: 'dues' }, gym))
    expect(owed).toBeGreaterThan(0)
    expect(owed).toBe(await client.store.sum(askedOfStore(IRON, { tab: 'dues' }, gym), 'totalDueAmount'))
  })

  it('knows of each member the day of the last visit', async () => {
    const { members: repository } = repositoriesOver(client.store, clock)
    const visits = new Map(
      (await everybodyOf(repository, IRON)).map(({ id, lastVisitOn }) => [id, lastVisitOn]),
    )
    for (const { id, lastVisitOn } of members) expect(visits.get(id), id).toBe(lastVisitOn)
  })
})

describe('reads a screen costs (ENGINEERING 1.4)', () => {
  const metered = () => {
    const meter = readMeter(client.store)
    return { meter, repository: repositoriesOver(meter.store, clock).members }
  }

  it('16 for the lists of members, and none for any tab, filter, order or page of them', async () => {
    const { meter, repository } = metered()
    meter.enter('members')
    const everybody = await everybodyOf(repository, IRON)
    expect(everybody).toHaveLength(COUNT)
    expect(meter.readsOf('members')).toBe(16)
  })

  it('as many for ten thousand members as for a hundred', async () => {
    const gymId = 'large'
    const people = Array.from({ length: 10_000 }, (_, at) => ({
      ...memberNumber(at),
      id: `large-${at}`,
      gymId,
    }))
    const shards = Array.from({ length: DIRECTORY_SHARDS }, (_, n) => {
      const own = people.filter(({ id }) => shardOf(id) === n)
      return { gymId, n, people: Object.fromEntries(own.map((one) => [one.id, directoryEntryOf(one)])) }
    })
    await putGym(server, gymId)
    for (const shard of shards) await server.batch((writer) => writer.set(shardPath(gymId, shard.n), shard))
    const owner = openWebStore(ownerOf(gymId))
    const meter = readMeter(owner.store)
    meter.enter('members')
    const { members: repository } = repositoriesOver(meter.store, clock)
    expect(await everybodyOf(repository, gymId)).toHaveLength(10_000)
    expect(meter.readsOf('members')).toBe(16)
    await owner.close()
  }, 120_000)

  it('8 for the whole search directory, 1 for a member', async () => {
    const { meter, repository } = metered()
    meter.enter('search')
    const directory = await firstOf(repository.directory(IRON))
    expect(directory.size).toBe(COUNT)
    expect(meter.readsOf('search')).toBe(8)
    meter.enter('member')
    await firstOf(repository.one(IRON, 'm001'))
    expect(meter.readsOf('member')).toBe(1)
  })

  it('one more for a visit: the shards of the search stay as they are', async () => {
    const { meter, repository } = metered()
    const heard: number[] = []
    meter.enter('visit')
    const stops = [
      repository
        .directory(IRON)
        .watch({ next: () => heard.push(1), failed: (error) => expect.unreachable(error.message) }),
      repository
        .lastVisits(IRON)
        .watch({ next: () => heard.push(1), failed: (error) => expect.unreachable(error.message) }),
    ]
    await expect.poll(() => heard.length).toBe(2)
    const before = meter.readsOf('visit')
    const mark = { gymId: IRON, id: 'm001', lastVisitOn: today }
    await server.batch((writer) => writeLastVisit(writer, mark))
    await expect.poll(() => meter.readsOf('visit')).toBe(before + 1)
    stops.forEach((stop) => stop())
    await server.batch((writer) =>
      writeLastVisit(writer, { ...mark, lastVisitOn: members[1]?.lastVisitOn ?? null }),
    )
  })
})

describe('older records on a screen', () => {
  const old = (at: number) => ({
    gymId: IRON,
    name: `Old ${at}`,
    phone: '9876543210',
    totalDueAmount: '0',
    isActive: true,
    deleted: false,
    lookup: { nameLower: `old ${at}`, coverUntil: '9999-12-31' },
  })

  it('are shown as they read, and written back by the server alone', async () => {
    await server.batch((writer) => {
      writer.set(`memberPackages/old`, { gymId: IRON, name: 'Old rate', price: '900', duration: 1 })
      writer.set(`members/old`, old(0))
    })
    const repositories = repositoriesOver(client.store, clock)
    const { rows } = await firstOf(repositories.memberPackages.list(IRON))
    expect(rows.find(({ id }) => id === 'old')).toMatchObject({ price: 900 })
    expect(await firstOf(repositories.members.one(IRON, 'old'))).toMatchObject({ totalDueAmount: 0 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await server.get('memberPackages/old'))?.data['price']).toBe('900')
    expect((await server.get('members/old'))?.data['totalDueAmount']).toBe('0')

    await upgradeGym(server, IRON, { apply: true })
    expect((await server.get('memberPackages/old'))?.data['price']).toBe(900)
    expect((await server.get('members/old'))?.data['totalDueAmount']).toBe(0)
  })

  it('stay as they are where the rules refuse, and are shown all the same', async () => {
    const desk = openWebStore(managerOf(IRON))
    await server.batch((writer) => writer.merge(`gyms/${IRON}`, { leads: '7' }))
    const heard: string[] = []
    const { gyms } = repositoriesOver(desk.store, clock, (message) => heard.push(message))
    expect(await firstOf(gyms.one(IRON))).toMatchObject({ id: IRON, leads: 7 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await server.get(`gyms/${IRON}`))?.data['leads']).toBe('7')
    expect(heard).toEqual([])
    await desk.close()
  })
})
