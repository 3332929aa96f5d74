import { beforeEach, describe, expect, it } from 'vitest'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { upgradeCentre } from '@/data/maintenance/upgradeCentre'
import { moneyRepositoriesOver } from '@/data/moneyRepositories'
import { repositoriesOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore, StoredData, StoreTransaction } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { createRepairs } from '@/data/store/repairs'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema, type Invoice } from '@/domain/invoices/invoice'
import type { MoneyCheck } from '@/domain/monthStats/moneyCheck'
import { failureSentence } from '@/domain/monthStats/nightFailure'
import { memberPackageSchema } from '@/domain/packages/memberPackage'
import { civil } from '@/domain/shared/civilDate'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { cashRow, doneAs, ownerActs } from './support/acts'
import { centreInfo, formOf, putCentre } from './support/centreFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'

const IRON = 'iron'
const ZINC = 'zinc'
// 00:05 in India on 20 November 2026.
const midnight = new Date('2026-11-19T18:35:00Z')
const nextMidnight = new Date('2026-11-20T18:35:00Z')

const { store } = openAdminStore()
const silent = () => undefined
const unexpected = (gymId: string, error: unknown) => expect.unreachable(`${gymId}: ${String(error)}`)

const put = (path: string, data: StoredData) => store.batch((writer) => writer.set(path, data))
const change = (path: string, data: StoredData) => store.batch((writer) => writer.merge(path, data))
const stored = async (path: string) => (await store.get(path))?.data

async function night(at = midnight, over: DocumentStore = store) {
  const summaries = await nightlyWork(over, at, unexpected)
  return summaries.find(({ gymId }) => gymId === IRON) ?? expect.fail('no night')
}
const money = () =>
  moneyRepositoriesOver({ store, clock: systemClock, repairs: createRepairs(silent), log: silent })
const check = async (): Promise<MoneyCheck> =>
  (await firstOf(money().moneyChecks.last(IRON))) ?? expect.fail('no check')
const billedIn = async (month: string) => (await firstOf(money().monthStats.month(IRON, month)))?.billed
const spentIn = async (month: string) => (await firstOf(money().monthStats.month(IRON, month)))?.expenses

const cash = (id: string, amount: number, date = '2026-11-10') =>
  paymentSchema.parse({ id, amount, date, modeOfPayment: 'Cash' })
const putInvoice = (id: string, fields: Partial<Invoice>) =>
  put(`invoices/${id}`, {
    ...invoiceWith({ id, gymId: IRON, memberId: 'asha', issuedOn: civil('2026-11-10'), ...fields }),
    createdAt: midnight,
    updatedAt: midnight,
  })
async function putMember(id: string, fields: StoredData = {}, gymId = IRON) {
  const { members } = repositoriesOver(store, { now: () => midnight }, silent)
  await members.add(gymId, id, formOf({ name: id }), centreInfo(gymId))
  await change(`members/${id}`, fields)
}
const pkg = (fields: StoredData) =>
  memberPackageSchema.parse({
    id: 'p1',
    name: 'Monthly',
    type: 'Recurring',
    duration: 1,
    durationType: 'Month',
    basePrice: 1000,
    amount: 1000,
    paid: 1000,
    startDate: '2026-10-20',
    anchorDate: '2026-10-20',
    billedThrough: '2026-10-20',
    endDate: '2026-11-19',
    nextBillDate: '2026-11-20',
    ...fields,
  })

beforeEach(async () => {
  await emptyStore()
  await putCentre(store, IRON)
})

/** As older versions wrote them: amounts as text, and none of the fields that came later (SPECIFICATION 3 and 5). */
const olderInvoice = (at: number) => ({
  gymId: IRON,
  memberId: 'asha',
  amount: '700',
  status: 'Paid',
  modeOfPayment: 'Cash',
  createdAt: new Date(Date.UTC(2026, 9, 1 + (at % 28), 6)),
})
const olderExpense = {
  gymId: IRON,
  categoryId: 'rent',
  amount: '1,250.50',
  createdAt: '2026-10-10T06:00:00Z',
}

