import { describe, expect, it } from 'vitest'
import { creditNoteSchema, type Invoice } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { invoicesToAsk, monthsLacking, monthsToAsk } from './askedOfLedger'
import {
  categoriesWith,
  ledgerLine,
  payment,
  sellers,
  sold,
  sourceWith,
  staffWith,
  type Given,
} from './fixtures'
import { came, generatedAs, soldInJuly } from './payOrderFixtures'

describe('the ledger is asked', () => {
  const before = civil('2026-09-20')
  const past = (fields: Parameters<typeof sold>[0] = {}) => sold({ issuedOn: before, ...fields })
  const back = { ...payment, id: 'p2', kind: 'refund' as const, status: 'refunded' as const, of: 'p1' }
  const asked = (today: string, invoices: Invoice[], staff = sellers) =>
    invoicesToAsk({
      ...sourceWith({ staff, invoices }),
      today: civil(today),
      timezone: 'Asia/Kolkata',
    }).map(({ id }) => id)

  it('for what fell, and for what other months may have paid for', () => {
    const fell = past({
      payments: [
        { ...payment, date: before },
        { ...back, amount: -898 },
      ],
    })
    const invoices = [
      fell,
      sold({ id: 'fresh' }),
      past({ id: 'past' }),
      past({ id: 'others', createdBy: 'desk' }),
      past({ id: 'lead', createdBy: 'desk', leadOwnerId: 'ravi' }),
      past({ id: 'unpaid', payments: [] }),
    ]
    expect(asked('2026-11-30', invoices)).toEqual(['i1', 'past', 'lead'])
    // November may have been generated before it.
    expect(asked('2026-12-01', invoices)).toEqual(['i1', 'fresh', 'past', 'lead'])
    expect(asked('2026-12-01', invoices, [staffWith()])).toEqual(['i1'])
  })

  it('whether a month was generated, where it has nothing of a sale that counts when invoiced', () => {
    const months = (given: Given) => {
      const source = sourceWith({ staff: sellers, invoices: [past()], paidFor: [], ...given })
      return monthsToAsk(source.invoices, { ...source, timezone: 'Asia/Kolkata' })
    }
    const invoiced = categoriesWith({ payWhen: 'invoiced' })
    expect(months({ categories: invoiced })).toEqual(['2026-09'])
    expect(months({ categories: invoiced, paidFor: [ledgerLine()] })).toEqual([])
    expect(months({ categories: invoiced, invoices: [sold()] })).toEqual([])
    expect(months({})).toEqual([])
  })

  it('whether months were generated, in which something came in under a category that was archived since', () => {
    const payments = ['2026-07-10', '2026-09-10', '2026-10-10'].map((date, at) => ({
      ...payment,
      ...{ id: `p${at}`, date: civil(date), amount: 500 },
    }))
    const invoices = [sold({ issuedOn: civil('2026-07-10'), payments })]
    const months = (given: Given) => {
      const source = sourceWith({ staff: sellers, invoices, paidFor: [], ...given })
      return monthsToAsk(source.invoices, { ...source, timezone: 'Asia/Kolkata' })
    }
    expect(months({ categories: categoriesWith({ isActive: false }) })).toEqual(['2026-07', '2026-09'])
    expect(months({})).toEqual([])
  })

  it('whether months are locked of which it has nothing, though something came in', () => {
    const invoices = [
      past({
        payments: [
          { ...payment, date: before },
          { ...back, amount: -898 },
        ],
      }),
    ]
    const lacking = (given: Given) => {
      const source = sourceWith({ staff: sellers, invoices, paidFor: [], ...given })
      return monthsLacking(source.invoices, { ...source, timezone: 'Asia/Kolkata' }, civil('2026-12-10'))
    }
    expect(lacking({})).toEqual(['2026-09'])
    expect(lacking({ paidFor: [ledgerLine()] })).toEqual([])
    expect(lacking({ staff: [staffWith()] })).toEqual([])
    const later = past({ payments: [{ ...payment, date: civil('2026-11-05') }] })
    expect(lacking({ invoices: [later] })).toEqual(['2026-11'])
  })

  it('of another month too, where one that lacks proves locked', () => {
    const creditNotes = [creditNoteSchema.parse({ id: 'n1', amount: 500, date: '2026-10-05' })]
    const payments = [came('2026-08-10', 1000)]
    const given = {
      ...{ staff: sellers, paidFor: [], invoices: soldInJuly({ payments, creditNotes }) },
      categories: categoriesWith({ payWhen: 'invoiced' }),
    }
    const lacking = (...locked: string[]) => {
      const source = { ...sourceWith({ ...given, locked }), timezone: 'Asia/Kolkata' }
      return monthsLacking(source.invoices, source, civil('2026-12-10'))
    }
    expect(lacking()).toEqual(['2026-07'])
    expect(lacking('2026-07')).toEqual(['2026-08'])
    expect(lacking('2026-07', '2026-08')).toEqual([])
    expect(generatedAs('2026-10', { ...given, locked: ['2026-07', '2026-08'] })).toEqual([])
    expect(generatedAs('2026-10', { ...given, locked: ['2026-07'] })).toMatchObject([{ basisAmount: -500 }])
  })
})
