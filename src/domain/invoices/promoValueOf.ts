import { minus, notBelowZero, sum, toPaise, toRupees } from '@/domain/shared/money'
import type { Invoice } from './invoice'

/** Rupees that the promo took off, whatever capped it: what was taken off the lines beyond the flat discount. */
export function promoValueOf({
  percentOff,
  discount,
  lines,
}: Pick<Invoice, 'percentOff' | 'discount' | 'lines'>): number {
  if (percentOff <= 0) return 0
  const off = sum(lines.map((line) => toPaise(line.discount)))
  return toRupees(notBelowZero(minus(off, toPaise(discount))))
}
