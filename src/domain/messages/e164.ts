import { callingCodes } from '@/domain/shared/callingCode'
import { indianDigits, namedDigits, withCode } from '@/domain/shared/phone'

const regionOf = (locale: string): string => /-([A-Z]{2})\b/.exec(locale)?.[1] ?? ''

const checked = (digits: string): string | null => (/^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null)

/** An Indian mobile number: ten digits that begin with 6 to 9, whatever stood before them. */
function indian(text: string): string | null {
  const digits = indianDigits(text)
  return digits !== null && /^[6-9]/.test(digits) ? `+91${digits}` : null
}

/**
 * A number as providers take it (DOMAIN 4.5): with its country, by the locale of the centre where it names none. null
 * for what can be no mobile number.
 */
export function e164Of(text: string, locale: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text.trim())) return null
  const abroad = namedDigits(text)
  if (abroad !== null) return abroad.startsWith('91') ? indian(`+${abroad}`) : checked(abroad)
  const region = regionOf(locale)
  if (region === 'IN') return indian(text)
  const code = callingCodes[region]
  return code === undefined ? null : checked(withCode(text.replace(/\D/g, ''), code))
}

export const isIndian = (e164: string): boolean => e164.startsWith('+91')