describe.each([
  ['the upgrade of older records', () => upgradeCentre(store, IRON, { apply: true })],
  ['the night', () => night()],
  [
    'calls of the upgrade that write a little each',
    async () => {
      for (let calls = 0; calls < 40; calls += 1) {
        const summary = await upgradeCentre(store, IRON, { apply: true, most: 20 })
        if (Object.values(summary).every(({ left }) => left === 0)) return
      }
      expect.fail('never done')
    },
  ],
])('the figures of a centre with older records, after %s', (_, run) => {
  it('say for 60 older invoices what they come to, though one was sold since', async () => {
    await putMember('asha')
    await store.batch((writer) => {
      for (let at = 0; at < 60; at += 1) writer.set(`invoices/older-${at}`, olderInvoice(at))
    })
    await putInvoice('sold', { amount: 500, status: 'Open', due: 500 })
    await put(`monthStats/${IRON}_2026-11`, { gymId: IRON, month: '2026-11', billed: 500, invoices: 1 })
    expect(await billedIn('2026-10')).toBeUndefined()
    await run()
    expect([await billedIn('2026-10'), await billedIn('2026-11')]).toEqual([42_000, 500])
    expect(await stored(`monthStats/${IRON}_2026-10`)).toMatchObject({
      invoices: 60,
      collected: 42_000,
      byMode: { Cash: 42_000 },
    })
  })

  it('hold an older expense that the list shows', async () => {
    await put('expenses/bijli', olderExpense)
    await put(`monthStats/${IRON}_2026-11`, { gymId: IRON, month: '2026-11' })
    await run()
    expect(await spentIn('2026-10')).toBe(1250.5)
  })

  it('hold an older invoice that says no day of entry by the first day it speaks of', async () => {
    const { createdAt, ...undated } = olderInvoice(0)
    expect(createdAt).toBeInstanceOf(Date)
    await put('invoices/undated', { ...undated, paidOn: '2026-09-03' })
    await run()
    expect(await billedIn('2026-09')).toBe(700)
  })
})

describe('a dry run of the upgrade', () => {
  it('says that a month is to be counted, and counts none', async () => {
    await put('invoices/i1', { ...olderInvoice(1), amount: 700 })
    await upgradeCentre(store, IRON, { apply: true })
    await store.batch((writer) => writer.remove(`monthStats/${IRON}_2026-10`))
    expect((await upgradeCentre(store, IRON, { apply: false })).monthStats.left).toBe(1)
    expect(await billedIn('2026-10')).toBeUndefined()
  })
})

