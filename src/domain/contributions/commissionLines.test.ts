import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { payRuleOf } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import {
  at,
  categories,
  categoriesWith,
  commissionCategoryId,
  ledgerLine,
  linesWith,
  payment,
  payWith,
  sellers,
  sold,
  staffWith,
  type Given,
} from './fixtures'

describe('commission on what somebody sold', () => {
  const staff = sellers

  it('is the rate of the value before tax that was paid', () => {
    expect(linesWith({ staff, invoices: [sold()] })).toMatchObject([
      {
        id: 'iron_2026-10_ravi_i1',
        amount: 85.5,
        basisAmount: 1710,
        rate: 5,
        source: { invoiceId: 'i1', memberId: 'm1', leadId: '' },
        note: 'IRN/26-27/000012 · Asha Rao',
      },
    ])
  })

  it('is theirs alone, at their own rate where they have one, and nothing in another month', () => {
    expect(linesWith({ staff, invoices: [sold({ createdBy: 'desk' })] })).toEqual([])
    const own = [staffWith({ payBasis: '', payRate: null, commissionCategoryId, commissionRate: 10 })]
    expect(linesWith({ staff: own, invoices: [sold()] })).toMatchObject([{ amount: 171, rate: 10 }])
    const later = [{ ...payment, date: civil('2026-11-02') }]
    expect(linesWith({ staff, invoices: [sold({ payments: later })] })).toEqual([])
  })

  it('is the lead’s owner’s where the category says so, of the sale to the lead alone', () => {
    const toOwners = categories.map((one) =>
      one.id === commissionCategoryId ? { ...one, paidTo: 'leadOwner' as const } : one,
    )
    const [followed, walkedIn] = [
      sold({ createdBy: 'desk', leadOwnerId: 'ravi' }),
      sold({ createdBy: 'desk' }),
    ]
    expect(linesWith({ staff, categories: toOwners, invoices: [followed] })).toMatchObject([{ amount: 85.5 }])
    expect(linesWith({ staff, categories: toOwners, invoices: [walkedIn] })).toEqual([])
    expect(linesWith({ staff, invoices: [followed] })).toEqual([])
    const desk = [staffWith({ id: 'desk', payBasis: '', payRate: null, commissionCategoryId })]
    const ofDesk = { staff: desk, categories: toOwners }
    expect(linesWith({ ...ofDesk, invoices: [followed] })).toEqual([])
    expect(linesWith({ ...ofDesk, invoices: [walkedIn] })).toMatchObject([{ amount: 85.5 }])
    // A lead that nobody in particular followed up.
    const unowned = sold({ createdBy: 'desk', leadOwnerId: '' })
    expect(linesWith({ ...ofDesk, invoices: [unowned] })).toMatchObject([{ amount: 85.5 }])
    // One that stayed the centre's own.
    const owners = sold({ gymId: 'iron', createdBy: 'desk', leadOwnerId: 'iron' })
    expect(linesWith({ ...ofDesk, invoices: [owners] })).toMatchObject([{ staffId: 'desk', amount: 85.5 }])
  })

  it('is each one’s by their own category, and one person’s under one', () => {
    const owners = { id: 'iron_leads', paidTo: 'leadOwner' as const, rate: 2 }
    const both = [...categories, ...categoriesWith(owners).filter(({ id }) => id === owners.id)]
    const desk = staffWith({ id: 'desk', payBasis: '', payRate: null, commissionCategoryId })
    const owner = (id: string) => staff.map((one) => ({ ...one, commissionCategoryId: id }))
    const invoices = [sold({ createdBy: 'desk', leadOwnerId: 'ravi' })]
    const paidOf = (given: Given) =>
      linesWith({ ...given, invoices }).map(({ staffId, rate }) => [staffId, rate])
    expect(paidOf({ staff: [desk, ...owner(owners.id)], categories: both })).toEqual([
      ['desk', 5],
      ['ravi', 2],
    ])
    expect(paidOf({ staff: [desk, ...owner(commissionCategoryId)], categories: both })).toEqual([['desk', 5]])
    const toOwners = categoriesWith({ paidTo: 'leadOwner' })
    expect(paidOf({ staff: [desk, ...staff], categories: toOwners })).toEqual([['ravi', 5]])
  })

  it('takes back of a lead that is the centre’s own what the ledger has, and nothing of a month that is locked without it', () => {
    const given = (more: Given) => {
      const payments = [
        { ...payment, date: civil('2026-09-20') },
        {
          ...{ ...payment, id: 'p2', kind: 'refund' as const, status: 'refunded' as const },
          ...{ of: 'p1', amount: -898 },
        },
      ]
      const invoice = sold({ gymId: 'iron', leadOwnerId: 'iron', payments, issuedOn: civil('2026-09-20') })
      return linesWith({
        ...{ staff, invoices: [invoice], categories: categoriesWith({ paidTo: 'leadOwner' }) },
        ...more,
      })
    }
    expect(given({ paidFor: [ledgerLine()] })).toMatchObject([{ direction: 'Deduction', amount: 85.5 }])
    expect(given({ paidFor: [], locked: ['2026-09'] })).toEqual([])
  })

  it('counts what was billed, where the category says so', () => {
    const invoiced = categories.map((one) =>
      one.id === commissionCategoryId ? { ...one, payWhen: 'invoiced' as const } : one,
    )
    expect(linesWith({ staff, categories: invoiced, invoices: [sold({ payments: [] })] })).toMatchObject([
      { amount: 85.5 },
    ])
  })

  it('takes a refund back in the month it was made', () => {
    const payments = [
      { ...payment, date: civil('2026-09-20') },
      {
        ...{ ...payment, id: 'p2', kind: 'refund' as const, status: 'refunded' as const },
        ...{ of: 'p1', amount: -898 },
      },
    ]
    expect(linesWith({ staff, invoices: [sold({ payments, issuedOn: civil('2026-09-20') })] })).toMatchObject(
      [
        {
          direction: 'Deduction',
          amount: 42.75,
          basisAmount: -855,
          note: 'Refunded · IRN/26-27/000012 · Asha Rao',
        },
      ],
    )
  })

  describe('that the ledger has paid', () => {
    const before = civil('2026-09-20')
    const refunded = (amount: number, fields: Parameters<typeof sold>[0] = {}) =>
      sold({
        issuedOn: before,
        payments: [
          { ...payment, date: before },
          {
            ...{ ...payment, id: 'p2', kind: 'refund' as const, status: 'refunded' as const },
            ...{ of: 'p1', amount: -amount },
          },
        ],
        ...fields,
      })
    const half = { direction: 'Deduction', amount: 85.5, basisAmount: -855, rate: 10 }

    it.each([
      ['another rate', { staff }],
      ['no commission', { staff: [staffWith({ payBasis: '', payRate: null })] }],
      ['an archived category', { staff, categories: categoriesWith({ isActive: false }) }],
      ['the lead’s owner', { staff, categories: categoriesWith({ paidTo: 'leadOwner' }) }],
      ['somebody who left', { staff: staff.map((one) => ({ ...one, isActive: false })) }],
      ['pay from a later day', { staff: staff.map((one) => ({ ...one, payFrom: civil('2026-11-01') })) }],
    ] as [string, Given][])('is taken back as it was paid, whatever is agreed since: %s', (_, given) => {
      const invoices = [refunded(898, { leadOwnerId: 'desk' })]
      expect(linesWith({ ...given, invoices, paidFor: [ledgerLine()] })).toMatchObject([half])
    })

    it('is counted as it was when it was paid', () => {
      const paidFor = [ledgerLine({ source: { invoiceId: 'i1', memberId: 'm1', payWhen: 'realised' } })]
      const of = { staff, categories: categoriesWith({ payWhen: 'invoiced' }), invoices: [refunded(898)] }
      expect(linesWith({ ...of, paidFor })).toMatchObject([half])
    })

    it('is taken back of whom it was paid to, and of nobody else', () => {
      const other = ledgerLine({ staffId: 'desk', id: 'iron_2026-09_desk_i1' })
      expect(linesWith({ staff, invoices: [refunded(898)], paidFor: [other] })).toEqual([])
    })

    it('is taken back where it was reversed and corrected by hand', () => {
      const corrected = ledgerLine({ id: 'iron_k1', amount: 100, rate: null })
      const paidFor = [ledgerLine({ status: 'Reversed' }), corrected]
      expect(linesWith({ staff, invoices: [refunded(898)], paidFor })).toMatchObject([
        { direction: 'Deduction', amount: 50, basisAmount: -855 },
      ])
    })

    it('is taken back to the paisa, and never twice or more than was paid', () => {
      const all = { staff, invoices: [refunded(1796)] }
      expect(linesWith({ ...all, paidFor: [ledgerLine({ amount: 33.33 })] })).toMatchObject([
        { amount: 33.33 },
      ])
      const reversed = [ledgerLine({ status: 'Reversed' })]
      expect(linesWith({ ...all, paidFor: reversed })).toEqual([])
      const back = ledgerLine({
        ...{ id: 'iron_2026-09_ravi_i1@2026-09-25', direction: 'Deduction', amount: 171, basisAmount: -1710 },
      })
      expect(linesWith({ ...all, paidFor: [ledgerLine(), back] })).toEqual([])
      // What the month itself was generated as is no reason to take it back again.
      const own = ledgerLine({
        id: 'iron_2026-10_ravi_i1',
        direction: 'Deduction',
        amount: 171,
        month: '2026-10',
      })
      expect(linesWith({ ...all, paidFor: [ledgerLine(), own] })).toMatchObject([{ amount: 171 }])
    })

    it('earns nothing for a month that is generated after the one in which all of it went back', () => {
      const source = { invoiceId: 'i1', memberId: 'm1', payWhen: 'realised' }
      const halves = [before, civil('2026-10-20')].map((date, at) => ({
        ...{ ...payment, id: `p${at + 1}`, date, amount: 898 },
      }))
      const back = (amount: number) => ({
        ...{ ...payment, id: 'p3', kind: 'refund' as const, status: 'refunded' as const, of: 'p1' },
        ...{ amount, date: civil('2026-11-10') },
      })
      const paidFor = (amount: number) => [
        ledgerLine({ source, amount: 85.5, basisAmount: 855 }),
        ledgerLine({
          ...{ source, id: 'iron_2026-11_ravi_i1', month: '2026-11', direction: 'Deduction' },
          ...{ amount: amount / 10, basisAmount: -amount },
        }),
      ]
      const soldBy = (refund: number) => [sold({ issuedOn: before, payments: [...halves, back(refund)] })]
      const tenth = staff.map((one) => ({ ...one, commissionRate: 10 }))
      expect(linesWith({ staff: tenth, invoices: soldBy(-1796), paidFor: paidFor(855) })).toEqual([])
      expect(linesWith({ staff: tenth, invoices: soldBy(-898), paidFor: paidFor(427.5) })).toMatchObject([
        { amount: 42.75, basisAmount: 427.5 },
      ])
    })

    it('goes by the rule of the invoice’s day where the ledger has nothing of it', () => {
      const agreed = (payFrom: string | null) => ({
        ...payRuleOf(staffWith({ payBasis: '', payRate: null, commissionCategoryId, commissionRate: 20 })),
        payFrom: payFrom === null ? null : civil(payFrom),
      })
      const ruled = (...earlierPay: Staff['earlierPay']) =>
        staff.map((one) => ({ ...one, payFrom: civil('2026-10-01'), earlierPay }))
      expect(linesWith({ staff: ruled(agreed(null)), invoices: [refunded(898)] })).toMatchObject([
        { amount: 171, rate: 20 },
      ])
      expect(linesWith({ staff: ruled(), invoices: [refunded(898)] })).toEqual([])
      const over = categoriesWith({ rate: 500 })
      expect(linesWith({ staff, categories: over, invoices: [refunded(898)] })).toEqual([])
    })
  })

  it('is at the rate of the day on which it was earned', () => {
    const raised = staff.map((one) => ({
      ...{ ...one, commissionRate: 10, payFrom: civil('2026-10-20') },
      earlierPay: [{ ...payRuleOf(one), payFrom: null }],
    }))
    const early = { ...payment, id: 'p0', amount: 898, date: civil('2026-10-10') }
    const payments = [early, { ...payment, amount: 898 }]
    const ofHalves = linesWith({
      staff: raised,
      invoices: [sold({ payments, issuedOn: civil('2026-10-10') })],
    })
    expect(ofHalves).toMatchObject([
      { id: 'iron_2026-10_ravi_i1', amount: 42.75, rate: 5 },
      { id: 'iron_2026-10_ravi_i1@2026-10-20', amount: 85.5, rate: 10 },
    ])
    // What is refunded the day after takes half of both with it.
    const back = { ...payment, id: 'p2', kind: 'refund' as const, status: 'refunded' as const, of: 'p0' }
    const refund = { ...back, amount: -449, date: civil('2026-10-21') }
    const given = {
      staff: raised,
      invoices: [sold({ payments: [early, refund], issuedOn: civil('2026-10-10') })],
    }
    expect(linesWith(given)).toMatchObject([
      { direction: 'Earning', amount: 42.75 },
      { id: 'iron_2026-10_ravi_i1@2026-10-20', direction: 'Deduction', amount: 21.38, rate: 5 },
    ])
  })

  it('counts a row that was entered later in the month it was entered', () => {
    const payments = [{ ...payment, at: at('2026-11-01', '09:00') }]
    expect(linesWith({ staff, invoices: [sold({ payments })] })).toEqual([])
  })

  it('says where what is left out is mended: at the category, or in what the employee is paid by', () => {
    const mendedIn = (given: Parameters<typeof payWith>[0]) => payWith(given)[0]?.mendedIn
    const archived = categories.map((one) => ({ ...one, isActive: one.id !== commissionCategoryId }))
    expect(mendedIn({ staff })).toEqual([])
    expect(mendedIn({ staff, categories: archived })).toEqual(['pay'])
    expect(mendedIn({ staff, categories: categoriesWith({ rate: 500 }) })).toEqual(['categories'])
    expect(mendedIn({ staff: [staffWith({ payBasis: '', payRate: null })] })).toEqual(['pay'])
    expect(mendedIn({ categories: [] })).toEqual(['categories'])
    const both = [staffWith({ commissionCategoryId })]
    expect(mendedIn({ staff: both, categories: [] })).toEqual(['categories', 'pay'])
  })

  it('says why there is none', () => {
    const archived = categories.map((one) => ({ ...one, isActive: one.id !== commissionCategoryId }))
    expect(payWith({ staff, categories: archived })[0]?.problem).toMatch(/archived/)
    const over = categories.map((one) => (one.id === commissionCategoryId ? { ...one, rate: 500 } : one))
    expect(payWith({ staff, categories: over, invoices: [sold()] })).toMatchObject([
      {
        lines: [],
        problem: 'Sales commission is at 500 %: set it to at most 100 % in Contribution categories.',
      },
    ])
    const own = staff.map((one) => ({ ...one, commissionRate: 5 }))
    expect(payWith({ staff: own, categories: over, invoices: [sold()] })).toMatchObject([
      { lines: [{ amount: 85.5 }], problem: '' },
    ])
    expect(payWith({ staff: [staffWith({ payBasis: '', payRate: null })] })[0]?.problem).toBe(
      'No pay is set.',
    )
    expect(payWith({ categories: [] })[0]?.problem).toMatch(/no category for base pay/)
  })
})
