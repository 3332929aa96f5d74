import { beforeEach, describe, expect, it } from 'vitest'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import type { DocumentStore } from '@/data/store/documentStore'
import { paymentSchema } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { cashRow, doneAs, ownerActs } from './support/acts'
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
} from './support/nightGym'

const cash = (id: string, amount: number, date = '2026-11-10') =>
  paymentSchema.parse({ id, amount, date, modeOfPayment: 'Cash' })

beforeEach(beginNight)

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
    await putMember('asha', { totalDueAmount: 7, currentPackage: monthlyPackage({}) })
    await putInvoice('i1', { memberId: 'asha', status: 'Paid', due: 0 })
    await put(`monthStats/${IRON}_2026-11`, { gymId: IRON, month: '2026-11', billed: 3 })
    await Promise.all([night(), night()])
    await night()
    expect(await stored('members/asha')).toMatchObject({ totalDueAmount: 2796 })
    expect(await stored(`monthStats/${IRON}_2026-11`)).toMatchObject({ billed: 2796, invoices: 2 })
    expect(await night()).toMatchObject({ drifts: 0, billed: 0, failed: 0 })
  })
})
