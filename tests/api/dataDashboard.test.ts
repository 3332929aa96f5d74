import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { dashboardRepository } from '@/data/dashboard/dashboardRepository'
import { dashboardPaths } from '@/data/dashboard/dashboardRecords'
import { keepDashboard, keepLeads, makeDashboard } from '@/data/dashboard/keepDashboard'
import { snoozeRepository } from '@/data/dashboard/snoozeRepository'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { lateUntilOn } from '@/data/invoices/invoiceQueries'
import { leadRepository } from '@/data/leads/leadRepository'
import { lastVisitsPath } from '@/data/members/lastVisits'
import { memberRepository } from '@/data/members/memberRepository'
import { shardPath } from '@/data/members/memberRecords'
import { moneyCheckRepository } from '@/data/moneyCheck/moneyChecks'
import { monthStatsRepository } from '@/data/monthStats/monthStatsRepository'
import { partsOver } from '@/data/repositories'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { readMeter } from '@/data/store/readMeter'
import { kpisOf } from '@/domain/dashboard/kpis'
import { leadsDueOn } from '@/domain/dashboard/keptLeads'
import { memberTodo } from '@/domain/dashboard/memberTodo'
import { doneSteps } from '@/domain/dashboard/setupSteps'
import { joinedOn } from '@/domain/dashboard/todayFigures'
import { settingsOf } from '@/domain/gyms/settings'
import { directoryEntryOf, shardOf } from '@/domain/members/directory'
import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'
import { leadWith } from '@/domain/leads/fixtures'
import { isDue } from '@/domain/leads/leadQueue'
import type { ListedMember } from '@/domain/members/listedMember'
import type { Member } from '@/domain/members/member'
import { duesToday, tabCounts, withCover } from '@/domain/members/memberTotals'
import { packageMix, renewalsAhead } from '@/domain/members/renewalsAhead'
import { spanOf } from '@/domain/monthStats/figureRange'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { gymInfo, monthly, putGym } from './support/gymFixtures'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'
import { everybodyOf, memberNumberOn } from './support/memberLists'

const IRON = 'iron'
const ZONE = 'Asia/Kolkata'
const today = civil('2026-11-20')
const now = instantAt(today, '12:00', ZONE)
const clock = { now: () => now }
const settings = settingsOf({}, 'GYM')
const lateUntil = lateUntilOn(today, settings.graceDays)
const MEMBERS = 10_000
const numbered = memberNumberOn(IRON, today)
const members = Array.from({ length: MEMBERS }, (_, at) => numbered(at))

let page: OpenStore
let server: DocumentStore

const shardOfMembers = (n: number, valueOf: (member: Member) => unknown) => ({
  ...{ gymId: IRON, n },
  people: Object.fromEntries(
    members.filter(({ id }) => shardOf(id) === n).map((member) => [member.id, valueOf(member)]),
  ),
})

/** 60 invoices that are late, two that are due today, as the store keeps them. */
const invoiceNumber = (at: number) => ({
  ...{ id: `iron_${String(at)}`, gymId: IRON, memberId: 'm001', customerName: `Member ${String(at)}` },
  ...{
    status: 'Open',
    isDeleted: false,
    total: 100 + at,
    due: 100 + at,
    dueOn: at < 60 ? '2026-11-01' : today,
  },
  ...{ seq: at + 1, issuedOn: '2026-11-01', createdAt: now, updatedAt: now },
})

/** 40 open leads, to be called from ten days ago until long after. */
const leadNumber = (at: number) =>
  leadWith({
    ...{ id: `lead${String(at)}`, gymId: IRON, name: `Lead ${String(at)}` },
    ...{ nextFollowUpOn: addDays(today, at - 10), createdAt: now, updatedAt: now },
  })

beforeAll(async () => {
  page = openWebStore(ownerOf(IRON))
  server = openAdminStore().store
  await emptyStore()
  await putGym(server, IRON)
  await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
  for (let n = 0; n < DIRECTORY_SHARDS; n += 1)
    await server.batch((writer) => {
      writer.set(shardPath(IRON, n), shardOfMembers(n, directoryEntryOf))
      writer.set(
        lastVisitsPath(IRON, n),
        shardOfMembers(n, ({ lastVisitOn }) => lastVisitOn),
      )
    })
  await server.batch((writer) => {
    for (let at = 0; at < 62; at += 1) writer.set(`invoices/iron_${String(at)}`, invoiceNumber(at))
  })
  await server.batch((writer) => {
    for (let at = 0; at < 40; at += 1) writer.set(`leads/lead${String(at)}`, leadNumber(at))
  })
  await makeDashboard(server, IRON, now)
})
afterAll(() => page.close())

