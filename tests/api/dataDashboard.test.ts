import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardRepository } from '@/data/dashboard/dashboardRepository'
import { dashboardPaths } from '@/data/dashboard/dashboardRecords'
import { beginDay, keepDashboard, keepLeads, makeDashboard } from '@/data/dashboard/keepDashboard'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { anyDay, lateUntilOn } from '@/data/invoices/invoiceQueries'
import { leadRepository } from '@/data/leads/leadRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { shardPath } from '@/data/members/memberRecords'
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
import { isDue } from '@/domain/leads/leadQueue'
import type { ListedMember } from '@/domain/members/listedMember'
import { activeMembers, tabCounts } from '@/domain/members/memberTotals'
import { packageMix, renewalsAhead } from '@/domain/members/renewalsAhead'
import { spanOf } from '@/domain/monthStats/figureRange'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import { totalOf } from '@/domain/shared/money'
import { mapOf } from '@/domain/shared/readers'
import { gymInfo, monthly, putGym } from './support/gymFixtures'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { everybodyOf } from './support/memberLists'
import {
  clock,
  IRON,
  leadNumber,
  members,
  now,
  numbered,
  putDashboardScene,
  today,
  ZONE,
} from './support/dashboardScene'

const settings = settingsOf({}, 'GYM')
const lateUntil = lateUntilOn(today, settings.graceDays)

let page: OpenStore
let server: DocumentStore

beforeAll(async () => {
  page = openWebStore(ownerOf(IRON))
  server = openAdminStore().store
  await putDashboardScene(server)
})
afterAll(() => page.close())

const everybody = () => everybodyOf(memberRepository(partsOver(page.store, clock)), IRON)
const sorted = (people: readonly ListedMember[]) =>
  people.filter(({ deleted }) => !deleted).toSorted((one, other) => (one.id < other.id ? -1 : 1))

describe('what is kept of 10,000 members', () => {
  it('has all that the dashboard shows of members and packages, in two documents', async () => {
    const meter = readMeter(page.store)
    meter.enter('kept')
    const kept = await firstOf(dashboardRepository(partsOver(meter.store, clock)).kept(IRON))
    expect(meter.readsOf('kept')).toBe(2)
    expect(kept.members?.people).toHaveLength(members.filter(({ deleted }) => !deleted).length)
    const { price, taxRate, sac, category, deleted } = monthly
    expect(kept.packages).toEqual({ monthly: { price, taxRate, sac, category, deleted } })
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
      active: activeMembers(people, today, settings).length,
      tabs: tabCounts(people, ['upcoming', 'new', 'expiring', 'expired', 'absent'], today, settings),
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
      late: await firstOf(invoices.totalOwed(IRON, { from: anyDay.from, to: lateUntil }, '')),
    })
    expect(counts?.late.count).toBe(60)
    // The dues of the strip, and of Invoices by how late they are (PRODUCT 2.Q).
    const owed = Object.values(await firstOf(invoices.owed(IRON, today, lateUntil)))
    expect(owed.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(62)
    expect(counts?.owed).toBe(totalOf(owed.map(({ rupees }) => rupees)))
    expect(counts?.owed).toBe(await firstOf(invoices.owedInAll(IRON, '')))
  })
})

describe('the same day of the week before', () => {
  it('is what it began with, though it was paid and called since; nothing where no night kept it', async () => {
    const kept = async () =>
      (await firstOf(dashboardRepository(partsOver(server, clock)).kept('weekly'))).counts
    const at = (days: number, time: '00:30' | '18:00') => instantAt(addDays(today, days), time, ZONE)
    const owed = { gymId: 'weekly', status: 'Open', isDeleted: false, due: 40, dueOn: addDays(today, -7) }
    await putGym(server, 'weekly')
    await server.batch((writer) => {
      writer.set('invoices/weekly_1', owed)
      writer.set('leads/weekly', {
        ...leadNumber(0),
        id: 'weekly',
        gymId: 'weekly',
        nextFollowUpOn: addDays(today, -7),
      })
    })
    await beginDay(server, 'weekly', at(-7, '00:30'))
    await server.batch((writer) => {
      writer.merge('invoices/weekly_1', { status: 'Paid', due: 0 })
      writer.merge('leads/weekly', { nextFollowUpOn: addDays(today, 9) })
    })
    await makeDashboard(server, 'weekly', at(-7, '18:00'))
    expect((await kept())?.weekAgo).toMatchObject({ due: null, followUps: null })
    for (let days = -6; days <= 0; days += 1) await beginDay(server, 'weekly', at(days, '00:30'))
    expect((await kept())?.weekAgo).toMatchObject({ due: 40, followUps: 1 })
    await beginDay(server, 'weekly', at(1, '00:30'))
    expect((await kept())?.weekAgo).toMatchObject({ due: 0, followUps: 0 })
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
