import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clearCheque } from '@/domain/invoices/clearCheque'
import { collect } from '@/domain/invoices/collect'
import { credit } from '@/domain/invoices/creditNote'
import { creditedOf, paidOf } from '@/domain/invoices/dueOf'
import { asIssued, invoiceWith, moneyContextOn, rowOf } from '@/domain/invoices/fixtures'
import { forgive } from '@/domain/invoices/forgive'
import type { Invoice } from '@/domain/invoices/invoice'
import type { MoneyContext } from '@/domain/invoices/moneyAct'
import { refund } from '@/domain/invoices/refund'
import { removeInvoice } from '@/domain/invoices/removeInvoice'
import { takeBack } from '@/domain/invoices/takeBack'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays, addDuration, latest } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import {
  leastOf,
  minus,
  NO_PAISE,
  notBelowZero,
  percentOf,
  plus,
  shareOf,
  sum,
  toPaise,
} from '@/domain/shared/money'
import { runsOf } from '@/domain/shared/propertyRuns'
import { earnedIn } from './commission'
import { first, months, paidAndRefunded, row, ZONE } from './commissionFixtures'

it('the months of a sale add up to the rate of the value before tax that was paid and kept', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 28 }),
      fc.integer({ min: 1, max: 100 }),
      (rows, taxRate, rate) => {
        const payments = rows.flatMap(paidAndRefunded)
        const amount = rows.reduce((all, { paise }) => all + paise, 0) / 100
        const taxable = Math.round((amount * 10_000) / (100 + taxRate)) / 100
        const invoice = invoiceWith({ amount, taxable, issuedOn: first, payments })
        const spans = months.map((from) => ({ from, to: addDays(addDuration(from, 1, 'Month'), -1) }))
        const bases = spans.map((span) => earnedIn(invoice, span, 'realised', ZONE))
        const kept = toPaise(paidOf(invoice))
        const value = shareOf(toPaise(taxable), kept, toPaise(amount))
        expect(plus(NO_PAISE, ...bases)).toBe(value)
        const commission = plus(NO_PAISE, ...bases.map((basis) => percentOf(basis, rate)))
        expect(Math.abs(minus(commission, percentOf(value, rate)))).toBeLessThanOrEqual(bases.length)
      },
    ),
    { numRuns: runsOf(500) },
  )
})

type Step = { act: string; rupees: number; on: number; of: number; back: number }

const steps = fc.array(
  fc.record({
    act: fc.constantFrom(
      'collect',
      'cheque',
      'clear',
      'reversal',
      'bounce',
      'refund',
      'credit',
      'forgive',
      'remove',
    ),
    rupees: fc.integer({ min: 1, max: 1_200 }),
    /** Days since the act before, and days that the row is entered late. */
    on: fc.nat(40),
    back: fc.nat(20),
    of: fc.nat(4),
  }),
  { maxLength: 12 },
)

function perform(invoice: Invoice, { act, rupees, of, back }: Step, id: string, ctx: MoneyContext) {
  const paymentId = invoice.payments[of]?.id ?? ''
  const terms = { id, amount: rupees, reason: 'Because' }
  const date = latest(addDays(ctx.today, -back), invoice.issuedOn ?? ctx.today)
  switch (act) {
    case 'collect':
      return collect(invoice, [rowOf(rupees, { id, date })], ctx)
    case 'cheque':
      return collect(invoice, [rowOf(rupees, { id, modeOfPayment: 'Cheque' })], ctx)
    case 'clear':
      return clearCheque(invoice, { id, of: paymentId, on: date }, ctx)
    case 'reversal':
    case 'bounce':
      return takeBack(invoice, { ...terms, of: paymentId, kind: act }, ctx)
    case 'refund':
      return refund(
        invoice,
        { ...terms, modeOfPayment: 'Cash', paymentSource: '', reference: '', of: paymentId },
        ctx,
      )
    case 'credit':
      return credit(invoice, terms, ctx)
    case 'forgive':
      return forgive(invoice, terms, ctx)
    default:
      return removeInvoice(invoice, ctx)
  }
}

it('what each month was generated as, once it was over, adds up to what was paid and kept in the end', () => {
  fc.assert(
    fc.property(
      steps,
      fc.constantFrom('realised' as const, 'invoiced' as const),
      fc.boolean(),
      (list, payWhen, countPendingCheques) => {
        const settings = settingsWith({ countPendingCheques })
        const untaxed = { gst: 0, taxable: 0, cgst: 0, sgst: 0, taxRegime: 'unregistered' as const }
        let invoice: Invoice = invoiceWith({ due: 1796, ...untaxed, issuedOn: civil('2026-04-05') })
        let today = civil('2026-04-05')
        let month = civil('2026-04-01')
        const generated = [NO_PAISE]
        /** Months are generated on the first day after them, of the invoice as it stands then. */
        const generateUntil = (day: typeof today) => {
          while (addDuration(month, 1, 'Month') <= day) {
            const next = addDuration(month, 1, 'Month')
            generated.push(earnedIn(invoice, { from: month, to: addDays(next, -1) }, payWhen, ZONE))
            month = next
          }
        }
        list.forEach((step, at) => {
          today = addDays(today, step.on)
          generateUntil(today)
          const ctx = moneyContextOn(today, { settings, creditBalance: 100_000 })
          const outcome = perform(invoice, step, `x${at}`, ctx)
          if (outcome.kind === 'done') invoice = asIssued(outcome.invoice)
        })
        generateUntil(addDays(today, 62))
        const amount = toPaise(invoice.amount)
        const owed = notBelowZero(minus(amount, toPaise(creditedOf(invoice))))
        const kept = leastOf(toPaise(paidOf(invoice)), owed)
        const expected = invoice.isDeleted ? NO_PAISE : payWhen === 'invoiced' ? owed : notBelowZero(kept)
        expect(sum(generated)).toBe(expected)
      },
    ),
    { numRuns: runsOf(500) },
  )
})
