import { countryOfLocale } from './callingCode'

/** What Auth takes as the address somebody signs in with; in small letters, as the sign-in compares it. */
export const isPlausibleEmail = (value: string): boolean =>
  value.length <= 254 &&
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(value)

/** India's six digits, or another country's letters and digits. */
export const isPlausiblePincode = (value: string): boolean =>
  /^[1-9]\d{5}$/.test(value.replace(/\s/g, '')) || /^[A-Z0-9 -]{3,10}$/i.test(value)

/** Only India has pincodes, of six digits each, which the app knows the places of (PRODUCT 2.R). */
export const hasPincodes = (locale: string): boolean => countryOfLocale(locale) === 'IN'

export const pincodeLabel = (locale: string): string => (hasPincodes(locale) ? 'Pincode' : 'Postal code')

export const pincodeFault = (locale: string): string =>
  hasPincodes(locale)
    ? 'Enter a pincode of 6 digits'
    : 'Enter a postal code of 3 to 10 letters and digits, or leave it empty'
