import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { restateInvoice } from '@/data/invoices/restateInvoices'
import type { DocumentStore } from '@/data/store/documentStore'
import { collect } from '@/domain/invoices/collect'
import { credit } from '@/domain/invoices/creditNote'
import { rowOf } from '@/domain/invoices/fixtures'
import { forgive } from '@/domain/invoices/forgive'
import { addDays, financialYearOf } from '@/domain/shared/calendar'
import {
  desk,
  driftsIn,
  invoiceOf,
  IRON,
  money,
  month,
  openMoneyStores,
  owner,
  sell,
  startAfresh,
  today,
  ZONE,
} from './support/moneyFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())

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

const stored = async (path: string) => (await stores.server.get(path))?.data
const drift = () => driftsIn(stores.server)

describe('money in one transaction', () => {
  beforeEach(async () => {
    await startAfresh(stores.server)
  })

  it.each([
    ['the owner', () => stores.page, owner],
    ['a manager', () => stores.counter, desk],
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
      expect((await invoiceOf(stores.server, 'a')).payments).toHaveLength(2)
      expect(await drift()).toEqual([])
    },
  )

  it('a credit note takes the next number of its own series; a write-off counts no more', async () => {
    const { act } = money(stores.page).invoices
    for (const [at, name] of ['a', 'b'].entries()) {
      await sell(stores.page, name, 100)
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

  it('a drift is reported, figure by figure', async () => {
    await sell(stores.page, 'a', 100)
    await stores.server.batch((writer) =>
      writer.update(`monthStats/${IRON}_${month}`, [{ at: ['collected'], value: 90 }]),
    )
    await stores.server.batch((writer) => writer.update('members/a', [{ at: ['totalDueAmount'], value: 1 }]))
    expect(await drift()).toMatchObject([
      { id: `${month} collected`, stored: 90, recomputed: 100 },
      { what: 'The balance due of Asha a', stored: 1, recomputed: 900 },
    ])
  })

  it('a refusal writes nothing', async () => {
    await sell(stores.page, 'a')
    const before = await invoiceOf(stores.server, 'a')
    expect(await pay(stores.page, 'invoice-a', 1001, 'p1')).toMatchObject({ kind: 'refused' })
    expect(await invoiceOf(stores.server, 'a')).toEqual(before)
  })

  it('50 sales and payments at once: gapless numbers, no lost payment, dues as recomputed', async () => {
    await sell(stores.page, 'shared')
    const storeAt = (at: number) => (at % 2 === 0 ? stores.page : stores.counter)
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => persist(() => sell(storeAt(at), `s${at}`, 100))),
      ...Array.from({ length: 30 }, (_, at) =>
        persist(() => pay(storeAt(at), 'invoice-shared', 10, `p${at}`, at % 2 ? desk : owner)),
      ),
    ])
    const names = ['shared', ...Array.from({ length: 20 }, (_, at) => `s${at}`)]
    const invoices = await Promise.all(names.map((name) => invoiceOf(stores.server, name)))
    expect(invoices.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(names.map((_, at) => at + 1))
    expect(invoices[0]?.payments).toHaveLength(30)
    expect(await stored('members/shared')).toMatchObject({ totalDueAmount: 700 })
    expect(await drift()).toEqual([])
  }, 150_000)

  it('the night moves what fell due, once', async () => {
    await sell(stores.page, 'a')
    const calendar = { timezone: ZONE, day: { today: addDays(today, 10), graceDays: 3 } }
    await stores.server.batch((writer) =>
      writer.update('invoices/invoice-a', [{ at: ['dueOn'], value: today }]),
    )
    expect(await restateInvoice(stores.server, 'invoice-a', calendar)).toMatchObject({ drifts: [] })
    expect(await invoiceOf(stores.server, 'a')).toMatchObject({ status: 'Overdue', due: 1000 })
    expect(await restateInvoice(stores.server, 'invoice-a', calendar)).toMatchObject({ fields: [] })
  })
})
