import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upgradeCentre } from '@/data/maintenance/upgradeCentre'
import { repositoriesOver } from '@/data/repositories'
import type { Cursor, DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import type { PageOf } from '@/data/store/live'
import { readMeter } from '@/data/store/readMeter'
import { newMember } from '@/domain/members/applyForm'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import { memberSortsOf } from '@/data/members/memberQueries'
import {
  activeTabs,
  conditionsOf,
  inactiveTabs,
  type Condition,
  type MemberFilter,
} from '@/domain/members/memberFilter'
import { memberPackageSchema } from '@/domain/packages/memberPackage'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { formOf, putCentre } from './support/centreFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'

const IRON = 'iron'
const today = civil('2026-11-20')
const now = instantAt(today, '12:00', 'Asia/Kolkata')
const clock = { now: () => now }
const COUNT = 137

/** Members of every kind, none of them by chance: the same each run. */
function memberNumber(at: number): Member {
  const joined = instantAt(addDays(today, -(at % 90)), '10:00', 'Asia/Kolkata')
  const fresh = newMember(
    `m${String(at).padStart(3, '0')}`,
    IRON,
    formOf({
      name: `Member ${at % 40}`,
      gender: at % 3 === 0 ? 'Female' : 'Male',
      sourceOfJoining: at % 2 ? 'Google' : '',
    }),
    { now: joined, today, timezone: 'Asia/Kolkata' },
  )
  const endDate = addDays(today, (at % 60) - 40)
  const startDate = at % 11 === 0 ? addDays(today, 3) : addDays(endDate, -29)
  const lastDay = startDate > endDate ? addDays(startDate, 29) : endDate
  const pkg = memberPackageSchema.parse({
    id: `p${at}`,
    packageId: at % 2 ? 'monthly' : 'quarterly',
    duration: 30,
    startDate,
    endDate: lastDay,
    nextRenewalDate: addDays(lastDay, 1),
    freezes: at % 13 === 0 ? [{ id: 'f', from: today, to: addDays(today, 4) }] : [],
  })
  const member: Member = {
    ...fresh,
    currentPackage: at % 7 === 0 ? null : pkg,
    totalDueAmount: at % 5 === 0 ? at * 10 : 0,
    isActive: at % 17 !== 0,
    deleted: at % 23 === 0,
    lastVisitOn: at % 4 === 0 ? addDays(today, -(at % 30)) : null,
  }
  return { ...member, lookup: lookupOf(member, 'Asia/Kolkata') }
}

const members = Array.from({ length: COUNT }, (_, at) => memberNumber(at))

const valueAt = (member: Member, field: string): unknown =>
  field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], member)

/** Firestore compares values of one type only, so null meets no inequality. */
function meets(member: Member, { field, op, value }: Condition): boolean {
  const found = valueAt(member, field)
  if (op === '==') return found === value
  if (typeof found !== typeof value || found === null) return false
  const [a, b] = [found as string | number, value as string | number]
  return op === '<' ? a < b : op === '<=' ? a <= b : op === '>' ? a > b : a >= b
}

let client: OpenStore
let server: DocumentStore

beforeAll(async () => {
  client = openWebStore(ownerOf(IRON))
  server = openAdminStore().store
  await emptyStore()
  await putCentre(server, IRON)
  await server.batch((writer) => members.forEach((member) => writer.set(`members/${member.id}`, member)))
  // What today's code writes is up to date by itself; only the directory is still missing.
  const { members: upgraded } = await upgradeCentre(server, IRON, { apply: true })
  expect(upgraded).toEqual({ read: COUNT, upgraded: 0, left: 0, unreadable: [] })
})
afterAll(() => client.close())

