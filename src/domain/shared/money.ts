import { MISSING } from './constants'

/**
 * Amounts are rupees in records and integer paise in computations (PRODUCT 2.J). Rounding is half-up on the decimal
 * that was written, not on its binary float, and away from zero for a negative amount, so that a reversal is exactly
 * the negative of what it reverses.
 */
const halfUp = (value: number) => (value < 0 ? -Math.round(-value) : Math.round(value)) + 0

/** Rupees to paise; throws RangeError when the paise could not be counted exactly. */
export function toPaise(rupees: number): number {
  if (Math.abs(rupees) < 1e-6) return 0
  const paise = halfUp(Number(`${rupees}e2`))
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount: ${rupees}`)
  return paise
}

export const toRupees = (paise: number): number => paise / 100 + 0

/** `round2` of DOMAIN: to whole paise, in rupees. */
export const roundToPaisa = (rupees: number): number => toRupees(toPaise(rupees))

/** paise × numerator / denominator in whole paise, half-up. All three are integers, the denominator positive. */
export function shareOf(paise: number, numerator: number, denominator: number): number {
  const product = BigInt(paise) * BigInt(numerator)
  const whole = BigInt(denominator)
  const magnitude = product < 0n ? -product : product
  const rounded = Number((2n * magnitude + whole) / (2n * whole))
  return product < 0n ? -rounded + 0 : rounded
}

/** A percentage may have up to six decimals. */
export const percentOf = (paise: number, percent: number): number =>
  shareOf(paise, Math.round(percent * 1e6), 100_000_000)

export type MoneyFormat = { currency: string; locale: string }

const INDIAN: MoneyFormat = { currency: 'INR', locale: 'en-IN' }
const formats = new Map<string, Intl.NumberFormat>()

/** `₹1,23,456.00`; the centre's settings fit as the format. Two dashes for what is no amount. */
export function formatMoney(
  rupees: number | null | undefined,
  format: Partial<MoneyFormat> = INDIAN,
): string {
  if (rupees === null || rupees === undefined || !Number.isFinite(rupees)) return MISSING
  const { currency = INDIAN.currency, locale = INDIAN.locale } = format
  const key = `${locale} ${currency}`
  let formatter = formats.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency })
    formats.set(key, formatter)
  }
  return formatter.format(rupees)
}
