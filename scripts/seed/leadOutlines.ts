import type { ContactKind, Outcome, Temperature } from '@/domain/leads/lead'
import type { Enquiry } from '@/domain/leads/enquiryLead'
import type { LeadLabel } from './gymDrafts'

/** One contact of a demo lead. Days before today, and days after today for what comes next. */
export type Talk = {
  ago: number
  kind?: ContactKind
  outcome: Outcome
  note?: string
  next?: number
  why?: string
}

/** A demo lead, who `came` so many days before today. */
export type Outline = {
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

export const outlines: readonly Outline[] = [
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
