import fc from 'fast-check'
import type { Payment } from '@/domain/invoices/invoice'
import { addDays, addDuration } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'

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
