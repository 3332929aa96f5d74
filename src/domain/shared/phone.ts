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

/** `+91 98765 43210`; a foreign number as `+` and its digits; two dashes for none. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  if (digits === '') return MISSING
  if (digits.length === 10 && !isForeign(text)) return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`
  return isForeign(text) ? `+${digits.replace(/^00/, '')}` : text.trim()
}

/** Ten digits that begin with 1 to 9, or with a leading + the 7 to 15 digits of another country. */
export function isPlausiblePhone(text: string): boolean {
  if (!/^[\d\s()+.-]+$/.test(text.trim())) return false
  const digits = phoneDigits(text)
  if (/^(\d)\1*$/.test(digits)) return false
  return isForeign(text) ? /^\d{7,15}$/.test(digits.replace(/^00/, '')) : /^[1-9]\d{9}$/.test(digits)
}
