import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withCreditMove } from '@/domain/invoices/creditMoves'
import { creditNoteOf } from '@/domain/invoices/creditNote'
import { creditTakenOff } from '@/domain/invoices/creditTakenOff'
import { invoiceWith, moneyContextOn } from '@/domain/invoices/fixtures'
import {
  creditMoveSchema,
  creditNoteSchema,
  type CreditNote,
  type Invoice,
  type IssuedInvoice,
} from '@/domain/invoices/invoice'
import { invoiceLineSchema } from '@/domain/invoices/invoiceLine'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { minus, NO_PAISE, sum, toPaise, toRupees } from '@/domain/shared/money'
import { runsOf } from '@/domain/shared/propertyRuns'
import type { LineKind } from '@/domain/tax/suppliedPart'
import { earnedIn, earnedUntil } from './commission'
import { first, generatedIn, months, ruleFrom, ZONE } from './commissionFixtures'
import { signedOf, type Contribution } from './contribution'
import { payment } from './fixtures'

const line = (kind: LineKind, rate: number, taxable: number, tax: number) =>
  invoiceLineSchema.parse({
    ...{ kind, rate, taxable, unitPrice: taxable, description: kind },
    ...{ cgst: tax / 2, sgst: tax / 2, amount: taxable + tax },
  })

/** A package at 5 percent and a product at 18, together 11,680 rupees; all of it was paid on the day of issue. */
const sold: IssuedInvoice = invoiceWith({
  ...{ amount: 11_680, taxable: 11_000, gst: 680, cgst: 340, sgst: 340, roundOff: 0, issuedOn: first },
  lines: [line('package', 5, 10_000, 500), line('product', 18, 1_000, 180)],
  payments: [{ ...payment, amount: 11_680, date: first }],
})

const on = addDays(first, 40)
const noteOver = (invoice: IssuedInvoice, amount: number, kinds: LineKind[] | null, id = 'n1', date = on) =>
  creditNoteOf(invoice, { id, amount, date, reason: 'Because', by: 'owner', at: null }, kinds)
const credited = (...creditNotes: CreditNote[]): IssuedInvoice => ({ ...sold, creditNotes })
const valueOf = (invoice: IssuedInvoice, payWhen: 'realised' | 'invoiced' = 'realised') =>
  toRupees(earnedUntil(invoice, on, payWhen, ZONE))

it('a note over a line of another rate takes that line’s value, however the commission is counted', () => {
  const product = credited(noteOver(sold, 1_180, ['product']))
  expect([valueOf(product), valueOf(product, 'invoiced')]).toEqual([10_000, 10_000])
  const whole = credited(noteOver(sold, 11_680, null))
  expect([valueOf(whole), valueOf(whole, 'invoiced')]).toEqual([0, 0])
  const month = { from: addDays(first, 31), to: on }
  expect(toRupees(earnedIn(product, month, 'realised', ZONE))).toBe(-1_000)
})

it('what is paid of the rest counts in proportion to it', () => {
  const half = {
    ...credited(noteOver(sold, 1_180, ['product'])),
    payments: [{ ...payment, amount: 5_250, date: first }],
  }
  expect(valueOf(half)).toBe(5_000)
})

it('a note that keeps no value of its own counts in proportion, one for the price alone too', () => {
  const older = creditNoteSchema.parse({ id: 'n1', amount: 1_180, date: on })
  expect(valueOf(credited(older))).toBe(9_888.7)
  expect(valueOf(credited({ ...older, isCommercial: true }))).toBe(9_888.7)
  // Beside one that does, in proportion to what that one left.
  const both = credited(noteOver(sold, 1_180, ['product']), { ...older, id: 'n2', amount: 5_250 })
  expect(valueOf(both)).toBe(5_000)
})

