import { z } from 'zod'
import { genderSchema } from '@/domain/members/member'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { rupees } from '@/domain/shared/rupees'

/** PRODUCT 2.A. Only the sale converts. */
export const leadStatuses = [
  'New',
  'Contacted',
  'Trial Booked',
  'Trial Done',
  'Converted',
  'Later',
  'Lost',
] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const temperatures = ['Hot', 'Warm', 'Cold'] as const
export type Temperature = (typeof temperatures)[number]

export const contactKinds = ['Call', 'WhatsApp', 'Visit'] as const
export type ContactKind = (typeof contactKinds)[number]

/** What came of a contact, in the order of its keys 1 to 7. */
export const outcomes = [
  'No answer',
  'Busy',
  'Interested',
  'Visit booked',
  'Trial booked',
  'Not now',
  'Lost',
] as const
export type Outcome = (typeof outcomes)[number]

/** What the front desk logs when they come to try; nobody chooses it in the strip. */
export const CAME_FOR_TRIAL = 'Came for trial'

/** The kind of an entry that nobody of the centre wrote: they asked again, on its page. */
export const ENQUIRY = 'Enquiry page'

/** What the rules let one lead hold. */
export const MOST_CONTACTS = 500

/** And the note of one contact. */
export const MOST_NOTE = 1000

const words = z.string().default('')
const day = civilDateSchema.nullable().default(null)
const instant = z.date().nullable().default(null)

/** One contact: never changed, never taken back. `kind` and `outcome` are words as they were chosen then. */
export const contactSchema = z.object({
  id: words,
  kind: words,
  outcome: words,
  note: words,
  by: words,
  at: instant,
  on: day,
  nextFollowUpOn: day,
})
export type Contact = z.infer<typeof contactSchema>

/**
 * That whoever asked may be contacted: what for, by which words, and when they agreed. `key` is the form's; of a lead that asked again,
 * `earlierKeys` has those of before.
 */
const consentSchema = z.object({
  ...{ purpose: words, version: words, at: instant, on: day, key: words },
  earlierKeys: z.array(z.string()).optional(),
})
export type LeadConsent = z.infer<typeof consentSchema>

/** Somebody who asked about the centre and has bought nothing yet. Every open one has its next date. */
export const leadSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  name: z.string(),
  nameLower: words,
  phone: words,
  phoneDigits: words,
  email: words,
  gender: genderSchema.nullable().default(null),
  pincode: words,
  notes: words,
  status: z.enum(leadStatuses),
  temperature: z.enum(temperatures).default('Warm'),
  source: words,
  /** Of the centre's own (`settings.leadLabels`), as they were called when they were put on it. */
  labels: z.array(z.string()).default([]),
  /** What they asked about, as it was said. */
  interest: words,
  /** A month; 0 where they named none. */
  budget: rupees().nonnegative().default(0),
  /** What they were told would be taken off their first package; 0 for nothing. It fills the sale's discount, and gives no right to it. */
  promisedDiscount: rupees().nonnegative().default(0),
  /** The package that they asked about; '' for none. */
  packageId: words,
  /** The uid of whoever follows up; '' for nobody in particular. */
  ownerId: words,
  nextFollowUpOn: day,
  trialOn: day,
  /** In the centre's words (`settings.lostReasons`) as they were when it was lost; '' for none. */
  lostReason: words,
  interactions: z.array(contactSchema).default([]),
  attempts: z.number().int().nonnegative().default(0),
  lastOutcome: words,
  memberId: words,
  convertedOn: day,
  /** What the sale that converted them came to, tax included; null for none, and from before it was kept. */
  soldFor: rupees().nonnegative().nullable().default(null),
  /** They asked not to be written to. */
  noMessages: z.boolean().default(false),
  /** Of those who asked on the centre's page; the server's alone. */
  consent: consentSchema.nullable().catch(null).default(null),
  deleted: z.boolean().default(false),
  /** The lead that this one was merged into, which put it away; the server's alone. */
  mergedInto: z.string().optional(),
  createdBy: words,
  /** The month in UTC of `createdAt` (`monthCame`); '' until it is known. */
  cameIn: words,
  createdAt: instant,
  updatedAt: instant,
})
export type Lead = z.infer<typeof leadSchema>

export const openStatuses = [
  'New',
  'Contacted',
  'Trial Booked',
  'Trial Done',
  'Later',
] as const satisfies readonly LeadStatus[]
export type ClosedStatus = Extract<LeadStatus, 'Converted' | 'Lost'>

export const isOpenLead = ({ status, deleted }: Pick<Lead, 'status' | 'deleted'>): boolean =>
  !deleted && status !== 'Converted' && status !== 'Lost'

/** That they asked again is no contact: nobody of the centre was in touch. */
export const isContact = ({ kind }: Pick<Contact, 'kind'>): boolean => kind !== ENQUIRY

/** Whether anybody of the centre has been in touch with them. */
export const isContacted = ({ interactions }: Pick<Lead, 'interactions'>): boolean =>
  interactions.some(isContact)
