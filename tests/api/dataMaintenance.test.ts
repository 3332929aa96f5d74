import { beforeEach, describe, expect, it } from 'vitest'
import { rollOverGym } from '@/data/maintenance/rollOverGym'
import {
  upgradeAll,
  upgradeGym,
  type UpgradeProgress,
  type UpgradeSummary,
} from '@/data/maintenance/upgradeGym'
import { invoiceRepository } from '@/data/invoices/invoiceRepository'
import { lastVisitsPath } from '@/data/members/lastVisits'
import { shardPath } from '@/data/members/memberRecords'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { consoleLog } from '@/data/store/log'
import { settingsOf } from '@/domain/gyms/settings'
import { shardOf } from '@/domain/members/directory'
import { DIRECTORY_SHARDS } from '@/domain/members/directoryEntry'
import type { MemberFilter } from '@/domain/members/memberFilter'
import { instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { moneyRepositoriesOver, repositoriesOver } from '../support/repositories'
import { partsOver } from './support/acts'
import { gymInfo, formOf, heldMonth, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { listOf } from './support/memberLists'

const limits = settingsOf({}, 'GYM')
const IRON = 'iron'
const today = civil('2026-11-20')
const now = instantAt(today, '00:05', 'Asia/Kolkata')
const store: DocumentStore = openAdminStore().store
const repositories = repositoriesOver(store, { now: () => now }, (message) => expect.unreachable(message))

const put = (path: string, data: StoredData) => store.batch((writer) => writer.set(path, data))
const stored = async (path: string) => (await store.get(path))?.data
const listed = async (tab: MemberFilter['tab']) =>
  (await listOf(repositories.members, IRON, { tab }, { today, limits })).map(({ name }) => name)

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
})

describe('bringing a centre’s older records up to date (PRODUCT 2.M)', () => {
  beforeEach(async () => {
    await put('members/old', {
      gymId: IRON,
      name: 'Asha Rao',
      phone: 9876543210,
      currentPackage: { name: 'Monthly', amount: '1,000', duration: '30', startDate: '2026-11-10' },
      packageHistory: [
        { name: 'First', amount: '900', duration: '30', startDate: '2026-09-01' },
        { name: 'Second', amount: 950, duration: 30, startDate: '2026-10-01' },
      ],
    })
    await put('members/old/packageHistory/bare', { name: 'Bare', amount: '5', duration: '1' })
    await put('memberPackages/monthly', { gymId: IRON, name: 'Monthly', price: '1000', duration: '30' })
    await put('invoices/i1', {
      gymId: IRON,
      memberId: 'old',
      amount: '1000',
      status: 'paid',
      createdAt: '2026-11-10T04:00:00Z',
    })
    await put('invoices/i2', { gymId: IRON, memberId: 'old', amount: 10 })
    await put('expenses/bijli', {
      gymId: IRON,
      categoryId: 'electricity',
      amount: '1,250.50',
      description: 'bijli bill',
      createdAt: '2026-11-10T20:00:00Z',
    })
    await put('attendance/iron_old', {
      gymId: IRON,
      memberId: 'old',
      '2026-11-3': { entry: new Date('2026-11-03T01:00:00Z'), exit: new Date('2026-11-03T02:00:00Z') },
    })
  })

  it('only counts when it runs dry', async () => {
    const before = await stored('members/old')
    const summary = await upgradeGym(store, IRON, { apply: false })
    expect(summary.members).toEqual({ read: 1, upgraded: 0, left: 1, unreadable: [] })
    expect(summary.packageHistory.left).toBe(1)
    expect(summary.attendance.left).toBe(1)
    expect(await stored('members/old')).toEqual(before)
    expect(await listed('all')).toEqual([])
  })

  it('shows on the lists what they could not find before', async () => {
    expect(await listed('all')).toEqual([])
    await upgradeGym(store, IRON, { apply: true })
    expect(await listed('all')).toEqual(['Asha Rao'])
    expect([...(await firstOf(repositories.members.directory(IRON))).keys()]).toEqual(['old'])
    const history = await firstOf(repositories.members.history(IRON, 'old', { pageSize: 10 }))
    expect(history.rows.map(({ name }) => name)).toEqual(['Second', 'First', 'Bare'])
    const parts = { store, clock: systemClock, log: consoleLog }
    const invoices = await firstOf(invoiceRepository(parts).ofMember(IRON, 'old', { pageSize: 10 }))
    expect(invoices.rows.map(({ id, amount }) => [id, amount])).toEqual([
      ['i1', 1000],
      ['i2', 10],
    ])
  })

  it('lists an older expense on the day it was entered in the centre’s zone, as a confirmed one', async () => {
    const { expenses } = moneyRepositoriesOver({
      store,
      clock: { now: () => now },
      log: (message) => expect.unreachable(message),
    })
    const onThatDay = async () => {
      const day = civil('2026-11-11')
      const filter = { from: day, to: day, status: 'Confirmed' } as const
      const { rows } = await firstOf(expenses.page(IRON, filter, { pageSize: 10 }))
      return rows.map(({ amount, description }) => [amount, description])
    }
    expect(await onThatDay()).toEqual([])
    await upgradeGym(store, IRON, { apply: true })
    expect(await onThatDay()).toEqual([[1250.5, 'bijli bill']])
  })

  it('moves the inline history, its last entry becoming lastPackage, and converts what the specification names', async () => {
    await upgradeGym(store, IRON, { apply: true })
    const member = await stored('members/old')
    expect(member).not.toHaveProperty('packageHistory')
    expect(member).toMatchObject({
      phone: '9876543210',
      isActive: true,
      totalDueAmount: 0,
      biometricUserId: 0,
      lastPackage: { name: 'Second' },
      currentPackage: { amount: 1000, duration: 30, endDate: '2026-12-09' },
    })
    expect(await stored('memberPackages/monthly')).toMatchObject({
      price: 1000,
      duration: 30,
      isActive: true,
    })
    const attendance = await stored('attendance/iron_old')
    expect(attendance).not.toHaveProperty('2026-11-3')
    expect(attendance?.['3-11-2026']).toHaveLength(2)
  })

  it('changes nothing when it runs again', async () => {
    await upgradeGym(store, IRON, { apply: true, deep: true })
    const before = await stored('members/old')
    const again = await upgradeGym(store, IRON, { apply: true, deep: true })
    for (const count of Object.values(again))
      expect(count).toMatchObject({ upgraded: 0, left: 0, unreadable: [] })
    expect(await stored('members/old')).toEqual(before)
  })

  it('stops at the number it may write, says that there is more, and gets there call by call', async () => {
    const heard: UpgradeProgress[] = []
    const sum = (summary: UpgradeSummary, key: 'upgraded' | 'left') =>
      Object.values(summary).reduce((all, count) => all + count[key], 0)
    const first = await upgradeAll(store, { apply: true, most: 2, onProgress: (step) => heard.push(step) })
    expect(sum(first, 'upgraded')).toBe(2)
    expect(sum(first, 'left')).toBeGreaterThan(0)
    expect(heard.map(({ collection }) => collection)).toContain('memberPackages')
    let calls = 1
    while (calls < 20 && sum(await upgradeAll(store, { apply: true, most: 2 }), 'left') > 0) calls += 1
    expect(calls).toBeLessThan(10)
    expect(await listed('all')).toEqual(['Asha Rao'])
    expect(await upgradeGym(store, IRON, { apply: false })).toMatchObject({
      members: { left: 0 },
      invoices: { left: 0 },
      attendance: { left: 0 },
      memberDirectory: { left: 0 },
    })
  })

  it('names what nobody can read and goes on', async () => {
    await put('members/broken', { gymId: IRON, name: 'Broken', guardian: { name: 7 } })
    const summary = await upgradeGym(store, IRON, { apply: true })
    expect(summary.members.unreadable).toEqual(['members/broken'])
    expect(await listed('all')).toEqual(['Asha Rao'])
  })

  it('repairs the directory: missing and orphaned lines', async () => {
    await upgradeGym(store, IRON, { apply: true })
    const [shard] = await store.query({
      collection: 'memberDirectory',
      where: [{ field: 'gymId', op: '==', value: IRON }],
      orderBy: [],
      limit: 1,
    })
    await put(shard?.path ?? '', { ...shard?.data, people: { ghost: { n: 'Ghost' } } })
    await upgradeGym(store, IRON, { apply: true })
    expect([...(await firstOf(repositories.members.directory(IRON))).keys()]).toEqual(['old'])
  })

  it('brings the birthday, the day of joining and what lists show into lines of an older version', async () => {
    await upgradeGym(store, IRON, { apply: true })
    const path = shardPath(IRON, shardOf('old'))
    const people = mapOf((await store.get(path))?.data['people']) ?? {}
    const { g, j, w, ...older } = mapOf(people['old']) ?? {}
    expect([g, j, w]).not.toContain(undefined)
    await put(path, { gymId: IRON, n: shardOf('old'), people: { old: older } })
    const summary = await upgradeGym(store, IRON, { apply: true })
    expect(summary.memberDirectory.upgraded).toBe(1)
    expect(mapOf((await store.get(path))?.data['people'])?.['old']).toEqual({ ...older, g, j, w })
  })

  it('brings the last visits into their shards: missing, wrong and orphaned ones', async () => {
    const shards = async () => {
      const found = Array.from({ length: DIRECTORY_SHARDS }, (_, n) => store.get(lastVisitsPath(IRON, n)))
      const people = (await Promise.all(found)).map((document) => mapOf(document?.data['people']) ?? {})
      return Object.assign({}, ...people) as Record<string, unknown>
    }
    await put('members/came', { gymId: IRON, name: 'Came', lastVisitOn: '2026-11-18' })
    await upgradeGym(store, IRON, { apply: true })
    expect(await shards()).toEqual({ came: '2026-11-18' })
    await put(lastVisitsPath(IRON, shardOf('came')), {
      gymId: IRON,
      n: shardOf('came'),
      people: { came: '2026-01-01', ghost: '2026-11-19' },
    })
    expect((await upgradeGym(store, IRON, { apply: false })).memberDirectory.left).toBe(2)
    await upgradeGym(store, IRON, { apply: true })
    expect(await shards()).toEqual({ came: '2026-11-18' })
  })
})

