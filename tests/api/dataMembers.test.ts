import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import { shardPath } from '@/data/members/memberRecords'
import { invoiceRepository } from '@/data/invoices/invoiceRepository'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { consoleLog } from '@/data/store/log'
import { settingsOf } from '@/domain/gyms/settings'
import { shardOf } from '@/domain/members/directory'
import type { MemberFilter } from '@/domain/members/memberFilter'
import { memberWith } from '@/domain/members/fixtures'
import { memberCodeOf } from '@/domain/members/memberForm'
import { duesOf, tabCounts } from '@/domain/members/memberTotals'
import { addDays, civilDateIn, financialYearOf } from '@/domain/shared/calendar'
import { repositoriesOver, type Repositories } from '../support/repositories'
import { cashRow, deskActs, invoiceIdOf, keyOf, ownerActs, runAs, saleInputOn } from './support/acts'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { askedOfStore, everybodyOf, listOf } from './support/memberLists'

const limits = settingsOf({}, 'GYM')
const IRON = 'iron'
const ICE = 'ice'

/** Under the rules as owner and as the desk's manager, and past them on the server: the same outcomes. */
describe.each([
  ['an owner’s page', () => openWebStore(ownerOf(IRON)), ownerActs(IRON), 20],
  ['a manager’s page', () => openWebStore(managerOf(IRON)), deskActs(IRON), 4],
  ['the server', openAdminStore, ownerActs(IRON), 4],
])('members through %s', (through, open: () => OpenStore, actor, salesAtOnce) => {
  let client: OpenStore
  let server: DocumentStore
  let repositories: Repositories
  const now = new Date()
  const today = civilDateIn(now, 'Asia/Kolkata')
  const fy = financialYearOf(today)

  beforeAll(() => {
    client = open()
    server = openAdminStore().store
    repositories = repositoriesOver(client.store, systemClock, (message, detail) =>
      expect.unreachable(`${message}: ${String(detail)}`),
    )
  })
  afterAll(() => client.close())
  beforeEach(async () => {
    await emptyStore()
    await putGym(server, IRON)
    await putGym(server, ICE)
    await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
  })

  const add = (id: string, name = `Asha ${id}`) =>
    repositories.members.add(IRON, id, formOf({ name }), gymInfo(IRON))
  const stored = async (path: string) => (await server.get(path))?.data
  /** By an act of the server, whatever the page: it alone writes packages and money. The key follows from the name. */
  const sell = (memberId: string, name: string, fields: Parameters<typeof saleInputOn>[1] = {}) =>
    runAs(server, IRON, actor, {
      ...{ act: 'assign', key: keyOf(name) },
      input: { memberId, templateId: monthly.id, terms: saleInputOn(now, fields), asks: false },
    })
  const list = (filter: Partial<MemberFilter> = {}) =>
    listOf(repositories.members, IRON, filter, { today, limits })

  it('adds a member with code, query fields and a line in the directory; a repeat changes nothing', async () => {
    const member = await add('m1', 'Asha  Rao')
    await repositories.members.add(IRON, 'm1', formOf({ name: 'Somebody Else' }), gymInfo(IRON))
    expect(member).toMatchObject({ name: 'Asha Rao', memberCode: memberCodeOf('m1'), totalDueAmount: 0 })
    expect(await stored('members/m1')).toMatchObject({ name: 'Asha Rao', lookup: { nameLower: 'asha rao' } })
    const directory = await firstOf(repositories.members.directory(IRON))
    expect([...directory]).toEqual([['m1', expect.objectContaining({ n: 'Asha Rao', p: '9876543210' })]])
  })

  it('edits, deactivates and restores, and the lists and the directory follow', async () => {
    const opened = await add('m1')
    await repositories.members.edit(IRON, opened, formOf({ name: 'Zoya Khan' }), gymInfo(IRON))
    await repositories.members.deactivate(IRON, 'm1', 'Moved away')
    expect(await list()).toEqual([])
    expect(await list({ tab: 'deactivated' })).toMatchObject([
      { name: 'Zoya Khan', reasonForLeaving: 'Moved away', deactivatedOn: today },
    ])
    expect((await firstOf(repositories.members.directory(IRON))).get('m1')).toMatchObject({
      n: 'Zoya Khan',
      a: false,
    })
    await repositories.members.restore(IRON, 'm1')
    expect(await list()).toMatchObject([{ isActive: true, deactivatedOn: null, reasonForLeaving: '' }])
  })

  it('keeps what another desk changed while the edit form was open, and no note is saved over another', async () => {
    const opened = await add('m1')
    await repositories.members.setNotes(IRON, 'm1', 'Knee', '')
    await repositories.members.edit(IRON, opened, formOf({ name: 'Zoya Khan' }), gymInfo(IRON))
    expect(await stored('members/m1')).toMatchObject({ name: 'Zoya Khan', notes: 'Knee' })
    await expect(repositories.members.setNotes(IRON, 'm1', 'Back', '')).rejects.toMatchObject({
      ...{ name: 'AppError', code: 'refused' },
    })
    await repositories.members.setNotes(IRON, 'm1', 'Knee', '')
    expect(await stored('members/m1')).toMatchObject({ notes: 'Knee' })
  })

  it('blocks with the reason in the note and unblocks, but not for a manager', async () => {
    const { members } = repositories
    await add('m1')
    await members.setNotes(IRON, 'm1', 'Knee', '')
    if (through === 'a manager’s page') {
      await expect(members.block(IRON, 'm1', 'Fought')).rejects.toMatchObject({ code: 'permission-denied' })
      expect(await stored('members/m1')).toMatchObject({ blocked: false, notes: 'Knee' })
      return
    }
    const line = /^Knee\nBlocked on .+: Fought$/
    await members.block(IRON, 'm1', 'Fought')
    expect(await stored('members/m1')).toMatchObject({ blocked: true })
    expect((await stored('members/m1'))?.['notes']).toMatch(line)
    expect((await firstOf(members.directory(IRON))).get('m1')).toMatchObject({ b: true })
    await expect(members.block(IRON, 'm1', 'Again')).rejects.toMatchObject({ code: 'refused' })
    await members.unblock(IRON, 'm1')
    await members.undoUnblock(IRON, 'm1')
    expect(await stored('members/m1')).toMatchObject({ blocked: true })
    expect((await stored('members/m1'))?.['notes']).toMatch(line)
    await members.undoBlock(IRON, 'm1')
    expect(await stored('members/m1')).toMatchObject({ blocked: false, notes: 'Knee' })
    expect((await firstOf(members.directory(IRON))).get('m1')).toMatchObject({ b: false })
  })

  it('of an older version with a longer text than a page may write says so, until it is shortened', async () => {
    const { members } = repositories
    await add('m1', 'Asha Rao')
    const phone = '9876543210 / 9123456780 (mother) / 0731-2551234'
    await server.batch((writer) => writer.merge('members/m1', { phone }))
    for (const act of [
      () => members.deactivate(IRON, 'm1', 'Moved away'),
      () => members.restore(IRON, 'm1'),
      () => members.setNotes(IRON, 'm1', 'Knee', ''),
      () => members.setPhoto(IRON, 'm1', ''),
    ])
      await expect(act()).rejects.toMatchObject({
        code: 'refused',
        message: 'The phone of Asha Rao is longer than 40 letters. Shorten it with Edit first.',
      })
    const opened = await firstOf(members.one(IRON, 'm1'))
    if (opened === null) throw new Error('There is no member m1.')
    await members.edit(IRON, opened, formOf({ name: 'Asha Rao' }), gymInfo(IRON))
    await members.deactivate(IRON, 'm1', 'Moved away')
    expect(await stored('members/m1')).toMatchObject({ isActive: false, phone: '9876543210' })
  })

  it('an update is applied only if the record exists (SPECIFICATION 5)', async () => {
    const { members } = repositories
    const acts = [
      () => members.edit(IRON, memberWith({ id: 'gone' }), formOf({ name: 'Nobody' }), gymInfo(IRON)),
      () => members.deactivate(IRON, 'gone', ''),
      () => members.restore(IRON, 'gone'),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ name: 'AppError', code: 'not-found' })
    expect(await stored('members/gone')).toBeUndefined()
  })

  it('answers for its own centre only', async () => {
    await repositoriesOver(server, systemClock).members.add(ICE, 'x1', formOf({ name: 'Ice' }), gymInfo(ICE))
    await add('m1')
    expect((await list()).map(({ id }) => id)).toEqual(['m1'])
    await expect(repositories.members.deactivate(IRON, 'x1', '')).rejects.toMatchObject({ name: 'AppError' })
    expect(await stored('members/x1')).toMatchObject({ isActive: true })
  })

  it('sells a package: member, numbered invoice, dues and directory in one go', async () => {
    await add('m1')
    const outcome = await sell('m1', 'a', { payments: [cashRow(400)] })
    expect(outcome).toMatchObject({
      kind: 'done',
      invoice: { invoiceNumber: `IRN/${fy}/000001`, seq: 1, fy },
    })
    expect(await stored('members/m1')).toMatchObject({
      totalDueAmount: 600,
      currentPackage: { id: keyOf('a'), invoiceIds: [invoiceIdOf(IRON, 'a')], paid: 400 },
    })
    expect(await stored(`invoices/${invoiceIdOf(IRON, 'a')}`)).toMatchObject({
      amount: 1000,
      status: 'Partially Paid',
      invoiceNumber: `IRN/${fy}/000001`,
    })
    expect(await stored(`gyms/${IRON}/counters/invoice_${fy}`)).toEqual({
      gymId: IRON,
      fy,
      last: 1,
      on: today,
    })
    expect((await firstOf(repositories.members.directory(IRON))).get('m1')).toMatchObject({
      d: 600,
      k: 'Monthly',
    })
    const dues = duesOf(await list({ tab: 'dues' }))
    expect(dues).toBe(600)
    const parts = { store: client.store, clock: systemClock, log: consoleLog }
    const invoices = await firstOf(invoiceRepository(parts).ofMember(IRON, 'm1', { pageSize: 10 }))
    expect(invoices.rows).toMatchObject([{ id: invoiceIdOf(IRON, 'a') }])
  })

  it('takes a repeated sale for the one it was: one invoice, one number, one package', async () => {
    await add('m1')
    const first = await sell('m1', 'a')
    expect(first).toMatchObject({ kind: 'done', invoice: { seq: 1 } })
    expect(await sell('m1', 'a')).toEqual(first)
    expect(await stored(`gyms/${IRON}/counters/invoice_${fy}`)).toMatchObject({ last: 1 })
    expect(await stored('members/m1')).toMatchObject({ totalDueAmount: 1000, futurePackage: null })
  })

  it('writes nothing when the domain refuses', async () => {
    await add('m1')
    await sell('m1', 'a')
    const before = await stored('members/m1')
    expect(await sell('m1', 'b')).toMatchObject({ kind: 'refused' })
    expect(await stored('members/m1')).toEqual(before)
    expect(await stored(`invoices/${invoiceIdOf(IRON, 'b')}`)).toBeUndefined()
  })

  it('numbers sales that run at once without a gap', async () => {
    const ids = Array.from({ length: salesAtOnce }, (_, at) => `m${at}`)
    for (const id of ids) await add(id)
    const outcomes = await Promise.all(ids.map((id) => sell(id, id)))
    const numbers = outcomes.map((outcome) => (outcome.kind === 'done' ? (outcome.invoice?.seq ?? 0) : 0))
    expect(numbers.sort((a, b) => a - b)).toEqual(ids.map((_, at) => at + 1))
    expect(await stored(`gyms/${IRON}/counters/invoice_${fy}`)).toMatchObject({ last: salesAtOnce })
    expect(duesOf(await list({ tab: 'dues' }))).toBe(salesAtOnce * 1000)
  }, 120_000)

  it('renews early and shows the package of old in the history once its time has come', async () => {
    await add('m1')
    await sell('m1', 'a')
    const held = await firstOf(repositories.members.one(IRON, 'm1'))
    const startDate = addDays(held?.currentPackage?.endDate ?? today, 1)
    const renewed = await runAs(server, IRON, actor, {
      ...{ act: 'renew', key: keyOf('b') },
      input: {
        ...{ memberId: 'm1', templateId: monthly.id, asks: false },
        terms: saleInputOn(now, { startDate }),
      },
    })
    expect(renewed).toMatchObject({ kind: 'done', invoice: { seq: 2 } })
    expect(await stored('members/m1')).toMatchObject({
      futurePackage: { id: keyOf('b') },
      totalDueAmount: 2000,
    })
  })

  it('counts what its list holds', async () => {
    for (const id of ['m1', 'm2', 'm3']) await add(id)
    await sell('m2', 'a')
    const tabs = ['all', 'dues', 'new', 'deleted'] as const
    const count = (tab: MemberFilter['tab']) =>
      client.store.count(askedOfStore(IRON, { tab }, { today, limits }))
    expect(await Promise.all(tabs.map(count))).toEqual([3, 1, 3, 0])
    expect(tabCounts(await everybodyOf(repositories.members, IRON), tabs, today, limits)).toEqual({
      all: 3,
      dues: 1,
      new: 3,
      deleted: 0,
    })
    expect(duesOf(await list({ tab: 'dues' }))).toBe(
      await client.store.sum(askedOfStore(IRON, { tab: 'dues' }, { today, limits }), 'totalDueAmount'),
    )
  })

  it('leaves an entry that nobody can read out of the list, and shows the others', async () => {
    await add('m1')
    await add('m2')
    const path = shardPath(IRON, shardOf('m2'))
    await server.batch((writer) => writer.update(path, [{ at: ['people', 'm2'], value: { n: 7 } }]))
    expect((await list()).map(({ id }) => id)).toEqual(['m1'])
    // So it is told from a directory that is whole, and the server makes it again.
    expect(await repositories.members.countAll(IRON)).toBe(2)
    await upgradeGym(server, IRON, { apply: true })
    expect((await list()).map(({ id }) => id)).toEqual(['m1', 'm2'])
  })
})
