import { createContext, use } from 'react'

type Week = { firstDay: number }
/** Newer browsers answer a call, older ones and Node 20 a property, and Firefox may know neither. */
type WeekOfLocale = { getWeekInfo?: () => Week; weekInfo?: Week }

/** The day that a week begins with where that language is spoken, 1 for Monday to 7 for Sunday; Monday where nobody knows. */
export function weekStartOf(locale: string): number {
  const known: Intl.Locale & WeekOfLocale = new Intl.Locale(locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}

/** How the place whose page this is writes numbers, money and phone numbers (PRODUCT 2.R). */
export type Format = {
  /** BCP 47, `en-IN`. */
  locale: string
  /** ISO 4217, `INR`. */
  currency: string
  /** Of its country, without a plus; '' where a phone number must name its own. */
  callingCode: string
  /** The day its calendars begin a week with, 1 for Monday to 7 for Sunday. */
  weekStart: number
}

/** The platform's own stands where no centre is open; `app` offers the open centre's. */
export const FormatContext = createContext<Format>({
  locale: 'en-IN',
  currency: 'INR',
  callingCode: '91',
  weekStart: weekStartOf('en-IN'),
})

export const useFormat = (): Format => use(FormatContext)

type MoneyFormat = Pick<Format, 'locale' | 'currency'>

/** `₹`, `$`, `CHF`. */
export const currencySign = ({ locale, currency }: MoneyFormat): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** `₹1,50,000`: an amount without decimals that say nothing. */
export const amountText = (amount: number, { locale, currency }: MoneyFormat): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
