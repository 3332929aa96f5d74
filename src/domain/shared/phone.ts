import { callingCodeOf } from './callingCode'
import { MISSING } from './constants'

/**
 * The digits a phone is found by. An Indian number loses its trunk zero and its country code (0, 91, 091, 0091), so
 * that `+91 98765 43210` and `098765 43210` are the same ten digits; any other number keeps all of its digits.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const indian = /^(?:0{0,2}91|0)(\d{10})$/.exec(digits)
  return indian?.[1] ?? digits
}

const isForeign = (text: string) => /^\s*(\+|00)/.test(text) && phoneDigits(text).length !== 10

/**
 * The number with its country's code and no plus, as it is dialled from anywhere. Where it names no country it is one of the
 * centre's, by its locale (PRODUCT 2.R); '' where that has no code that we know.
 */
export function dialledFrom(text: string, locale: string): string {
  const digits = phoneDigits(text)
  const typed = text.replace(/\D/g, '')
  if (isForeign(text)) return digits.replace(/^00/, '')
  const isNamed = /^\s*(\+|00)/.test(text)
  const code = isNamed ? '91' : callingCodeOf(locale)
  if (code === '91') return digits.length === 10 ? `91${digits}` : ''
  // The search directory keeps the digits of a number without its plus.
  const isWhole = code !== '' && typed.startsWith(code) && typed.length > 10
  return isWhole ? typed : code === '' ? '' : code + typed.replace(/^0/, '')
}

/** `+91 98765 43210`; any other number as `+` and its digits; two dashes for none. `locale` is the centre's. */
export function formatPhone(text: string, locale: string): string {
  if (!/\d/.test(text)) return MISSING
  const digits = text.replace(/\D/g, '')
  const isShort = digits.length < 7
  const dialled = isShort ? '' : dialledFrom(text, locale)
  if (dialled === '') return isForeign(text) ? `+${phoneDigits(text).replace(/^00/, '')}` : text.trim()
  return /^91\d{10}$/.test(dialled) ? `+91 ${dialled.slice(2, 7)} ${dialled.slice(7)}` : `+${dialled}`
}

/** Ten digits that begin with 1 to 9, or with a leading + the 7 to 15 digits of another country. */
export function isPlausiblePhone(text: string): boolean {
  if (!/^[\d\s()+.-]+$/.test(text.trim())) return false
  const digits = phoneDigits(text)
  if (/^(\d)\1*$/.test(digits)) return false
  return isForeign(text) ? /^\d{7,15}$/.test(digits.replace(/^00/, '')) : /^[1-9]\d{9}$/.test(digits)
}
