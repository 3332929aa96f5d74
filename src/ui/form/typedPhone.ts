/**
 * What a phone field keeps of what is typed or pasted: the digits, without the country code 91 or a leading zero, or
 * a + and the digits of another country.
 */
export function typedPhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  const isForeign = text.trim().startsWith('+')
  const indian = /^(?:0{0,2}91|0)(\d{10})$/.exec(digits)
  if (indian?.[1]) return indian[1]
  return isForeign ? `+${digits.slice(0, 15)}` : digits.slice(0, 15)
}

/** 98765 43210; anything else stays as it is. */
export const groupedPhone = (phone: string): string =>
  /^\d{6,10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone
