import { leadSchema, type Contact, type Lead } from '@/domain/leads/lead'
import { convertedLead } from '@/domain/leads/convertLead'
import { CONSENT_VERSION } from '@/domain/leads/enquiry'
import { enquiredLead } from '@/domain/leads/enquiryLead'
import { foundBy } from '@/domain/leads/leadForm'
import { monthCame } from '@/domain/leads/leadMonths'
import { logContact } from '@/domain/leads/logContact'
import { moveLead } from '@/domain/leads/moveLead'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import type { SeedDocument } from './batchesOf'
import type { BuiltGym } from './buildGym'
import { TIMEZONE } from './gyms'
import { outlines, type Outline, type Talk } from './leadOutlines'
import { demoPhone } from './person'

/** No member's and no employee's block of numbers. */
const PHONES = 95_000

type Ground = { gymId: string; today: CivilDate; by: readonly string[] }

function talked(lead: Lead, talk: Talk, at: number, { today, by }: Ground): Lead {
  const on = addDays(today, -talk.ago)
  const next = talk.next === undefined ? null : addDays(today, talk.next)
  const { ago, kind = 'Call', outcome, note = '', why } = talk
  const logged = logContact(
    lead,
    {
      ...{ id: `${lead.id}-${at}`, kind, outcome, note, nextFollowUpOn: next },
      ...(outcome === 'Trial booked' && { trialOn: next }),
      ...(why && { lostReason: why }),
    },
    { now: instantAt(on, '17:30', TIMEZONE), today: on, by: by[ago % by.length] ?? '' },
  )
  if (logged === null || isRefused(logged)) throw new Error(`${lead.name}: a contact is refused`)
  const interactions: Contact[] = [...lead.interactions, logged.contact]
  return { ...lead, ...logged.lead, interactions }
}

type Person = Pick<Lead, 'name' | 'phone'>

function enquiredFields({ enquiry, came, interest = '', source }: Outline, person: Person, today: CivilDate) {
  if (enquiry === undefined) return {}
  const on = addDays(today, -came)
  const asked = { ...person, ...enquiry, interest, key: 'demo', consentVersion: CONSENT_VERSION }
  const moment = { now: instantAt(on, '11:15', TIMEZONE), today: on }
  return { ownerId: '', createdBy: '', ...enquiredLead(asked, [source], moment) }
}

function leadOf(outline: Outline, at: number, ground: Ground): Lead {
  const { gymId, today, by } = ground
  const { name, came, due = 0, talks = [], source } = outline
  const createdAt = instantAt(addDays(today, -came), '11:15', TIMEZONE)
  const person = { name, phone: demoPhone(PHONES, at) }
  const lead = leadSchema.parse({
    ...{ id: `${gymId}-lead-${at + 1}`, gymId, status: 'New', source, ...person, ...foundBy(person) },
    ...{ temperature: outline.temperature, interest: outline.interest, budget: outline.budget },
    ...{ promisedDiscount: outline.promisedDiscount, labels: outline.labels },
    ...{ pincode: outline.pincode, nextFollowUpOn: addDays(today, due) },
    ...{ ownerId: by[at % by.length], createdBy: by[at % by.length], createdAt },
    ...enquiredFields(outline, person, today),
  })
  const after = talks.reduce((held, talk, index) => talked(held, talk, index, ground), lead)
  const lastOn = addDays(today, -(talks.at(-1)?.ago ?? came))
  const updatedAt = instantAt(lastOn, '17:30', TIMEZONE)
  if (!outline.tried) return { ...after, updatedAt }
  const tried = moveLead(after, { to: 'Trial Done' }, today)
  if (isRefused(tried)) throw new Error(`${name}: the trial is refused`)
  return { ...after, ...tried, updatedAt }
}

/** Those who became members bear the member's name and phone, as the sale found them. */
function asMember(
  outline: Outline,
  { book }: BuiltGym,
): { outline: Outline; phone: string; memberId: string; soldFor: number | null } {
  const latest = [...book.members.values()]
    .filter(({ currentPackage }) => currentPackage !== null)
    .sort((one, other) => (one.lookup.joinedOn < other.lookup.joinedOn ? 1 : -1))
  const member = latest[outline.became ?? 0]
  if (member === undefined) throw new Error('The centre has too few members')
  const [first = ''] = book.invoicesOf.get(member.id) ?? []
  const soldFor = book.invoices.get(first)?.amount ?? null
  return { outline: { ...outline, name: member.name }, phone: member.phone, memberId: member.id, soldFor }
}

/** A centre's leads, one or more of each status, with some to call today; `by` are the uids of whoever follows up. */
export function leadDocuments(built: BuiltGym, today: CivilDate, by: readonly string[]): SeedDocument[] {
  const ground = { gymId: built.gym.id, today, by }
  return outlines.map((outline, at) => {
    if (outline.became === undefined) return documentOf(leadOf(outline, at, ground))
    const { outline: named, phone, memberId, soldFor } = asMember(outline, built)
    const lead = { ...leadOf(named, at, ground), phone, ...foundBy({ phone }) }
    const on = addDays(today, -Math.max(0, named.came - 5))
    return documentOf({
      ...lead,
      ...convertedLead(memberId, on, soldFor),
      updatedAt: instantAt(on, '18:00', TIMEZONE),
    })
  })
}

export const LEADS = outlines.length

const documentOf = (lead: Lead): SeedDocument => ({
  path: `leads/${lead.id}`,
  data: { ...lead, cameIn: lead.createdAt === null ? '' : monthCame(lead.createdAt) },
})
