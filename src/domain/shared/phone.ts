import { callingCodeOf } from './callingCode'
import { MISSING } from './constants'

/**
 * The digits of a number that names its country by a + or 00, with the country's code and without the 00; null when it names none. No
 * country's code begins with 0, so a 0 there is a trunk zero.
 */
export function namedDigits(text: string): string | null {
  const named = /^[\s(]*(?:\+|00)(.*)$/s.exec(text)?.[1]?.replace(/\D/g, '')
  return named === undefined || named.startsWith('0') ? null : named
}

/**
 * The ten digits of an Indian number, without its trunk zero and its country code (0, 91, 091, 0091); null for any other number. A
 * number that names its country is Indian only if that is 91: `+65 9123 4567` has ten digits too.
 */
export function indianDigits(text: string): string | null {
  const named = namedDigits(text)
  const own =
    named === null ? /^(?:0?91|0)?(\d{10})$/.exec(text.replace(/\D/g, '')) : /^91(\d{10})$/.exec(named)
  return own?.[1] ?? null
}

/**
 * The digits that a phone is found by. An Indian number has its ten, so that `+91 98765 43210` and `098765 43210` are the same; any other
 * has all of its digits without the 00 before a country's code, so that `0065 9123 4567` and `+65 9123 4567` are the same. They don't say
 * which country the number is of.
 */
export const phoneDigits = (text: string): string =>
  indianDigits(text) ?? namedDigits(text) ?? text.replace(/\D/g, '')

const FEWEST_SEARCHED = 4

/** Fewer digits are a part of a number, and a 0 before them may be one of its own. */
const FEWEST_WITH_TRUNK = 8

/** Without the 0 that is said before a number within its country, and not kept. */
const withoutTrunk = (digits: string): string =>
  digits.length < FEWEST_WITH_TRUNK ? digits : digits.replace(/^0(?=[1-9])/, '')

/**
 * What of a phone was typed to search by it, 4 digits or more: as typed, and as a number is found by. Somebody's last digits may begin
 * with the 00 of a country's code, or with a 0. Empty for a text that is no phone.
 */
export function searchedDigits(typed: string): string[] {
  if (!/^[\d\s()+.-]+$/.test(typed)) return []
  const own = typed.replace(/^\s*\+91/, '')
  const digits = own.replace(/\D/g, '')
  const found = new Set([phoneDigits(typed), phoneDigits(own), digits, withoutTrunk(digits)])
  return [...found].filter(({ length }) => length >= FEWEST_SEARCHED)
}

/** The digits that records may hold of this number. Older records kept the 00 before a country's code. */
export const heldDigits = (digits: string): string[] => [digits, `00${digits}`]

/** Writes a phone for a form's field: an Indian number as its ten digits, any other number as it was typed. */
export const fieldPhone = (text: string): string => indianDigits(text) ?? text

/** The digits, with the country's code, of a number that names another country than India; null for any other number. */
function foreignDigits(text: string): string | null {
  const named = namedDigits(text)
  return named === null || named.startsWith('91') ? null : named
}

/** New Zealand and Singapore have numbers of eight digits. */
const withShortNumbers = ['64', '65']

/**
 * Digits that name no country, with the code of theirs. Somebody may have written them with it and no plus, as the search directory and
 * our exports do: then there are more than any number that begins so has without, which are ten, and nine where numbers are short.
 */
export function withCode(digits: string, code: string): string {
  const isWhole = digits.startsWith(code) && digits.length > (withShortNumbers.includes(code) ? 9 : 10)
  return isWhole ? digits : code + digits.replace(/^0/, '')
}

/**
 * The number with its country's code and no plus, as it is dialled from anywhere. Where it names no country it is one of the
 * centre's, by its locale (PRODUCT 2.R); '' where that has no code that we know.
 */
export function dialledFrom(text: string, locale: string): string {
  const foreign = foreignDigits(text)
  if (foreign !== null) return foreign
  const code = namedDigits(text) === null ? callingCodeOf(locale) : '91'
  if (code === '91') {
    const own = indianDigits(text)
    return own === null ? '' : `91${own}`
  }
  return code === '' ? '' : withCode(text.replace(/\D/g, ''), code)
}

const FEWEST_DIALLED = 7
const isShort = (text: string): boolean => text.replace(/\D/g, '').length < FEWEST_DIALLED

const INDIAN_DIGITS = 10

/** Whether these digits are enough for a whole number of the centre's country, by its locale. */
export const areWhole = (digits: string, locale: string): boolean =>
  callingCodeOf(locale) === '91' ? digits.length >= INDIAN_DIGITS : !isShort(digits)

/** Writes a phone as a centre's record keeps it: as ten digits in India, elsewhere as a plus and all its digits if the country is known. */
export function keptPhone(text: string, locale: string): string {
  if (callingCodeOf(locale) === '91') return fieldPhone(text)
  const dialled = isShort(text) ? '' : dialledFrom(text, locale)
  return dialled === '' ? text : `+${dialled}`
}

/** Two numbers of a centre are the same if these digits are. Older records abroad keep some numbers without their country's code. */
export function comparedDigits(text: string, locale: string): string {
  const digits = phoneDigits(text)
  if (callingCodeOf(locale) === '91' || isShort(digits)) return digits
  return dialledFrom(digits, locale) || digits
}

/** The digits that a centre's records may hold of this number. */
export function recordedDigits(text: string, locale: string): string[] {
  const digits = phoneDigits(text)
  const code = callingCodeOf(locale)
  if (code === '91' || code === '' || isShort(digits)) return [digits]
  const compared = comparedDigits(text, locale)
  return [...new Set([digits, compared, compared.slice(code.length)])]
}

/** The digits by which this number is looked for in a centre's records, up to six: an older one may be without its country's code. */
export const lookedUpDigits = (text: string, locale: string): string[] =>
  recordedDigits(text, locale).flatMap(heldDigits)

/** `+91 98765 43210`; any other number as `+` and its digits; two dashes for none. `locale` is the centre's. */
export function formatPhone(text: string, locale: string): string {
  if (!/\d/.test(text)) return MISSING
  const dialled = isShort(text) ? '' : dialledFrom(text, locale)
  if (dialled === '') {
    const foreign = foreignDigits(text)
    return foreign === null ? text.trim() : `+${foreign}`
  }
  return /^91\d{10}$/.test(dialled) ? `+91 ${dialled.slice(2, 7)} ${dialled.slice(7)}` : `+${dialled}`
}

/** Ten digits that begin with 1 to 9, or with a leading + the 7 to 15 digits of another country. */
export function isPlausiblePhone(text: string): boolean {
  if (!/^[\d\s()+.-]+$/.test(text.trim())) return false
  const foreign = foreignDigits(text)
  const digits = foreign ?? indianDigits(text) ?? ''
  if (/^(\d)\1*$/.test(digits)) return false
  return foreign === null ? /^[1-9]\d{9}$/.test(digits) : /^\d{7,15}$/.test(digits)
}

/** The message at a field whose text is no phone number; `locale` is the centre's. */
export const phoneFault = (locale: string): string =>
  callingCodeOf(locale) === '91'
    ? 'Enter a phone number of 10 digits'
    : 'Enter a phone number with its country code, like +44 20 7946 0018'
