import { numberFrom, type StoredRecord } from '@/domain/shared/readers'

/** Rates that Indian law has known; a lone number among them is a rate, another one an amount. */
const knownRates = [0.25, 3, 5, 12, 18, 28, 40]

/** How far `rate` percent of what remains without `money` misses `money`, in rupees. */
const miss = (amount: number, rate: number, money: number) =>
  Math.abs(((amount - money) * rate) / 100 - money)

function rateFrom(amount: number, money: number): number {
  const net = amount - money
  const rate = net > 0 ? (money / net) * 100 : 0
  return knownRates.find((known) => Math.abs(known - rate) < 0.5) ?? 0
}

/**
 * The specification does not say which of `tax` and `gst` is the rate and which the amount (DOMAIN 2.5), so both
 * readings are accepted and `taxRate` is written beside them: `tax` percent, `gst` rupees (PRODUCT 2.J). Empty
 * when the invoice says its rate already, or carries no tax at all.
 */
export function taxFieldsOf(invoice: StoredRecord): StoredRecord {
  if (typeof invoice['taxRate'] === 'number') return {}
  const [amount = 0, tax = 0, gst = 0] = ['amount', 'tax', 'gst'].map(
    (field) => numberFrom(invoice[field]) ?? 0,
  )
  if (tax === 0 && gst === 0) return {}
  if (tax !== 0 && gst !== 0) {
    const isSwapped = miss(amount, gst, tax) < miss(amount, tax, gst)
    const [rate, money] = isSwapped ? [gst, tax] : [tax, gst]
    return { taxRate: rate, tax: rate, gst: money }
  }
  const only = tax || gst
  if (knownRates.includes(only)) return { taxRate: only, tax: only, gst: 0 }
  const rate = rateFrom(amount, only)
  return { taxRate: rate, tax: rate, gst: only }
}
