import { describe, expect, it } from 'vitest'
import { creditNoteSchema } from '@/domain/invoices/invoice'
import type { InvoiceLine } from '@/domain/invoices/invoiceLine'
import { civil } from '@/domain/shared/civilDate'
import { noPayRule, type PayRule } from '@/domain/staff/payRule'
import { agreedCommission, commissionText } from './agreedCommission'
import {
  categories,
  categoriesWith,
  commissionCategoryId,
  ledgerLine,
  linesWith,
  payment,
  sold,
  staffWith,
  type Given,
} from './fixtures'
import { back, came, generatedAs, lineOf, soldInJuly } from './payOrderFixtures'

const ruled = (rule: Partial<PayRule>) => [
  staffWith({ payBasis: '', payRate: null, commissionCategoryId, ...rule }),
]
const fixed = ruled({ commissionBasis: 'fixed', commissionAmount: 500 })
const amountsOf = (given: Given) => linesWith(given).map(({ direction, amount }) => [direction, amount])

describe('a commission of a fixed amount a sale', () => {
  it('is that amount, of whatever value above it, and says why', () => {
    expect(linesWith({ staff: fixed, invoices: [sold()] })).toMatchObject([
      {
        id: 'iron_2026-10_ravi_i1',
        ...{ amount: 500, basisAmount: 1710, rate: null },
        source: { invoiceId: 'i1', payWhen: 'realised' },
        note: 'IRN/26-27/000012 · Asha Rao · ₹500 a sale',
      },
    ])
  })

  it('is no more than the value of the sale, part by part, and says so', () => {
    const payments = [came('2026-07-10', 15), came('2026-08-10', 5)]
    const bottle = soldInJuly({ payments }, 20)
    const lines = ['2026-07', '2026-08'].map(
      (month) => generatedAs(month, { staff: fixed, invoices: bottle })[0],
    )
    expect(lines.map((line) => line?.amount)).toEqual([15, 5])
    expect(lines[0]?.note).toContain('₹500 a sale, no more than its value, as far as it was paid')
    const [line] = linesWith({ staff: fixed, invoices: [sold({ taxable: 400 })] })
    expect([line?.amount, line?.note.split(' · ').at(-1)]).toEqual([
      400,
      '₹500 a sale, no more than its value',
    ])
  })

  it('is none for fees alone, of which a percentage is paid', () => {
    const [line] = sold().lines
    const linesOf = (...kinds: InvoiceLine['kind'][]) =>
      kinds.flatMap((kind) => (line === undefined ? [] : [{ ...line, kind }]))
    const given = (lines: InvoiceLine[], staff = fixed) => ({ staff, invoices: [{ ...sold(), lines }] })
    expect(linesWith(given(linesOf('fee', 'fee')))).toEqual([])
    expect(amountsOf(given(linesOf('fee'), ruled({ commissionRate: 10 })))).toEqual([['Earning', 171]])
    for (const lines of [linesOf('package', 'fee'), linesOf()])
      expect(amountsOf(given(lines))).toEqual([['Earning', 500]])
  })

  it('is as much of it as was paid of the sale, and all of it once everything was', () => {
    const third = (date: string) => came(date, 333.33)
    const payments = [third('2026-07-10'), third('2026-08-10'), came('2026-09-10', 333.34)]
    const invoices = soldInJuly({ payments })
    const [july] = generatedAs('2026-07', { staff: fixed, invoices })
    expect(july?.note).toContain('₹500 a sale, as far as it was paid')
    const amounts = ['2026-07', '2026-08', '2026-09'].map(
      (month) => generatedAs(month, { staff: fixed, invoices })[0]?.amount ?? 0,
    )
    expect(amounts).toEqual([166.67, 166.66, 166.67])
  })

  it.each([
    ['a refund', { payments: [{ ...payment, date: civil('2026-09-20') }, back('2026-10-12', 898)] }],
    ['all of it', { payments: [{ ...payment, date: civil('2026-09-20') }, back('2026-10-12', 1796)] }],
  ])('is taken back as the value falls: %s', (_, fields) => {
    const invoices = [sold({ issuedOn: civil('2026-09-20'), ...fields })]
    const all = fields.payments.at(-1)?.amount === -1796
    const back = [['Deduction', all ? 500 : 250]]
    expect(amountsOf({ staff: fixed, invoices })).toEqual(back)
    const paidFor = [ledgerLine({ amount: 500, rate: null })]
    expect(amountsOf({ staff: fixed, invoices, paidFor })).toEqual(back)
    // And so it is where something else is agreed since; why it was earned says nothing of it.
    const since = { staff: ruled({ commissionRate: 3 }), invoices, paidFor }
    expect(amountsOf(since)).toEqual(back)
    expect(linesWith(since)[0]?.note).toBe('Refunded · IRN/26-27/000012 · Asha Rao')
  })

  it('falls with a credit note, of what counts when invoiced', () => {
    const note = creditNoteSchema.parse({ id: 'n1', amount: 898, taxable: 855, date: '2026-10-22' })
    const given = {
      staff: fixed,
      categories: categoriesWith({ payWhen: 'invoiced' }),
      invoices: [sold({ payments: [], creditNotes: [note] })],
    }
    expect(amountsOf(given)).toEqual([['Earning', 250]])
  })

  it('counts from the day on which it was agreed, and stays what was generated before', () => {
    const staff = [
      staffWith({
        ...{ payBasis: '', payRate: null, commissionCategoryId, payFrom: civil('2026-10-16') },
        ...{ commissionBasis: 'fixed', commissionAmount: 500 },
        earlierPay: [{ ...noPayRule, commissionCategoryId, commissionRate: 10 }],
      }),
    ]
    const invoices = soldInJuly({ payments: [came('2026-10-10', 500), came('2026-10-20', 500)] })
    expect(generatedAs('2026-10', { staff, invoices })).toMatchObject([
      { amount: 50, rate: 10, begun: null },
      { amount: 250, rate: null, begun: '2026-10-16' },
    ])
    const paidFor = [lineOf('2026-07', 500)]
    const rest = soldInJuly({ payments: [came('2026-07-10', 500), came('2026-08-20', 500)] })
    expect(generatedAs('2026-08', { staff: fixed, invoices: rest, paidFor })).toMatchObject([{ amount: 250 }])
  })
})

