import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paidOf } from '@/domain/invoices/dueOf'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { creditNoteSchema, type Invoice } from '@/domain/invoices/invoice'
import { addDays, addDuration } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, percentOf, reversed, shareOf, sum, toPaise } from '@/domain/shared/money'
import { runsOf } from '@/domain/shared/propertyRuns'
import type { PayRule } from '@/domain/staff/payRule'
import type { PayWhen } from './commissionAccount'
import { first, generatedIn, months, paidAndRefunded, row, ruleFrom } from './commissionFixtures'
import { signedOf, type Contribution } from './contribution'

/** The months that were generated before this one. */
const before = (from: CivilDate) => months.filter((month) => month < from)

/** What the ledger has of one seller's invoice, where each month was generated on the day after it, counted as was said then. */
function ledgerOf(
  invoice: Invoice,
  rules: readonly [PayRule, ...PayRule[]],
  ways: readonly PayWhen[] = months.map(() => 'realised'),
): Contribution[] {
  const ledger: Contribution[] = []
  months.forEach((from, at) => {
    // Rules that begin later are not known yet.
    const known = rules.filter(({ payFrom }) => payFrom === null || payFrom < addDuration(from, 1, 'Month'))
    const how = { invoice, rules: known, payWhen: ways[at] ?? 'realised', generated: before(from) }
    ledger.push(...generatedIn(from, ledger, how))
  })
  return ledger
}

it('what is paid for a sale is between the lowest and the highest rate of what was kept, and nothing once all of it went back', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.array(fc.record({ day: fc.integer({ min: 1, max: 360 }), rate: fc.integer({ min: 1, max: 60 }) }), {
        maxLength: 3,
      }),
      fc.integer({ min: 1, max: 60 }),
      fc.boolean(),
      (rows, raises, rate, isAllRefunded) => {
        const payments = rows.flatMap((one, at) =>
          paidAndRefunded({ ...one, ...(isAllRefunded && { refundedPercent: 100 }) }, at),
        )
        const amount = rows.reduce((all, { paise }) => all + paise, 0) / 100
        const invoice = invoiceWith({ amount, taxable: amount, issuedOn: first, payments, createdBy: 'desk' })
        const days = [...new Map(raises.map((raise) => [raise.day, raise])).values()]
        const later = days
          .sort((one, other) => one.day - other.day)
          .map((raise) => ruleFrom(addDays(first, raise.day), raise.rate))
        const ledger = ledgerOf(invoice, [ruleFrom(null, rate), ...later])
        const paid = sum(ledger.map(signedOf))
        const kept = toPaise(paidOf(invoice))
        const rates = [rate, ...days.map((raise) => raise.rate)]
        // Half a paisa for each of at most twelve months, three raises and as many times taken back.
        const slack = 15
        expect(paid).toBeGreaterThanOrEqual(percentOf(kept, Math.min(...rates)) - slack)
        expect(paid).toBeLessThanOrEqual(percentOf(kept, Math.max(...rates)) + slack)
        if (isAllRefunded) expect(paid).toBe(0)
      },
    ),
    { numRuns: runsOf(500) },
  )
})

it('what is paid for a sale is the rate of what was kept, however often its way of counting changed', () => {
  const way = fc.constantFrom('realised' as const, 'invoiced' as const)
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.array(way, { minLength: months.length, maxLength: months.length }),
      fc.integer({ min: 1, max: 60 }),
      way,
      (rows, ways, rate, payWhen) => {
        const payments = rows.flatMap(paidAndRefunded)
        // What goes back is not asked for again: in the end all that is owed is paid.
        const creditNotes = payments
          .filter(({ kind }) => kind === 'refund')
          .map(({ id, date, amount }) =>
            creditNoteSchema.parse({ id: `n${id}`, date, amount: reversed(amount) }),
          )
        const amount = rows.reduce((all, { paise }) => all + paise, 0) / 100
        const taxable = Math.round((amount * 10_000) / 105) / 100
        const sold = { amount, taxable, issuedOn: first, createdBy: 'desk' }
        const invoice = invoiceWith({ ...sold, payments, creditNotes })
        const rules = [ruleFrom(null, rate)] as const
        const ledger = ledgerOf(invoice, rules, ways)
        const kept = shareOf(toPaise(taxable), toPaise(paidOf(invoice)), toPaise(amount))
        const isKept = (lines: readonly Contribution[], slack: number) =>
          Math.abs(minus(sum(lines.map(signedOf)), percentOf(kept, rate))) <= slack
        // Half a paisa for each line.
        expect(isKept(ledger, months.length)).toBe(true)
        // Generated once more, by which way ever, no month adds to that.
        const added = [...ledger]
        for (const from of months) {
          const lines = generatedIn(from, added, { invoice, rules, payWhen, generated: before(from) })
          added.push(...lines.filter(({ id }) => added.every((line) => line.id !== id)))
        }
        expect(isKept(added, 2 * months.length)).toBe(true)
      },
    ),
    { numRuns: runsOf(500) },
  )
})
