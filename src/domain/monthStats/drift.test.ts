import { describe, expect, it } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { duesDrift, statsDrift } from './drift'
import { noFigures } from './monthStats'
import { expenseStatsDeltaOf, recomputeStats } from './statsOf'

const spent = { amount: 400.1, date: civil('2026-11-03'), status: 'Confirmed', deleted: false } as const
const paid = invoiceWith({
  payments: [
    paymentSchema.parse({ id: 'a', amount: 500.1, date: '2026-11-21', modeOfPayment: 'Cash' }),
    paymentSchema.parse({ id: 'b', amount: 100.2, date: '2026-12-01', modeOfPayment: 'UPI' }),
    paymentSchema.parse({
      id: 'c',
      amount: 300,
      date: '2026-12-02',
      modeOfPayment: 'Cheque',
      status: 'bounced',
    }),
    paymentSchema.parse({
      id: 'd',
      amount: 50,
      date: '2026-12-03',
      modeOfPayment: 'UPI',
      status: 'refunded',
    }),
  ],
})

describe('the months of a centre', () => {
  const stats = recomputeStats(
    [paid, invoiceWith({ id: 'd', status: 'Draft' }), invoiceWith({ isDeleted: true })],
    [spent],
  )

  it('hold what was billed, collected and spent, each by its own day', () => {
    expect(stats).toEqual({
      '2026-11': {
        ...noFigures(),
        invoices: 1,
        billed: 1796,
        taxable: 1710,
        tax: 85.5,
        discount: 100,
        collected: 500.1,
        expenses: 400.1,
        byMode: { Cash: 500.1 },
      },
      '2026-12': { ...noFigures(), collected: 100.2, refunded: 50, byMode: { UPI: 50.2 } },
    })
  })

  it('do not count what is not confirmed, and take back what is deleted', () => {
    expect(recomputeStats([], [{ ...spent, status: 'Draft' }])).toEqual({})
    expect(expenseStatsDeltaOf(spent, { ...spent, deleted: true })).toMatchObject({
      '2026-11': { expenses: -400.1 },
    })
    expect(expenseStatsDeltaOf(null, { ...spent, date: null })).toEqual({})
  })

  it('report no drift where they agree, and each figure that does not', () => {
    expect(statsDrift(stats, stats)).toEqual([])
    const wrong = { ...stats, '2026-12': { ...noFigures(), collected: 100, byMode: { UPI: 50.2, Cash: 9 } } }
    expect(statsDrift(wrong, stats)).toEqual([
      { what: '2026-12 collected', stored: 100, recomputed: 100.2 },
      { what: '2026-12 refunded', stored: 0, recomputed: 50 },
      { what: '2026-12 by Cash', stored: 9, recomputed: 0 },
    ])
  })

  it('name the members whose dues are not what their invoices come to', () => {
    const due = 1796 - 500.1 - 100.2 + 50
    expect(
      duesDrift(
        [
          { id: 'm1', totalDueAmount: due },
          { id: 'm2', totalDueAmount: 0 },
        ],
        [paid],
      ),
    ).toEqual([])
    expect(duesDrift([{ id: 'm1', totalDueAmount: 5 }], [paid])).toMatchObject([
      { what: 'dues of m1', stored: 5, recomputed: 1245.7 },
    ])
  })
})
