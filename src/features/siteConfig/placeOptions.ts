import { callingCodes } from '@/domain/shared/callingCode'
import { formatMoney } from '@/domain/shared/money'
import type { SelectOption } from '@/ui/form/Select'

const withOwn = (known: readonly string[], own: string): string[] =>
  known.includes(own) ? [...known] : [own, ...known]

/** Every zone this browser knows, with the centre's own even where it does not. */
export const timezoneOptions = (own: string): SelectOption[] =>
  withOwn(Intl.supportedValuesOf('timeZone'), own).map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))

/** `Indian Rupee (INR)`, by name. */
export function currencyOptions(own: string, locale: string): SelectOption[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'currency' })
  return withOwn(Intl.supportedValuesOf('currency'), own)
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .sort((one, other) => one.label.localeCompare(other.label))
}

const others = ['hi-IN', 'gu-IN', 'mr-IN', 'ta-IN', 'te-IN', 'kn-IN', 'ml-IN', 'bn-IN', 'pa-IN', 'ar-AE']

/** English of each country that is known, and India's languages; each says how an amount looks in it. */
export function localeOptions(own: string, currency: string): SelectOption[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  const known = [...Object.keys(callingCodes).map((country) => `en-${country}`), ...others]
  return withOwn(known, own).map((locale) => ({
    value: locale,
    label: `${names.of(locale) ?? locale}: ${formatMoney(123456.5, { currency, locale })}`,
  }))
}

/** Monday is 1, Sunday 7. */
export function weekStartOptions(locale: string): SelectOption[] {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 5 January 1970 was a Monday.
  return [1, 6, 7].map((number) => ({
    value: String(number),
    label: day.format(new Date(Date.UTC(1970, 0, 4 + number))),
  }))
}
