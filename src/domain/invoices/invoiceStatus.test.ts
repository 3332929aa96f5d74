import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { countedDueOf, dueOf, paidOf } from './dueOf'
import {
  creditNoteSchema,
  draftStates,
  invoiceStatuses,
  paymentSchema,
  type IssuedInvoice,
  type Payment,
} from './invoice'
import { draftWith, invoiceWith } from './fixtures'
import { invoiceStatusOf } from './invoiceStatus'
import { restate } from './restate'

const paid = (amount: number, status: Payment['status'] = 'received', date = '2026-11-20'): Payment =>
  paymentSchema.parse({ id: `${amount}-${status}-${date}`, amount, date, modeOfPayment: 'Cash', status })

const invoiceOf = (fields: Partial<IssuedInvoice>): IssuedInvoice =>
  invoiceWith({ dueOn: null, issuedOn: civil('2026-01-01'), ...fields })

describe('invoiceStatusOf, DOMAIN 3.4: the table', () => {
  test.each`
    amount  | received | dueOn           | today           | status
    ${1796} | ${0}     | ${'2026-11-25'} | ${'2026-11-20'} | ${'Open'}
    ${1796} | ${0}     | ${'2026-11-20'} | ${'2026-11-20'} | ${'Unpaid'}
    ${1796} | ${0}     | ${'2026-11-20'} | ${'2026-11-23'} | ${'Unpaid'}
    ${1796} | ${0}     | ${'2026-11-20'} | ${'2026-11-24'} | ${'Overdue'}
    ${1796} | ${500}   | ${'2026-11-20'} | ${'2026-11-22'} | ${'Partially Paid'}
    ${1796} | ${500}   | ${'2026-11-20'} | ${'2026-11-24'} | ${'Overdue'}
    ${1796} | ${1796}  | ${'2026-11-20'} | ${'2027-11-24'} | ${'Paid'}
    ${1796} | ${1796}  | ${null}         | ${'2026-01-01'} | ${'Paid'}
    ${0}    | ${0}     | ${'2026-11-20'} | ${'2026-12-24'} | ${'Paid'}
    ${1796} | ${0}     | ${null}         | ${'2027-11-24'} | ${'Open'}
  `(
    '$amount with $received paid, due on $dueOn, is $status on $today',
    (row: { amount: number; received: number; dueOn: string | null; today: string; status: string }) => {
      const invoice = invoiceOf({
        amount: row.amount,
        payments: row.received > 0 ? [paid(row.received)] : [],
        dueOn: row.dueOn ? civil(row.dueOn) : null,
      })
      expect(invoiceStatusOf(invoice, civil(row.today), 3)).toBe(row.status)
    },
  )

  it('leaves what people have set, whatever is paid: 500 of 1796 and the rest forgiven is Forgive', () => {
    const late = { payments: [paid(500)], dueOn: civil('2026-01-01') }
    expect(invoiceStatusOf(invoiceOf({ ...late, held: 'Forgive' }), civil('2026-11-20'), 3)).toBe('Forgive')
    for (const held of draftStates)
      expect(invoiceStatusOf(draftWith({ held, dueOn: late.dueOn }), civil('2026-11-20'), 3)).toBe(held)
  })

  it('goes back from Paid when a payment bounces', () => {
    const invoice = invoiceOf({
      status: 'Paid',
      payments: [paid(1796, 'bounced')],
      dueOn: civil('2026-11-20'),
    })
    expect(invoiceStatusOf(invoice, civil('2026-11-20'), 3)).toBe('Unpaid')
  })

  it('counts credit that was used as paid', () => {
    expect(invoiceStatusOf(invoiceOf({ creditApplied: 100 }), civil('2026-11-20'), 3)).toBe('Partially Paid')
    expect(invoiceStatusOf(invoiceOf({ creditApplied: 1796 }), civil('2026-11-20'), 3)).toBe('Paid')
  })

  it('knows the ten statuses of SPECIFICATION 4', () => expect(invoiceStatuses).toHaveLength(10))
})

describe('dues, DOMAIN 3.4', () => {
  it('counts payments, not bounced ones, and refunds against', () => {
    const payments = [
      paid(1000),
      paid(500, 'bounced'),
      paid(300, 'pending'),
      paid(-200),
      paid(100, 'refunded'),
    ]
    expect(paidOf({ payments })).toBe(1000)
    expect(dueOf(invoiceOf({ payments }))).toBe(796)
  })

  it('takes off credit notes and credit that was used', () => {
    const creditNotes = [creditNoteSchema.parse({ id: 'c1', amount: 96, date: '2026-11-20' })]
    expect(dueOf(invoiceOf({ creditNotes, creditApplied: 700 }))).toBe(1000)
  })

  it('is never negative', () => expect(dueOf(invoiceOf({ payments: [paid(5000)] }))).toBe(0))

  test.each(['Open', 'Unpaid', 'Overdue', 'Partially Paid', 'Paid'] as const)(
    'an issued one adds what is left of it to what the member owes, even where it says %s',
    (status) => expect(countedDueOf(invoiceOf({ status }))).toBe(1796),
  )

  test.each(draftStates)('%s adds nothing', (held) => expect(countedDueOf(draftWith({ held }))).toBe(0))

  it('adds nothing when it is written off', () => {
    expect(countedDueOf(invoiceOf({ held: 'Forgive' }))).toBe(0)
  })

  it('adds nothing when the invoice is deleted', () => {
    expect(countedDueOf(invoiceOf({ isDeleted: true }))).toBe(0)
  })
})

describe('restate', () => {
  it('dates a paid invoice by its last payment', () => {
    const payments = [paid(1000, 'received', '2026-11-18'), paid(796, 'received', '2026-11-19')]
    expect(restate(invoiceOf({ payments }), civil('2026-11-20'), 3)).toMatchObject({
      status: 'Paid',
      paidOn: '2026-11-19',
    })
  })

  it('takes the day of payment back with the payment', () => {
    const invoice = invoiceOf({ status: 'Paid', paidOn: civil('2026-11-19') })
    expect(restate(invoice, civil('2026-11-20'), 3)).toMatchObject({ status: 'Open', paidOn: null })
  })
})