describe('a renewal', () => {
  const renewal = sold({ sells: 'renewal' })

  it.each([
    ['percentage', { commissionRate: 10, renewalRate: 5 }, 85.5, 'Renewal'],
    ['percentage, where the rate is the category’s', { renewalRate: 2 }, 34.2, 'Renewal'],
    ['percentage, which is nothing', { commissionRate: 10, renewalRate: 0 }, null, ''],
    ['percentage, where none is set', { commissionRate: 10 }, 171, 'Asha Rao'],
    [
      'amount',
      { commissionBasis: 'fixed', commissionAmount: 500, renewalAmount: 200 },
      200,
      '₹200 a renewal',
    ],
    ['amount, where none is set', { commissionBasis: 'fixed', commissionAmount: 500 }, 500, '₹500 a renewal'],
  ] as const)('has its own %s', (_, rule, amount, words) => {
    const [line] = linesWith({ staff: ruled(rule), invoices: [renewal] })
    expect(line?.amount ?? null).toBe(amount)
    expect(line?.note.split(' · ').at(-1) ?? '').toBe(words)
  })

  it('is none where a package is sold for the first time or changed', () => {
    const staff = ruled({ commissionRate: 10, renewalRate: 5 })
    for (const sells of ['first', 'change', ''] as const)
      expect(linesWith({ staff, invoices: [sold({ sells })] })).toMatchObject([{ amount: 171, rate: 10 }])
  })
})

it.each([
  [{}, '5 %'],
  [{ commissionRate: 10, renewalRate: 4 }, '10 %, renewals 4 %'],
  [{ commissionBasis: 'fixed', commissionAmount: 500 }, '₹500 a sale'],
  [{ commissionBasis: 'fixed', commissionAmount: 500, renewalAmount: 0 }, '₹500 a sale, ₹0 a renewal'],
  [{ commissionBasis: 'perHead', commissionAmount: 300, renewalAmount: 100 }, '₹300 a head'],
] as const)('%j is said as %s', (rule, text) => {
  const agreed = agreedCommission({ ...noPayRule, commissionCategoryId, ...rule }, categories)
  expect(agreed && commissionText(agreed, { currency: 'INR', locale: 'en-IN' })).toBe(text)
})
