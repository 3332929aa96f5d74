import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { restateInvoice } from '@/data/invoices/restateInvoices'
import { verifyDay } from '@/data/dayClose/verifyDay'
import { addDays, financialYearOf } from '@/domain/shared/calendar'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { cashRow, doneAs, keyOf, runAs } from './support/acts'
import {
  desk,
  driftsIn,
  idOf,
  invoiceOf,
  IRON,
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

const pay = (name: string, amount: number, key: string, who = owner) =>
  runAs(stores.server, IRON, who, {
    ...{ act: 'collect', key: keyOf(key) },
    input: { invoiceId: idOf(name), rows: [cashRow(amount)] },
  })

const stored = async (path: string) => (await stores.server.get(path))?.data
const drift = () => driftsIn(stores.server)
const chain = () => verifyDay(stores.server, IRON, today, { timezone: ZONE, ...PLATFORM_MONEY })
const wholeOf = (count: number) => ({ kind: 'whole', head: expect.objectContaining({ count }) as unknown })

describe('money in one transaction', () => {
  beforeEach(async () => {
    await startAfresh(stores.server)
  })

  it.each([
    ['the owner', owner],
    ['a manager', desk],
  ])(
    'a payment by %s changes invoice, dues, paid-until, directory, the month and the chain together',
    async (_who, who) => {
      await sell(stores.server, 'a', 100, who)
      const outcome = await pay('a', 400, 'p1', who)
      expect(outcome).toMatchObject({ kind: 'done', invoice: { status: 'Partially Paid', due: 500 } })
      expect(await stored('members/a')).toMatchObject({ totalDueAmount: 500, currentPackage: { paid: 500 } })
      expect(await stored(`monthStats/${IRON}_${month}`)).toMatchObject({
        billed: 1000,
        invoices: 1,
        collected: 500,
        byMode: { Cash: 500 },
      })
      expect(await chain()).toEqual({ chain: wholeOf(3), mismatches: [] })
      await pay('a', 400, 'p1', who)
      expect((await invoiceOf(stores.server, 'a')).payments).toHaveLength(2)
      expect(await drift()).toEqual([])
    },
  )

  it('a credit note takes the next number of its own series; a write-off counts no more', async () => {
    for (const [at, name] of ['a', 'b'].entries()) {
      await sell(stores.server, name, 100)
      const input = { invoiceId: idOf(name), amount: 200, reason: 'Closed for a week' }
      const noted = await doneAs(stores.server, IRON, owner, { act: 'creditNote', input })
      const number = `IRNC/${financialYearOf(today)}/0000${at + 1}`
      expect(noted).toMatchObject({ kind: 'done', invoice: { creditNotes: [{ number, seq: at + 1 }] } })
    }
    const input = { invoiceId: idOf('a'), reason: 'Moved away' }
    await doneAs(stores.server, IRON, owner, { act: 'forgive', input })
    expect(await stored('members/a')).toMatchObject({ totalDueAmount: 0 })
    expect(await stored('members/b')).toMatchObject({ totalDueAmount: 700 })
    expect(await drift()).toEqual([])
  })

  it('a drift is reported, figure by figure', async () => {
    await sell(stores.server, 'a', 100)
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
    await sell(stores.server, 'a')
    const before = await invoiceOf(stores.server, 'a')
    expect(await pay('a', 1001, 'p1')).toMatchObject({ kind: 'refused' })
    expect(await invoiceOf(stores.server, 'a')).toEqual(before)
  })

  it('50 sales and payments at once: gapless numbers, no lost payment, dues as recomputed, the chain whole', async () => {
    await sell(stores.server, 'shared')
    const whoAt = (at: number) => (at % 2 === 0 ? owner : desk)
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => sell(stores.server, `s${at}`, 100, whoAt(at))),
      ...Array.from({ length: 30 }, (_, at) => pay('shared', 10, `p${at}`, whoAt(at))),
    ])
    const names = ['shared', ...Array.from({ length: 20 }, (_, at) => `s${at}`)]
    const invoices = await Promise.all(names.map((name) => invoiceOf(stores.server, name)))
    expect(invoices.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(names.map((_, at) => at + 1))
    expect(invoices[0]?.payments).toHaveLength(30)
    expect(await stored('members/shared')).toMatchObject({ totalDueAmount: 700 })
    expect(await drift()).toEqual([])
    expect(await chain()).toEqual({ chain: wholeOf(1 + 20 * 2 + 30), mismatches: [] })
  }, 150_000)

  it('the night moves what fell due, once', async () => {
    await sell(stores.server, 'a')
    const calendar = { timezone: ZONE, day: { today: addDays(today, 10), graceDays: 3 } }
    await stores.server.batch((writer) =>
      writer.update(`invoices/${idOf('a')}`, [{ at: ['dueOn'], value: today }]),
    )
    expect(await restateInvoice(stores.server, idOf('a'), calendar)).toMatchObject({ drifts: [] })
    expect(await invoiceOf(stores.server, 'a')).toMatchObject({ status: 'Overdue', due: 1000 })
    expect(await restateInvoice(stores.server, idOf('a'), calendar)).toMatchObject({ fields: [] })
  })
})
