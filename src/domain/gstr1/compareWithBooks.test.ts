import { describe, expect, it } from 'vitest'
import type { Invoice } from '@/domain/invoices/invoice'
import { factsOfInvoice, newFacts } from '@/domain/invoices/factsOf'
import { statsOfInvoice } from '@/domain/invoices/statsOfInvoice'
import { sumStats } from '@/domain/monthStats/monthStats'
import { compareWithBooks, type Books } from './compareWithBooks'
import { filer, format, invoiceOf, noted, november, returnOf } from './fixtures'

const gym = { price: 1000, rate: 5 }
const sold = noted(invoiceOf([gym]), 105, '2026-11-21')

const booksOf = (...invoices: Invoice[]): Books => ({
  facts: invoices.flatMap(factsOfInvoice),
  figures: sumStats(invoices.map(statsOfInvoice))['2026-11'] ?? null,
})
const checked = (invoices: Invoice[], books: Books) =>
  compareWithBooks(invoices, returnOf(...invoices), { period: november, filer, format }, books)

describe('a return against the ledger and the month’s figures', () => {
  it('agrees, and tells apart what has no GST and what is a commercial note', () => {
    const old = invoiceOf([gym], { id: 'i2', issuedOn: november.from, taxRegime: 'unregistered' })
    const plain = noted(old, 50, '2026-11-21', 'IRNC/26-27/00002')
    expect(checked([sold, plain], booksOf(sold, plain))).toEqual({
      billed: { reported: 1050, beside: 1050 },
      credited: { reported: 105, beside: 50 },
      differences: [],
    })
  })

  it('agrees where an invoice was put away in the ledger too', () => {
    const away = { ...invoiceOf([gym]), isDeleted: true }
    const facts = [...factsOfInvoice(invoiceOf([gym])), ...newFacts(invoiceOf([gym]), away)]
    expect(checked([away], { facts, figures: null }).differences).toEqual([])
  })

  it.each([
    [
      'older records that the ledger has not',
      [sold],
      { ...booksOf(sold), facts: [] },
      'Not in the ledger yet',
    ],
    [
      'an older invoice without a number',
      [{ ...invoiceOf([gym]), invoiceNumber: '' }],
      booksOf({ ...invoiceOf([gym]), invoiceNumber: '' }),
      'Older invoices without a number are not in the ledger: 1, ₹1,050.00.',
    ],
    [
      'an amount that was altered',
      [sold],
      { figures: null, facts: booksOf(sold).facts.map((fact) => ({ ...fact, amount: fact.amount + 1 })) },
      'with another amount: IRN/26-27/000012 and IRNC/26-27/00001',
    ],
    ['a record that is gone', [], { ...booksOf(sold), figures: null }, 'but deleted or changed since'],
    [
      'figures that the night has still to correct',
      [sold],
      { ...booksOf(sold), figures: { billed: 0, tax: 50, credited: 105 } },
      "The month's figures say ₹0.00 billed, the records found here come to ₹1,050.00.",
    ],
    [
      'lines that do not come to the tax',
      [{ ...sold, gst: 51 }],
      { ...booksOf(sold), figures: null },
      "The lines don't come to the tax on IRN/26-27/000012.",
    ],
  ])('says %s', (_case, invoices, books, words) => {
    expect(checked(invoices, books).differences).toEqual([expect.stringContaining(words)])
  })
})