/** What opening /dashboard listens to, as its parts ask (`useDashboard`, `useInvoiceTodo`, `TodayStrip`). */
async function openDashboard(store: DocumentStore) {
  const parts = partsOver(store, clock)
  const kept = await firstOf(dashboardRepository(parts).kept(IRON))
  const attendance = attendanceRepository(parts)
  const [, , , , , late] = await Promise.all([
    firstOf(attendance.day(IRON, today)),
    firstOf(attendance.pastDay(IRON, addDays(today, -1))),
    firstOf(monthStatsRepository(parts).several(IRON, [monthOf(today)])),
    firstOf(snoozeRepository(parts).list(IRON)),
    firstOf(moneyCheckRepository(parts).last(IRON)),
    firstOf(invoiceBook(parts).greatestOverdue(IRON, lateUntil, 3)),
  ])
  return { kept, late }
}

const everybody = () => everybodyOf(memberRepository(partsOver(page.store, clock)), IRON)
const sorted = (people: readonly ListedMember[]) =>
  people.filter(({ deleted }) => !deleted).toSorted((one, other) => (one.id < other.id ? -1 : 1))

describe('a cold opening of the dashboard of 10,000 members', () => {
  it('reads 12 documents, and has all it shows of members, packages and invoices', async () => {
    const meter = readMeter(page.store)
    meter.enter('dashboard')
    const { kept, late } = await openDashboard(meter.store)
    expect(meter.readsOf('dashboard')).toBeLessThanOrEqual(12)
    expect(kept.members?.people).toHaveLength(members.filter(({ deleted }) => !deleted).length)
    expect(kept.packages).toEqual({ monthly: { price: 1000, category: 'General' } })
    // By the limit: of a hundred thousand invoices no more are read.
    expect(late.map(({ id }) => id)).toEqual(['iron_59', 'iron_58', 'iron_57'])
  })

  it('is 16 of members alone where nothing is kept', async () => {
    const meter = readMeter(page.store)
    meter.enter('directory')
    await everybodyOf(memberRepository(partsOver(meter.store, clock)), IRON)
    expect(meter.readsOf('directory')).toBe(16)
  })

  it('leaves half of what a document may hold for longer names', async () => {
    for (const path of dashboardPaths(IRON)) {
      const stored = mapOf((await server.get(path))?.data['members']) ?? {}
      expect(new TextEncoder().encode(JSON.stringify(stored)).byteLength).toBeLessThan(600_000)
    }
  })
})

describe('the figures of what is kept', () => {
  const figuresOf = (people: readonly ListedMember[]) => {
    const priceOf = () => 1000
    const span = spanOf('90', today)
    return {
      kpis: kpisOf(people, new Map(), span, today, settings),
      todo: memberTodo(people, new Map([['monthly', 1000]]), today, settings).map(({ rows, ...group }) => ({
        ...group,
        rows: rows.map(({ key, rupees, pressing }) => ({ key, rupees, pressing })),
      })),
      ahead: renewalsAhead(people, 60, priceOf, today, settings),
      mix: packageMix(people, (id) => id, priceOf, today, settings),
      active: withCover(people, today, settings).length,
      dues: duesToday(people, today, settings),
      tabs: tabCounts(people, ['dues', 'new', 'expiring', 'expired', 'absent'], today, settings),
      joined: joinedOn(people, today),
      steps: doneSteps({
        info: gymInfo(IRON),
        members: people,
        packages: 1,
        staff: 0,
        hasVisitToday: false,
      }),
    }
  }

  it('are those of the lists, figure by figure and row by row', async () => {
    const kept = await firstOf(dashboardRepository(partsOver(page.store, clock)).kept(IRON))
    const figures = figuresOf(sorted(kept.members?.people ?? []))
    expect(figures).toEqual(figuresOf(sorted(await everybody())))
    expect(figures.tabs.absent).toBeGreaterThan(0)
  })

  it('are what the store itself reckons of the invoices', async () => {
    const { counts } = await firstOf(dashboardRepository(partsOver(page.store, clock)).kept(IRON))
    const invoices = invoiceBook(partsOver(page.store, clock))
    expect(counts).toMatchObject({
      ...{ day: today, lateUntil, toApprove: 0, dueToday: await firstOf(invoices.dueOn(IRON, today, '')) },
      late: await firstOf(invoices.overdueTotal(IRON, lateUntil, '')),
    })
    expect(counts?.late.count).toBe(60)
  })
})

