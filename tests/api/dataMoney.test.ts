import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moneyRepositoriesOver } from '@/data/moneyRepositories'
import { createRepairs } from '@/data/store/repairs'
import { firstOf } from '@/data/store/firstOf'
import { restateInvoices } from '@/data/invoices/restateInvoices'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { catchUpLedger } from '@/data/ledger/catchUpLedger'
import { chainFacts } from '@/data/ledger/chainFacts'
import { verifyDay } from '@/data/ledger/verifyDay'
import { reconcileMoney } from '@/data/monthStats/reconcileMoney'
import { repositoriesOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import type { DocumentStore } from '@/data/store/documentStore'
import { collect } from '@/domain/invoices/collect'
import { credit } from '@/domain/invoices/creditNote'
import { rowOf } from '@/domain/invoices/fixtures'
import { forgive } from '@/domain/invoices/forgive'
import { newFacts } from '@/domain/ledger/factsOf'
import { emptyPromoForm, promoFieldsOf } from '@/domain/promoCodes/promoForm'
import { assign } from '@/domain/packages/sell'
import { addDays, civilDateIn, financialYearOf } from '@/domain/shared/calendar'
import { actContext, centreInfo, formOf, idsOf, monthly, putCentre, termsOn } from './support/centreFixtures'
import { managerOf, openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import { enterInvoice } from '../../functions/src/ledger/enterInvoice'
import { emptyStore } from './support/emptyStore'

const IRON = 'iron'
const ZONE = 'Asia/Kolkata'
const now = new Date()
const today = civilDateIn(now, ZONE)
const month = today.slice(0, 7)
const owner = { role: 'CLIENT', by: IRON } as const
const desk = { role: 'MANAGER', by: `${IRON}-desk` } as const
const silent = () => undefined

let page: OpenStore
let counter: OpenStore
let server: DocumentStore

beforeAll(async () => {
  page = openWebStore(ownerOf(IRON))
  counter = openWebStore(managerOf(IRON))
  server = openAdminStore().store
  await emptyStore()
  await putCentre(server, IRON)
  await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
})
afterAll(async () => {
  await page.close()
  await counter.close()
})

const money = (store: DocumentStore) =>
  moneyRepositoriesOver({ store, clock: systemClock, repairs: createRepairs(silent), log: silent })
const repositories = (store: DocumentStore) => repositoriesOver(store, systemClock, silent)
async function sell(store: DocumentStore, name: string, paid = 0) {
  const { members } = repositories(store)
  await members.add(IRON, name, formOf({ name: `Asha ${name}` }), centreInfo(IRON))
  const ids = idsOf(name)
  const cash = { amount: paid, modeOfPayment: 'Cash', paymentSource: 'Front desk', reference: '' }
  const payment = paid > 0 ? cash : null
  const outcome = await members.actOnPackage(
    IRON,
    name,
    (member, openInvoices) =>
      assign(member, monthly, termsOn(now, { payment }), { ...actContext(IRON, now, ids), openInvoices }),
    ids,
  )
  return outcome.kind === 'done' ? outcome : expect.fail(outcome.reason)
}

const pay = (
  store: DocumentStore,
  invoiceId: string,
  amount: number,
  id: string,
  who = owner as typeof owner | typeof desk,
) =>
  money(store).invoices.act(IRON, invoiceId, who, (invoice, ctx) =>
    collect(invoice, [rowOf(amount, { id })], ctx),
  )

/** A desk that got no answer in time asks again: the ids make it the same act, whatever became of the first. */
async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 4; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

const stored = async (path: string) => (await server.get(path))?.data
const invoiceOf = async (name: string) =>
  readInvoice(await server.get(`invoices/invoice-${name}`), ZONE) ?? expect.fail(name)
const drift = () => reconcileMoney(server, IRON, ZONE)

describe('money in one transaction', () => {
  beforeEach(async () => {
    await emptyStore()
    await putCentre(server, IRON)
    await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
  })

  it.each([
    ['the owner', () => page.store, owner],
    ['a manager', () => counter.store, desk],
  ])(
    'a payment by %s changes invoice, dues, paid-until, directory and the month together',
    async (_who, store, who) => {
      await sell(store(), 'a', 100)
      const outcome = await pay(store(), 'invoice-a', 400, 'p1', who)
      expect(outcome).toMatchObject({ kind: 'done', invoice: { status: 'Partially Paid', due: 500 } })
      expect(await stored('members/a')).toMatchObject({ totalDueAmount: 500, currentPackage: { paid: 500 } })
      expect(await stored(`monthStats/${IRON}_${month}`)).toMatchObject({
        billed: 1000,
        invoices: 1,
        collected: 500,
        byMode: { Cash: 500 },
      })
      await pay(store(), 'invoice-a', 400, 'p1', who)
      expect((await invoiceOf('a')).payments).toHaveLength(2)
      expect(await drift()).toEqual([])
    },
  )

  it('a credit note takes the next number of its own series; a write-off counts no more', async () => {
    const { act } = money(page.store).invoices
    for (const [at, name] of ['a', 'b'].entries()) {
      await sell(page.store, name, 100)
      const noted = await act(IRON, `invoice-${name}`, owner, (invoice, ctx) =>
        credit(invoice, { id: 'c', amount: 200, reason: 'Closed for a week' }, ctx),
      )
      const number = `IRNC/${financialYearOf(today)}/0000${at + 1}`
      expect(noted).toMatchObject({ kind: 'done', invoice: { creditNotes: [{ number, seq: at + 1 }] } })
    }
    await act(IRON, 'invoice-a', owner, (invoice, ctx) =>
      forgive(invoice, { id: 'f', reason: 'Moved away' }, ctx),
    )
    expect(await stored('members/a')).toMatchObject({ totalDueAmount: 0 })
    expect(await stored('members/b')).toMatchObject({ totalDueAmount: 700 })
    expect(await drift()).toEqual([])
  })

  it('a drift is reported, figure by figure; a centre from before gets its months first', async () => {
    await sell(page.store, 'a', 100)
    await server.batch((writer) =>
      writer.update(`monthStats/${IRON}_${month}`, [{ at: ['collected'], value: 90 }]),
    )
    await server.batch((writer) => writer.update('members/a', [{ at: ['totalDueAmount'], value: 1 }]))
    expect(await drift()).toEqual([
      { what: `${month} collected`, stored: 90, recomputed: 100 },
      { what: 'dues of a', stored: 1, recomputed: 900 },
    ])
    await server.batch((writer) => writer.remove(`monthStats/${IRON}_${month}`))
    expect(await drift()).toMatchObject([{ what: 'dues of a' }])
    expect(await stored(`monthStats/${IRON}_${month}`)).toMatchObject({ collected: 100, billed: 1000 })
  })

  it('a refusal writes nothing', async () => {
    await sell(page.store, 'a')
    const before = await invoiceOf('a')
    expect(await pay(page.store, 'invoice-a', 1001, 'p1')).toMatchObject({ kind: 'refused' })
    expect(await invoiceOf('a')).toEqual(before)
  })

  it('50 sales and payments at once: gapless numbers, no lost payment, dues as recomputed', async () => {
    const stores = [page.store, counter.store, server]
    await sell(page.store, 'shared')
    const storeAt = (at: number) => stores[at % 2] ?? server
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => persist(() => sell(storeAt(at), `s${at}`, 100))),
      ...Array.from({ length: 30 }, (_, at) =>
        persist(() => pay(storeAt(at), 'invoice-shared', 10, `p${at}`, at % 2 ? desk : owner)),
      ),
    ])
    const names = ['shared', ...Array.from({ length: 20 }, (_, at) => `s${at}`)]
    const invoices = await Promise.all(names.map(invoiceOf))
    expect(invoices.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(names.map((_, at) => at + 1))
    expect(invoices[0]?.payments).toHaveLength(30)
    expect(await stored('members/shared')).toMatchObject({ totalDueAmount: 700 })
    expect(await drift()).toEqual([])
  }, 150_000)

  it('the night moves what fell due, once', async () => {
    await sell(page.store, 'a')
    const calendar = { today: addDays(today, 10), graceDays: 3, timezone: ZONE }
    await server.batch((writer) => writer.update('invoices/invoice-a', [{ at: ['dueOn'], value: today }]))
    expect(await restateInvoices(server, IRON, calendar)).toBe(1)
    expect(await invoiceOf('a')).toMatchObject({ status: 'Overdue', due: 1000 })
    expect(await restateInvoices(server, IRON, calendar)).toBe(0)
  })
})