describe('what the night writes right', () => {
  it('is status, balance, dues, credit and months, each by its rows, named, and nothing the second time', async () => {
    await putMember('asha', { totalDueAmount: 0, creditBalance: 5000 })
    await putInvoice('paid', { status: 'Paid', due: 0, paidOn: civil('2026-11-10') })
    await putInvoice('over', { seq: 13, payments: [cash('p1', 2000)], status: 'Open', due: 1796 })
    await put(`monthStats/${IRON}_2026-11`, {
      gymId: IRON,
      month: '2026-11',
      collected: 9e15,
      byMode: 'Cash',
    })
    await night()
    expect(await stored('invoices/paid')).toMatchObject({ status: 'Open', due: 1796, paidOn: null })
    expect(await stored('invoices/over')).toMatchObject({ status: 'Paid', due: 0, paidOn: '2026-11-10' })
    expect(await stored('members/asha')).toMatchObject({ totalDueAmount: 1796, creditBalance: 204 })
    expect(await stored(`monthStats/${IRON}_2026-11`)).toMatchObject({
      billed: 3592,
      collected: 2000,
      byMode: { Cash: 2000 },
    })
    const { drifts, corrections } = await check()
    expect(drifts).toEqual([])
    expect(corrections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['paid status', 'over due', 'asha dues', 'asha credit', '2026-11 collected']),
    )
    expect(corrections.find(({ id }) => id === '2026-11 collected')?.stored).toBe('9000000000000000')
    const before = await Promise.all(
      ['invoices/paid', 'members/asha', `monthStats/${IRON}_2026-11`].map(stored),
    )
    expect(await night()).toMatchObject({ drifts: 0, restated: 0, failed: 0 })
    expect(
      await Promise.all(['invoices/paid', 'members/asha', `monthStats/${IRON}_2026-11`].map(stored)),
    ).toEqual(before)
    expect((await check()).corrections).toEqual(corrections)
  })

  it.each([
    ['NaN', { billed: NaN }],
    ['a text', { billed: 'many' }],
    ['a list', { billed: [1] }],
    ['less than nothing', { billed: -5 }],
    ['another centre’s month', { month: 'x' }],
  ])('does not fail at %s, and hides nothing behind it', async (_, fields) => {
    await putInvoice('i1', { memberId: '' })
    await put(`monthStats/${IRON}_2026-11`, { gymId: IRON, month: '2026-11', ...fields })
    await put(`monthStats/${IRON}_nonsense`, { gymId: IRON, month: 'nonsense', billed: 1 })
    expect(await night()).toMatchObject({ failed: 0 })
    expect(await stored(`monthStats/${IRON}_2026-11`)).toMatchObject({
      month: '2026-11',
      billed: 1796,
      taxable: 1710,
    })
    expect(await stored(`monthStats/${IRON}_nonsense`)).toBeUndefined()
    expect(await night()).toMatchObject({ drifts: 0 })
  })

  it('names a row that nobody can reckon with, and counts the others', async () => {
    await putInvoice('i1', { memberId: '' })
    await put('invoices/endless', { ...(await stored('invoices/i1')), id: 'endless', amount: 9e15 })
    await put('expenses/broken', {
      gymId: IRON,
      categoryId: 'rent',
      amount: 'lots',
      description: 'Hall',
      date: '2026-11-02',
    })
    await put('expenses/list', { gymId: IRON, categoryId: 7, amount: 5, date: ['x'] })
    await night()
    expect(await stored(`monthStats/${IRON}_2026-11`)).toMatchObject({ billed: 1796 })
    const { drifts } = await check()
    expect(drifts.map(({ id }) => id)).toEqual(expect.arrayContaining(['endless amount', 'broken amount']))
  })

  it('leaves an opening balance that no row tells of, and names it', async () => {
    await putMember('asha', { creditBalance: 700 })
    await night()
    expect(await stored('members/asha')).toMatchObject({ creditBalance: 700 })
    expect(await check()).toMatchObject({
      drifts: [{ what: 'The credit of asha', stored: 700, recomputed: 0, memberId: 'asha' }],
    })
    const since = (await check()).drifts[0]?.at
    await night(nextMidnight)
    expect((await check()).drifts).toMatchObject([{ at: since }])
  })

  it('loses no payment that arrives while it adds up', async () => {
    await putMember('asha', { totalDueAmount: 5 })
    await putInvoice('i1', { status: 'Open', due: 1796 })
    await put(`monthStats/${IRON}_2026-11`, { gymId: IRON, month: '2026-11', billed: 1, collected: 0 })
    let paid = false
    /** A desk takes 500 rupees between what the night has read and what it writes. */
    const busy: DocumentStore = {
      ...store,
      transact: async (work) => {
        if (!paid) {
          paid = true
          const input = { invoiceId: 'i1', rows: [cashRow(500)] }
          await doneAs(store, IRON, ownerActs(IRON), { act: 'collect', input, now: midnight })
        }
        return store.transact(work)
      },
    }
    await night(midnight, busy)
    expect(paid).toBe(true)
    const invoice = readInvoice(await store.get('invoices/i1'), 'Asia/Kolkata')
    expect(invoice).toMatchObject({ status: 'Partially Paid', due: 1296, payments: [{ amount: 500 }] })
    expect(await stored('members/asha')).toMatchObject({ totalDueAmount: 1296 })
    expect(await stored(`monthStats/${IRON}_2026-11`)).toMatchObject({ billed: 1796, collected: 500 })
  })

  it('comes to the same with two nights at once', async () => {
    await putMember('asha', { totalDueAmount: 7, currentPackage: pkg({}) })
    await putInvoice('i1', { memberId: 'asha', status: 'Paid', due: 0 })
    await put(`monthStats/${IRON}_2026-11`, { gymId: IRON, month: '2026-11', billed: 3 })
    await Promise.all([night(), night()])
    await night()
    expect(await stored('members/asha')).toMatchObject({ totalDueAmount: 2796 })
    expect(await stored(`monthStats/${IRON}_2026-11`)).toMatchObject({ billed: 2796, invoices: 2 })
    expect(await night()).toMatchObject({ drifts: 0, billed: 0, failed: 0 })
  })
})

