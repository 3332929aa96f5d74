import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { addDays, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import type { StoredData } from '@/data/store/documentStore'
import { keyOf } from './support/acts'
import { IRON, money, month, openMoneyStores, today } from './support/moneyFixtures'
import { DESK, laterDay, payOver, startPay } from './support/payFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())
beforeEach(() => startPay(stores.server))

const { run } = payOver(stores.server)
const stored = async (path: string) => (await stores.server.get(path))?.data
const how = { month, modeOfPayment: 'UPI' }

/** A bonus of 500 that is to be paid. */
async function approveBonus(name = 'bonus') {
  const bonus = { staffId: DESK, categoryId: starterCategoryId(IRON, 'Bonus'), amount: 500, sessions: null }
  await run('addContribution', { ...bonus, date: today, month, note: '' }, name)
  const ids = [`${IRON}_${keyOf(name)}`]
  await run('approveContributions', { month, ids }, `approve ${name}`)
  return ids
}

/** The expense that it is paid with. */
async function payBonus() {
  const input = { ...how, paidOn: laterDay, ids: await approveBonus() }
  expect(await run('payContributions', input, 'pay')).toMatchObject({ kind: 'done' })
  return stored(`expenses/${IRON}_pay_${keyOf('pay')}_${DESK}`)
}

it('is spent with what Expenses deletes not, and sorts anew', async () => {
  const { id } = (await payBonus()) ?? {}
  const { expenses } = money(stores.page)
  expect(await expenses.remove(IRON, String(id))).toMatchObject({
    reason: 'This is pay. Reverse it in Contributions instead.',
  })
  await expect(expenses.archive(IRON, String(id))).rejects.toMatchObject({ code: 'permission-denied' })
  await expenses.change(IRON, String(id), { description: 'In the envelope' })
  expect(await stored(`expenses/${String(id)}`)).toMatchObject({
    ...{ description: 'In the envelope', amount: 500, deleted: false },
  })
})

const starter = `${IRON}_salaries`
/** As its screen leaves it; whatever pay writes of it is another. */
const own = {
  gymId: IRON,
  nameLower: 'wages',
  colour: 'teal',
  monthlyBudget: 90_000,
  kind: 'fixed',
  order: 7,
}
const put = (id: string, fields: StoredData) =>
  stores.server.batch((writer) => writer.set(`expenseCategories/${id}`, { ...own, ...fields, id }))

describe('the category that pay is spent under', () => {
  it.each([
    ['renamed', { name: 'Wages', isActive: true, deleted: false }],
    ['archived', { name: 'Salaries', isActive: false, deleted: false }],
  ])('is the one that the centre began with where it is %s, and stays as it is', async (_, fields) => {
    await put(starter, fields)
    expect(await payBonus()).toMatchObject({ categoryId: starter, amount: 500 })
    expect(await stored(`expenseCategories/${starter}`)).toEqual({ ...own, ...fields, id: starter })
  })

  it('comes back as it was where it was deleted', async () => {
    await put(starter, { name: 'Wages', isActive: false, deleted: true })
    expect(await payBonus()).toMatchObject({ categoryId: starter })
    expect(await stored(`expenseCategories/${starter}`)).toMatchObject({
      ...own,
      ...{ name: 'Wages', isActive: true, deleted: false },
    })
  })

  it('is made where there never was one', async () => {
    expect(await payBonus()).toMatchObject({ categoryId: starter })
    expect(await stored(`expenseCategories/${starter}`)).toMatchObject({
      ...{ id: starter, gymId: IRON, name: 'Salaries', kind: 'fixed', isActive: true, deleted: false },
    })
  })

  it.each([
    ['another centre’s', { gymId: 'titan', name: 'Salaries', isActive: true, deleted: false }],
    ['another centre’s, deleted', { gymId: 'titan', name: 'Wages', isActive: false, deleted: true }],
    ['of no centre', { gymId: null, name: 'Salaries', isActive: true, deleted: false }],
    ['the centre’s own and can’t be read', { name: '', isActive: true, deleted: true }],
  ])('is made beside a record at its id that is %s, which stays as it is', async (_, fields) => {
    await put(starter, fields)
    const made = `${starter}_${keyOf('pay')}`
    expect(await payBonus()).toMatchObject({ categoryId: made, amount: 500 })
    expect(await stored(`expenseCategories/${made}`)).toMatchObject({
      ...{ id: made, gymId: IRON, name: 'Salaries', kind: 'fixed', isActive: true, deleted: false },
    })
    expect(await stored(`expenseCategories/${starter}`)).toEqual({ ...own, ...fields, id: starter })

    const next = await approveBonus('second')
    await run('payContributions', { ...how, paidOn: laterDay, ids: next }, 'pay again')
    expect(await stored(`expenses/${IRON}_pay_${keyOf('pay again')}_${DESK}`)).toMatchObject({
      categoryId: made,
    })
  })

  it('is another of that name which is in use', async () => {
    await put(starter, { name: 'Wages', isActive: true, deleted: false })
    await put('another', { name: 'Salaries', isActive: true, deleted: false })
    expect(await payBonus()).toMatchObject({ categoryId: 'another' })
  })
})

it('is paid on no day before the month began', async () => {
  const first = startOfMonth(today)
  const ids = await approveBonus()
  const payOn = (paidOn: CivilDate) => run('payContributions', { ...how, paidOn, ids }, `pay on ${paidOn}`)
  expect(await payOn(addDays(first, -1))).toEqual({
    ...{ kind: 'refused', field: 'paidOn' },
    reason: `Choose ${formatCivil(first)} or a later day`,
  })
  expect(await payOn(first)).toMatchObject({ kind: 'done' })
})

it('is paid from the drawer on no day that was closed, or lies before one that was; by bank on any', async () => {
  const closedOn = addDays(laterDay, -1)
  await stores.server.batch((writer) =>
    writer.set(`dayCloses/${IRON}_${closedOn}`, { gymId: IRON, day: closedOn }),
  )
  const ids = await approveBonus()
  const other = await approveBonus('other')
  const payOn = (paidOn: CivilDate, modeOfPayment: string, of = ids) =>
    run('payContributions', { month, modeOfPayment, paidOn, ids: of }, `pay on ${paidOn} ${modeOfPayment}`)
  for (const day of [closedOn, addDays(closedOn, -1)])
    expect(await payOn(day, 'Cash')).toEqual({
      ...{ kind: 'refused', field: 'paidOn' },
      reason: `The drawer was closed on ${formatCivil(closedOn)}. Date cash today, or choose another way it was paid`,
    })
  expect(await payOn(closedOn, 'UPI', other)).toMatchObject({ kind: 'done' })
  expect(await payOn(laterDay, 'Cash')).toMatchObject({ kind: 'done' })
})