const idsThrough = async (filter: MemberFilter) => {
  const { members: repository } = repositoriesOver(client.store, clock)
  const ids: string[] = []
  let after: Cursor | undefined
  let page: PageOf<Member>
  do {
    page = await firstOf(repository.page(IRON, filter, today, { pageSize: 25, after }))
    ids.push(...page.rows.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  return ids
}

describe('the lists of members, page by page, against the domain’s own conditions', () => {
  it.each([...activeTabs, ...inactiveTabs])(
    'tab %s holds exactly whom it should, in every order',
    async (tab) => {
      for (const sort of memberSortsOf(tab)) {
        const direction = sort === 'name' ? 'asc' : 'desc'
        const filter: MemberFilter = { tab, sort, direction }
        const wanted = members.filter((member) =>
          conditionsOf(filter, today).every((one) => meets(member, one)),
        )
        const ids = await idsThrough(filter)
        expect(ids.length, `${tab} by ${sort}`).toBe(wanted.length)
        expect(new Set(ids)).toEqual(new Set(wanted.map(({ id }) => id)))
      }
    },
  )

  it('narrows by package, gender, source and end date together', async () => {
    const filter: MemberFilter = {
      tab: 'all',
      sort: 'endsOn',
      direction: 'asc',
      packageId: 'monthly',
      gender: 'Male',
      source: 'Google',
      endsFrom: addDays(today, -10),
      endsTo: addDays(today, 10),
    }
    const wanted = members.filter((member) => conditionsOf(filter, today).every((one) => meets(member, one)))
    expect(wanted.length).toBeGreaterThan(3)
    expect(new Set(await idsThrough(filter))).toEqual(new Set(wanted.map(({ id }) => id)))
  })

  it('gives all of them to an export, and as many as it counts', async () => {
    const { members: repository } = repositoriesOver(client.store, clock)
    const filter: MemberFilter = { tab: 'all', sort: 'name', direction: 'asc' }
    const ids: string[] = []
    for await (const { id } of repository.all(IRON, filter, today)) ids.push(id)
    expect(ids).toEqual(await idsThrough(filter))
    expect(await firstOf(repository.count(IRON, filter, today))).toBe(ids.length)
  })
})

describe('reads a screen costs (ENGINEERING 1.4)', () => {
  const metered = () => {
    const meter = readMeter(client.store)
    return { meter, repository: repositoriesOver(meter.store, clock).members }
  }

  it('at most 51 for a page of members, whatever the centre holds', async () => {
    const { meter, repository } = metered()
    meter.enter('members')
    await firstOf(
      repository.page(IRON, { tab: 'all', sort: 'name', direction: 'asc' }, today, { pageSize: 50 }),
    )
    expect(meter.readsOf('members')).toBe(51)
  })

  it('8 for the whole search directory, 1 for a member, 1 for a count', async () => {
    const { meter, repository } = metered()
    meter.enter('search')
    const directory = await firstOf(repository.directory(IRON))
    expect(directory.size).toBe(COUNT)
    expect(meter.readsOf('search')).toBe(8)
    meter.enter('member')
    await firstOf(repository.one(IRON, 'm001'))
    expect(meter.readsOf('member')).toBe(1)
    meter.enter('count')
    await firstOf(repository.count(IRON, { tab: 'all', sort: 'name', direction: 'asc' }, today))
    expect(meter.readsOf('count')).toBe(1)
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

  it('of packages are written back once, at most 20 a screen, and only by who may write; those of members by the server alone', async () => {
    const ids = Array.from({ length: 24 }, (_, at) => `old${String(at).padStart(2, '0')}`)
    const template = (at: number) => ({ gymId: IRON, name: `Old ${at}`, price: '900', duration: 1 })
    await server.batch((writer) => {
      ids.forEach((id, at) => writer.set(`memberPackages/${id}`, template(at)))
      writer.set(`members/old`, old(0))
    })
    const upToDate = async () => {
      const found = await Promise.all(ids.map((id) => server.get(`memberPackages/${id}`)))
      return found.filter((document) => document?.data['price'] === 900).length
    }
    const filter: MemberFilter = { tab: 'all', sort: 'name', direction: 'desc' }
    const repositories = repositoriesOver(client.store, clock)
    repositories.repairs.actAs('SALES')
    const { rows } = await firstOf(repositories.memberPackages.list(IRON))
    expect(rows.filter(({ name, price }) => name.startsWith('Old') && price === 900)).toHaveLength(24)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await upToDate()).toBe(0)

    repositories.repairs.actAs('CLIENT')
    await firstOf(repositories.memberPackages.list(IRON))
    const members = await firstOf(repositories.members.page(IRON, filter, today, { pageSize: 24 }))
    expect(members.rows.find(({ id }) => id === 'old')).toMatchObject({ totalDueAmount: 0 })
    await expect.poll(upToDate, { timeout: 15_000 }).toBe(20)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await upToDate()).toBe(20)
    expect((await server.get('members/old'))?.data['totalDueAmount']).toBe('0')
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
