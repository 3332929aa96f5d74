import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOf } from '@/data/store/firstOf'
import { emptyPromoForm, promoFieldsOf } from '@/domain/promoCodes/promoForm'
import type { InvoiceFilter } from '@/data/invoices/invoiceQueries'
import { addDays, endOfPeriod, startOfMonth } from '@/domain/shared/calendar'
import { totalOf } from '@/domain/shared/money'
import { enterExpenseWritten } from '../../functions/src/ledger/enterExpenseWritten'
import {
  cashSpent,
  idOf,
  IRON,
  money,
  month,
  openMoneyStores,
  sell,
  startAfresh,
  today,
} from './support/moneyFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())

describe('lists and the office', () => {
  const span = { from: addDays(today, -1), to: today }

  beforeAll(async () => {
    await startAfresh(stores.server)
  })

  it('an invoice is found under the tab of its status, and counted', async () => {
    await sell(stores.server, 'a', 100)
    await sell(stores.server, 'b', 1000)
    const { invoices } = money(stores.counter)
    const rows = async (tab: 'all' | 'paid' | 'partlyPaid' | 'draft') =>
      (
        await firstOf(invoices.page(IRON, { tab, lateUntil: span.to, issued: span }, { pageSize: 10 }))
      ).rows.map(({ id }) => id)
    expect(await rows('partlyPaid')).toEqual([idOf('a')])
    expect(await rows('paid')).toEqual([idOf('b')])
    expect(await rows('draft')).toEqual([])
    expect(await rows('all')).toHaveLength(2)
    expect(await firstOf(invoices.count(IRON, { tab: 'all' }))).toBe(2)
    expect(await firstOf(invoices.count(IRON, { tab: 'open', lateUntil: span.to, due: span }))).toBe(0)
  })

  it('what was billed this month and what is owed are the sums of the lists that they open (PRODUCT 2.Q)', async () => {
    const { invoices, monthStats } = money(stores.page)
    const lateUntil = addDays(today, -1)
    const rowsOf = async (filter: InvoiceFilter) =>
      (await firstOf(invoices.page(IRON, filter, { pageSize: 10 }))).rows
    const issued = { from: startOfMonth(today), to: endOfPeriod(today, 'Month') }
    const ofMonth = await rowsOf({ tab: 'all', lateUntil, issued })
    const billed = (await firstOf(monthStats.month(IRON, month)))?.billed
    expect([billed, totalOf(ofMonth.map(({ amount }) => amount))]).toEqual([2000, 2000])
    const owed = await firstOf(invoices.owed(IRON, today, lateUntil))
    const dues = await rowsOf({ tab: 'owed', lateUntil, direction: 'desc' })
    const sums = [Object.values(owed).map(({ rupees }) => rupees), dues.map(({ due }) => due)]
    expect(sums.map(totalOf)).toEqual([900, 900])
  })

  const rent = { name: 'Rent', nameLower: 'rent', colour: '', monthlyBudget: 30_000, kind: 'fixed' } as const
  const spent = { ...cashSpent, amount: 400 }

  it('an expense moves its month with it; adding it again is skipped; a draft counts once it is confirmed', async () => {
    const { expenses, expenseCategories, monthStats } = money(stores.page)
    await expenseCategories.add(IRON, 'rent', rent)
    await expenseCategories.add(IRON, 'rent', { ...rent, name: 'Another' })
    await expenses.add(IRON, 'e1', { ...spent, createdBy: IRON })
    await expenses.add(IRON, 'e1', { ...spent, amount: 9, createdBy: IRON })
    const total = async () => {
      const { rows } = await firstOf(expenses.page(IRON, { ...span, status: 'Confirmed' }, { pageSize: 10 }))
      return rows.reduce((sum, { amount }) => sum + amount, 0)
    }
    const inMonth = async () => (await firstOf(monthStats.month(IRON, month)))?.expenses
    /** As the trigger follows each write, and twice where an event comes again. */
    const followed = async (id: string) => {
      const after = (await stores.server.get(`expenses/${id}`)) ?? expect.fail(id)
      for (let event = 0; event < 2; event += 1)
        await enterExpenseWritten(stores.server, null, after, new Date())
    }
    await followed('e1')
    expect([await total(), await inMonth()]).toEqual([400, 400])
    await expenses.change(IRON, 'e1', { ...spent, amount: 350.5 })
    await followed('e1')
    expect([await total(), await inMonth()]).toEqual([350.5, 350.5])
    await expenses.remove(IRON, 'e1')
    await followed('e1')
    expect([await total(), await inMonth()]).toEqual([0, 0])
    await expenses.restore(IRON, 'e1')
    await followed('e1')
    expect([await total(), await inMonth()]).toEqual([350.5, 350.5])
    await expenses.change(IRON, 'e1', { status: 'Draft' })
    await followed('e1')
    expect(await inMonth()).toBe(0)
    await expenses.change(IRON, 'e1', { status: 'Confirmed' })
    await followed('e1')
    expect(await inMonth()).toBe(350.5)
    await expect(expenses.change(IRON, 'gone', spent)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('a category in use is never removed', async () => {
    const { expenseCategories } = money(stores.page)
    const list = async () => (await firstOf(expenseCategories.list(IRON))).rows
    expect(await list()).toMatchObject([{ id: 'rent', name: 'Rent', isActive: true }])
    expect(await expenseCategories.remove(IRON, 'rent')).toMatchObject({
      kind: 'refused',
    })
    await expenseCategories.archive(IRON, 'rent')
    expect(await list()).toMatchObject([{ isActive: false, deleted: false }])
    await expenseCategories.restore(IRON, 'rent')
    await expenseCategories.add(IRON, 'tea', { ...rent, name: 'Tea', nameLower: 'tea', order: 1 })
    expect(await expenseCategories.remove(IRON, 'tea')).toBeNull()
    await expenseCategories.change(IRON, 'rent', { ...rent, monthlyBudget: 1 })
    expect((await list()).find(({ id }) => id === 'rent')).toMatchObject({ monthlyBudget: 1, isActive: true })
  })

  it('a category says when it was last used, however long ago; drafts and deleted expenses are no use', async () => {
    const { expenses, expenseCategories } = money(stores.page)
    for (const id of ['insurance', 'gifts'])
      await expenseCategories.add(IRON, id, { ...rent, name: id, nameLower: id, order: 3 })
    const on = (days: number, fields: object = {}) => ({
      ...{ ...spent, categoryId: 'insurance', date: addDays(today, -days), createdBy: IRON },
      ...fields,
    })
    await expenses.add(IRON, 'l1', on(500))
    await expenses.add(IRON, 'l2', on(100))
    await expenses.add(IRON, 'l3', on(90, { status: 'Draft' }))
    await expenses.add(IRON, 'l4', on(80))
    await expenses.remove(IRON, 'l4')
    const uses = await firstOf(expenses.lastUses(IRON, ['insurance', 'gifts'], today))
    expect([...uses]).toEqual([['insurance', addDays(today, -100)]])
  })

  it('a merge moves every expense of a category, deleted ones too, and may be stopped and gone on with', async () => {
    const { expenses, expenseCategories } = money(stores.page)
    for (const id of ['tea', 'snacks'])
      await expenseCategories.add(IRON, id, { ...rent, name: id, nameLower: id, order: 2 })
    await expenseCategories.restore(IRON, 'tea')
    for (const id of ['t1', 't2', 't3'])
      await expenses.add(IRON, id, { ...spent, categoryId: 'tea', createdBy: IRON })
    await expenses.remove(IRON, 't3')
    const idsIn = async (category: string) => {
      const ids: string[] = []
      for await (const { id } of expenses.ofCategory(IRON, category)) ids.push(id)
      return ids
    }
    const spentIn = async () => (await firstOf(money(stores.page).monthStats.month(IRON, month)))?.expenses
    const before = await spentIn()
    await expenses.change(IRON, 't1', { categoryId: 'snacks' })
    expect(await firstOf(expenseCategories.uses(IRON, 'tea'))).toBe(2)
    for (const id of await idsIn('tea')) await expenses.change(IRON, id, { categoryId: 'snacks' })
    expect([await idsIn('tea'), await idsIn('snacks')]).toEqual([[], ['t1', 't2', 't3']])
    expect(await spentIn()).toBe(before)
  })

  it('a promo code is added once, ended, archived and brought back; never deleted', async () => {
    const { promoCodes } = money(stores.page)
    const fields = promoFieldsOf({ ...emptyPromoForm, name: 'DIWALI' })
    const code = async () => (await firstOf(promoCodes.list(IRON))).rows[0]
    await promoCodes.add(IRON, 'p1', fields)
    await promoCodes.add(IRON, 'p1', { ...fields, name: 'HOLI' })
    expect(await code()).toMatchObject({ name: 'DIWALI', nameLower: 'diwali', usedCount: 0 })
    await promoCodes.change(IRON, 'p1', { ...fields, percentOff: 20 })
    await promoCodes.change(IRON, 'p1', { isActive: false })
    expect(await code()).toMatchObject({ percentOff: 20, isActive: false })
    await promoCodes.archive(IRON, 'p1')
    expect(await code()).toMatchObject({ archived: true })
    await promoCodes.restore(IRON, 'p1')
    expect(await code()).toMatchObject({ archived: false, isActive: false })
    await promoCodes.change(IRON, 'p1', { isActive: true })
    expect(await code()).toMatchObject({ percentOff: 20, isActive: true })
  })
})
