import { MISSING } from './constants'

declare const unit: unique symbol

/**
 * Whole paise, as everything is reckoned in (PRODUCT 2.J). Made by `toPaise` alone and kept by the arithmetic below; what
 * `+`, `-` and `*` give is a plain number and goes nowhere where paise are meant.
 */
export type Paise = number & { readonly [unit]: 'Paise' }

/** Rupees, as they are stored, typed and shown: any number that is not paise. */
export type Rupees = number & { readonly [unit]?: never }

/** The one place that calls a number paise. The 0 takes the sign off a zero. */
const whole = (paise: number): Paise => (paise + 0) as Paise

/**
 * Amounts are rupees in records and integer paise in computations (PRODUCT 2.J). Rounding is half-up on the decimal
 * that was written, not on its binary float, and away from zero for a negative amount, so that a reversal is exactly
 * the negative of what it reverses.
 */
const halfUp = (value: number) => (value < 0 ? -Math.round(-value) : Math.round(value)) + 0

/** Rupees to paise; throws RangeError when the paise could not be counted exactly. */
export function toPaise(rupees: Rupees): Paise {
  if (Math.abs(rupees) < 1e-6) return NO_PAISE
  const paise = halfUp(Number(`${rupees}e2`))
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount: ${rupees}`)
  return whole(paise)
}

export const toRupees = (paise: Paise): number => paise / 100 + 0

/** `round2` of DOMAIN: to whole paise, in rupees. */
export const roundToPaisa = (rupees: Rupees): number => toRupees(toPaise(rupees))

export const NO_PAISE = whole(0)

export const sum = (parts: readonly Paise[]): Paise => whole(parts.reduce((all, part) => all + part, 0))

/** Rupees of several amounts, to the paisa. */
export const totalOf = (amounts: readonly Rupees[]): number => toRupees(sum(amounts.map(toPaise)))

/** Rupees the other way: what takes an amount back. */
export const reversed = (rupees: Rupees): number => 0 - rupees

export const plus = (...parts: readonly Paise[]): Paise => sum(parts)

/** What is left of an amount when the others are taken off; below 0 where they are more. */
export const minus = (amount: Paise, ...others: readonly Paise[]): Paise => whole(amount - sum(others))

export const negative = (amount: Paise): Paise => minus(NO_PAISE, amount)

/** `count` is a whole number: a quantity, or the sign of an entry. */
export const times = (amount: Paise, count: number): Paise => whole(amount * count)

export const leastOf = (...amounts: readonly [Paise, ...Paise[]]): Paise => whole(Math.min(...amounts))

export const mostOf = (...amounts: readonly [Paise, ...Paise[]]): Paise => whole(Math.max(...amounts))

/** An amount, or nothing where it is below 0. */
export const notBelowZero = (amount: Paise): Paise => mostOf(NO_PAISE, amount)

/** paise × numerator / denominator in whole paise, half-up. All three are integers, the denominator positive. */
export function shareOf(paise: Paise, numerator: number, denominator: number): Paise {
  const product = BigInt(paise) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const magnitude = product < 0n ? -product : product
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor))
  return whole(product < 0n ? -rounded : rounded)
}

/** A percentage may have up to six decimals. */
export const percentOf = (paise: Paise, percent: number): Paise =>
  shareOf(paise, Math.round(percent * 1e6), 100_000_000)

/**
 * Rupees; the technical bound of every amount that is typed. The rules hold the same (`scripts/rules/bounds.ts`). What a
 * centre takes for a slip of the finger is its own `greatestAmount`.
 */
export const MOST_AMOUNT = 10_000_000

/** A centre's settings fit as the format. */
export type MoneyFormat = { currency: string; locale: string }

/** The platform's own: what it sells to centres is priced in rupees (PRODUCT 1). Never a centre's. */
export const PLATFORM_MONEY: MoneyFormat = { currency: 'INR', locale: 'en-IN' }

const formats = new Map<string, Intl.NumberFormat>()

function formatted(
  rupees: Rupees | null | undefined,
  { currency, locale }: MoneyFormat,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): string {
  if (rupees === null || rupees === undefined || !Number.isFinite(rupees)) return MISSING
  const key = `${locale} ${currency} ${trailingZeroDisplay}`
  let formatter = formats.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay })
    formats.set(key, formatter)
  }
  return formatter.format(rupees)
}

/** `₹1,23,456.00`, as the centre writes money. Two dashes for what is no amount. */
export const formatMoney = (rupees: Rupees | null | undefined, format: MoneyFormat): string =>
  formatted(rupees, format, 'auto')

/** `₹1,23,456` and `₹99.50`: without decimals that say nothing, for a sentence. */
export const formatShortMoney = (rupees: Rupees | null | undefined, format: MoneyFormat): string =>
  formatted(rupees, format, 'stripIfInteger')
