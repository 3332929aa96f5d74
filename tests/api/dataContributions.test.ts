import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { netOf } from '@/domain/contributions/contribution'
import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import { startOfMonth } from '@/domain/shared/calendar'
import { monthText } from '@/domain/shared/monthText'
import { linesOfMonth } from '@/data/acts/payScene'
import { runAct } from '@/data/acts/runAct'
import { firstOf } from '@/data/store/firstOf'
import { stampedStore } from '@/data/store/stampedStore'
import { enterExpenseWritten } from '../../functions/src/ledger/enterExpenseWritten'
import { doneAs, keyOf, runAs, runPartsOver } from './support/acts'
import {
  desk,
  invoiceOf,
  IRON,
  money,
  month,
  openMoneyStores,
  owner,
  sell,
  today,
} from './support/moneyFixtures'
import { DESK, later, laterDay, payOver, startPay } from './support/payFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())
beforeEach(() => startPay(stores.server))

const stored = async (path: string) => (await stores.server.get(path))?.data
const { lines, generate, generateInput, run } = payOver(stores.server)
const idsOf = async () => (await lines()).map(({ id }) => id)
const how = { month, paidOn: laterDay, modeOfPayment: 'UPI' }

describe('a month of pay', () => {
  it('has base pay and the commission of each sale, once, however often it is generated', async () => {
    await sell(stores.server, 'a', 600, desk)
    await sell(stores.server, 'b', 400)
    const { taxable, amount } = await invoiceOf(stores.server, 'a')
    expect(await generate()).toMatchObject({ kind: 'done' })
    const made = await lines()
    const value = Math.round((taxable || amount) * 0.6 * 100) / 100
    expect(made.map(({ amount: of, basisAmount }) => [of, basisAmount]).sort()).toEqual([
      [20_000, null],
      [expect.closeTo(value * 0.05, 2), expect.closeTo(value, 2)],
    ])
    expect(made.map(({ status }) => status)).toEqual(['Pending', 'Pending'])
    expect(await generate('again')).toMatchObject({
      kind: 'refused',
      reason: 'This month’s pay is in the ledger already. Nothing is left to add.',
    })
    expect(await lines()).toEqual(made)
  })

  it('is written once where eight generate it at once, each past the others’ turn', async () => {
    await sell(stores.server, 'a', 1000, desk)
    const input = await generateInput()
    const store = stampedStore(stores.server, () => owner.uid)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        runAct(runPartsOver(store, later), owner, {
          ...{ gymId: IRON, key: keyOf(`race ${at}`), act: 'generateContributions', input },
        }),
      ),
    )
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    expect(await lines()).toHaveLength(2)
  })

  it('is refused where it comes to something else than somebody looked at, and before it is over', async () => {
    const input = await generateInput()
    await sell(stores.server, 'a', 1000, desk)
    expect(await run('generateContributions', input, 'stale')).toMatchObject({
      reason: 'Attendance, pay or payments changed meanwhile. Check the preview again.',
    })
    expect(await runAs(stores.server, IRON, owner, { act: 'generateContributions', input })).toMatchObject({
      kind: 'refused',
      field: 'month',
    })
    expect(await lines()).toEqual([])
  })

  it('is approved, then paid once with one expense, which the month’s spending counts once', async () => {
    await sell(stores.server, 'a', 1000, desk)
    await generate()
    const ids = await idsOf()
    expect(await run('payContributions', { ...how, ids }, 'early')).toMatchObject({ kind: 'refused' })
    expect(await run('approveContributions', { month, ids }, 'approve')).toMatchObject({ kind: 'done' })
    const answers = await Promise.all(
      ['p1', 'p2', 'p3'].map((name) => run('payContributions', { ...how, ids }, name)),
    )
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    const paid = await lines()
    const net = paid.reduce((sum, { amount }) => sum + amount, 0)
    const [{ expenseId } = { expenseId: '' }] = paid
    const expense = await stores.server.get(`expenses/${expenseId}`)
    expect(expense?.data).toMatchObject({ amount: net, vendor: 'Pooja', date: laterDay, updatedBy: IRON })
    if (expense === null) throw new Error('nothing was spent')
    for (const at of [later, later]) await enterExpenseWritten(stores.server, null, expense, at)
    expect(await stored(`monthStats/${IRON}_${laterDay.slice(0, 7)}`)).toMatchObject({ expenses: net })
  })

  it('takes a reversed line off the expense that it was paid with', async () => {
    await sell(stores.server, 'a', 1000, desk)
    await generate()
    const ids = await idsOf()
    await doneAs(stores.server, IRON, owner, { act: 'approveContributions', input: { month, ids } })
    await run('payContributions', { ...how, ids }, 'pay')
    const [base, commission] = (await lines()).sort((one, other) => other.amount - one.amount)
    if (base === undefined || commission === undefined) throw new Error('two lines')
    await run('reverseContribution', { contributionId: commission.id, reason: 'Wrong' }, 'r1')
    expect(await stored(`expenses/${base.expenseId}`)).toMatchObject({ amount: 20_000, deleted: false })
    await run('reverseContribution', { contributionId: base.id, reason: 'Wrong' }, 'r2')
    expect(await stored(`expenses/${base.expenseId}`)).toMatchObject({ amount: 20_000, deleted: true })
    expect(
      await run('reverseContribution', { contributionId: base.id, reason: 'Again' }, 'r3'),
    ).toMatchObject({
      kind: 'refused',
    })
  })

  it('counts a payment’s expense anew with each line that is reversed, unless it was put away by hand', async () => {
    const by = { staffId: DESK, sessions: null, date: today, month, note: '' }
    const enter = (name: string, category: string, amount: number) =>
      run('addContribution', { ...by, categoryId: starterCategoryId(IRON, category), amount }, name)
    const afterwards = new Date(later.getTime() + 60_000)
    const reverse = (name: string) =>
      doneAs(stores.server, IRON, owner, {
        act: 'reverseContribution',
        input: { contributionId: `${IRON}_${keyOf(name)}`, reason: 'Wrong' },
        now: afterwards,
      })
    const paying = async (tag: string) => {
      await enter(`${tag}a`, 'Bonus', 500)
      await enter(`${tag}b`, 'Bonus', 400)
      await enter(`${tag}c`, 'Other deduction', 600)
      const ids = [`${tag}a`, `${tag}b`, `${tag}c`].map((name) => `${IRON}_${keyOf(name)}`)
      await run('approveContributions', { month, ids }, `approve ${tag}`)
      await run('payContributions', { ...how, ids }, `pay ${tag}`)
      return `expenses/${IRON}_pay_${keyOf(`pay ${tag}`)}_${DESK}`
    }
    const expense = await paying('one')
    expect(await stored(expense)).toMatchObject({ amount: 300, deleted: false })
    await reverse('onea')
    expect(await stored(expense)).toMatchObject({ deleted: true })
    await reverse('onec')
    expect(await stored(expense)).toMatchObject({ amount: 400, deleted: false })
    const other = await paying('two')
    await stores.server.batch((writer) => writer.update(other, [{ at: ['deleted'], value: true }]))
    await reverse('twoa')
    await reverse('twoc')
    expect(await stored(other)).toMatchObject({ amount: 300, deleted: true })
  })

  it('is not locked while anything of it is left to generate: what is reversed is not', async () => {
    await sell(stores.server, 'a', 1000, desk)
    expect(await run('lockPayMonth', { month }, 'empty')).toMatchObject({
      kind: 'refused',
      reason: `Not all of Pooja’s pay for ${monthText(startOfMonth(today))} is in the ledger yet. Generate it first, then reverse what isn’t to be paid.`,
    })
    await generate()
    for (const id of await idsOf())
      await run('reverseContribution', { contributionId: id, reason: 'Not agreed' }, `not ${id}`)
    expect(await run('lockPayMonth', { month }, 'lock')).toMatchObject({ kind: 'done' })
    expect((await lines()).map(({ status }) => status)).toEqual(['Reversed', 'Reversed'])
  })

  it('that is locked refuses every act, and one with something open is not locked', async () => {
    await generate()
    expect(await run('lockPayMonth', { month }, 'early')).toMatchObject({ kind: 'refused' })
    const [id = ''] = await idsOf()
    await run('reverseContribution', { contributionId: id, reason: 'Paid by another centre' }, 'r')
    expect(await run('lockPayMonth', { month }, 'lock')).toMatchObject({ kind: 'done' })
    const bonus = {
      ...{ staffId: DESK, categoryId: starterCategoryId(IRON, 'Bonus'), amount: 100, sessions: null },
      ...{ date: today, month, note: '' },
    }
    for (const [act, input] of [
      ['addContribution', bonus],
      ['generateContributions', { month, staffIds: [DESK], seen: '' }],
      ['approveContributions', { month, ids: [id] }],
      ['payContributions', { ...how, ids: [id] }],
      ['reverseContribution', { contributionId: id, reason: 'Again' }],
      ['lockPayMonth', { month }],
    ] as const)
      expect([act, await run(act, input, `locked ${act}`)]).toMatchObject([act, { kind: 'refused' }])
    expect(await lines()).toHaveLength(1)
  })

  it('that comes to less than nothing is carried over once, and then it locks', async () => {
    const owed = {
      ...{ staffId: DESK, categoryId: starterCategoryId(IRON, 'Advance repaid'), amount: 900 },
      ...{ sessions: null, date: today, month, note: '' },
    }
    await run('addContribution', { ...owed, amount: 20_900 }, 'owed')
    await run('approveContributions', { month, ids: await idsOf() }, 'approve')
    const asked = { month, staffId: DESK }
    expect(await run('carryOverPay', asked, 'c0')).toMatchObject({
      reason: `Not all of Pooja’s pay for ${monthText(startOfMonth(today))} is in the ledger yet. Generate it first.`,
    })
    await generate()
    const base = (await idsOf()).filter((id) => id.endsWith('_base'))
    await run('approveContributions', { month, ids: base }, 'approve base')
    expect(await run('payContributions', { ...how, ids: await idsOf() }, 'pay')).toMatchObject({
      reason:
        'The deductions of Pooja are more than the earnings. Choose more of the earnings, or carry the rest over to the next month.',
    })
    const early = { act: 'carryOverPay', input: asked, key: keyOf('early') } as const
    expect(await runAs(stores.server, IRON, owner, early)).toMatchObject({ kind: 'refused', field: 'month' })
    const answers = await Promise.all(['c1', 'c2', 'c3'].map((name) => run('carryOverPay', asked, name)))
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    const next = laterDay.slice(0, 7)
    const carried = await linesOfMonth({ store: stores.server, gymId: IRON }, next)
    expect(carried).toMatchObject([
      { direction: 'Deduction', amount: 900, status: 'Approved', staffId: DESK },
    ])
    const carriedOver = { status: 'Paid', modeOfPayment: 'Carried over', expenseId: '' }
    expect(await lines()).toMatchObject([carriedOver, carriedOver, carriedOver])
    expect(netOf(await lines())).toBe(0)
    const other = starterCategoryId(IRON, 'Other deduction')
    const { rows } = await firstOf(money(stores.page).contributionCategories.used(IRON, [month]))
    expect(rows.find(({ category }) => category.id === other)).toMatchObject({ paid: -900 })
    const [settled] = await lines()
    const back = { contributionId: settled?.id ?? '', reason: 'Wrong' }
    expect(await run('reverseContribution', back, 'r')).toMatchObject({ kind: 'refused' })
    // Taken back where it is deducted, it is to be paid in its own month again, and may be carried over again.
    const undo = { contributionId: carried[0]?.id ?? '', reason: 'By mistake' }
    expect(await run('reverseContribution', undo, 'undo')).toMatchObject({ kind: 'done' })
    expect((await lines()).map(({ status }) => status).sort()).toEqual(['Approved', 'Approved', 'Reversed'])
    expect(await run('lockPayMonth', { month }, 'open')).toMatchObject({ kind: 'refused' })
    expect(await run('carryOverPay', asked, 'c4')).toMatchObject({ kind: 'done' })
    expect(await lines()).toMatchObject([carriedOver, carriedOver, carriedOver])
    expect(await run('lockPayMonth', { month }, 'lock')).toMatchObject({ kind: 'done' })
    expect(await run('carryOverPay', asked, 'c5')).toMatchObject({ kind: 'refused' })
    // What is locked stays as it is: the deduction is let go alone.
    expect(await run('reverseContribution', undo, 'let go')).toMatchObject({ kind: 'done' })
    expect(await lines()).toMatchObject([carriedOver, carriedOver, carriedOver])
  })

  it('of another centre is not there', async () => {
    await generate()
    const [id = ''] = await idsOf()
    await stores.server.batch((writer) =>
      writer.update(`contributions/${id}`, [{ at: ['gymId'], value: 'other' }]),
    )
    await expect(run('approveContributions', { month, ids: [id] }, 'x')).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
