import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clearCheque } from '@/domain/invoices/clearCheque'
import { collect } from '@/domain/invoices/collect'
import { credit } from '@/domain/invoices/creditNote'
import { creditedOf, paidOf } from '@/domain/invoices/dueOf'
import { asIssued, invoiceWith, moneyContextOn, rowOf } from '@/domain/invoices/fixtures'
import { forgive } from '@/domain/invoices/forgive'
import type { Invoice, Payment } from '@/domain/invoices/invoice'
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
import { monthOf } from '@/domain/monthStats/monthStats'
import { noPayRule, type PayRule } from '@/domain/staff/payRule'
import { staffSchema } from '@/domain/staff/staff'
import { earnedIn } from './commission'
import { commissionLines } from './commissionLines'
import { contributionSchema, signedOf, type Contribution } from './contribution'
import { contributionCategorySchema } from './contributionCategory'

const ZONE = 'Asia/Kolkata'
const first = civil('2026-01-01')
const months = Array.from({ length: 12 }, (_, at) => addDuration(first, at, 'Month'))

const sales = contributionCategorySchema.parse({
  ...{ id: 'iron_sales', gymId: 'iron', name: 'Sales commission', direction: 'Earning' },
  ...{ basis: 'percentOfNet', rate: 5 },
})

/** Money that comes in over a year, and a part of some of it that goes back some days later. */
const row = fc.record({
  day: fc.integer({ min: 0, max: 300 }),
  paise: fc.integer({ min: 1, max: 50_000_00 }),
  refundedPercent: fc.oneof(fc.constant(0), fc.constant(100), fc.integer({ min: 1, max: 99 })),
  refundAfter: fc.integer({ min: 0, max: 60 }),
})

type Row = typeof row extends fc.Arbitrary<infer T> ? T : never

function paidAndRefunded({ day, paise, refundedPercent, refundAfter }: Row, at: number): Payment[] {
  const date = addDays(first, day)
  const base = { paymentSource: '', reference: '', chequeDate: null, whenCleared: false }
  const rest = { ...base, modeOfPayment: 'Cash', receivedBy: '', at: null, note: '' }
  const back = Math.floor((paise * refundedPercent) / 100)
  const payment = { ...rest, id: `p${at}`, kind: 'payment', of: '', date, amount: paise / 100 } as const
  return [
    { ...payment, status: 'received' as const },
    ...(back === 0
      ? []
      : [
          {
            ...{ ...rest, id: `r${at}`, kind: 'refund' as const, of: `p${at}` },
            ...{ status: 'refunded' as const, date: addDays(date, refundAfter), amount: -back / 100 },
          },
        ]),
  ]
}

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

const ruleFrom = (payFrom: typeof first | null, commissionRate: number): PayRule => ({
  ...noPayRule,
  ...{ commissionCategoryId: sales.id, commissionRate, payFrom },
})

/** What the ledger has of one seller's invoice, where each month was generated on the day after it. */
function ledgerOf(invoice: Invoice, rules: readonly [PayRule, ...PayRule[]]): Contribution[] {
  const ledger: Contribution[] = []
  const seller = { id: 'desk', gymId: 'iron', name: 'Pooja', nameLower: 'pooja' }
  for (const from of months) {
    // Rules that begin later are not known yet.
    const known = rules.filter(({ payFrom }) => payFrom === null || payFrom < addDuration(from, 1, 'Month'))
    const staff = staffSchema.parse({ ...seller, ...known.at(-1), earlierPay: known.slice(0, -1) })
    const paidFor = new Map([[invoice.id, [...ledger]]])
    const source = { month: monthOf(from), invoices: [invoice], categories: [sales], paidFor, timezone: ZONE }
    const lines = commissionLines(staff, source).map((line, at) =>
      contributionSchema.parse({
        ...{ ...line, id: `${from}_${String(at)}`, gymId: 'iron', staffId: 'desk' },
        ...{ date: from, month: monthOf(from), status: 'Paid' },
      }),
    )
    ledger.push(...lines)
  }
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
