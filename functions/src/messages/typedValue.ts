/** ₹500, 500/- and 500/=. */
const SIGN = /\p{Sc}|\d\s*\/[-=]/u
/** Rs500, 500rs and INR 500, and no rsvp. */
const RUPEES = /(?<!\p{L})(?:rs|inr|rupees?)(?!\p{L})/iu

/** Whether it could be taken for an amount, with rupees at any centre. Beside its digits alone: ALL and TRY are words as well. */
export function tellsAmount(value: string, currency: string): boolean {
  const coded = new RegExp(`(?<!\\p{L})${currency}[.\\s]*\\d|\\d\\s*${currency}(?!\\p{L})`, 'iu')
  return SIGN.test(value) || RUPEES.test(value) || coded.test(value)
}

const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
const YEAR = '(?:19|20|21)\\d{2}'

const days = [
  `${YEAR}-\\d{2}-\\d{2}`,
  `\\d{1,2}([./-])\\d{1,2}\\1(?:${YEAR}|\\d{2})`,
  `${DAY} ${MONTH}(?:,? ${YEAR})?`,
  `${MONTH} ${DAY}(?:,? ${YEAR})?`,
].map((day) => new RegExp(`^${day}$`, 'iu'))

/** Whether it is a day as people write one, and nothing else. */
export const readsAsDay = (value: string): boolean => days.some((day) => day.test(value.trim()))
