import { PLATFORM_MONEY } from '@/domain/shared/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { entriesOf, creditEntries, readEntry } from '@/data/ledger/ledgerRecords'
import { verifyDay } from '@/data/dayClose/verifyDay'
import { dayMoney } from '@/data/dayClose/dayMoney'
import { reconcileMoney } from '@/data/moneyCheck/reconcileMoney'
import { firstOf } from '@/data/store/firstOf'
import type { ActInput } from '@/domain/acts/actInputs'
import { seenOf } from '@/domain/dayClose/cashMoves'
import { creditIn } from '@/domain/ledger/creditFacts'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { cashRow, doneAs, keyOf, runAs, saleInputOn } from './support/acts'
import { monthly } from './support/gymFixtures'
import {
  desk,
  driftsIn,
  idOf,
  IRON,
  money,
  month,
  now,
  openMoneyStores,
  owner,
  sell,
  startAfresh,
  today,
  ZONE,
} from './support/moneyFixtures'

const stores = openMoneyStores()
afterAll(() => stores.close())
beforeEach(() => startAfresh(stores.server))

const stored = async (path: string) => (await stores.server.get(path))?.data
const entries = () => entriesOf(stores.server, creditEntries(IRON, 'a'))
const movesToday = async () =>
  (await dayMoney(stores.server, IRON, { day: today, today, timezone: ZONE, paymentKinds: {} })).moves
const payout = (fields: Partial<ActInput<'payCredit'>> = {}): ActInput<'payCredit'> => ({
  ...{ memberId: 'a', amount: 300, modeOfPayment: 'Cash', paymentSource: 'Front desk' },
  ...{ reference: '', reason: 'Moved away', ...fields },
})
const pay = (key: string, fields: Partial<ActInput<'payCredit'>> = {}, who = owner) =>
  runAs(stores.server, IRON, who, { act: 'payCredit', key: keyOf(key), input: payout(fields) })

/** Asha, whose paid package of 1,000 was credited with 800. */
async function withCredit() {
  await sell(stores.server, 'a', 1000)
  const input = { invoiceId: idOf('a'), amount: 800, reason: 'Closed' }
  await doneAs(stores.server, IRON, owner, { act: 'creditNote', input })
}

