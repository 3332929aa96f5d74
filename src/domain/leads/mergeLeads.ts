import { earliest } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { comparedDigits } from '@/domain/shared/phone'
import { refused, type Refusal } from '@/domain/shared/refusal'
import {
  isContact,
  isContacted,
  isOpenLead,
  MOST_CONTACTS,
  type Contact,
  type Lead,
  type LeadConsent,
  type LeadStatus,
} from './lead'
import { MOST_LABELS } from './labels'
import { monthCame } from './leadMonths'

/** What the lead that stays is changed by; the other one is put away. */
export type MergedLead = Partial<Lead> & Pick<Lead, 'interactions' | 'attempts'>

/** As much as a page may write. */
const MOST_NOTES = 5000

/** Kept of the one that stays, and taken from the other where it says nothing. */
const filled = ['email', 'pincode', 'source', 'interest', 'packageId'] as const

/** Leads of a centre abroad may be without their country's code. */
const haveOnePhone = (stays: Lead, goes: Lead, locale: string): boolean =>
  stays.phoneDigits !== '' &&
  comparedDigits(stays.phoneDigits, locale) === comparedDigits(goes.phoneDigits, locale)

/** Why the two can't be one; null where they can. `locale` is the centre's. */
export function refuseMerge(stays: Lead, goes: Lead, locale: string): Refusal | null {
  if (stays.id === goes.id) return refused('Choose two different leads.')
  if (!haveOnePhone(stays, goes, locale))
    return refused('Only leads with the same phone number can be merged.')
  if (stays.deleted || goes.deleted)
    return refused(`${(stays.deleted ? stays : goes).name} was deleted from the leads.`)
  if (goes.status === 'Converted')
    return refused(`${goes.name} is a member already. Open that lead and merge the other one into it.`)
  if (stays.interactions.length + goes.interactions.length > MOST_CONTACTS)
    return refused(`Together they have more than ${MOST_CONTACTS} contacts.`)
  return notesOf(stays, goes).length > MOST_NOTES
    ? refused(`Together their notes have more than ${MOST_NOTES} characters. Shorten them first.`)
    : null
}

const notesOf = (stays: Lead, goes: Lead) =>
  [...new Set([stays.notes, goes.notes])].filter((notes) => notes !== '').join('\n')

const timeOf = ({ at }: Contact) => at?.getTime() ?? 0

/** The day of a trial that they are still to come to. */
const awaitedOn = ({ status, trialOn }: Lead, today: CivilDate): CivilDate | null =>
  status === 'Trial Booked' && trialOn !== null && trialOn >= today ? trialOn : null

/**
 * A trial goes on over what was only talked about; one that took place also over one that was booked up to its day, and one that is still
 * to come over Later, and over a trial before it.
 */
function leadsByTrial(stays: Lead, goes: Lead, today: CivilDate): boolean {
  if (stays.status === 'Contacted') return goes.status === 'Trial Booked' || goes.status === 'Trial Done'
  if (stays.status === 'Trial Booked' && goes.status === 'Trial Done')
    return (goes.trialOn ?? '') >= (stays.trialOn ?? '')
  const day = awaitedOn(goes, today)
  if (day === null) return false
  return stays.status === 'Later' || (stays.status === 'Trial Done' && (stays.trialOn ?? '') < day)
}

/** Where somebody has got further: an untouched or lost one goes on where the other one stands. */
const leads = (stays: Lead, goes: Lead, today: CivilDate): boolean =>
  isOpenLead(goes) &&
  (stays.status === 'Lost' ||
    (stays.status === 'New' && goes.status !== 'New') ||
    leadsByTrial(stays, goes, today))

/** The front desk expects them on it: of two booked trials the next one that is still to come. */
function trialOf(first: Lead, other: Lead, today: CivilDate): CivilDate | null {
  const held = first.trialOn ?? other.trialOn
  if (first.status !== 'Trial Booked') return held
  const [day, ...more] = [first, other].flatMap((lead) => awaitedOn(lead, today) ?? [])
  return day === undefined ? held : earliest(day, ...more)
}

/** PRODUCT 2.A: new is only whom nobody has talked to, in either of the two. */
const statusOf = (first: Lead, other: Lead): LeadStatus =>
  first.status === 'New' && (isContacted(first) || isContacted(other)) ? 'Contacted' : first.status

/** How they are followed up from now on: at the earlier of their dates, by whoever follows up on the one that goes on. */
function standing(stays: Lead, goes: Lead, today: CivilDate): Partial<Lead> {
  const first = leads(stays, goes, today) ? goes : stays
  const other = first === goes ? stays : goes
  const { lostReason } = first
  const status = statusOf(first, other)
  const trialOn = trialOf(first, other, today)
  const dates = [stays, goes].flatMap((lead) =>
    isOpenLead(lead) && lead.nextFollowUpOn !== null ? [lead.nextFollowUpOn] : [],
  )
  const [day] = dates
  // Whoever asked for later is not called sooner than they asked, and nobody who was lost or won is called at all.
  const next = !isOpenLead(first)
    ? null
    : status === 'Later' || day === undefined
      ? first.nextFollowUpOn
      : earliest(day, ...dates)
  return { status, lostReason, trialOn, nextFollowUpOn: next, ownerId: first.ownerId || other.ownerId }
}

const earlier = (one: Date | null, other: Date | null) =>
  one === null || (other !== null && other < one) ? other : one

const agreedAt = (consent: LeadConsent) => consent.at?.getTime() ?? 0

/** What they agreed to last, whichever of the two holds it. */
function consentOf({ consent: one }: Lead, { consent: other }: Lead): LeadConsent | null {
  if (one === null || other === null) return one ?? other
  return agreedAt(other) > agreedAt(one) ? other : one
}

type Scene = { today: CivilDate; locale: string }

/** One lead out of two of the same phone: every contact in the order of time, and the day that the first of them came. */
export function mergeLeads(stays: Lead, goes: Lead, { today, locale }: Scene): MergedLead | Refusal {
  const refusal = refuseMerge(stays, goes, locale)
  if (refusal) return refusal
  const interactions = [...stays.interactions, ...goes.interactions].sort(
    (one, other) => timeOf(one) - timeOf(other),
  )
  const createdAt = earlier(stays.createdAt, goes.createdAt)
  return {
    ...Object.fromEntries(filled.map((field) => [field, stays[field] || goes[field]])),
    labels: [...new Set([...stays.labels, ...goes.labels])].slice(0, MOST_LABELS),
    gender: stays.gender ?? goes.gender,
    budget: stays.budget || goes.budget,
    promisedDiscount: stays.promisedDiscount || goes.promisedDiscount,
    noMessages: stays.noMessages || goes.noMessages,
    consent: consentOf(stays, goes),
    notes: notesOf(stays, goes),
    ...standing(stays, goes, today),
    interactions,
    attempts: stays.attempts + goes.attempts,
    lastOutcome: interactions.findLast(isContact)?.outcome ?? stays.lastOutcome,
    createdAt,
    ...(createdAt && { cameIn: monthCame(createdAt) }),
  }
}

/** A repeat finds its work done; one that was deleted by itself meanwhile was not merged. */
export const isMerged = (stays: Lead, goes: Lead): boolean => goes.deleted && goes.mergedInto === stays.id
