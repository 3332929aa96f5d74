import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { sumStats } from '@/domain/monthStats/monthStats'
import { invoiceWith } from './fixtures'
import type { IssuedInvoice } from './invoice'
import { creditNoteSchema } from './invoice'
import { olderSales } from './olderSales'
import { statsOfInvoice } from './statsOfInvoice'

const sale = (id: string, from: string, fields: Partial<IssuedInvoice> = {}) =>
  invoiceWith({
    ...{ id, memberId: 'asha', issuedOn: civil(from), fromDate: civil(from), toDate: civil('2027-12-31') },
    ...fields,
  })

const renewalsIn = (...invoices: IssuedInvoice[]) => {
  const sales = olderSales()
  for (const invoice of invoices) sales.add(invoice)
  const stats = sumStats([...invoices.map(statsOfInvoice), ...sales.renewals()])
  return Object.fromEntries(
    Object.entries(stats).flatMap(([month, { renewals, byDay }]) =>
      renewals === 0 ? [] : [[month, [renewals, Object.keys(byDay).filter((day) => byDay[day]?.renewals)]]],
    ),
  )
}

const note = (amount: number) => creditNoteSchema.parse({ id: 'n', amount, date: '2026-11-21' })

describe('renewals', () => {
  it('are counted by what their invoices say, on the day the term begins', () => {
    const early = sale('b', '2026-12-01', { sells: 'renewal', issuedOn: civil('2026-11-20') })
    expect(renewalsIn(sale('a', '2026-11-01', { sells: 'first' }), early)).toEqual({ '2026-12': [1, ['01']] })
    expect(renewalsIn(sale('c', '2026-11-01', { sells: 'change' }))).toEqual({})
  })

  it('do not count one that was credited as a whole, because it never went on', () => {
    const renewal = sale('b', '2026-12-01', { sells: 'renewal', amount: 1000 })
    expect(renewalsIn({ ...renewal, creditNotes: [note(400)] })).toEqual({ '2026-12': [1, ['01']] })
    expect(renewalsIn({ ...renewal, creditNotes: [note(400), note(600)] })).toEqual({})
  })

  it('are told by the member’s other invoices where an older version did not say, in any order', () => {
    const [first, second, third] = [sale('a', '2026-09-01'), sale('b', '2026-10-01'), sale('c', '2026-11-01')]
    const expected = { '2026-10': [1, ['01']], '2026-11': [1, ['01']] }
    expect(renewalsIn(first, second, third)).toEqual(expected)
    expect(renewalsIn(third, first, second)).toEqual(expected)
  })

  it('leave an older first sale a first one when a newer version renews it, and count nothing of no member or term', () => {
    expect(renewalsIn(sale('a', '2026-09-01'), sale('b', '2026-10-01', { sells: 'renewal' }))).toEqual({
      '2026-10': [1, ['01']],
    })
    const others = [{ memberId: '' }, { fromDate: null }, { isDeleted: true }]
    expect(
      renewalsIn(sale('a', '2026-09-01'), ...others.map((other) => sale('x', '2026-10-01', other))),
    ).toEqual({})
  })
})
