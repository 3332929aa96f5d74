import { plus, times, toPaise, toRupees, totalOf } from '@/domain/shared/money'

/** Rupees. */
export type Taxes = { taxable: number; cgst: number; sgst: number; igst: number }

const fields = ['taxable', 'cgst', 'sgst', 'igst'] as const

export const noTaxes: Taxes = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }

/** To the paisa; what is taken back counts against. */
export function addTaxes(one: Taxes, other: Taxes, sign: 1 | -1 = 1): Taxes {
  const both = { ...one }
  for (const field of fields)
    both[field] = toRupees(plus(toPaise(one[field]), times(toPaise(other[field]), sign)))
  return both
}

export const sumTaxes = (parts: readonly Taxes[]): Taxes =>
  parts.reduce<Taxes>((all, part) => addTaxes(all, part), noTaxes)

/** The tax without its base. */
export const taxIn = ({ cgst, sgst, igst }: Taxes): number => totalOf([cgst, sgst, igst])

export const isNothing = (taxes: Taxes): boolean => fields.every((field) => taxes[field] === 0)

/** Sums by a key, in the order in which the keys first came. */
export function grouped<T, Row extends Taxes>(
  items: readonly T[],
  keyOf: (item: T) => string,
  rowOf: (item: T) => Row,
  join: (one: Row, other: Row) => Row,
): Row[] {
  const rows = new Map<string, Row>()
  for (const item of items) {
    const key = keyOf(item)
    const before = rows.get(key)
    const row = rowOf(item)
    rows.set(key, before ? join(before, row) : row)
  }
  return [...rows.values()]
}
