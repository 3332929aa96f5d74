import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { caughtUpTo } from '@/data/moneyCheck/moneyChecks'
import { catchUpLedger } from '@/data/ledger/catchUpLedger'
import { makeDueDrafts } from '@/data/expenses/makeDrafts'
import { withoutFields } from '@/data/store/changedFields'
import type { DocumentStore, Query, StoredData } from '@/data/store/documentStore'
import { firstOf } from '@/data/store/firstOf'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { seenOf, type CashMove } from '@/domain/dayClose/cashMoves'
import { cashCountedAt, changesAfterClose } from '@/domain/dayClose/closeDay'
import { waysSealed } from '@/domain/dayClose/dayClose'
import { changedExpense } from '@/domain/expenses/expenseForm'
import type { WayKinds } from '@/domain/gyms/wayKind'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { addDays, addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { enterExpenseWritten } from '../../functions/src/ledger/enterExpenseWritten'
import { moneyNight } from '../../functions/src/schedules/moneyNight'
import { runAs } from './support/acts'
import {
  cashSpent,
  IRON,
  money,
  now,
  openMoneyStores,
  owner,
  startAfresh,
  today,
  ZONE,
} from './support/moneyFixtures'

const yesterday = addDays(today, -1)
const stores = openMoneyStores()
const { page, counter, server } = stores

afterAll(() => stores.close())
beforeEach(async () => {
  await startAfresh(server)
  await put('expenseCategories/rent', { gymId: IRON, name: 'Rent' })
})

const put = (path: string, data: StoredData) => server.batch((writer) => writer.set(path, data))
const stored = async (path: string) => (await server.get(path)) ?? expect.fail(path)

/** An invoice with its payments, as a desk's transaction leaves it. */
async function putInvoice(
  id: string,
  rows: { id: string; amount: number; mode: string; date?: CivilDate }[],
) {
  const payments = rows.map(({ mode, date = today, ...row }) =>
    paymentSchema.parse({ ...row, date, modeOfPayment: mode, receivedBy: `${IRON}-desk`, at: now }),
  )
  const invoice = invoiceWith({ id, gymId: IRON, memberId: '', payments, issuedOn: today })
  await put(`invoices/${id}`, { ...invoice, createdAt: now, updatedAt: now, updatedBy: `${IRON}-desk` })
}
const unexpected = ({ path }: { path: string }) => expect.unreachable(path)
/** As the night enters what no act did. */
const enterAll = () => catchUpLedger(server, IRON, new Date(0), today, ZONE, unexpected)

const enterExpense = async (id: string) =>
  enterExpenseWritten(server, null, await stored(`expenses/${id}`), now)

const lastBefore = (day: CivilDate) => firstOf(money(page).dayCloses.lastBefore(IRON, day))
const moneyOf = async (store: DocumentStore, day: CivilDate, paymentKinds: WayKinds = {}) => {
  const asked = { day, today, timezone: ZONE, paymentKinds }
  return firstOf(money(store).dayCloses.money(IRON, asked, 0, await lastBefore(day)))
}
const movesOn = async (...asked: Parameters<typeof moneyOf>) => (await moneyOf(...asked)).moves

async function seal(counted: number, reason = '', day = today, seen?: readonly CashMove[], actor = owner) {
  const { moves, since } = await moneyOf(page, day)
  const counts = [{ mode: 'Cash', by: '', amount: counted, pieces: null }]
  const input = { day, opening: 1000, counts, reason, seen: await seenOf(seen ?? moves, since) }
  return runAs(server, IRON, actor, { act: 'closeDay', input })
}
const closeOf = (day = today) => firstOf(money(page).dayCloses.one(IRON, day))
const verify = (day = today) => money(page).dayCloses.verify(IRON, day, { timezone: ZONE, ...PLATFORM_MONEY })
const reasons = async () => (await verify()).mismatches.map(({ reason }) => reason)

describe('the close of a day', () => {
  beforeEach(async () => {
    await putInvoice('i1', [
      { id: 'p1', amount: 500, mode: 'Cash' },
      { id: 'p2', amount: 996, mode: 'UPI' },
      { id: 'p0', amount: 70, mode: 'Cash', date: yesterday },
    ])
    await money(page).expenses.add(IRON, 'e1', { ...cashSpent, createdBy: IRON })
  })

  it('expects the payments of the day, less what was paid from the drawer', async () => {
    expect((await movesOn(page, today)).map(({ id, amount }) => [id, amount]).sort()).toEqual([
      ['e1_expense', -120],
      ['i1_p1', 500],
      ['i1_p2', 996],
    ])
    expect(await movesOn(page, yesterday)).toMatchObject([{ id: 'i1_p0', amount: 70 }])
  })

  it('is sealed once, with the chain of the day, and a difference needs a reason', async () => {
    await enterAll()
    expect(await seal(1300)).toMatchObject({ kind: 'refused' })
    expect(await closeOf()).toBeNull()
    expect(await seal(1300, 'Change was given wrong')).toMatchObject({ kind: 'done' })
    expect(await seal(1380)).toMatchObject({ kind: 'refused' })
    const close = await closeOf()
    expect(close).toMatchObject({
      ...{ closedBy: IRON, variance: -80, reason: 'Change was given wrong' },
      chain: { count: 5 },
    })
    expect(close?.closedAt).toBeInstanceOf(Date)
  })

  it('is refused where money came in while it was counted, where money is made up, and to the desk', async () => {
    const seen = await movesOn(page, today)
    const invented: CashMove = {
      ...{ id: 'x', mode: 'Cash', kind: 'cash', by: '', amount: 5, at: null, what: '', isExpense: false },
    }
    expect(await seal(1380, '', today, [...seen, invented])).toMatchObject({ kind: 'refused' })
    expect(await seal(1380, '', today, seen.slice(1))).toMatchObject({ kind: 'refused' })
    await putInvoice('i2', [{ id: 'p1', amount: 50, mode: 'Cash' }])
    expect(await seal(1380, '', today, seen)).toMatchObject({ kind: 'refused' })
    expect(await closeOf()).toBeNull()
    await expect(movesOn(counter, today)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('hands its cash on to the next day of a month that is closed', async () => {
    const last = async (day: CivilDate) => (await lastBefore(day))?.day ?? null
    expect(await last(today)).toBeNull()
    for (const back of [9, 5]) await seal(1000, '', addDays(today, -back))
    await seal(1380)
    expect(await last(today)).toBe(addDays(today, -5))
    expect(await last(addDays(today, -5))).toBe(addDays(today, -9))
    expect(await last(addDays(today, -9))).toBeNull()
    expect(await last(addDays(today, 31))).toBe(today)
    expect(await last(addDays(today, 32))).toBeNull()
  })

  it('expects the cash that came since the last close, and is refused where the count knows nothing of it', async () => {
    const twoBack = addDays(today, -2)
    await seal(1000, '', twoBack)
    await putInvoice('late', [
      { id: 'p1', amount: 2000, mode: 'Cash', date: twoBack },
      { id: 'p2', amount: 900, mode: 'UPI', date: twoBack },
    ])
    const { moves, since } = await moneyOf(page, today)
    expect(since).toBe(2070)
    const counts = [{ mode: 'Cash', by: '', amount: 3450, pieces: null }]
    const closeSeeing = async (known: number) =>
      runAs(server, IRON, owner, {
        act: 'closeDay',
        input: { day: today, opening: 3070, counts, reason: '', seen: await seenOf(moves, known) },
      })
    expect(await closeSeeing(0)).toMatchObject({
      kind: 'refused',
      reason: 'The money of this day is not what it was. Refresh the figures, then close the day.',
    })
    expect(await closeSeeing(since)).toMatchObject({ kind: 'done' })
    expect(cashCountedAt((await closeOf()) ?? expect.fail())).toBe(3450)
  })

  it('of days long past reads the cash since the close before them out of the ledger', async () => {
    await seal(1000, '', addDays(today, -33))
    await putInvoice('i9', [
      { id: 'p1', amount: 333, mode: 'Cash', date: addDays(today, -32) },
      { id: 'p2', amount: 7, mode: 'Cash', date: addDays(today, -31) },
      { id: 'p3', amount: 5, mode: 'Cash', date: addDays(today, -30) },
    ])
    await enterAll()
    expect(await moneyOf(page, addDays(today, -30))).toMatchObject({ since: 340, moves: [{ amount: 5 }] })
  })

  it('counted by person leaves out what the owner spent, and hands on what lies in the drawer', async () => {
    const counts = [{ mode: 'Cash', by: `${IRON}-desk`, amount: 500, pieces: null }]
    const seen = await seenOf(await movesOn(page, today))
    const input = { day: today, opening: 1000, counts, reason: '', seen }
    expect(await runAs(server, IRON, owner, { act: 'closeDay', input })).toMatchObject({ kind: 'done' })
    const close = (await closeOf()) ?? expect.fail()
    expect([close.variance, cashCountedAt(close)]).toEqual([0, 1380])
  })

  it('counts by the kinds that the centre’s ways of paying have, and had when the day was sealed (PRODUCT 2.V)', async () => {
    const kinds: WayKinds = { Naqad: 'cash' }
    const set = (preference: StoredData) =>
      server.batch((writer) => writer.merge(`gyms/${IRON}`, { preference }))
    await putInvoice('i2', [{ id: 'p1', amount: 50, mode: 'Naqad' }])
    await set({ paymentModes: ['Naqad', 'UPI'], paymentKinds: kinds })
    expect(await seal(1430, '', today, await movesOn(page, today))).toMatchObject({ kind: 'refused' })
    const seen = await movesOn(page, today, kinds)
    expect(await seal(1380, '', today, seen)).toMatchObject({
      reason: expect.stringMatching(/^Cash is ₹50.00 less than expected\./) as string,
    })
    expect(await seal(1430, '', today, seen)).toMatchObject({ kind: 'done' })
    await set({ paymentModes: ['UPI'], paymentKinds: { Naqad: 'bank' } })
    expect(cashCountedAt((await closeOf()) ?? expect.fail())).toBe(1430)
  })

  it('reads its money as it was sealed, whatever its ways of paying are counted as since', async () => {
    const set = (paymentKinds: WayKinds) =>
      server.batch((writer) => writer.merge(`gyms/${IRON}`, { preference: { paymentKinds } }))
    const spent = { ...cashSpent, amount: 30, modeOfPayment: 'Naqad', paidFrom: '' }
    await money(page).expenses.add(IRON, 'e2', { ...spent, createdBy: IRON })
    await set({ Naqad: 'cash' })
    expect(await seal(1350, '', today, await movesOn(page, today, { Naqad: 'cash' }))).toMatchObject({
      kind: 'done',
    })
    await set({ Naqad: 'bank' })
    const close = (await closeOf()) ?? expect.fail()
    const { paymentKinds } = waysSealed(close)
    expect(paymentKinds).toMatchObject({ Naqad: 'cash', UPI: 'bank' })
    expect(changesAfterClose(close, await movesOn(page, today, paymentKinds))).toEqual({
      added: [],
      altered: [],
    })
    expect(await reasons()).toEqual([])
  })

  it('of a day long past is held against the ledger, for which no invoice is read', async () => {
    const longAgo = addDays(today, -40)
    await putInvoice('i9', [{ id: 'p1', amount: 333, mode: 'Cash', date: longAgo }])
    await enterAll()
    expect(await movesOn(page, longAgo)).toMatchObject([{ id: 'i9_p1', amount: 333, mode: 'Cash' }])
  })

  it('stands in the chain itself: what is altered with admin rights is named', async () => {
    await enterAll()
    await enterExpense('e1')
    await seal(1380)
    const path = `dayCloses/${IRON}_${today}`
    expect(await verify()).toMatchObject({ chain: { kind: 'whole', head: { count: 6 } }, mismatches: [] })
    await server.batch((writer) => writer.update(path, [{ at: ['variance'], value: 5 }]))
    expect(await reasons()).toEqual([expect.stringContaining('was altered after it was sealed.')])
  })
})

describe('an expense in the chain', () => {
  const expenses = () => money(page).expenses
  const entries = async () =>
    (await server.query({ collection: 'ledger', where: [], orderBy: [], limit: 20 }))
      .map(({ data }) => [data['id'], data['amount']])
      .sort()

  it('is entered, taken back and entered anew as it changes, once, however often the event comes', async () => {
    await expenses().add(IRON, 'e1', { ...cashSpent, createdBy: IRON })
    expect([await enterExpense('e1'), await enterExpense('e1')]).toEqual([1, 0])
    await expenses().change(IRON, 'e1', { ...cashSpent, amount: 90 })
    expect(await Promise.all([enterExpense('e1'), enterExpense('e1')])).toContain(2)
    await expenses().remove(IRON, 'e1')
    expect(await enterExpense('e1')).toBe(1)
    expect(await entries()).toEqual([
      ['e1_expense', -120],
      ['e1_expense_2', 120],
      ['e1_expense_3', -90],
      ['e1_expense_4', 90],
    ])
    expect(await verify()).toMatchObject({ chain: { kind: 'whole', head: { count: 4 } }, mismatches: [] })
  })

  it('is in its month once, also where the event of an edit comes before that of its entering', async () => {
    const spentInMonth = async () =>
      (await server.get(`monthStats/${IRON}_${today.slice(0, 7)}`))?.data['expenses']
    await expenses().add(IRON, 'e1', { ...cashSpent, createdBy: IRON })
    const entered = await stored('expenses/e1')
    await expenses().change(IRON, 'e1', { ...cashSpent, amount: 90 })
    const edited = await stored('expenses/e1')
    expect(await enterExpenseWritten(server, entered, edited, now)).toBe(1)
    expect(await spentInMonth()).toBe(90)
    expect(await enterExpenseWritten(server, null, entered, now)).toBe(0)
    expect(await spentInMonth()).toBe(90)
  })

  it('is in its month once, also where somebody else entered a part of the change meanwhile', async () => {
    const month = `monthStats/${IRON}_${today.slice(0, 7)}`
    const where = [
      { field: 'gymId', op: '==', value: IRON },
      { field: 'itemId', op: '==', value: 'e1' },
    ] as const
    await expenses().add(IRON, 'e1', { ...cashSpent, createdBy: IRON })
    await enterExpense('e1')
    const known = await server.query({ collection: 'ledger', where: [...where], orderBy: [], limit: 20 })
    await expenses().remove(IRON, 'e1')
    await enterExpense('e1')
    expect((await stored(month)).data).toMatchObject({ expenses: 0 })
    await expenses().restore(IRON, 'e1')
    await expenses().change(IRON, 'e1', { ...cashSpent, amount: 90 })
    const answers = [known]
    const behind = { ...server, query: async (question: Query) => answers.pop() ?? server.query(question) }
    expect(await enterExpenseWritten(behind, null, await stored('expenses/e1'), now)).toBe(1)
    expect((await stored(month)).data).toMatchObject({ expenses: 90 })
  })

  it('of an import, which the month knows, moves it by what was edited', async () => {
    const month = `monthStats/${IRON}_${today.slice(0, 7)}`
    await expenses().add(IRON, 'e1', { ...cashSpent, createdBy: IRON })
    const entered = await stored('expenses/e1')
    const imported = { ...entered, data: withoutFields(entered.data, UPDATED_BY) }
    await put(month, { gymId: IRON, month: today.slice(0, 7), expenses: 120 })
    await expenses().change(IRON, 'e1', { ...cashSpent, amount: 90 })
    expect(await enterExpenseWritten(server, imported, await stored('expenses/e1'), now)).toBe(1)
    expect((await stored(month)).data).toMatchObject({ expenses: 90 })
  })

  it('that was altered with admin rights is named, and not taken for a change', async () => {
    await expenses().add(IRON, 'e1', { ...cashSpent, createdBy: IRON })
    await enterExpense('e1')
    await server.batch((writer) => writer.update('expenses/e1', [{ at: ['amount'], value: 20 }]))
    expect(await enterExpense('e1')).toBe(0)
    expect(await reasons()).toEqual([expect.stringContaining('says ₹20.00, but ₹120.00 was entered.')])
    await server.batch((writer) => writer.remove('expenses/e1'))
    expect(await reasons()).toEqual([expect.stringContaining('was entered, and is gone.')])
  })
})

describe('the night on a centre’s money', () => {
  const night = async (at: Date) => moneyNight(server, await stored(`gyms/${IRON}`), at)
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
  const nothing = { restated: 0, drafts: 0, entered: 0, drifts: 0 }
  const recurrence = {
    every: 1,
    everyType: 'Month',
    anchor: addDuration(today, -3, 'Month'),
    madeThrough: addDuration(today, -3, 'Month'),
    endsOn: null,
  } as const

  it('makes the drafts of three missed months once, and run again finds nothing to do', async () => {
    const source = { ...cashSpent, date: recurrence.anchor, isRecurring: true, recurrence }
    await money(page).expenses.add(IRON, 'rent', { ...source, createdBy: IRON })
    expect(await night(now)).toEqual({ ...nothing, drafts: 3, entered: 1 })
    expect(await night(now)).toEqual(nothing)
    expect(await night(days(1))).toEqual(nothing)
    expect((await night(days(93))).drafts).toBe(3)
    const moment = { today, now, timezone: ZONE }
    expect(await makeDueDrafts(server, IRON, moment, { failed: unexpected, taken: unexpected })).toBe(0)
  })

  it('prepares nothing again for months that have their drafts, when an edit moved the day', async () => {
    const { expenses } = money(page)
    const source = { ...cashSpent, date: recurrence.anchor, isRecurring: true, recurrence }
    await expenses.add(IRON, 'rent', { ...source, createdBy: IRON })
    expect((await night(now)).drafts).toBe(3)
    const before = (await firstOf(expenses.one(IRON, 'rent'))) ?? expect.fail()
    const date = addDays(recurrence.anchor, -1)
    const form = {
      ...cashSpent,
      ...{ date, gst: null, every: 'Month' as const, description: '', vendor: '' },
    }
    await expenses.change(IRON, 'rent', changedExpense(form, before, today))
    expect(await expenses.makeDrafts(IRON, 'rent', today, IRON)).toBe(0)
    expect((await night(now)).drafts).toBe(0)
  })

  it('goes as far back as the last night that ran, and enters what was missed', async () => {
    await night(days(-60))
    expect(await caughtUpTo(server, IRON)).toEqual(days(-60))
    await putInvoice('i1', [{ id: 'p1', amount: 500, mode: 'Cash' }])
    await server.batch((writer) => writer.update('invoices/i1', [{ at: ['updatedAt'], value: days(-40) }]))
    expect(await night(now)).toMatchObject({ entered: 2 })
    expect(await night(now)).toMatchObject({ entered: 0 })
  })

  it('keeps what differed where the owner reads it, and the desk does not', async () => {
    await money(page).expenses.add(IRON, 'e1', { ...cashSpent, createdBy: IRON })
    expect(await night(now)).toMatchObject({ drifts: 0 })
    const month = `monthStats/${IRON}_${today.slice(0, 7)}`
    await server.batch((writer) => writer.update(month, [{ at: ['expenses'], value: 20 }]))
    expect(await night(now)).toMatchObject({ drifts: 1 })
    expect(await firstOf(money(page).moneyChecks.last(IRON))).toMatchObject({
      drifts: [],
      corrections: [{ id: `${today.slice(0, 7)} expenses`, stored: 20, recomputed: 120 }],
    })
    expect((await stored(month)).data).toMatchObject({ expenses: 120 })
    await expect(firstOf(money(counter).moneyChecks.last(IRON))).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})
