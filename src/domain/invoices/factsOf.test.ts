import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { compareWithBooks } from '@/domain/gstr1/compareWithBooks'
import { filer, invoiceOf, november, returnOf } from '@/domain/gstr1/fixtures'
import { compareWithLedger } from './compareWithLedger'
import { creditNoteOf } from './creditNote'
import { factsOfInvoice } from './factsOf'

const plain = invoiceOf([
  { price: 1000, rate: 5 },
  { price: 60, rate: 18, kind: 'product', sac: '2202' },
])
const sold = {
  ...plain,
  creditNotes: [
    {
      ...creditNoteOf(plain, {
        id: 'c1',
        amount: 105,
        date: civil('2026-11-21'),
        reason: '',
        by: '',
        at: null,
      }),
      number: 'IRNC/26-27/00001',
    },
  ],
}
const until = new Date('2026-12-01')
const entries = factsOfInvoice(sold)

describe('the ledger knows the lines (ACTS "The model of money")', () => {
  it('an issue and a credit note are entered with code, rate and tax of each line', () => {
    const [issue, note] = entries
    expect(issue?.parts).toMatchObject([
      { sac: '999723', rate: 5, taxable: 1000, cgst: 25, sgst: 25, amount: 1050 },
      { kind: 'product', sac: '2202', rate: 18, taxable: 60, cgst: 5.4, sgst: 5.4, amount: 70.8 },
    ])
    expect(note).toMatchObject({ kind: 'creditNote', amount: -105 })
    expect(note?.parts?.map(({ rate }) => rate)).toEqual([5, 18])
  })

  it('lines that were altered afterwards are named, though the amount is the same, by Verify and by the return', () => {
    const [first, ...others] = sold.lines
    const altered = { ...sold, lines: [{ ...(first ?? expect.fail()), rate: 18 }, ...others] }
    expect(compareWithLedger([sold], entries, until, PLATFORM_MONEY)).toEqual([])
    expect(compareWithLedger([altered], entries, until, PLATFORM_MONEY).map(({ reason }) => reason)).toEqual([
      'The invoice IRN/26-27/000012 has other lines than those that were entered.',
    ])
    const place = { period: november, filer, format: PLATFORM_MONEY }
    const books = { facts: entries, figures: null }
    expect(compareWithBooks([sold], returnOf(sold), place, books).differences).toEqual([])
    expect(compareWithBooks([altered], returnOf(altered), place, books).differences).toEqual([
      'Entered in the ledger with other lines or another tax: IRN/26-27/000012, ₹1,120.80.',
    ])
  })

  it('an entry from before the lines says nothing of them', () => {
    const older = entries.map(({ parts, ...entry }) => ({ ...entry, ...(parts && {}) }))
    expect(compareWithLedger([sold], older, until, PLATFORM_MONEY)).toEqual([])
  })
})
