import { describe, expect, it } from 'vitest'
import type { Invoice } from '@/domain/invoices/invoice'
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
      return monthsToAsk(source.invoices, source)
    }
    const invoiced = categoriesWith({ payWhen: 'invoiced' })
    expect(months({ categories: invoiced })).toEqual(['2026-09'])
    expect(months({ categories: invoiced, paidFor: [ledgerLine()] })).toEqual([])
    expect(months({ categories: invoiced, invoices: [sold()] })).toEqual([])
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
})
