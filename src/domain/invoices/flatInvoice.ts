import {
  leastOf,
  minus,
  mostOf,
  NO_PAISE,
  plus,
  shareOf,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import { spread } from '@/domain/tax/reckon'
import type { Invoice } from './invoice'
import type { InvoiceLine } from './invoiceLine'

/** Rupees; `taxRate` is percent. */
type Total = Pick<Invoice, 'amount' | 'gst' | 'taxRate'>
type TaxParts = Pick<Invoice, 'gst' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'roundOff'>

/**
 * The tax of an older invoice that names only what it came to, its tax and its rate (ACTS "The model of money"). A rate
 * without a tax means a price that held it. An odd paisa stays with the first half: the tax that was charged is a fact.
 */
export function taxPartsOf({ amount, gst, taxRate }: Total, isUndivided: boolean): TaxParts {
  const whole = toPaise(amount)
  const held = minus(whole, shareOf(whole, 1_000_000, 1_000_000 + Math.round(taxRate * 10_000)))
  const tax = gst === 0 ? held : leastOf(toPaise(gst), whole)
  const first = isUndivided ? NO_PAISE : shareOf(tax, 1, 2)
  return {
    gst: toRupees(tax),
    taxable: toRupees(minus(whole, tax)),
    cgst: toRupees(first),
    sgst: isUndivided ? 0 : toRupees(minus(tax, first)),
    igst: isUndivided ? toRupees(tax) : 0,
    roundOff: 0,
  }
}

type Priced = Pick<Invoice, 'basePrice' | 'discount' | 'percentOff' | 'taxable' | 'gst'>

/** An older invoice does not say whether its list price held the tax: it did where the net with tax is nearer to the price. */
export function priceHeldTax({ basePrice, discount, percentOff, taxable, gst }: Priced): boolean {
  if (gst === 0) return true
  const left = ((basePrice - discount) * (100 - percentOff)) / 100
  return Math.abs(taxable + gst - left) < Math.abs(taxable - left)
}

/** The head of an invoice of before it had lines. */
export type FlatHead = Pick<
  Invoice,
  | 'packageName'
  | 'basePrice'
  | 'joiningFee'
  | 'fromDate'
  | 'sac'
  | 'taxRate'
  | 'taxable'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'inclusive'
>

/**
 * The lines of an older invoice: one, or two where it says what its joining fee was. Each has its share of what the head
 * says, so that they come to it to the paisa.
 */
export function linesOfFlat(head: FlatHead): InvoiceLine[] {
  const { basePrice, joiningFee, packageName, fromDate, sac, taxRate: rate, inclusive } = head
  const sold = {
    kind: fromDate === null ? 'service' : 'package',
    description: packageName || 'Services',
    list: minus(toPaise(basePrice), toPaise(joiningFee)),
  } as const
  const fee = { kind: 'joiningFee', description: 'Joining fee', list: toPaise(joiningFee) } as const
  const hasFee = joiningFee > 0 && sold.list >= 0
  const rows = hasFee ? [sold, fee] : [{ ...sold, list: toPaise(basePrice) }]
  const weights = hasFee ? rows.map(({ list }) => list) : [1]
  const [taxables, cgsts, sgsts, igsts] = [
    spread(toPaise(head.taxable), weights),
    spread(toPaise(head.cgst), weights),
    spread(toPaise(head.sgst), weights),
    spread(toPaise(head.igst), weights),
  ]
  return rows.map(({ kind, description, list }, at) => {
    const partOf = (parts: readonly Paise[]) => parts[at] ?? NO_PAISE
    const [taxable, cgst, sgst, igst] = [partOf(taxables), partOf(cgsts), partOf(sgsts), partOf(igsts)]
    const amount = plus(taxable, cgst, sgst, igst)
    const net = inclusive ? amount : taxable
    const price = mostOf(list, net)
    return {
      kind,
      description,
      sac,
      quantity: 1,
      unitPrice: toRupees(price),
      discount: toRupees(minus(price, net)),
      taxable: toRupees(taxable),
      rate,
      cgst: toRupees(cgst),
      sgst: toRupees(sgst),
      igst: toRupees(igst),
      amount: toRupees(amount),
    }
  })
}
