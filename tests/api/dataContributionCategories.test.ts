import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { firstOf } from '@/data/store/firstOf'
import { desk, IRON, money, month, openMoneyStores, sell } from './support/moneyFixtures'
import { DESK, laterDay, payOver, startPay } from './support/payFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())
beforeEach(() => startPay(stores.server))

const stored = async (path: string) => (await stores.server.get(path))?.data
const { lines, generate, run } = payOver(stores.server)

describe('a category', () => {
  it('says what was paid of it in the months asked for, what was taken back taken off', async () => {
    await sell(stores.server, 'a', 1000, desk)
    await generate()
    const ids = (await lines()).map(({ id }) => id)
    await run('approveContributions', { month, ids }, 'approve')
    const paidIn = async (months: readonly string[]) => {
      const { rows } = await firstOf(money(stores.page).contributionCategories.used(IRON, months))
      return Object.fromEntries(rows.map(({ category, paid }) => [category.name, paid]))
    }
    expect((await paidIn([month]))['Salary']).toBe(0)
    await run('payContributions', { month, paidOn: laterDay, modeOfPayment: 'UPI', ids }, 'pay')
    const commission = (await lines()).find(({ source }) => source !== null)
    expect(await paidIn([month])).toMatchObject({
      ...{ Salary: 20_000, Overtime: 0 },
      'Sales commission': commission?.amount,
    })
    // As a refund's line has it.
    await stores.server.batch((writer) =>
      writer.set('contributions/back', { ...commission, id: 'back', direction: 'Deduction', amount: 1.5 }),
    )
    expect((await paidIn([month]))['Sales commission']).toBeCloseTo((commission?.amount ?? 0) - 1.5, 2)
    expect((await paidIn(['2019-04']))['Salary']).toBe(0)
  })

  it('is merged into one of its kind, and archived', async () => {
    const id = (name: string) => starterCategoryId(IRON, name)
    const { contributionCategories } = money(stores.page)
    const merge = (from: string, into: string) => contributionCategories.mergeInto(IRON, id(from), id(into))
    const path = `contributionCategories/${id('Sales commission')}`
    expect(await merge('Sales commission', 'Bonus')).toMatchObject({
      ...{ kind: 'refused', field: 'into' },
      reason: 'Choose another percentage of sales that is in use.',
    })
    expect((await stored(path))?.['mergedInto'] ?? '').toBe('')
    const referrals = `contributionCategories/${id('Referrals')}`
    await stores.server.batch((writer) =>
      writer.set(referrals, {
        ...{ id: id('Referrals'), gymId: IRON, name: 'Referrals', direction: 'Earning' },
        ...{ basis: 'percentOfNet', rate: 10 },
      }),
    )
    expect(await merge('Sales commission', 'Referrals')).toBeNull()
    expect(await stored(path)).toMatchObject({ isActive: false, mergedInto: id('Referrals') })
    expect(await merge('Bonus', 'Nowhere')).toMatchObject({ field: 'into' })
    await expect(merge('Nowhere', 'Bonus')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('counts what was carried over once, where the month has no line that balances it', async () => {
    const next = laterDay.slice(0, 7)
    const lineOf = (id: string, of: string, name: string, amount: number) => ({
      ...{ id, gymId: IRON, staffId: DESK, categoryId: starterCategoryId(IRON, name), month: of },
      ...{ direction: name === 'Salary' ? 'Earning' : 'Deduction', amount, date: `${of}-01`, status: 'Paid' },
      modeOfPayment: of === month ? 'Carried over' : 'UPI',
    })
    const all = [
      lineOf('base', month, 'Salary', 20_000),
      lineOf('advance', month, 'Advance repaid', 20_900),
      lineOf('next', next, 'Salary', 20_000),
      lineOf('carried', next, 'Other deduction', 900),
    ]
    await stores.server.batch((writer) => {
      for (const line of all) writer.set(`contributions/${line.id}`, line)
    })
    const paidOf = async () => {
      const { rows } = await firstOf(money(stores.page).contributionCategories.used(IRON, [month, next]))
      return Object.fromEntries(rows.map(({ category, paid }) => [category.name, paid]))
    }
    expect(await paidOf()).toMatchObject({ Salary: 40_000, 'Advance repaid': 20_000, 'Other deduction': 900 })
    // A month with its own line is left alone.
    const balance = { ...lineOf('balance', month, 'Other deduction', 900), direction: 'Earning' }
    await stores.server.batch((writer) => writer.set('contributions/balance', balance))
    expect(await paidOf()).toMatchObject({ 'Advance repaid': 20_900, 'Other deduction': 0 })
  })

  it('says how often it is used, and is archived then', async () => {
    await generate()
    const { contributionCategories } = money(stores.page)
    const { rows } = await firstOf(contributionCategories.used(IRON, [month]))
    expect(rows.map(({ category, used }) => [category.name, used]).slice(0, 3)).toEqual([
      ['Salary', 1],
      ['Overtime', 0],
      ['Sales commission', 0],
    ])
    expect(await contributionCategories.remove(IRON, starterCategoryId(IRON, 'Salary'))).toMatchObject({
      reason: 'Salary is used by 1 contribution. Archive it instead.',
    })
    expect(await contributionCategories.remove(IRON, starterCategoryId(IRON, 'Bonus'))).toBeNull()
  })
})