it('the months of a sale with notes over its lines add up to the value that they leave', () => {
  const note = fc.record({
    day: fc.nat(330),
    percent: fc.integer({ min: 1, max: 100 }),
    kinds: fc.constantFrom<LineKind[] | null>(['package'], ['product'], null),
  })
  fc.assert(
    fc.property(
      fc.array(note, { maxLength: 5 }),
      fc.constantFrom('realised' as const, 'invoiced' as const),
      (notes, payWhen) => {
        const invoice = [...notes]
          .sort((one, other) => one.day - other.day)
          .reduce((so, { day, percent, kinds }, at) => {
            const left = minus(toPaise(so.amount), ...so.creditNotes.map(({ amount }) => toPaise(amount)))
            const amount = Math.floor((left * percent) / 10_000)
            if (amount === 0) return so
            const next = noteOver(so, amount, kinds, `n${String(at)}`, addDays(first, day))
            return { ...so, creditNotes: [...so.creditNotes, next] }
          }, sold)
        const bases = months.map((from, at) =>
          earnedIn(invoice, { from, to: addDays(months[at + 1] ?? civil('2027-01-01'), -1) }, payWhen, ZONE),
        )
        const left = minus(
          toPaise(invoice.taxable),
          ...invoice.creditNotes.map(({ taxable }) => toPaise(taxable)),
        )
        const gone = invoice.creditNotes.reduce((all, { amount }) => all + toPaise(amount), 0)
        expect(sum(bases)).toBe(gone === toPaise(invoice.amount) ? NO_PAISE : left)
      },
    ),
    { numRuns: runsOf(500) },
  )
})

const tenPercent = ruleFrom(null, 10)
it.each([
  ['a share of it', tenPercent],
  ['an amount a sale', { ...tenPercent, commissionBasis: 'fixed' as const, commissionAmount: 300 }],
])(
  'what a bounced cheque takes off used credit goes back when it bounced, and is earned once it is paid: %s',
  (_, rule) => {
    const cash = (id: string, amount: number, date: string) => ({ ...payment, id, amount, date: civil(date) })
    const used = invoiceWith({
      ...{ amount: 3_000, taxable: 3_000, gst: 0, issuedOn: first, creditApplied: 2_000 },
      payments: [cash('p1', 1_000, '2026-01-05')],
    })
    const moved = { id: 'credit_2', amount: 2_000, date: '2026-02-10', what: 'takenBack' }
    const bounced = { ...used, creditApplied: 0, creditMoves: [creditMoveSchema.parse(moved)] }
    const paid = { ...bounced, payments: [...used.payments, cash('p2', 2_000, '2026-03-05')] }
    // As they came, and all of them at the end.
    for (const stands of [
      [used, bounced, paid],
      [paid, paid, paid],
    ]) {
      const ledger = stands.reduce<Contribution[]>((lines, invoice, at) => {
        const how = { invoice, rules: [rule], payWhen: 'realised' as const }
        return [...lines, ...generatedIn(months[at] ?? first, lines, how)]
      }, [])
      expect(ledger.map((each) => toRupees(signedOf(each)))).toEqual([300, -200, 200])
    }
  },
)

it('an earlier month stays what it was, also where a note had made credit of what the sale was paid with', () => {
  const notes = [creditNoteSchema.parse({ id: 'n1', amount: 300, date: '2026-02-10' })]
  const noted = invoiceWith({
    ...{ amount: 3_000, taxable: 3_000, gst: 0, issuedOn: first, creditApplied: 2_000, creditNotes: notes },
    payments: [{ ...payment, amount: 1_000, date: first }],
  })
  const ctx = moneyContextOn('2026-03-10')
  const [off] = creditTakenOff([noted], toPaise(1_700), ctx) ?? []
  const moved = withCreditMove(noted, off?.after ?? noted, { date: ctx.today, at: ctx.now, by: 'owner' })
  const untilEach = (invoice: Invoice) =>
    ['2026-01-31', '2026-02-28', '2026-03-31'].map((day) =>
      toRupees(earnedUntil(invoice, civil(day), 'realised', ZONE)),
    )
  expect(untilEach(noted)).toEqual([3_000, 2_700, 2_700])
  expect(untilEach(moved)).toEqual([3_000, 2_700, 1_000])
})
