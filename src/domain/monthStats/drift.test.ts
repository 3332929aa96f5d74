import { describe, expect, it } from 'vitest'
import { draftWith, invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { driftOf, lacksModes, monthDrifts } from './drift'
import { driftSentence } from './driftSentence'
import { noDay } from './dayFigures'
import { addStats, noFigures, sumStats, takeStats } from './monthStats'
import { expenseStatsDeltaOf, statsOfExpense } from '@/domain/expenses/statsOfExpense'
import { statsOfInvoice } from '@/domain/invoices/statsOfInvoice'

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
  const stats = sumStats([
    ...[paid, draftWith({ id: 'd' }), invoiceWith({ isDeleted: true })].map(statsOfInvoice),
    statsOfExpense(spent),
  ])

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
        modesByDay: { 21: { Cash: 500.1 } },
        byDay: {
          '03': { ...noDay(), expenses: 400.1 },
          '20': { ...noDay(), billed: 1796 },
          '21': { ...noDay(), collected: 500.1 },
        },
      },
      '2026-12': {
        ...noFigures(),
        collected: 100.2,
        refunded: 50,
        byMode: { UPI: 50.2 },
        modesByDay: { '01': { UPI: 100.2 }, '03': { UPI: -50 } },
        byDay: { '01': { ...noDay(), collected: 100.2 }, '03': { ...noDay(), refunded: 50 } },
      },
    })
  })

  it('name the way of an older payment that says none: the store takes no empty key', () => {
    const older = paymentSchema.parse({ id: 'a', amount: 5, date: '2026-11-21', modeOfPayment: '' })
    expect(sumStats([statsOfInvoice(invoiceWith({ payments: [older] }))])).toMatchObject({
      '2026-11': { byMode: { Unknown: 5 } },
    })
  })

  it('do not count what is not confirmed, and take back what is deleted', () => {
    expect(statsOfExpense({ ...spent, status: 'Draft' })).toEqual({})
    expect(expenseStatsDeltaOf(spent, { ...spent, deleted: true })).toMatchObject({
      '2026-11': { expenses: -400.1 },
    })
    expect(expenseStatsDeltaOf(null, { ...spent, date: null })).toEqual({})
  })

  it('report no drift where they agree, and each figure that does not, by name', () => {
    expect(monthDrifts('2026-12', { ...stats['2026-12'] }, stats['2026-12'])).toEqual([])
    const wrong = { collected: 100, byMode: { UPI: 50.2, Cash: 9 } }
    expect(monthDrifts('2026-12', wrong, stats['2026-12'])).toMatchObject([
      { what: 'Collected in Dec 2026', stored: 100, recomputed: 100.2 },
      { what: 'Refunded in Dec 2026', stored: 0, recomputed: 50 },
      { what: 'Collected by Cash in Dec 2026', stored: 9, recomputed: 0 },
    ])
  })

  it('add and take back by the day, and keep money that moved from one day to another', () => {
    expect(takeStats(stats, stats)).toEqual({})
    const third = statsOfExpense(spent)
    const fourth = statsOfExpense({ ...spent, date: civil('2026-11-04') })
    expect(addStats(third, fourth)['2026-11']).toMatchObject({
      expenses: 800.2,
      byDay: { '03': { expenses: 400.1 }, '04': { expenses: 400.1 } },
    })
    expect(takeStats(fourth, third)).toMatchObject({
      '2026-11': { expenses: 0, byDay: { '03': { expenses: -400.1 }, '04': { expenses: 400.1 } } },
    })
  })

  it('name a day that differs; of several say how many, in one line a figure', () => {
    const right = stats['2026-12'] ?? noFigures()
    const one = { ...right, byDay: { ...right.byDay, '03': { ...noDay(), refunded: 40 } } }
    expect(monthDrifts('2026-12', one, right)).toMatchObject([
      { id: '2026-12 refunded by day', what: 'Refunded on 03 Dec 2026', stored: 40, recomputed: 50 },
    ])
    const many = { ...right, byDay: { '05': { ...noDay(), collected: 100.2 }, '03': right.byDay['03'] } }
    expect(monthDrifts('2026-12', many, right)).toMatchObject([
      { what: 'Collected by day in Dec 2026', stored: 'wrong on 2 days', recomputed: 100.2 },
    ])
    expect(monthDrifts('2026-12', { ...right, byDay: 'x' }, right)).toMatchObject([{ stored: '"x"' }])
  })

  it('name ways of payment that differ by day, also where the month’s own come to the same', () => {
    const right = stats['2026-12'] ?? noFigures()
    const moved = { ...right, modesByDay: { '02': { UPI: 100.2 }, '03': { UPI: -50 } } }
    expect(monthDrifts('2026-12', moved, right)).toMatchObject([
      { id: '2026-12 modes by day', stored: 'wrong on 2 days', recomputed: 'what the payments add up to' },
    ])
    expect(monthDrifts('2026-12', { ...right, modesByDay: 7 }, right)).toMatchObject([{ stored: '7' }])
    expect(
      monthDrifts('2026-12', { ...right, modesByDay: { ...right.modesByDay, '01': 'x' } }, right),
    ).toMatchObject([{ stored: 'wrong on 1 day' }])
    const older = { ...right, modesByDay: undefined }
    expect(monthDrifts('2026-12', older, right)).toEqual([])
    expect([lacksModes(older, right), lacksModes(right, right), lacksModes({}, noFigures())]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('take days that an older version never kept for no drift: the night fills them', () => {
    const older = { collected: 100.2, refunded: 50, byMode: { UPI: 50.2 } }
    expect(monthDrifts('2026-12', older, { ...noFigures(), ...stats['2026-12'], renewals: 3 })).toEqual([])
  })

  it('take the dust of binary fractions for no difference', () => {
    const dusty = { collected: 0.1 + 0.2, byMode: { Cash: 0.1 + 0.2 } }
    expect(monthDrifts('2026-12', dusty, { ...noFigures(), collected: 0.3, byMode: { Cash: 0.3 } })).toEqual(
      [],
    )
  })

  it.each([
    ['9e15', 9e15, '9000000000000000'],
    ['NaN', NaN, 'NaN'],
    ['a text', 'many', '"many"'],
    ['nothing', null, '--'],
    ['a list', [1], 'a list'],
    ['a record', { inner: 'secret' }, 'a record'],
  ])('name %s as a drift, and never fail at it (ACTS.md)', (_, stored, words) => {
    expect(monthDrifts('2026-11', { collected: stored }, noFigures())).toMatchObject([
      { id: '2026-11 collected', stored: words, recomputed: 0 },
    ])
    expect(monthDrifts('2026-11', { byMode: 'Cash' }, noFigures())).toMatchObject([{ stored: '"Cash"' }])
  })

  it('say of a month that was never counted what its owner looks at', () => {
    expect(monthDrifts('2026-11', null, stats['2026-11']).map(({ what }) => what)).toEqual([
      'Billed in Nov 2026',
      'Collected in Nov 2026',
      'Expenses in Nov 2026',
    ])
  })

  it('add up thousands of records as pairs of them do', () => {
    const many = Array.from({ length: 3000 }, () => paid)
    expect(sumStats(many.map(statsOfInvoice))['2026-12']).toMatchObject({
      collected: 300_600,
      refunded: 150_000,
      byMode: { UPI: 150_600 },
    })
  })
})

describe('a drift in words', () => {
  const drift = driftOf({
    what: 'Billed in Oct 2026',
    stored: 0,
    recomputed: 42_000,
    by: 'the invoices add up to',
  })
  const india = { currency: 'INR', locale: 'en-IN' }

  it('says what stood there, what is right, and whether it was put right', () => {
    expect(driftSentence({ ...drift, isCorrected: true }, india)).toBe(
      'Billed in Oct 2026 was ₹0, the invoices add up to ₹42,000: corrected.',
    )
    expect(driftSentence({ ...drift, recomputed: 42.5, advice: 'Check it.' }, india)).toBe(
      'Billed in Oct 2026 is ₹0, the invoices add up to ₹42.50. Check it.',
    )
  })

  it('uses the centre’s currency, and counts without one', () => {
    expect(driftSentence(drift, { currency: 'USD', locale: 'en-US' })).toContain('$42,000.')
    expect(driftSentence({ ...drift, unit: 'count' }, india)).toContain('add up to 42000.')
  })
})
