import { describe, expect, it } from 'vitest'
import { reasonOf } from '@/domain/packageLife/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { doneInvoice, invoiceWith, moneyContextOn, draftWith } from './fixtures'
import { removeInvoice } from './removeInvoice'

const lastDay = moneyContextOn('2026-11-30')
const nextMonth = moneyContextOn('2026-12-01')
const untaxed = { gst: 0, cgst: 0, sgst: 0, taxRate: 0 }

describe('a tax invoice of a month that is over is undone by a credit note, not put away', () => {
  it('is put away until the last day of its month, and refused from the first of the next', () => {
    expect(doneInvoice(removeInvoice(invoiceWith(), lastDay)).invoice.isDeleted).toBe(true)
    expect(removeInvoice(invoiceWith(), nextMonth)).toEqual({
      kind: 'refused',
      reason:
        'IRN/26-27/000012 is a tax invoice of a month that is over, so it may be in a filed return. Issue a credit note instead.',
    })
  })

  it('is refused where nothing on it carries a rate too: it is in the return as exempt', () => {
    expect(removeInvoice(invoiceWith(untaxed), nextMonth).kind).toBe('refused')
  })

  it('is refused for the administrator, and for an older one that shows its tax alone', () => {
    const admin = moneyContextOn('2026-12-01', { role: 'ADMIN' })
    expect(removeInvoice(invoiceWith({ taxRegime: '' }), admin).kind).toBe('refused')
  })

  it('does not hold what was never in a return: an invoice without GST, and a draft', () => {
    const plain = invoiceWith({ ...untaxed, taxRegime: 'unregistered' })
    expect(doneInvoice(removeInvoice(plain, nextMonth)).invoice.isDeleted).toBe(true)
    const draft = draftWith()
    expect(doneInvoice(removeInvoice(draft, nextMonth)).invoice.isDeleted).toBe(true)
  })

  it('says that money moved before it says the month', () => {
    const used = invoiceWith({ creditApplied: 10, issuedOn: civil('2026-11-20') })
    expect(reasonOf(removeInvoice(used, nextMonth))).toMatch(/Money was moved/)
  })
})
