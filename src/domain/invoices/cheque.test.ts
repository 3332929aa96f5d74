import { describe, expect, it, test } from 'vitest'
import { compareWithLedger } from './compareWithLedger'
import { factsOfInvoice } from './factsOf'
import { movesOf } from '@/domain/dayClose/cashMoves'
import { sumStats } from '@/domain/monthStats/monthStats'
import { statsOfInvoice } from './statsOfInvoice'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { waitingChequesOf } from './cheque'
import { clearCheque } from './clearCheque'
import { collect } from './collect'
import { dueOf, paidOf } from './dueOf'
import { doneInvoice, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import { forgive } from './forgive'
import type { Invoice } from './invoice'
import type { MoneyContext } from './moneyAct'
import { refund } from './refund'
import { removeInvoice } from './removeInvoice'
import { standingOf, standingWordOf, takeBack } from './takeBack'
import { upgradeInvoice } from './upgradeInvoice'

const came = '2026-11-26'
const counting = moneyContextOn(came)
const waiting = moneyContextOn(came, { settings: settingsWith({ countPendingCheques: false }) })
const cheque = { modeOfPayment: 'Cheque', reference: '000123', chequeDate: civil('2026-11-24') }
const taken = (ctx: MoneyContext, amount = 1796) =>
  doneInvoice(collect(invoiceWith(), [rowOf(amount, cheque)], ctx)).invoice
const clear = (invoice: Invoice, ctx: MoneyContext, on: string = ctx.today) =>
  clearCheque(invoice, { id: 'x1', of: 'y1', on: civil(on) }, ctx)
const rupees = { currency: 'INR', locale: 'en-IN' }
const bounce = { id: 'b1', of: 'y1', kind: 'bounce', reason: 'Returned by the bank' } as const
const first = (invoice: Invoice) => invoice.payments[0] ?? expect.fail('no payment')

describe('a cheque is pending until it is cleared (issue 10.7); counted when received (DOMAIN 5.3, the default)', () => {
  it('pays the invoice at once, and waits on the list of cheques to clear', () => {
    const invoice = taken(counting)
    expect(invoice).toMatchObject({ status: 'Paid', due: 0, paidOn: came, chequeToClear: true })
    expect(first(invoice)).toMatchObject({ status: 'pending', whenCleared: false })
    expect(standingWordOf(invoice, first(invoice), rupees)).toBe('To clear')
  })

  it('clearing it moves no money: a row of 0, the same months, the same day of payment', () => {
    const invoice = taken(counting)
    const later = moneyContextOn('2026-12-02')
    const { invoice: cleared, effects } = doneInvoice(clear(invoice, later))
    expect(cleared).toMatchObject({ status: 'Paid', paidOn: came, chequeToClear: false })
    expect(cleared.payments.at(-1)).toMatchObject({
      kind: 'clearance',
      of: 'y1',
      amount: 0,
      status: 'cleared',
    })
    expect(effects).toMatchObject({ dueDelta: 0, creditDelta: 0, stats: {} })
    expect(effects.facts).toMatchObject([{ kind: 'clearance', amount: 0, of: 'y1' }])
    expect(movesOf([cleared], [], later.today, later.settings)).toEqual([])
    expect(standingWordOf(cleared, first(cleared), rupees)).toBe('Cleared')
  })

  it('that bounces is due again, and no longer waits', () => {
    const { invoice, effects } = doneInvoice(takeBack(taken(counting), bounce, counting))
    expect(invoice).toMatchObject({ due: 1796, chequeToClear: false })
    expect(effects).toMatchObject({ dueDelta: 1796, stats: { '2026-11': { collected: -1796 } } })
  })

  it('is not given back before the bank has paid it, and is afterwards', () => {
    const back = { id: 'r1', of: 'y1', amount: 5, reason: 'Left', modeOfPayment: 'Cash' }
    const give = (invoice: Invoice, of = 'y1') =>
      refund(invoice, { ...back, of, paymentSource: '', reference: '' }, counting)
    const invoice = taken(counting)
    expect(reasonOf(give(invoice))).toMatch(/^This cheque has not cleared yet/)
    expect(give(invoice, '').kind).toBe('refused')
    const cleared = doneInvoice(clear(invoice, counting)).invoice
    expect(doneInvoice(give(cleared)).invoice.payments.at(-1)).toMatchObject({ kind: 'refund', amount: -5 })
  })

  it('is what the centre calls one, and stays one once that is counted otherwise (PRODUCT 2.V)', () => {
    const way = { ...cheque, modeOfPayment: 'Chq' }
    const named = moneyContextOn(came, { settings: settingsWith({ paymentKinds: { Chq: 'cheque' } }) })
    const { invoice } = doneInvoice(collect(invoiceWith(), [rowOf(1796, way)], named))
    expect(first(invoice)).toMatchObject({ status: 'pending', chequeDate: '2026-11-24' })
    expect(doneInvoice(takeBack(invoice, bounce, counting)).invoice).toMatchObject({ due: 1796 })
    const byBank = doneInvoice(collect(invoiceWith(), [rowOf(1796, way)], counting)).invoice
    expect(first(byBank)).toMatchObject({ status: 'received', chequeDate: null })
    expect(reasonOf(takeBack(byBank, bounce, counting))).toMatch(/^Only a cheque bounces; this was Chq\./)
  })

  it('other ways of paying wait for nothing', () => {
    const { invoice } = doneInvoice(collect(invoiceWith(), [rowOf(1796)], counting))
    expect(invoice).toMatchObject({ chequeToClear: false, payments: [{ status: 'received' }] })
  })
})

describe('a cheque that counts once it has cleared (the centre’s setting)', () => {
  it('pays nothing while it waits: dues, status, months and the day’s money leave it out', () => {
    const invoice = taken(waiting)
    expect(invoice).toMatchObject({ status: 'Unpaid', due: 1796, paidOn: null, chequeToClear: true })
    expect([paidOf(invoice), dueOf(invoice), standingOf(invoice, first(invoice))]).toEqual([0, 1796, 0])
    expect(sumStats([statsOfInvoice(invoice)])['2026-11']).toMatchObject({ collected: 0, byMode: {} })
    expect(movesOf([invoice], [], civil(came), waiting.settings)).toEqual([])
    expect(factsOfInvoice(invoice)).toMatchObject([{ kind: 'issue' }, { kind: 'cheque', amount: 1796 }])
  })

  it('counts in the month and on the day on which the bank paid it', () => {
    const later = moneyContextOn('2026-12-02')
    const { invoice, effects } = doneInvoice(clear(taken(waiting), later, '2026-12-01'))
    expect(invoice).toMatchObject({ status: 'Paid', due: 0, paidOn: '2026-12-01', chequeToClear: false })
    expect(effects).toMatchObject({
      dueDelta: -1796,
      stats: { '2026-12': { collected: 1796, byMode: { Cheque: 1796 } } },
      facts: [{ kind: 'clearance', amount: 1796, date: '2026-12-01' }],
    })
    expect(movesOf([invoice], [], civil('2026-12-01'), waiting.settings)).toMatchObject([
      { amount: 1796, mode: 'Cheque' },
    ])
    expect(compareWithLedger([invoice], factsOfInvoice(invoice), later.now, rupees)).toEqual([])
  })

  it('that bounces before it cleared takes no money back, and one that cleared takes all of it', () => {
    const early = doneInvoice(takeBack(taken(waiting), bounce, waiting))
    expect(early.invoice).toMatchObject({ due: 1796, chequeToClear: false })
    expect(early.effects).toMatchObject({ dueDelta: 0, stats: {} })
    const cleared = doneInvoice(clear(taken(waiting), waiting)).invoice
    const { invoice } = doneInvoice(takeBack(cleared, bounce, waiting))
    expect(invoice.payments.at(-1)).toMatchObject({ kind: 'bounce', amount: -1796 })
    expect(invoice.due).toBe(1796)
  })

  it('keeps its setting: another one later moves no figure of it', () => {
    const invoice = taken(waiting)
    const { id, ...stored } = invoice
    expect(upgradeInvoice(id, stored).data).toMatchObject({
      payments: [{ whenCleared: true, status: 'pending' }],
    })
    expect(doneInvoice(collect(invoice, [rowOf(5, { id: 'y2' })], counting)).invoice.due).toBe(1791)
  })

  test.each([
    [
      'given back',
      (invoice: Invoice) =>
        refund(
          invoice,
          { ...bounce, of: '', amount: 5, modeOfPayment: 'Cash', paymentSource: '', reference: '' },
          waiting,
        ),
      /^Only ₹0.00 was paid/,
    ],
    [
      'written off over',
      (invoice: Invoice) => forgive(invoice, { id: 'f1', reason: 'Left' }, waiting),
      /^A cheque waits/,
    ],
    ['put away with', (invoice: Invoice) => removeInvoice(invoice, waiting), /waits to be cleared/],
  ])('can’t be %s while it waits', (_what, act, sentence) => {
    expect(reasonOf(act(taken(waiting)))).toMatch(sentence)
  })
})

describe('clearing a cheque', () => {
  const later = moneyContextOn('2026-12-02')
  it('is harmless twice, and refused under another key', () => {
    const once = doneInvoice(clear(taken(waiting), later)).invoice
    expect(doneInvoice(clear(once, later)).invoice.payments).toHaveLength(2)
    expect(reasonOf(clearCheque(once, { id: 'x2', of: 'y1', on: later.today }, later))).toMatch(
      /no longer waits/,
    )
  })

  test.each([
    ['before it came', '2026-11-25', /came on 26 Nov, 2026/],
    ['on a day to come', '2026-12-03', /is still to come/],
  ])('is refused %s', (_when, on, sentence) => {
    expect(reasonOf(clear(taken(waiting), later, on))).toMatch(sentence)
  })

  it('is refused for cash, for a cheque that bounced, and to the desk', () => {
    const cash = doneInvoice(collect(invoiceWith(), [rowOf(100)], counting)).invoice
    expect(reasonOf(clear(cash, later))).toMatch(/no longer waits/)
    const bounced = doneInvoice(takeBack(taken(counting), bounce, counting)).invoice
    expect(reasonOf(clear(bounced, later))).toMatch(/no longer waits/)
    expect(reasonOf(clear(taken(waiting), { ...later, role: 'MANAGER' }))).toMatch(/^Only the owner may mark/)
  })

  it('of an older record there is nothing to clear: its cheques are received', () => {
    const older = { ...invoiceWith(), payments: [{ ...first(taken(counting)), status: 'received' as const }] }
    expect(waitingChequesOf(older)).toEqual([])
    expect(
      doneInvoice(takeBack(older, bounce, { ...later, today: addDays(later.today, 1) })).invoice.due,
    ).toBe(1796)
  })
})
