import fc from 'fast-check'
import type { Invoice, Payment } from '@/domain/invoices/invoice'
import { monthOf } from '@/domain/monthStats/monthStats'
import { addDays, addDuration } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { noPayRule, type PayRule } from '@/domain/staff/payRule'
import { staffSchema } from '@/domain/staff/staff'
import type { PayWhen } from './commissionAccount'
import { commissionLines } from './commissionLines'
import { contributionSchema, type Contribution } from './contribution'
import { contributionCategorySchema } from './contributionCategory'

export const ZONE = 'Asia/Kolkata'
export const first = civil('2026-01-01')
/** A year of them. */
export const months = Array.from({ length: 12 }, (_, at) => addDuration(first, at, 'Month'))

/** Money that comes in over a year, and a part of some of it that goes back some days later. */
export const row = fc.record({
  day: fc.integer({ min: 0, max: 300 }),
  paise: fc.integer({ min: 1, max: 50_000_00 }),
  refundedPercent: fc.oneof(fc.constant(0), fc.constant(100), fc.integer({ min: 1, max: 99 })),
  refundAfter: fc.integer({ min: 0, max: 60 }),
})

type Row = typeof row extends fc.Arbitrary<infer T> ? T : never

export function paidAndRefunded({ day, paise, refundedPercent, refundAfter }: Row, at: number): Payment[] {
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

const sales = contributionCategorySchema.parse({
  ...{ id: 'iron_sales', gymId: 'iron', name: 'Sales commission', direction: 'Earning' },
  ...{ basis: 'percentOfNet', rate: 5 },
})

export const ruleFrom = (payFrom: CivilDate | null, commissionRate: number): PayRule => ({
  ...noPayRule,
  ...{ commissionCategoryId: sales.id, commissionRate, payFrom },
})

/** `generated` and `locked` are the first days of months. */
type How = {
  invoice: Invoice
  rules: readonly PayRule[]
  payWhen: PayWhen
  generated?: readonly CivilDate[]
  locked?: readonly CivilDate[]
}

/** A month as it is generated for one seller, where the ledger has this of the sale. */
export function generatedIn(
  from: CivilDate,
  ledger: readonly Contribution[],
  { invoice, rules, payWhen, generated = [], locked = [] }: How,
): Contribution[] {
  const seller = { id: 'desk', gymId: 'iron', name: 'Pooja', nameLower: 'pooja' }
  const staff = staffSchema.parse({ ...seller, ...rules.at(-1), earlierPay: rules.slice(0, -1) })
  const source = {
    ...{ month: monthOf(from), invoices: [invoice], categories: [{ ...sales, payWhen }], timezone: ZONE },
    paidFor: new Map([[invoice.id, ledger]]),
    ...{ generated: new Set(generated.map(monthOf)), locked: new Set(locked.map(monthOf)) },
  }
  return commissionLines(staff, source).map(({ begun, open: _, ...line }) =>
    contributionSchema.parse({
      ...{ ...line, id: `${from}@${begun ?? from}`, gymId: 'iron', staffId: 'desk' },
      ...{ date: from, month: monthOf(from), status: 'Paid' },
    }),
  )
}
