import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Invoice, IssuedInvoice } from '@/domain/invoices/invoice'
import { newFacts } from '@/domain/invoices/factsOf'
import { noFigures, sumStats } from '@/domain/monthStats/monthStats'
import { statsOfInvoice } from '@/domain/invoices/statsOfInvoice'
import { civil } from '@/domain/shared/civilDate'
import { toPaise } from '@/domain/shared/money'
import { runsOf } from '@/domain/shared/propertyRuns'
import { compareWithBooks } from './compareWithBooks'
import { csvSectionsOf, type CsvSectionId } from './csvSections'
import { business, filer, format, invoiceOf, noted, november } from './fixtures'
import { gstr1Of, type Gstr1 } from './gstr1'
import { portalReturnOf } from './portalReturn'

const line = fc.record({
  price: fc.integer({ min: 1, max: 30_000_000 }).map((paise) => paise / 100),
  rate: fc.constantFrom(0, 5, 18),
  kind: fc.constantFrom('package', 'service', 'product'),
  quantity: fc.integer({ min: 1, max: 3 }),
})

/** One sale of October or November with what became of it; `cut` is the share that each note takes of the rest. */
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  isBusiness: fc.boolean(),
  isAway: fc.boolean(),
  day: fc.constantFrom('2026-10-30', '2026-11-02', '2026-11-30'),
  regime: fc.constantFrom('regular', 'regular', 'regular', 'unregistered'),
  isDeleted: fc.boolean(),
  notes: fc.array(
    fc.record({
      cut: fc.double({ min: 0.01, max: 1, noNaN: true }),
      day: fc.constantFrom('2026-11-30', '2026-12-01'),
    }),
    { maxLength: 2 },
  ),
})
type Sale = typeof sale extends fc.Arbitrary<infer T> ? T : never

function sold({ lines, isBusiness, isAway, day, regime, isDeleted, notes }: Sale, at: number): Invoice[] {
  const isTaxed = regime === 'regular'
  const first = invoiceOf(
    lines.map(({ rate, kind, ...rest }) => ({
      ...{ ...rest, kind, rate: isTaxed ? rate : 0, sac: kind === 'product' ? '2202' : '999723' },
    })),
    {
      ...{ id: `i${at}`, invoiceNumber: `IRN/26-27/${String(at + 1).padStart(6, '0')}`, seq: at + 1 },
      ...{ issuedOn: civil(day), taxRegime: regime, isAway: isAway && isTaxed },
      ...(isAway ? { placeOfSupply: 'Goa' } : {}),
      ...(isBusiness ? business : {}),
    },
  )
  // A note is given on an invoice that stands; one that was put away has none (removeInvoice).
  if (isDeleted && notes.length === 0) return [first, { ...first, isDeleted: true }]
  return notes.reduce<IssuedInvoice[]>(
    (lives, { cut, day: on }, note) => {
      const last = lives.at(-1) ?? first
      const left =
        toPaise(last.amount) - last.creditNotes.reduce((sum, { amount }) => sum + toPaise(amount), 0)
      const paise = Math.floor(left * cut)
      return paise > 0
        ? [...lives, noted(last, paise / 100, on, `IRNC/26-27/${String(at * 2 + note + 1).padStart(5, '0')}`)]
        : lives
    },
    [first],
  )
}

const sumOf = (rupees: readonly number[]) => rupees.reduce((sum, part) => sum + toPaise(part), 0)

/** Paise in one column of a section. */
function columnOf(found: Gstr1, id: CsvSectionId, name: string): number {
  const { columns, rows } = csvSectionsOf(found)[id]
  const at = columns.indexOf(name)
  return sumOf(rows.map((row) => Number(row[at])))
}

type Amounts = { txval: number; iamt?: number; camt?: number; samt?: number }

/** Every amount of an uploaded section, whatever it lies in; notes are those that name themselves so. */
function amountsIn(value: unknown): Amounts[] {
  if (typeof value !== 'object' || value === null) return []
  if ('txval' in value) return [value as Amounts]
  return Object.values(value).flatMap(amountsIn)
}
const paiseIn = (value: unknown) =>
  sumOf(amountsIn(value).flatMap(({ txval, iamt = 0, camt = 0, samt = 0 }) => [txval, iamt, camt, samt]))

it('return, portal file, HSN summary, ledger and month’s figures agree to the paisa for any month', () => {
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 12 }), (sales) => {
      const lives = sales.map(sold)
      const invoices = lives.map((life) => life.at(-1)).filter((invoice) => invoice !== undefined)
      const facts = lives
        .flatMap((life) => life.flatMap((after, at) => newFacts(life[at - 1] ?? null, after)))
        .filter(({ date }) => date >= november.from && date <= november.to)
      const figures = sumStats(invoices.map(statsOfInvoice))['2026-11'] ?? noFigures()
      const found = gstr1Of(invoices, november, filer)
      const check = compareWithBooks(invoices, found, { period: november, filer, format }, { facts, figures })
      expect(check.differences).toEqual([])
      const paise = (rupees: number) => toPaise(rupees)
      const inLedger = sumOf(facts.map(({ amount }) => amount))
      const { billed, credited } = check
      expect(
        paise(billed.reported) + paise(billed.beside) - paise(credited.reported) - paise(credited.beside),
      ).toBe(inLedger)

      const rated = found.rates.filter(({ rate }) => rate > 0)
      const taxable = (id: CsvSectionId) => columnOf(found, id, 'Taxable Value')
      const sections = taxable('b2b') + taxable('b2cl') + taxable('b2cs') - taxable('cdnr') - taxable('cdnur')
      expect(sections).toBe(sumOf(rated.map((row) => row.taxable)))
      expect(taxable('hsn-b2b') + taxable('hsn-b2c')).toBe(sumOf(found.rates.map((row) => row.taxable)))
      const free = sumOf(found.exempt.flatMap(({ nilRated, exempt }) => [nilRated, exempt]))
      expect(free).toBe(sumOf(found.rates.filter(({ rate }) => rate === 0).map((row) => row.taxable)))

      const file = portalReturnOf(found, filer.gstin, '2026-11')
      const whole = sumOf(rated.flatMap((row) => [row.taxable, row.cgst, row.sgst, row.igst]))
      expect(
        paiseIn([file['b2b'], file['b2cl'], file['b2cs']]) - paiseIn([file['cdnr'], file['cdnur']]),
      ).toBe(whole)
      expect(paiseIn(file['hsn'])).toBe(whole + free)
    }),
    { numRuns: runsOf(150) },
  )
})
