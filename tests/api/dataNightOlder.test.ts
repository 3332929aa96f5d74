import { beforeEach, describe, expect, it } from 'vitest'
import { upgradeGym } from '@/data/maintenance/upgradeGym'
import {
  beginNight,
  billedIn,
  change,
  IRON,
  night,
  put,
  putInvoice,
  putMember,
  spentIn,
  store,
  stored,
  ZINC,
} from './support/nightGym'

beforeEach(beginNight)

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
  ['the upgrade of older records', () => upgradeGym(store, IRON, { apply: true })],
  ['the night', () => night()],
  [
    'calls of the upgrade that write a little each',
    async () => {
      for (let calls = 0; calls < 40; calls += 1) {
        const summary = await upgradeGym(store, IRON, { apply: true, most: 20 })
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
    await upgradeGym(store, IRON, { apply: true })
    await store.batch((writer) => writer.remove(`monthStats/${IRON}_2026-10`))
    expect((await upgradeGym(store, IRON, { apply: false })).monthStats.left).toBe(1)
    expect(await billedIn('2026-10')).toBeUndefined()
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
    await upgradeGym(store, IRON, { apply: true })
    expect(await counts()).toEqual([1, 0, 0])
  })
})
