import { describe, expect, it, test } from 'vitest'
import { collect } from './collect'
import { asIssued, doneInvoice, draftWith, invoiceWith, moneyContextOn, rowOf } from './fixtures'
import type { Invoice, IssuedInvoice, Payment } from './invoice'
import { refund, type RefundTerms } from './refund'
import { reversiblePaymentsOf, standingPaymentsOf, standingWordOf, takeBack, type TakeBack } from './takeBack'
import { PLATFORM_MONEY } from '@/domain/shared/money'

const ctx = moneyContextOn('2026-11-22')
const taken = asIssued(
  doneInvoice(collect(invoiceWith(), [rowOf(700), rowOf(300, { id: 'y2', modeOfPayment: 'Cheque' })], ctx))
    .invoice,
)
/** The cheque is from before cheques waited to be cleared. */
const paid: IssuedInvoice = {
  ...taken,
  payments: taken.payments.map((row) => ({ ...row, status: 'received' })),
}

describe('a refund (PRODUCT 2.B)', () => {
  const back = (fields: Partial<RefundTerms> = {}, invoice: Invoice = paid) =>
    refund(
      invoice,
      {
        ...{ id: 'r1', amount: 700, modeOfPayment: ' UPI ', paymentSource: ' Bank ', reference: ' 61 ' },
        ...{ of: 'y1', reason: ' Closed ', ...fields },
      },
      ctx,
    )
  const reasonOf = (outcome: ReturnType<typeof back>) =>
    outcome.kind === 'refused' ? outcome.reason : outcome.kind

  it('is a row below 0 of the payment that it gives back, without the blanks that were typed', () => {
    expect(doneInvoice(back()).invoice.payments.at(-1)).toEqual({
      ...{ id: 'r1', kind: 'refund', of: 'y1', amount: -700, date: '2026-11-22', status: 'refunded' },
      ...{ modeOfPayment: 'UPI', paymentSource: 'Bank', reference: '61', note: 'Closed' },
      ...{ chequeDate: null, whenCleared: false, receivedBy: 'owner', at: ctx.now },
    })
  })

  it('sent twice is one', () => {
    const once = doneInvoice(back()).invoice
    expect(doneInvoice(back({}, once)).invoice).toEqual(once)
  })

  test.each<[string, Partial<RefundTerms>, string]>([
    ['of nothing', { amount: 0 }, 'more than 0'],
    ['of less than nothing', { amount: -1 }, 'more than 0'],
    ['of no number', { amount: Number.NaN }, 'more than 0'],
    ['of more than was paid', { amount: 1000.01 }, 'Only ₹1,000.00 was paid'],
    ['of more than stands of its payment', { amount: 700.01 }, 'Only ₹700.00 of this payment'],
    ['of no payment, where several stand', { of: '' }, 'Several payments stand'],
    ['of a payment that is not there', { of: 'gone' }, 'Nothing of this payment is left'],
    ['in no way', { modeOfPayment: ' ' }, 'Choose how the money is given back.'],
    ['without a reason', { reason: ' ' }, 'Enter a reason for the refund.'],
  ])('%s is refused', (_case, fields, words) => {
    expect(reasonOf(back(fields))).toContain(words)
  })

  it('of a draft is refused, as nothing was paid on it', () => {
    expect(back({}, draftWith()).kind).toBe('refused')
  })
})

describe('what stands of a payment', () => {
  const rows = (fields: Partial<Payment>) => ({
    payments: paid.payments.map((row) => (row.id === 'y1' ? { ...row, ...fields } : row)),
  })
  const ids = (found: { id: string }[]) => found.map(({ id }) => id)

  test.each<[string, Parameters<typeof rows>[0], string[]]>([
    ['as it came', {}, ['y1', 'y2']],
    ['not when an older record says it bounced', { status: 'bounced' }, ['y2']],
    ['not when an older record says it was refunded', { status: 'refunded' }, ['y2']],
    ['not when it is itself what takes another back', { kind: 'reversal' }, ['y2']],
    ['not when it is of nothing', { amount: 0 }, ['y2']],
  ])('%s', (_case, fields, standing) => {
    expect(ids(standingPaymentsOf(rows(fields)))).toEqual(standing)
    expect(ids(reversiblePaymentsOf(rows(fields)))).toEqual(standing)
  })

  test.each<[string, Parameters<typeof rows>[0], string]>([
    ['one that bounced of old', { status: 'bounced' }, 'Bounced'],
    ['one that stands whole', {}, ''],
  ])('%s is called so', (_case, fields, word) => {
    const invoice = rows(fields)
    expect(standingWordOf(invoice, invoice.payments[0] ?? expect.fail(), PLATFORM_MONEY)).toBe(word)
  })

  it('one that was given back in part says what is left, whatever was taken back of another', () => {
    const terms = {
      id: 'r',
      amount: 200,
      modeOfPayment: 'Cash',
      paymentSource: '',
      reference: '',
      of: 'y1',
      reason: 'x',
    }
    const part = doneInvoice(refund(paid, terms, ctx)).invoice
    const bounced = doneInvoice(
      takeBack(part, { id: 'b', of: 'y2', kind: 'bounce', reason: 'x' }, ctx),
    ).invoice
    const words = bounced.payments.map((row) => standingWordOf(bounced, row, PLATFORM_MONEY))
    expect(words.slice(0, 2)).toEqual(['₹500.00 left after refund', 'Bounced'])
    const rest = doneInvoice(refund(bounced, { ...terms, id: 'r2', amount: 500 }, ctx)).invoice
    expect(standingWordOf(rest, rest.payments[0] ?? expect.fail(), PLATFORM_MONEY)).toBe('Refunded')
  })

  test.each<[string, Partial<TakeBack>, Parameters<typeof rows>[0], string]>([
    ['one that is not there', { of: 'gone' }, {}, 'is not on the invoice'],
    ['one that takes another back', {}, { kind: 'refund' }, 'is not on the invoice'],
    ['one of nothing', {}, { amount: 0 }, 'is not on the invoice'],
    ['one of less than nothing', {}, { amount: -5 }, 'is not on the invoice'],
    ['one that an older record calls refunded', {}, { status: 'refunded' }, 'is not on the invoice'],
    ['cash as a cheque', { kind: 'bounce' }, {}, 'Only a cheque bounces; this was Cash.'],
    ['one without a reason', { reason: ' ' }, {}, 'Enter a reason'],
  ])('%s is not taken back', (_case, how, fields, words) => {
    const whole = { id: 'b', of: 'y1', kind: 'reversal', reason: ' Typed twice ', ...how } as const
    expect(takeBack({ ...paid, ...rows(fields) }, whole, ctx)).toMatchObject({
      ...{ kind: 'refused', reason: expect.stringContaining(words) as string },
    })
  })

  it('one that is taken back is followed by a row of its own, received on that day', () => {
    const whole = { id: 'b', of: 'y2', kind: 'bounce', reason: ' No funds ' } as const
    expect(doneInvoice(takeBack(paid, whole, ctx)).invoice.payments.at(-1)).toMatchObject({
      ...{ id: 'b', of: 'y2', amount: -300, status: 'received', whenCleared: false, note: 'No funds' },
    })
  })
})
