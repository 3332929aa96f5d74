import { isWholeText } from '@/domain/shared/isWholeText'
import { formatPhone, isPlausiblePhone, phoneFault } from '@/domain/shared/phone'
import { tidy } from '@/domain/shared/text'

/** When whoever asks likes to be called. */
export const callTimes = ['Any time', 'Morning', 'Afternoon', 'Evening'] as const
export type CallTime = (typeof callTimes)[number]

/** Names the words of `consentText` as they were agreed to: another wording is another version. */
export const CONSENT_VERSION = '2026-11'

/** What the consent is given for, as it is kept with the lead. */
export const CONSENT_PURPOSE = 'Answering the enquiry'

export const consentText = (gymName: string): string =>
  `${gymName} may keep these details to answer my enquiry, and call or message me about it.`

/** What is typed on a centre's enquiry page. */
export type EnquiryFields = {
  name: string
  phone: string
  interest: string
  callTime: CallTime
  note: string
}
export type EnquiryField = keyof EnquiryFields | 'consent'

export const MOST_IN_FIELD = { name: 120, interest: 200, note: 500 } as const

/** What is wrong with a text of the form; null where nothing is. */
export function textProblem(field: keyof typeof MOST_IN_FIELD, text: string): string | null {
  const most = MOST_IN_FIELD[field]
  if (field === 'name' && tidy(text) === '') return 'Enter your name'
  if (text.trim().length > most) return `At most ${most} characters`
  return isWholeText(text) ? null : 'Enter plain text'
}

/** `locale` is the centre's: whose country a number is of that names none. */
export function phoneProblem(text: string, locale: string): string | null {
  if (text.trim() === '') return 'Enter your phone number'
  return text.length <= 40 && isPlausiblePhone(text) ? null : phoneFault(locale)
}

/** Everything that is wrong with the form, by field, in the order of the page. */
export function enquiryProblems(
  fields: EnquiryFields & { consent: boolean },
  locale: string,
): Partial<Record<EnquiryField, string>> {
  const found: [EnquiryField, string | null][] = [
    ['name', textProblem('name', fields.name)],
    ['phone', phoneProblem(fields.phone, locale)],
    ['interest', textProblem('interest', fields.interest)],
    ['note', textProblem('note', fields.note)],
    ['consent', fields.consent ? null : 'Agree to be contacted, so that we can answer you'],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** Why a centre's page takes no enquiry, and what to do instead. */
export function closedSentence({ name, phone }: { name: string; phone: string }, locale: string): string {
  const call = /\d/.test(phone) ? `Call ${formatPhone(phone, locale)} instead.` : 'Ask at the centre instead.'
  return `${name} takes no enquiries online at the moment. ${call}`
}

/** Where a centre's page stands; the same on every host. */
export const enquiryPath = (referralCode: string): string => `/enquire/${encodeURIComponent(referralCode)}`
