import type { CivilDate } from '@/domain/shared/civilDate'
import { CONSENT_PURPOSE, type EnquiryFields } from './enquiry'
import { ENQUIRY, MOST_CONTACTS, type Contact, type Lead, type LeadConsent } from './lead'
import { foundBy } from './leadForm'
import { monthCame } from './leadMonths'

/** An enquiry as it arrived. `key` is its form's: the same one again is the same enquiry. */
export type Enquiry = EnquiryFields & { key: string; consentVersion: string }

type Moment = { now: Date; today: CivilDate }

/** What leads from the page are called where the centre has no source of that meaning. */
const SOURCE = 'Enquiry page'

/** More of one lead are not kept: they would leave no room for what the desk logs. */
const MOST_ENQUIRIES = 20

const sourceOf = (sources: readonly string[]): string =>
  sources.find((source) => source.toLowerCase() === SOURCE.toLowerCase()) ??
  sources.find((source) => /^web ?(site|page)$/i.test(source)) ??
  SOURCE

const wordsOf = ({ callTime, note }: Enquiry): string[] => [
  ...(callTime === 'Any time' ? [] : [`Call: ${callTime.toLowerCase()}`]),
  ...(note === '' ? [] : [note]),
]

const consentOf = ({ key, consentVersion }: Enquiry, { now, today }: Moment): LeadConsent => ({
  purpose: CONSENT_PURPOSE,
  version: consentVersion,
  at: now,
  on: today,
  key,
})

/** Whether this very enquiry was kept before: a repeat changes nothing. */
export const isKept = ({ consent, interactions }: Lead, { key }: Enquiry): boolean =>
  consent?.key === key ||
  consent?.earlierKeys?.includes(key) === true ||
  interactions.some(({ id }) => id === key)

/** The forms of before, the last first, as many as anybody sends again. */
const keysBefore = (consent: LeadConsent | null): string[] =>
  consent === null ? [] : [consent.key, ...(consent.earlierKeys ?? [])].slice(0, MOST_ENQUIRIES)

/** A new lead, to be called today; nobody's yet. */
export const enquiredLead = (
  enquiry: Enquiry,
  sources: readonly string[],
  moment: Moment,
): Partial<Lead> => ({
  ...{ name: enquiry.name, phone: enquiry.phone, ...foundBy(enquiry) },
  interest: enquiry.interest,
  source: sourceOf(sources),
  nextFollowUpOn: moment.today,
  notes: wordsOf(enquiry).join('\n'),
  status: 'New',
  cameIn: monthCame(moment.now),
  consent: consentOf(enquiry, moment),
})

/**
 * What a second enquiry comes to for a lead that is still followed up: it is due today, and says what was asked. The keys of those before
 * stay, so that a repeat of any of them changes nothing.
 */
export function enquiredAgain(
  { interactions, nextFollowUpOn, consent: agreed }: Lead,
  enquiry: Enquiry,
  moment: Moment,
): { lead: Pick<Lead, 'nextFollowUpOn' | 'consent'>; contact: Contact | null } {
  const { today } = moment
  const isDue = nextFollowUpOn !== null && nextFollowUpOn <= today
  const before = interactions.filter(({ kind }) => kind === ENQUIRY).length
  const hasRoom = before < MOST_ENQUIRIES && interactions.length < MOST_CONTACTS
  const contact = {
    ...{ id: enquiry.key, kind: ENQUIRY, outcome: 'Asked again', by: '', at: moment.now, on: today },
    note: [enquiry.name, enquiry.interest, ...wordsOf(enquiry)].filter((words) => words !== '').join('\n'),
    nextFollowUpOn: today,
  }
  const consent = { ...consentOf(enquiry, moment), earlierKeys: keysBefore(agreed) }
  return {
    lead: { nextFollowUpOn: isDue ? nextFollowUpOn : today, consent },
    contact: hasRoom ? contact : null,
  }
}
