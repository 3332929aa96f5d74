import fc from 'fast-check'
import type { Invoice, Payment } from '@/domain/invoices/invoice'
import { monthOf, type Month } from '@/domain/monthStats/monthStats'
import { addDays, addDuration } from '@/domain/shared/calendar'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { noPayRule, type PayRule } from '@/domain/staff/payRule'
import { staffSchema } from '@/domain/staff/staff'
import { monthsLacking, monthsToAsk } from './askedOfLedger'
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
  /** Whose month it is, whose a sale is, and whether its category is in use. */
  staffId?: 'desk' | 'ravi'
  paidTo?: 'seller' | 'leadOwner'
  isActive?: boolean
}

const AFTER_ALL = addDays(addDuration(first, 12, 'Month'), 14)

type Source = Parameters<typeof monthsLacking>[1]

/** What is known of other months, which is asked for alone: which were generated, and which are locked. */
function asRead(source: Source, invoice: Invoice, locked: ReadonlySet<Month>): Source {
  const generated = new Set(monthsToAsk([invoice], source).filter((month) => source.generated.has(month)))
  const asked = new Set<Month>()
  if (locked.size === 0) return { ...source, generated }
  for (;;) {
    const known = { ...source, generated, locked: new Set([...asked].filter((month) => locked.has(month))) }
    const more = monthsLacking([invoice], known, AFTER_ALL).filter((month) => !asked.has(month))
    if (more.length === 0) return known
    for (const month of more) asked.add(month)
  }
}

/** A month as it is generated for somebody, where the ledger has this of the sale. */
export function generatedIn(
  from: CivilDate,
  ledger: readonly Contribution[],
  { invoice, rules, payWhen, generated = [], locked = [], staffId = 'desk', ...how }: How,
): Contribution[] {
  const { paidTo = 'seller', isActive = true } = how
  const staff = ['desk', 'ravi'].map((id) =>
    staffSchema.parse({
      ...{ id, gymId: 'iron', name: id, nameLower: id },
      ...{ ...rules.at(-1), earlierPay: rules.slice(0, -1) },
    }),
  )
  const month = monthOf(from)
  const source = asRead(
    {
      ...{ month, staff, categories: [{ ...sales, payWhen, paidTo, isActive }], timezone: ZONE },
      paidFor: new Map([[invoice.id, ledger]]),
      ...{ generated: new Set(generated.map(monthOf)), locked: new Set<Month>() },
    },
    invoice,
    new Set(locked.map(monthOf)),
  )
  return staff
    .filter(({ id }) => id === staffId)
    .flatMap((one) => commissionLines(one, { ...source, invoices: [invoice], format: PLATFORM_MONEY }))
    .map(({ begun, open: _, ...line }) =>
      contributionSchema.parse({
        ...{ ...line, id: `iron_${month}_${staffId}_i1@${begun ?? from}`, gymId: 'iron', staffId },
        ...{ date: from, month, status: 'Paid' },
      }),
    )
}