describe('the night’s own bills and drafts (issue: another centre is not in its way)', () => {
  const bill = `invoices/${IRON}_asha_p1_2026-11-20`

  it('are made under another id where a foreign record stands, which is named', async () => {
    await putMember('asha', { currentPackage: pkg({}) })
    await put(bill, { gymId: ZINC, memberId: 'asha', amount: 1, status: 'Draft' })
    expect(await night()).toMatchObject({ billed: 1 })
    expect(await stored(bill)).toMatchObject({ gymId: ZINC, amount: 1 })
    expect(await stored(`${bill}_2`)).toMatchObject({ gymId: IRON, memberId: 'asha', amount: 1000, seq: 1 })
    expect((await check()).failures).toMatchObject([
      { task: 'billTaken', who: 'asha', why: `${bill} is not this member’s.` },
    ])
    expect(await night(nextMidnight)).toMatchObject({ billed: 0 })
    expect((await check()).failures).toEqual([])
  })

  it('are gone on with where the bill itself stands already, and not made twice', async () => {
    await putMember('asha', { currentPackage: pkg({}) })
    await putInvoice(`${IRON}_asha_p1_2026-11-20`, {
      amount: 1000,
      status: 'Open',
      due: 1000,
      fromDate: civil('2026-11-20'),
    })
    expect(await night()).toMatchObject({ billed: 0, failed: 0 })
    expect(await stored('members/asha')).toMatchObject({
      totalDueAmount: 1000,
      currentPackage: { billedThrough: '2026-11-20', nextBillDate: '2026-12-20', endDate: '2026-12-19' },
    })
    expect(await stored(`${bill}_2`)).toBeUndefined()
  })

  it('an expense is repeated though another centre took the id of its draft', async () => {
    const recurrence = {
      every: 1,
      everyType: 'Month',
      anchor: '2026-10-15',
      madeThrough: '2026-10-15',
      endsOn: null,
    }
    const rent = {
      gymId: IRON,
      categoryId: 'rent',
      amount: 100,
      description: 'Hall',
      date: '2026-10-15',
      status: 'Confirmed',
    }
    await put('expenses/rent', { ...rent, deleted: false, isRecurring: true, recurrence })
    await put(`expenses/${IRON}_rent_2026-11-15`, { ...rent, gymId: ZINC, recurringOf: 'rent' })
    expect(await night()).toMatchObject({ drafts: 1 })
    expect((await check()).failures).toMatchObject([{ task: 'draftTaken', who: 'Hall' }])
    expect(await stored(`expenses/${IRON}_rent_2026-11-15`)).toMatchObject({ gymId: ZINC })
    expect(await stored(`expenses/${IRON}_rent_2026-11-15_2`)).toMatchObject({ gymId: IRON, status: 'Draft' })
    expect(await night()).toMatchObject({ drafts: 0, failed: 0 })
  })
})

describe('a night that fails at one', () => {
  it('goes on past a member, an expense and a record, names each for the owner, and takes the line away when it is done', async () => {
    await putMember('asha', { currentPackage: pkg({ durationType: 'Month', duration: 1 }) })
    await putMember('vijay', { currentPackage: pkg({ id: 'p2' }) })
    await put('expenses/rent', {
      ...{ gymId: IRON, categoryId: 'rent', amount: 100, description: 'Hall', date: '2026-10-15' },
      ...{ isRecurring: true, deleted: false, status: 'Confirmed', recurrence: null },
    })
    const silentAbout = (transaction: StoreTransaction): StoreTransaction => ({
      ...transaction,
      get: (path) =>
        path === 'members/asha' || path === 'expenses/rent'
          ? Promise.reject(new Error('no answer'))
          : transaction.get(path),
    })
    const broken: DocumentStore = {
      ...store,
      transact: (work) => store.transact((transaction) => work(silentAbout(transaction))),
      transactByVersion: (work) => store.transactByVersion((transaction) => work(silentAbout(transaction))),
    }
    expect(await night(midnight, broken)).toMatchObject({ billed: 1 })
    const { failures } = await check()
    expect(failures.map(failureSentence)).toContain(
      'Last night could not bill asha: something in the record could not be worked with. Renew by hand.',
    )
    expect(failures.map(({ id }) => id)).toContain('draft Hall')
    expect(failures.find(({ id }) => id === 'bill asha')).toMatchObject({ memberId: 'asha', who: 'asha' })
    await night(midnight, broken)
    expect((await check()).failures).toEqual(failures)
    expect(await night()).toMatchObject({ billed: 1, failed: 0 })
    expect((await check()).failures).toEqual([])
  })

  it('tells why a bill was refused, in the words of the refusal', async () => {
    await putMember('asha', { currentPackage: pkg({}) })
    await put(`gyms/${IRON}/counters/invoice_26-27`, { gymId: IRON, last: 'many' })
    await night()
    expect((await check()).failures).toMatchObject([{ task: 'bill', memberId: 'asha' }])
  })

  it('names a member that nobody can read, and works on the others', async () => {
    await put('members/broken', { gymId: IRON, name: 'Broken', guardian: { name: 7 } })
    await putMember('vijay', { currentPackage: pkg({ type: 'Non Recurring', nextBillDate: null }) })
    expect(await night()).toMatchObject({ expired: 1, failed: 1 })
    expect((await check()).failures).toMatchObject([
      { task: 'record', who: 'Broken (members/broken)', memberId: 'broken' },
    ])
  })

  it('finds who has something to do among older records too, because the upgrade comes first', async () => {
    await put('members/older', {
      gymId: IRON,
      name: 'Older',
      currentPackage: { name: 'Monthly', amount: '900', duration: '30', startDate: '2026-09-01' },
    })
    await put('invoices/older', {
      gymId: IRON,
      memberId: 'older',
      amount: '900',
      dueOn: '2026-10-01',
      createdAt: '2026-09-01T06:00:00Z',
    })
    expect(await night()).toMatchObject({ expired: 1 })
    expect(await stored('invoices/older')).toMatchObject({ status: 'Overdue', due: 900 })
    expect(await stored('members/older')).toMatchObject({ totalDueAmount: 900 })
  })
})

describe('a centre’s count of its people (SPECIFICATION 3 "Gym")', () => {
  const counts = async () => {
    const { members, leads, staffs } = (await stored(`gyms/${IRON}`)) ?? {}
    return [members, leads, staffs]
  }

  it('is made true by the night: those who are not deleted, inactive ones too, and older ones without a flag', async () => {
    await putMember('asha')
    await putMember('vijay', { isActive: false })
    await putMember('gone', { deleted: true })
    await put('members/older', { gymId: IRON, name: 'Older' })
    await put('leads/l1', { gymId: IRON, name: 'Kavya', deleted: false })
    await put('leads/l2', { gymId: ZINC, name: 'Kavya', deleted: false })
    await put('staff/s1', { gymId: IRON, name: 'Ravi', deleted: false })
    await change(`gyms/${IRON}`, { members: 77, leads: 'many', staffs: 9 })
    const { updatedAt } = (await stored(`gyms/${IRON}`)) ?? {}
    await night()
    expect(await counts()).toEqual([3, 1, 1])
    expect((await stored(`gyms/${IRON}`))?.['updatedAt']).toEqual(updatedAt)
  })

  it('and by the upgrade of older records', async () => {
    await put('members/older', { gymId: IRON, name: 'Older' })
    await upgradeCentre(store, IRON, { apply: true })
    expect(await counts()).toEqual([1, 0, 0])
  })
})