describe('the nightly roll-over (DOMAIN 3.3)', () => {
  const member = async (id: string, fields: StoredData) => {
    await repositories.members.add(IRON, id, formOf({ name: id }), gymInfo(IRON))
    await store.batch((writer) => writer.merge(`members/${id}`, fields))
    await upgradeGym(store, IRON, { apply: true })
  }

  it('lets a renewal begin on its day, the ended package going to the history', async () => {
    await member('m1', {
      currentPackage: heldMonth({ startDate: '2026-10-20', endDate: '2026-11-19' }),
      futurePackage: heldMonth({ id: 'p2', startDate: '2026-11-20', endDate: '2026-12-19' }),
    })
    expect(await rollOverGym(partsOver(store, now), IRON)).toMatchObject({
      begun: 1,
      expired: 0,
      billed: 0,
      failures: [],
    })
    expect(await stored('members/m1')).toMatchObject({
      currentPackage: { id: 'p2' },
      futurePackage: null,
      lastPackage: { id: 'p1' },
    })
    expect(await stored('members/m1/packageHistory/p1')).toMatchObject({ outcome: 'renewed', gymId: IRON })
    expect(await rollOverGym(partsOver(store, now), IRON)).toEqual({
      begun: 0,
      expired: 0,
      billed: 0,
      failures: [],
    })
  })

  it('marks an ended package expired, once', async () => {
    await member('m1', { currentPackage: heldMonth({ startDate: '2026-10-01', endDate: '2026-10-31' }) })
    expect(await rollOverGym(partsOver(store, now), IRON)).toMatchObject({ expired: 1 })
    expect(await stored('members/m1')).toMatchObject({ currentPackage: { isExpired: true } })
    expect(await rollOverGym(partsOver(store, now), IRON)).toMatchObject({ expired: 0 })
  })

  it('bills a recurring package up to today after a downtime, each term once', async () => {
    await member('m1', {
      currentPackage: heldMonth({
        type: 'Recurring',
        startDate: '2026-08-31',
        anchorDate: '2026-08-31',
        billedThrough: '2026-08-31',
        endDate: '2026-09-29',
        nextBillDate: '2026-09-30',
      }),
    })
    expect(await rollOverGym(partsOver(store, now), IRON)).toMatchObject({
      billed: 2,
      expired: 0,
      failures: [],
    })
    expect(await rollOverGym(partsOver(store, now), IRON)).toMatchObject({ billed: 0 })
    expect(await stored('members/m1')).toMatchObject({
      totalDueAmount: 2000,
      currentPackage: { endDate: '2026-11-29', nextBillDate: '2026-11-30', billedThrough: '2026-10-31' },
    })
    expect(await stored('invoices/iron_m1_p1_2026-09-30')).toMatchObject({
      autoGenerated: true,
      fromDate: '2026-09-30',
      toDate: '2026-10-30',
      invoiceNumber: 'IRN/26-27/000001',
    })
    expect(await stored('invoices/iron_m1_p1_2026-10-31')).toMatchObject({
      invoiceNumber: 'IRN/26-27/000002',
    })
  })

  it('bills nobody for the months since an older recurring package was let go', async () => {
    const older = {
      type: 'Recurring',
      startDate: '2026-01-01',
      endDate: '2026-01-31',
      nextBillDate: '2026-02-01',
    }
    await member('m1', { currentPackage: heldMonth(older) })
    expect(await rollOverGym(partsOver(store, now), IRON)).toMatchObject({ billed: 0, expired: 1 })
  })

  it('leaves a member that fails behind and works on the others', async () => {
    await member('m1', { currentPackage: heldMonth({ startDate: '2026-10-01', endDate: '2026-10-31' }) })
    await member('m2', { currentPackage: heldMonth({ startDate: '2026-10-01', endDate: '2026-10-31' }) })
    await store.batch((writer) => writer.update('members/m1', [{ at: ['guardian'], value: { name: 7 } }]))
    const { expired, failures } = await rollOverGym(partsOver(store, now), IRON)
    expect(expired).toBe(1)
    expect(failures.map(({ memberId }) => memberId)).toEqual(['m1'])
  })
})