describe('the leads that are due', () => {
  const kept = async () =>
    leadsDueOn((await firstOf(dashboardRepository(partsOver(server, clock)).kept(IRON))).leads, today)
  const ids = async () => (await kept())?.map(({ id }) => id).sort()
  const listed = async () =>
    (await firstOf(leadRepository(partsOver(page.store, clock)).open(IRON))).rows
      .filter((lead) => isDue(lead, today))
      .map(({ id }) => id)
      .sort()

  it('are those of the list that they open (PRODUCT 2.Q), also after each event', async () => {
    expect(await ids()).toHaveLength(11)
    expect(await ids()).toEqual(await listed())
    await server.batch((writer) => {
      writer.merge('leads/lead0', { nextFollowUpOn: addDays(today, 5) })
      writer.merge('leads/lead1', { status: 'Lost', lostReason: 'Price', nextFollowUpOn: null })
      writer.merge('leads/lead30', { nextFollowUpOn: today })
      writer.set('leads/fresh', { ...leadNumber(10), id: 'fresh' })
    })
    await Promise.all([
      keepLeads(server, IRON, ['lead30']),
      keepLeads(server, IRON, ['fresh', 'lead1', 'lead0', 'gone']),
    ])
    expect(await ids()).toEqual(expect.arrayContaining(['fresh', 'lead30']))
    expect(await ids()).toEqual(await listed())
    expect(await ids()).not.toContain('lead0')
  })

  it('are nobody’s of another centre', async () => {
    await putGym(server, 'ice')
    await makeDashboard(server, 'ice', now)
    await keepLeads(server, 'ice', ['lead30'])
    const ice = await firstOf(dashboardRepository(partsOver(server, clock)).kept('ice'))
    expect(ice.leads?.rows).toEqual([])
  })
})

describe('an event', () => {
  const kept = () => firstOf(dashboardRepository(partsOver(server, clock)).kept(IRON))
  const later = instantAt(addDays(today, 1), '09:00', ZONE)

  it('makes its own part anew and leaves the others, whatever order events come in', async () => {
    const [moved] = members.filter(({ id, deleted }) => shardOf(id) === 3 && !deleted)
    if (!moved) return expect.fail('nobody in shard 3')
    const entry = directoryEntryOf({ ...moved, name: 'Renamed', totalDueAmount: 77 })
    await server.batch((writer) => writer.merge(shardPath(IRON, 3), { people: { [moved.id]: entry } }))
    await Promise.all([3, 3, 5].map((n) => keepDashboard(server, IRON, [n], later)))
    const { members: people } = await kept()
    expect(people?.people.find(({ id }) => id === moved.id)).toMatchObject({
      name: 'Renamed',
      totalDueAmount: 77,
    })
    // The oldest of the parts says from which day on the visits have to be looked for.
    expect(people?.on).toBe(today)
    await makeDashboard(server, IRON, later)
    expect((await kept()).members?.on).toBe(civilDateIn(later, ZONE))
  })

  it('makes nothing for a centre whose night has made nothing yet, and the next night does', async () => {
    await putGym(server, 'new')
    await keepDashboard(server, 'new', [0, 'counts', 'packages'], now)
    expect(await server.get(dashboardPaths('new')[0] ?? '')).toBeNull()
    await makeDashboard(server, 'new', now)
    expect((await firstOf(dashboardRepository(partsOver(server, clock)).kept('new'))).members).toEqual({
      ...{ on: today, people: [] },
    })
  })

  it('of a member with a name that no row should break is read back as it was', async () => {
    const odd = { ...numbered(20_001), name: 'A "quote", \\ and \u001f' }
    const n = shardOf(odd.id)
    await server.batch((writer) =>
      writer.merge(shardPath(IRON, n), { people: { [odd.id]: directoryEntryOf(odd) } }),
    )
    await keepDashboard(server, IRON, [n], later)
    expect((await kept()).members?.people.find(({ id }) => id === odd.id)?.name).toBe(odd.name)
  })
})