describe('payCredit (issue 10.3): the owner pays credit out as a recorded refund', () => {
  beforeEach(withCredit)

  it('changes credit, month, the day’s money and the chain together, and nothing drifts', async () => {
    expect(await pay('p1')).toEqual({ kind: 'done', invoice: null, endDate: null })
    expect(await stored('members/a')).toMatchObject({ creditBalance: 500, totalDueAmount: 0 })
    expect(await stored(`monthStats/${IRON}_${month}`)).toMatchObject({
      ...{ collected: 1000, refunded: 300, byMode: { Cash: 700 } },
    })
    expect((await movesToday()).map(({ amount, what }) => [amount, what])).toContainEqual([
      -300,
      'Credit paid out: Moved away',
    ])
    const account = await entries()
    expect(creditIn(account)).toBe(500)
    expect(account.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
      ['credit', 800],
      ['creditOpening', 0],
      ['payCredit', -300],
    ])
    expect(await driftsIn(stores.server)).toEqual([])
    const { chain, mismatches } = await verifyDay(stores.server, IRON, today, {
      timezone: ZONE,
      ...PLATFORM_MONEY,
    })
    expect([chain.kind, mismatches]).toEqual(['whole', []])
  })

  it('a repeat with its key changes nothing; other figures under the key are refused', async () => {
    await pay('p1')
    expect(await pay('p1')).toEqual({ kind: 'done', invoice: null, endDate: null })
    expect(await pay('p1', { amount: 5 })).toMatchObject({ kind: 'refused' })
    expect(await stored('members/a')).toMatchObject({ creditBalance: 500 })
  })

  it('pays no more than the credit, also where eight pay at once', async () => {
    expect(await pay('p0', { amount: 800.01 })).toMatchObject({ kind: 'refused', field: 'amount' })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => pay(`race ${at}`)))
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(2)
    expect(await stored('members/a')).toMatchObject({ creditBalance: 200 })
    expect(creditIn(await entries())).toBe(200)
    expect(await driftsIn(stores.server)).toEqual([])
  })

  it('another centre’s member is not there', async () => {
    await stores.server.batch((writer) => writer.update('members/a', [{ at: ['gymId'], value: 'other' }]))
    await expect(pay('p1')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('after the day was closed it stands on the list of what came after the close', async () => {
    const seen = await seenOf(await movesToday())
    const counts = [{ mode: 'Cash', by: '', amount: 1000, pieces: null }]
    await doneAs(stores.server, IRON, owner, {
      act: 'closeDay',
      input: { day: today, opening: 0, counts, reason: '', seen },
    })
    expect(await pay('p1')).toMatchObject({ kind: 'done' })
    expect(await movesToday()).toHaveLength(2)
  })

  it('what was paid out can’t be taken back with the payment that it came from', async () => {
    await pay('p1', { amount: 800 })
    const input = { invoiceId: idOf('a'), paymentId: keyOf('a'), reason: 'Typed twice' }
    expect(await runAs(stores.server, IRON, owner, { act: 'reverse', input })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('it was paid out') as unknown,
    })
  })

  it('the owner’s page reads the account, and no page writes an entry', async () => {
    await pay('p1')
    const page = await firstOf(money(stores.page).credit.ofMember(IRON, 'a'))
    expect(page.rows).toHaveLength(3)
    await expect(firstOf(money(stores.counter).credit.ofMember(IRON, 'a'))).rejects.toMatchObject({
      code: 'permission-denied',
    })
    const forged = { ...page.rows[0], id: 'forged', amount: 5000 }
    await expect(stores.page.batch((writer) => writer.set('ledger/forged', forged))).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})

describe('credit is an account in the ledger (ACTS "The model of money")', () => {
  it('what a sale used of it is an entry of its invoice', async () => {
    await withCredit()
    const input = { memberId: 'a', on: today, fee: 0, reason: 'Moving', atPeriodEnd: false }
    await doneAs(stores.server, IRON, owner, { act: 'cancel', input })
    expect(creditIn(await entries())).toBe(Number((await stored('members/a'))?.['creditBalance']))
  })

  it('an older member’s credit begins with what they held, and the night then holds it against the entries', async () => {
    await withCredit()
    // As a version before the entries left it: credit on the member and on the invoice, and no entry of it.
    await stores.server.batch((writer) =>
      writer.update(`invoices/${idOf('a')}`, [{ at: ['creditMoves'], value: [] }]),
    )
    for (const entry of await entries())
      await stores.server.batch((writer) => writer.remove(`ledger/${entry.id}`))
    expect(await driftsIn(stores.server)).toEqual([])
    await pay('p1')
    expect((await entries()).find(({ kind }) => kind === 'creditOpening')).toMatchObject({ amount: 800 })
    expect(await driftsIn(stores.server)).toEqual([])
    await stores.server.batch((writer) =>
      writer.update('members/a', [{ at: ['creditBalance'], value: 9000 }]),
    )
    expect(await driftsIn(stores.server)).toMatchObject([
      { what: 'The credit of Asha a', stored: 9000, recomputed: 500, by: 'its entries add up to' },
    ])
    const calendar = { timezone: ZONE, day: { today, graceDays: 3 } }
    await reconcileMoney(stores.server, IRON, calendar, { apply: true }, ({ path }) => expect.fail(path))
    expect(await stored('members/a')).toMatchObject({ creditBalance: 500 })
  })
})

describe('cheques (issue 10.7)', () => {
  const cheque = (amount: number) =>
    cashRow(amount, { modeOfPayment: 'Cheque', reference: '000123', chequeDate: today })
  const collect = (key: string) =>
    doneAs(stores.server, IRON, desk, {
      ...{ act: 'collect', key: keyOf(key) },
      input: { invoiceId: idOf('a'), rows: [cheque(1000)] },
    })
  const clear = (key: string, who = owner) =>
    runAs(stores.server, IRON, who, {
      ...{ act: 'clearCheque', key: keyOf(key) },
      input: { invoiceId: idOf('a'), paymentId: keyOf('c1') },
    })
  const waitingList = async () =>
    (await firstOf(money(stores.counter).invoices.page(IRON, { tab: 'toClear' }, { pageSize: 5 }))).rows
  const settings = (preference: Record<string, unknown>) =>
    stores.server.batch((writer) => writer.merge(`gyms/${IRON}`, { preference }))

  it('one that counts once it has cleared: dues and month follow on that day, the desk’s list while it waits', async () => {
    await settings({ countPendingCheques: false })
    await sell(stores.server, 'a')
    await collect('c1')
    expect(await stored('members/a')).toMatchObject({ totalDueAmount: 1000 })
    expect((await stored(`monthStats/${IRON}_${month}`))?.['collected'] ?? 0).toBe(0)
    expect(await waitingList()).toMatchObject([{ payments: [{ reference: '000123', chequeDate: today }] }])
    // Another setting later moves nothing of it.
    await settings({ countPendingCheques: true })
    expect(await driftsIn(stores.server)).toEqual([])
    expect(await clear('x1')).toMatchObject({ kind: 'done', invoice: { status: 'Paid', due: 0 } })
    await clear('x1')
    expect(await stored('members/a')).toMatchObject({ totalDueAmount: 0, currentPackage: { paid: 1000 } })
    expect(await stored(`monthStats/${IRON}_${month}`)).toMatchObject({ collected: 1000 })
    expect(await waitingList()).toEqual([])
    expect(await driftsIn(stores.server)).toEqual([])
    const { chain, mismatches } = await verifyDay(stores.server, IRON, today, {
      timezone: ZONE,
      ...PLATFORM_MONEY,
    })
    expect([chain.kind, mismatches]).toEqual(['whole', []])
  })

  it('a bounce bills its charge on an invoice of its own, without tax, in the same act', async () => {
    await sell(stores.server, 'a')
    await collect('c1')
    const input = { invoiceId: idOf('a'), paymentId: keyOf('c1'), reason: 'Returned', charge: 250 }
    const bounced = { act: 'bounce', key: keyOf('b1'), input } as const
    expect(await doneAs(stores.server, IRON, owner, bounced)).toMatchObject({ invoice: { due: 1000 } })
    await doneAs(stores.server, IRON, owner, bounced)
    expect(await stored('members/a')).toMatchObject({ totalDueAmount: 1250 })
    expect(await stored(`invoices/${IRON}_${keyOf('b1')}`)).toMatchObject({
      ...{ amount: 250, gst: 0, due: 250, packageName: 'Charge for a bounced cheque', seq: 2 },
    })
    expect(await waitingList()).toEqual([])
    expect(await driftsIn(stores.server)).toEqual([])
  })

  // Without a note on the invoice that used the credit, and with one that makes credit of it again.
  it.each([0, 300])(
    'a bounce is recorded though its credit was used: it is due again there, and nothing drifts',
    async (note) => {
      await sell(stores.server, 'a')
      await collect('c1')
      const noted = { invoiceId: idOf('a'), amount: 800, reason: 'Closed' }
      await doneAs(stores.server, IRON, owner, { act: 'creditNote', input: noted })
      const { currentPackage } = (await stored('members/a')) as { currentPackage: { endDate: string } }
      const startDate = addDays(civil(currentPackage.endDate), 1)
      const terms = { ...saleInputOn(now), startDate }
      const input = { memberId: 'a', templateId: monthly.id, terms, asks: false }
      await doneAs(stores.server, IRON, owner, { act: 'renew', input, key: keyOf('next') })
      const next = `invoices/${IRON}_${keyOf('next')}`
      expect(await stored(next)).toMatchObject({ creditApplied: 800, due: 200 })
      const again = { invoiceId: `${IRON}_${keyOf('next')}`, amount: note, reason: 'Closed' }
      if (note > 0) await doneAs(stores.server, IRON, owner, { act: 'creditNote', input: again })
      const returned = { invoiceId: idOf('a'), paymentId: keyOf('c1'), reason: 'Returned' }
      const bounced = { act: 'bounce', key: keyOf('b1'), input: returned } as const
      expect(await doneAs(stores.server, IRON, owner, bounced)).toMatchObject({ invoice: { due: 200 } })
      await doneAs(stores.server, IRON, owner, bounced)
      expect(await stored(next)).toMatchObject({ creditApplied: 0, due: 1000 - note })
      expect(await stored('members/a')).toMatchObject({ totalDueAmount: 1200 - note, creditBalance: 0 })
      expect(creditIn(await entries())).toBe(0)
      expect(await driftsIn(stores.server)).toEqual([])
      const { chain, mismatches } = await verifyDay(stores.server, IRON, today, {
        timezone: ZONE,
        ...PLATFORM_MONEY,
      })
      expect([chain.kind, mismatches]).toEqual(['whole', []])
    },
  )

  it('five who clear it at once clear it once', async () => {
    await settings({ countPendingCheques: false })
    await sell(stores.server, 'a')
    await collect('c1')
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => clear(`at once ${at}`)))
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    expect(await stored(`monthStats/${IRON}_${month}`)).toMatchObject({ collected: 1000 })
    const kept = (await stores.server.get(`ledger/${idOf('a')}_${keyOf('c1')}`)) ?? expect.fail('no entry')
    expect(readEntry(kept)).toMatchObject({ kind: 'cheque', isPending: true })
  })
})
