import {
  leadSchema,
  type Contact,
  type ContactKind,
  type Lead,
  type Outcome,
  type Temperature,
} from '@/domain/leads/lead'
import { convertedLead } from '@/domain/leads/convertLead'
import { CONSENT_VERSION } from '@/domain/leads/enquiry'
import { enquiredLead, type Enquiry } from '@/domain/leads/enquiryLead'
import { foundBy } from '@/domain/leads/leadForm'
import { monthCame } from '@/domain/leads/leadMonths'
import { logContact } from '@/domain/leads/logContact'
import { moveLead } from '@/domain/leads/moveLead'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import type { SeedDocument } from './batchesOf'
import type { BuiltGym } from './buildGym'
import type { LeadLabel } from './gymDrafts'
import { TIMEZONE } from './gyms'
import { demoPhone } from './person'

/** One contact of a demo lead. Days before today, and days after today for what comes next. */
type Talk = {
  ago: number
  kind?: ContactKind
  outcome: Outcome
  note?: string
  next?: number
  why?: string
}

type Outline = {
  name: string
  came: number
  source: string
  temperature?: Temperature
  interest?: string
  budget?: number
  promisedDiscount?: number
  pincode?: string
  labels?: readonly LeadLabel[]
  talks?: readonly Talk[]
  /** A trial that took place. */
  tried?: boolean
  /** The day of the first call, from today; for those whom nobody has talked to. */
  due?: number
  /** Left on the centre's enquiry page; nobody's yet. */
  enquiry?: Pick<Enquiry, 'callTime' | 'note'>
  /** The place, among the latest members, of the one that the lead became. */
  became?: number
}

const outlines: readonly Outline[] = [
  {
    name: 'Ishita Nagar',
    came: 1,
    source: 'Instagram',
    temperature: 'Hot',
    interest: 'Weight loss',
    budget: 2000,
    due: 0,
    pincode: '452010',
  },
  {
    ...{ name: 'Devendra Pal', came: 0, source: 'Walk-in', interest: 'Mornings', due: 0 },
    ...{ pincode: '452001', labels: ['Corporate'] },
  },
  {
    name: 'Farida Sheikh',
    came: 4,
    source: 'Google',
    temperature: 'Warm',
    interest: 'Yoga',
    due: -2,
    pincode: '452016',
  },
  {
    name: 'Manthan Joshi',
    came: 0,
    source: 'Referral',
    temperature: 'Hot',
    interest: 'Strength',
    budget: 3000,
    due: 1,
    labels: ['Student'],
  },
  {
    ...{
      name: 'Rhea Chouhan',
      came: 6,
      source: 'Instagram',
      temperature: 'Hot',
      interest: 'Quarterly',
      budget: 1800,
      promisedDiscount: 250,
    },
    talks: [
      { ago: 5, outcome: 'No answer', next: -4 },
      { ago: 4, outcome: 'Interested', note: 'Wants to come with a friend', next: 0 },
    ],
  },
  {
    ...{
      name: 'Naveen Tiwari',
      came: 9,
      source: 'Hoarding',
      interest: 'Personal training',
      budget: 6000,
      pincode: '452010',
      labels: ['Corporate', 'Weekends only'],
    },
    talks: [
      { ago: 8, kind: 'Visit', outcome: 'Interested', note: 'Looked around, asked for the price', next: -5 },
      { ago: 5, outcome: 'Busy', next: -1 },
    ],
  },
  {
    ...{ name: 'Sanya Bhargava', came: 5, source: 'Website', temperature: 'Hot', interest: 'Zumba' },
    talks: [{ ago: 2, kind: 'WhatsApp', outcome: 'Trial booked', note: 'Comes in the evening', next: 0 }],
  },
  {
    ...{ name: 'Kunal Vaidya', came: 3, source: 'Google', interest: 'Monthly', budget: 1500 },
    talks: [{ ago: 1, outcome: 'Trial booked', next: 1 }],
  },
  {
    ...{
      name: 'Lubna Ansari',
      came: 12,
      source: 'Referral',
      temperature: 'Hot',
      interest: 'Half-yearly',
      budget: 1600,
      promisedDiscount: 500,
    },
    talks: [{ ago: 6, outcome: 'Trial booked', next: -3 }],
    tried: true,
  },
  {
    ...{ name: 'Tejas Deshmukh', came: 14, source: 'Walk-in', interest: 'Strength', pincode: '452001' },
    talks: [{ ago: 9, kind: 'Visit', outcome: 'Trial booked', next: -7 }],
    tried: true,
  },
  {
    ...{ name: 'Preksha Jain', came: 20, source: 'Facebook', temperature: 'Cold', interest: 'Yoga' },
    talks: [{ ago: 18, outcome: 'Not now', note: 'After the wedding', next: 12 }],
  },
  {
    ...{ name: 'Gopal Mandloi', came: 35, source: 'Walk-in', temperature: 'Cold' },
    talks: [
      { ago: 33, outcome: 'No answer', next: -31 },
      { ago: 30, outcome: 'Not now', note: 'Travelling until next month', next: 5 },
    ],
  },
  {
    ...{
      name: 'Rukhsar Khan',
      came: 15,
      source: 'Instagram',
      interest: 'Monthly',
      budget: 1200,
      labels: ['Student'],
    },
    talks: [{ ago: 13, outcome: 'Visit booked', next: 2 }],
  },
  {
    ...{
      name: 'Ashwin Patidar',
      came: 25,
      source: 'Google',
      temperature: 'Cold',
      interest: 'Yearly',
      budget: 900,
    },
    talks: [{ ago: 22, outcome: 'Lost', why: 'Price', note: 'Pays 800 elsewhere' }],
  },
  {
    ...{ name: 'Bhumika Rawat', came: 40, source: 'Facebook', labels: ['Student'] },
    talks: [
      { ago: 39, outcome: 'No answer', next: -37 },
      { ago: 37, outcome: 'Lost', why: 'Not reachable' },
    ],
  },
  {
    ...{ name: 'Zubin Contractor', came: 28, source: 'Referral', interest: 'Personal training' },
    talks: [{ ago: 26, kind: 'Visit', outcome: 'Lost', why: 'Distance' }],
  },
  {
    name: '',
    came: 30,
    source: 'Walk-in',
    temperature: 'Hot',
    became: 0,
    talks: [{ ago: 29, kind: 'Visit', outcome: 'Interested', next: -28 }],
  },
  {
    name: '',
    came: 45,
    source: 'Instagram',
    labels: ['Weekends only'],
    became: 1,
    talks: [{ ago: 44, outcome: 'Trial booked', next: -43 }],
  },
  {
    name: '',
    came: 50,
    source: 'Referral',
    became: 2,
    talks: [{ ago: 48, outcome: 'Interested', next: -46 }],
  },
  {
    name: 'Vidhi Solanki',
    came: 0,
    source: 'Website',
    interest: 'Strength',
    enquiry: { callTime: 'Evening', note: 'Is there parking for a scooter?' },
  },
]

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