describe('lists and the office', () => {
  const span = { from: addDays(today, -1), to: today }

  beforeAll(async () => {
    await emptyStore()
    await putCentre(server, IRON)
    await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
  })

  it('an invoice is found under the tab of its status, and counted', async () => {
    await sell(page.store, 'a', 100)
    await sell(page.store, 'b', 1000)
    const { invoices } = money(counter.store)
    const rows = async (tab: 'all' | 'paid' | 'partlyPaid' | 'draft') =>
      (await firstOf(invoices.page(IRON, { tab, issued: span }, { pageSize: 10 }))).rows.map(({ id }) => id)
    expect(await rows('partlyPaid')).toEqual(['invoice-a'])
    expect(await rows('paid')).toEqual(['invoice-b'])
    expect(await rows('draft')).toEqual([])
    expect(await rows('all')).toHaveLength(2)
    expect(await firstOf(invoices.count(IRON, { tab: 'all' }))).toBe(2)
    expect(await firstOf(invoices.count(IRON, { tab: 'open', due: span }))).toBe(0)
  })

  const rent = { name: 'Rent', nameLower: 'rent', colour: '', monthlyBudget: 30_000, kind: 'fixed' } as const
  const spent = {
    amount: 400,
    categoryId: 'rent',
    description: 'Hall',
    date: today,
    vendor: '',
    modeOfPayment: 'Cash',
    paidFrom: 'Cash drawer',
    gst: 0,
    isRecurring: false,
    recurrence: null,
  }

  it('an expense moves its month with it; adding it again is skipped; a draft counts once it is confirmed', async () => {
    const { expenses, expenseCategories, monthStats } = money(page.store)
    await expenseCategories.add(IRON, 'rent', rent, 0)
    await expenseCategories.add(IRON, 'rent', { ...rent, name: 'Another' }, 0)
    await expenses.add(IRON, 'e1', spent, IRON)
    await expenses.add(IRON, 'e1', { ...spent, amount: 9 }, IRON)
    const total = async () => {
      const { rows } = await firstOf(expenses.page(IRON, { ...span, status: 'Confirmed' }, { pageSize: 10 }))
      return rows.reduce((sum, { amount }) => sum + amount, 0)
    }
    const inMonth = async () => (await firstOf(monthStats.month(IRON, month)))?.expenses
    expect([await total(), await inMonth()]).toEqual([400, 400])
    await expenses.edit(IRON, 'e1', { ...spent, amount: 350.5 })
    expect([await total(), await inMonth()]).toEqual([350.5, 350.5])
    await expenses.remove(IRON, 'e1')
    expect([await total(), await inMonth()]).toEqual([0, 0])
    await expenses.undoRemove(IRON, 'e1')
    await server.batch((writer) => writer.update('expenses/e1', [{ at: ['status'], value: 'Draft' }]))
    await server.batch((writer) =>
      writer.update(`monthStats/${IRON}_${month}`, [{ at: ['expenses'], value: 0 }]),
    )
    await expenses.confirm(IRON, 'e1')
    expect(await inMonth()).toBe(350.5)
    await expect(expenses.edit(IRON, 'gone', spent)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('a category in use is never removed', async () => {
    const { expenseCategories } = money(page.store)
    const list = async () => (await firstOf(expenseCategories.list(IRON))).rows
    expect(await list()).toMatchObject([{ id: 'rent', name: 'Rent', isActive: true }])
    expect(await expenseCategories.remove(IRON, { id: 'rent', name: 'Rent' })).toMatchObject({
      kind: 'refused',
    })
    await expenseCategories.archive(IRON, 'rent')
    expect(await list()).toMatchObject([{ isActive: false, deleted: false }])
    await expenseCategories.restore(IRON, 'rent')
    await expenseCategories.add(IRON, 'tea', { ...rent, name: 'Tea', nameLower: 'tea' }, 1)
    expect(await expenseCategories.remove(IRON, { id: 'tea', name: 'Tea' })).toBeNull()
    await expenseCategories.edit(IRON, 'rent', { ...rent, monthlyBudget: 1 })
    expect((await list()).find(({ id }) => id === 'rent')).toMatchObject({ monthlyBudget: 1, isActive: true })
  })

  it('a promo code is added once, ended, archived and brought back; never deleted', async () => {
    const { promoCodes } = money(page.store)
    const fields = promoFieldsOf({ ...emptyPromoForm, name: 'DIWALI' })
    const code = async () => (await firstOf(promoCodes.list(IRON))).rows[0]
    await promoCodes.add(IRON, 'p1', fields)
    await promoCodes.add(IRON, 'p1', { ...fields, name: 'HOLI' })
    expect(await code()).toMatchObject({ name: 'DIWALI', nameLower: 'diwali', usedCount: 0 })
    await promoCodes.edit(IRON, 'p1', { ...fields, percentOff: 20 })
    await promoCodes.endNow(IRON, 'p1')
    expect(await code()).toMatchObject({ percentOff: 20, isActive: false })
    await promoCodes.archive(IRON, 'p1')
    expect(await code()).toMatchObject({ archived: true })
    await promoCodes.restore(IRON, 'p1')
    expect(await code()).toMatchObject({ archived: false, isActive: false })
    await promoCodes.runAgain(IRON, 'p1')
    expect(await code()).toMatchObject({ percentOff: 20, isActive: true })
  })
})

describe('the ledger', () => {
  const entered = async (name: string) =>
    chainFacts(server, IRON, newFacts(null, await invoiceOf(name)), today)
  const written = async (name: string, before: string | null) =>
    enterInvoice(
      server,
      before === null ? null : await server.get(before),
      (await server.get(`invoices/invoice-${name}`)) ?? expect.fail(name),
      now,
    )
  const verify = (store: DocumentStore) => verifyDay(store, IRON, today, ZONE)

  beforeEach(async () => {
    await emptyStore()
    await putCentre(server, IRON)
    await server.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
    await sell(page.store, 'a', 100)
    await sell(page.store, 'b', 200)
  })

  it('enters each fact once, whoever brings it, and the owner can verify the day', async () => {
    expect(await entered('a')).toBe(2)
    expect(await entered('a')).toBe(0)
    expect(await catchUpLedger(server, IRON, new Date(0), today, ZONE)).toBe(2)
    expect(await verify(page.store)).toMatchObject({
      chain: { kind: 'whole', head: { count: 4 } },
      mismatches: [],
    })
  })

  it('takes what an event brought, once, and the earlier facts of an invoice from before it', async () => {
    expect(await written('a', null)).toBe(2)
    expect(await written('a', null)).toBe(0)
    expect(await written('b', 'invoices/invoice-b')).toBe(2)
    await server.batch((writer) => writer.update('invoices/invoice-a', [{ at: ['updatedBy'], value: '' }]))
    expect(await written('a', null)).toBe(0)
  })

  it('names one stored payment that was altered with admin rights', async () => {
    await catchUpLedger(server, IRON, new Date(0), today, ZONE)
    const { payments } = await invoiceOf('b')
    await server.batch((writer) =>
      writer.update('invoices/invoice-b', [
        { at: ['payments'], value: payments.map((payment) => ({ ...payment, amount: 20 })) },
      ]),
    )
    const { chain, mismatches } = await verify(page.store)
    expect(chain.kind).toBe('whole')
    expect(mismatches).toMatchObject([
      { id: 'invoice-b_payment-b', itemId: 'payment-b', invoiceId: 'invoice-b' },
    ])
    expect(mismatches[0]?.reason).toContain('says ₹20.00, but ₹200.00 was entered')
  })

  it('names an entry that was altered with admin rights', async () => {
    await catchUpLedger(server, IRON, new Date(0), today, ZONE)
    await server.batch((writer) =>
      writer.update('ledger/invoice-b_payment-b', [{ at: ['amount'], value: 20 }]),
    )
    expect((await verify(page.store)).chain).toMatchObject({
      kind: 'broken',
      entry: { id: 'invoice-b_payment-b' },
    })
  })
})
