/**
 * What a phone field keeps of what is typed or pasted. In India the ten digits, without the country code or a leading zero;
 * at a centre elsewhere, and for a number of another country, a + with all of its digits. `callingCode` is the centre's.
 */
export function typedPhone(text: string, callingCode: string): string {
  const digits = text.replace(/\D/g, '')
  if (callingCode !== '91') return typedAbroad(text, digits, callingCode)
  const named = /^[\s(]*\+/.test(text) ? digits : digits.startsWith('00') ? digits.slice(2) : null
  if (named !== null) return /^91(\d{10})$/.exec(named)?.[1] ?? `+${named.slice(0, 15)}`
  return /^(?:0?91|0)(\d{10})$/.exec(digits)?.[1] ?? digits.slice(0, 15)
}

function typedAbroad(text: string, digits: string, callingCode: string): string {
  if (digits === '') return text.trim().startsWith('+') ? '+' : ''
  // Another may follow, and both stand for the +.
  if (digits === '0') return '0'
  if (/^[\s(]*\+/.test(text)) return `+${digits.slice(0, 15)}`
  if (digits.startsWith('00')) return `+${digits.slice(2, 17)}`
  if (callingCode === '') return digits.slice(0, 15)
  // With the country's code and no plus there are more than a number has without it, as `withCode` of the domain says.
  const isWhole = digits.startsWith(callingCode) && digits.length > (/^6[45]$/.test(callingCode) ? 9 : 10)
  return `+${(isWhole ? digits : callingCode + digits.replace(/^0/, '')).slice(0, 15)}`
}

/** What the field shows of it behind the centre's own code: `98765 43210`; null where it names another country. */
export function withinCountry(phone: string, callingCode: string): string | null {
  if (callingCode !== '91' && callingCode !== '' && phone.startsWith(`+${callingCode}`))
    return phone.slice(callingCode.length + 1)
  return phone.startsWith('+') ? null : phone
}

/** 98765 43210; anything else stays as it is. */
export const groupedPhone = (phone: string): string =>
  /^\d{6,10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone
