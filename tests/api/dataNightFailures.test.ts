import { beforeEach, describe, expect, it } from 'vitest'
import type { DocumentStore, StoreTransaction } from '@/data/store/documentStore'
import { failureSentence } from '@/domain/monthStats/nightFailure'
import { civil } from '@/domain/shared/civilDate'
import {
  beginNight,
  check,
  IRON,
  midnight,
  monthlyPackage,
  night,
  nextMidnight,
  put,
  putInvoice,
  putMember,
  store,
  stored,
  ZINC,
} from './support/nightGym'

beforeEach(beginNight)

describe('the night’s own bills and drafts (issue: another centre is not in its way)', () => {
  const bill = `invoices/${IRON}_asha_p1_2026-11-20`

  it('are made under another id where a foreign record stands, which is named', async () => {
    await putMember('asha', { currentPackage: monthlyPackage({}) })
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
    await putMember('asha', { currentPackage: monthlyPackage({}) })
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
    await putMember('asha', { currentPackage: monthlyPackage({ durationType: 'Month', duration: 1 }) })
    await putMember('vijay', { currentPackage: monthlyPackage({ id: 'p2' }) })
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
    await putMember('asha', { currentPackage: monthlyPackage({}) })
    await put(`gyms/${IRON}/counters/invoice_26-27`, { gymId: IRON, last: 'many' })
    await night()
    expect((await check()).failures).toMatchObject([{ task: 'bill', memberId: 'asha' }])
  })

  it('names a member that nobody can read, and works on the others', async () => {
    await put('members/broken', { gymId: IRON, name: 'Broken', guardian: { name: 7 } })
    await putMember('vijay', {
      currentPackage: monthlyPackage({ type: 'Non Recurring', nextBillDate: null }),
    })
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
