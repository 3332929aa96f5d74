import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { paise } from '@/domain/shared/fixtures'
import { leastOf, minus, sum, toPaise, toRupees } from '@/domain/shared/money'
import { reckon } from '@/domain/tax/reckon'
import { creditNoteOf } from './creditNote'
import { invoiceWith } from './fixtures'
import type { CreditNote, Invoice } from './invoice'
import type { LineToPrice } from './invoiceLine'
import { lineAccounts, partsOf } from './noteParts'

const facts = { id: 'c', date: civil('2026-12-02'), reason: '', by: '', at: null }
const line = (kind: LineToPrice['kind'], unitPrice: number, rate: number, quantity = 1): LineToPrice => ({
  kind,
  description: kind,
  sac: kind === 'product' ? '2201' : '999723',
  quantity,
  unitPrice,
  discount: 0,
  rate,
})

function invoiceOf(lines: LineToPrice[], inclusive: boolean, creditNotes: CreditNote[] = []): Invoice {
  const priced = reckon({
    lines,
    discount: 0,
    percentOff: 0,
    inclusive,
    roundToRupee: true,
    interState: false,
  })
  const { amount, taxable, cgst, sgst, tax: gst } = priced
  return invoiceWith({ lines: priced.lines, inclusive, amount, taxable, cgst, sgst, gst, creditNotes })
}

const sale = [line('package', 3000, 5), line('joiningFee', 500, 5), line('product', 20, 18, 3)]
const sumOf = (parts: readonly { amount: number }[]) => sum(parts.map(({ amount }) => toPaise(amount)))

describe('a note takes its tax from the lines it takes back (ACTS "The model of money")', () => {
  it('from the package alone at the rate of the package', () => {
    const note = creditNoteOf(invoiceOf(sale, true), { ...facts, amount: 1500 }, ['package'])
    expect(note.parts).toMatchObject([{ line: 0, rate: 5, sac: '999723', amount: 1500, taxable: 1428.57 }])
    expect(note).toMatchObject({ taxable: 1428.57, cgst: 35.72, sgst: 35.72, roundOff: -0.01 })
  })

  it('from all lines, each at its own rate, where none is named', () => {
    const { parts } = creditNoteOf(invoiceOf(sale, true), { ...facts, amount: 1780 })
    expect(parts.map(({ rate, amount }) => [rate, amount])).toEqual([
      [5, 1500],
      [5, 250],
      [18, 30],
    ])
  })

  it('from all lines where those that are named do not hold that much', () => {
    const { parts } = creditNoteOf(invoiceOf(sale, true), { ...facts, amount: 3400 }, ['package'])
    expect(parts.map(({ line: at }) => at)).toEqual([0, 1, 2])
  })

  it('of an older note by what the lines come to', () => {
    const invoice = invoiceOf(sale.slice(0, 2), true)
    const older: CreditNote = {
      ...creditNoteOf(invoice, { ...facts, amount: 700 }),
      taxable: 666.67,
      cgst: 16.66,
      sgst: 16.67,
      parts: [],
    }
    const parts = partsOf(invoice, older)
    expect(parts.map(({ rate, amount }) => [rate, amount])).toEqual([
      [5, 600],
      [5, 100],
    ])
    expect(sumOf(parts)).toBe(70_000)
    expect(parts.reduce((paise, { taxable }) => paise + toPaise(taxable), 0)).toBe(66_667)
  })
})

it('notes over everything take every line with its whole tax, however it is cut and whatever they name', () => {
  const kinds = fc.constantFrom(null, ['package'] as const, ['product'] as const)
  const cuts = fc.array(fc.record({ cut: fc.integer({ min: 1, max: 200_000 }).map(paise), from: kinds }), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(cuts, fc.boolean(), (wanted, inclusive) => {
      const bare = invoiceOf(sale, inclusive)
      let left = toPaise(bare.amount)
      const notes: CreditNote[] = []
      for (const { cut, from } of [...wanted, { cut: left, from: null }]) {
        const amount = leastOf(cut, left)
        if (amount <= 0) break
        left = minus(left, amount)
        const noted = { ...bare, creditNotes: notes }
        const note = creditNoteOf(noted, { ...facts, amount: toRupees(amount) }, from)
        expect(sumOf(note.parts)).toBe(amount)
        notes.push(note)
        const accounts = lineAccounts({ ...bare, creditNotes: notes })
        expect(accounts.reduce((sum, account) => sum + account.left, 0)).toBe(left)
      }
      if (left > 0) return
      bare.lines.forEach((each, at) => {
        const parts = notes.flatMap((note) => note.parts).filter((part) => part.line === at)
        for (const key of ['taxable', 'cgst', 'sgst'] as const)
          expect(parts.reduce((paise, part) => paise + toPaise(part[key]), 0)).toBe(toPaise(each[key]))
      })
    }),
  )
})
