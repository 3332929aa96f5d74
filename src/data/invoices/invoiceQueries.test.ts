import { describe, expect, it } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { meets } from './invoiceQueries'

const today = civil('2026-11-20')
const lateUntil = civil('2026-11-19')

describe('an invoice that the search has found', () => {
  it('keeps to the open tab, and shows a deleted invoice on the list of all', () => {
    const gone = invoiceWith({ isDeleted: true })
    expect(meets(gone, { tab: 'all' })).toBe(true)
    expect(meets(gone, { tab: 'open', lateUntil })).toBe(false)
    expect(meets(invoiceWith(), { tab: 'open', lateUntil })).toBe(true)
    expect(meets(invoiceWith(), { tab: 'paid', lateUntil })).toBe(false)
    const november = { from: civil('2026-11-01'), to: civil('2026-11-30') }
    expect(meets(invoiceWith(), { tab: 'open', lateUntil, due: november })).toBe(true)
    expect(meets(invoiceWith({ dueOn: null }), { tab: 'open', lateUntil, due: november })).toBe(false)
  })

  it('takes what became late today from its tab to the overdue, whatever is stored', () => {
    const late = invoiceWith({ status: 'Open', dueOn: lateUntil })
    expect(meets(late, { tab: 'open', lateUntil })).toBe(false)
    expect(meets(late, { tab: 'overdue', lateUntil })).toBe(true)
    const moved = invoiceWith({ status: 'Overdue', dueOn: today })
    expect(meets(moved, { tab: 'overdue', lateUntil })).toBe(false)
    expect(meets(moved, { tab: 'open', lateUntil })).toBe(true)
  })
})
