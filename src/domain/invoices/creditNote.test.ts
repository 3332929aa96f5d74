import fc from 'fast-check'
import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { paise } from '@/domain/shared/fixtures'
import { leastOf, minus, toPaise, toRupees } from '@/domain/shared/money'
import { creditNoteOf, lastCreditDay } from './creditNote'
import { invoiceWith } from './fixtures'
import type { CreditNote } from './invoice'
import { creditNoteNumberOf, noteWithNextNumber, withNextNumber } from './invoiceNumber'

const facts = { id: 'c', date: civil('2027-04-02'), reason: '', by: '', at: null }
const sumOf = (notes: CreditNote[], field: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'roundOff') =>
  notes.reduce((sum, note) => sum + toPaise(note[field]), 0)

it('a note over everything takes back exactly the tax of the invoice', () => {
  expect(creditNoteOf(invoiceWith(), { ...facts, amount: 1796 })).toMatchObject({
    taxable: 1710,
    cgst: 42.75,
    sgst: 42.75,
    igst: 0,
    roundOff: 0.5,
    fy: '27-28',
    number: '',
  })
})

it('the parts of every note sum to the note, and all notes together to the invoice, however it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 8 }), (cuts) => {
      const invoice = invoiceWith()
      let left = toPaise(invoice.amount)
      const notes: CreditNote[] = []
      for (const cut of [...cuts.map(paise), left]) {
        const amount = leastOf(cut, left)
        if (amount <= 0) break
        left = minus(left, amount)
        const note = creditNoteOf({ ...invoice, creditNotes: notes }, { ...facts, amount: toRupees(amount) })
        expect(toPaise(note.taxable) + toPaise(note.cgst) + toPaise(note.sgst) + toPaise(note.roundOff)).toBe(
          amount,
        )
        notes.push(note)
      }
      if (left > 0) return
      expect(sumOf(notes, 'taxable')).toBe(toPaise(invoice.taxable))
      expect(sumOf(notes, 'cgst')).toBe(toPaise(invoice.cgst))
      expect(sumOf(notes, 'roundOff')).toBe(toPaise(invoice.roundOff))
    }),
  )
})

it('credit notes have a series of their own, within 16 characters', () => {
  expect(creditNoteNumberOf('irn', '26-27', 12)).toBe('IRNC/26-27/00012')
  expect(creditNoteNumberOf('IRN', '26-27', 99_999)).toHaveLength(16)
  expect(() => creditNoteNumberOf('IRN', '26-27', 100_000)).toThrow(RangeError)
  const note = creditNoteOf(invoiceWith(), { ...facts, amount: 1 })
  expect(noteWithNextNumber(note, 'IRN', 6)).toMatchObject({ seq: 7, number: 'IRNC/27-28/00007' })
  expect(withNextNumber(invoiceWith(), 'IRN', 12)).toMatchObject({
    seq: 13,
    invoiceNumber: 'IRN/26-27/000013',
  })
})

it('tax is taken back until 30 November after the financial year (DOMAIN 2.6)', () => {
  expect(lastCreditDay(civil('2026-03-31'))).toBe('2026-11-30')
  expect(lastCreditDay(civil('2026-04-01'))).toBe('2027-11-30')
})
