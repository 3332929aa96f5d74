import type { SettingName } from '@/domain/gyms/settingFields'
import { settingsOf } from '@/domain/gyms/settings'
import { settingWords, type SettingWords } from '@/domain/gyms/settingWords'

/** The settings of a centre that has set none. */
export const usual = settingsOf({}, 'GYM')

/** Defaults that the stored value would not say in words. */
const inWords: { [Name in SettingName]?: string } = {
  timezone: 'India (Asia/Kolkata)',
  currency: 'Indian rupee (INR)',
  locale: 'English, India',
  partialPayment: 'covers its share of the term',
  deviceDuesRule: 'until the package ends',
  taxRegime: 'not registered for GST, until a GSTIN is entered',
  messageCountries: 'the country of the centre',
  holidays: 'none',
  roundToRupee: 'on in rupees, off in any other currency',
  quietFrom: '9:00 pm',
  quietUntil: '9:00 am',
  messageTexts: 'the texts that every centre has',
  leadLabels: 'none',
  paymentKinds: 'Cash is cash, Card is counted, Cheque is a cheque, all others come by bank',
}

/** What stands where a centre has set nothing; '' where that is nothing at all, which the sentence itself says. */
export function defaultOf(name: SettingName): string {
  const words = inWords[name]
  if (words !== undefined) return words
  const value: unknown = usual[name]
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return value.toLocaleString(usual.locale)
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : ''
}

/** The sentence of a setting with its default; `usually` where that is the type's or the law's, and not every centre's. */
export function hintOf(name: SettingName, usually = defaultOf(name)): string {
  const { hint } = settingWords[name]
  return usually === '' ? hint : `${hint} Default: ${usually}.`
}

/** What draws a setting: its name, its label, its sentence with the default, and what follows its number. */
export function fieldOf<Name extends SettingName>(name: Name) {
  const { label, unit }: SettingWords = settingWords[name]
  return { name, label, hint: hintOf(name), ...(unit !== undefined && { suffix: unit }) }
}
