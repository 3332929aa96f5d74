import { describe, expect, it } from 'vitest'
import { creditNoteSchema } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { payRuleOf } from '@/domain/staff/payRule'
import type { PayWhen } from './commissionAccount'
import { contributionCategorySchema } from './contributionCategory'
import {
  categories,
  categoriesWith,
  commissionCategoryId,
  ledgerLine,
  linesWith,
  payment,
  sellers,
  sold,
  staffWith,
  type Given,
} from './fixtures'

describe('commission whose way of counting changed', () => {
  const before = civil('2026-09-20')
  const staff = sellers
  /** Invoiced in September, paid in October. */
  const past = (fields: Parameters<typeof sold>[0] = {}) => sold({ issuedOn: before, ...fields })
  const lineOf = (payWhen: PayWhen, basisAmount: number, fields: object = {}) =>
    ledgerLine({
      ...{ amount: basisAmount / 20, basisAmount, rate: 5 },
      source: { invoiceId: 'i1', memberId: 'm1', payWhen },
      ...fields,
    })
  const ofNovember = { month: '2026-11', date: '2026-11-30' }
  const whenInvoiced = (given: Given) =>
    linesWith({
      staff,
      categories: categoriesWith({ payWhen: 'invoiced' }),
      generated: ['2026-09'],
      ...given,
    })
  const whole = { direction: 'Earning', amount: 85.5, basisAmount: 1710, source: { payWhen: 'realised' } }

  it.each([
    ['by the category', {}],
    ['by another one of theirs', { categoryId: 'iron_gone' }],
    ['to whom the category paid then', { staffId: 'desk' }],
  ])('is not paid when the member pays what was paid when invoiced: %s', (_, fields) => {
    const paidFor = [lineOf('invoiced', 1710, fields)]
    expect(linesWith({ staff, invoices: [past()], paidFor })).toEqual([])
  })

  it('is paid when the member pays, where what was paid when invoiced is reversed or somebody else’s', () => {
    for (const fields of [{ status: 'Reversed' }, { staffId: 'desk', categoryId: 'iron_other' }]) {
      const paidFor = [lineOf('invoiced', 1710, fields)]
      expect(linesWith({ staff, invoices: [past()], paidFor })).toMatchObject([whole])
    }
  })

  it('is paid when the member pays, where it wasn’t paid when invoiced', () => {
    expect(whenInvoiced({ invoices: [past()], paidFor: [] })).toMatchObject([whole])
    // The half that was paid for is not paid for again.
    const payments = [
      { ...payment, id: 'p0', amount: 898, date: before },
      { ...payment, amount: 898 },
    ]
    const paidFor = [lineOf('realised', 855)]
    expect(whenInvoiced({ invoices: [past({ payments })], paidFor })).toMatchObject([
      { amount: 42.75, basisAmount: 855 },
    ])
  })

  it.each([
    ['is not generated', { paidFor: [], generated: [] }],
    ['has it', { paidFor: [lineOf('invoiced', 1710)] }],
    ['has it reversed', { paidFor: [lineOf('invoiced', 1710, { status: 'Reversed' })] }],
  ] as [string, Given][])('is left to the month of the invoice where that %s', (_, given) => {
    expect(whenInvoiced({ invoices: [past()], ...given })).toEqual([])
  })

  it('is not paid to whom no commission was agreed with on the invoice’s day', () => {
    const since = staff.map((one) => ({ ...one, payFrom: civil('2026-10-01') }))
    expect(whenInvoiced({ staff: since, invoices: [past()], paidFor: [] })).toEqual([])
  })

  it('is paid once within a month, where another rule pays from a day in it', () => {
    const other = { ...categoriesWith({ payWhen: 'invoiced' })[2], id: 'iron_other' }
    const first = { ...payRuleOf(staffWith()), payBasis: '' as const, payRate: null, payFrom: null }
    const moved = (from: string, to: string) =>
      staff.map((one) => ({
        ...{ ...one, commissionCategoryId: to, payFrom: civil('2026-10-15') },
        earlierPay: [{ ...first, commissionCategoryId: from }],
      }))
    const given = {
      categories: [...categories, contributionCategorySchema.parse(other)],
      invoices: [sold({ issuedOn: civil('2026-10-05') })],
    }
    expect(linesWith({ ...given, staff: moved('iron_other', commissionCategoryId) })).toMatchObject([
      { id: 'iron_2026-10_ravi_i1', amount: 85.5, source: { payWhen: 'invoiced' } },
    ])
    expect(linesWith({ ...given, staff: moved(commissionCategoryId, 'iron_other') })).toMatchObject([
      { id: 'iron_2026-10_ravi_i1@2026-10-15', amount: 85.5, source: { payWhen: 'realised' } },
    ])
  })

  it('leaves a later month what it was generated as', () => {
    const paidFor = [lineOf('realised', 1000, ofNovember)]
    expect(whenInvoiced({ invoices: [sold()], paidFor })).toMatchObject([{ basisAmount: 710 }])
    const rest = { ...payment, id: 'p2', amount: 898, date: civil('2026-11-05') }
    const payments = [{ ...payment, amount: 898 }, rest]
    const halves = { invoices: [sold({ payments })], paidFor: [lineOf('realised', 855, ofNovember)] }
    expect(linesWith({ staff, ...halves })).toMatchObject([{ basisAmount: 855 }])
  })

  it('takes nothing back of what was never paid, unless the month of the invoice is still to be generated', () => {
    const creditNotes = [creditNoteSchema.parse({ id: 'n1', amount: 898, date: '2026-10-20' })]
    const credited = { invoices: [past({ payments: [], creditNotes })], paidFor: [] }
    expect(whenInvoiced(credited)).toEqual([])
    expect(whenInvoiced({ ...credited, generated: [] })).toMatchObject([
      { direction: 'Deduction', amount: 42.75 },
    ])
  })
})
