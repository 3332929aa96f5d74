import { doc, FieldPath, setDoc, updateDoc, writeBatch, type Firestore } from 'firebase/firestore'
import { IRON, accounts, type AccountName } from './accounts'
import { INDIA_MINUTES, dateKeyIn, todayIn } from './clock'
import { correct } from './corrections'
import { arrange, storeOf } from './environment'
import { freshId } from './fresh'
import {
  contact,
  contributionCategoryRecord,
  contributionRecord,
  expenseCategoryRecord,
  expenseRecord,
  leadRecord,
  messageTemplateRecord,
  offerRecord,
  promoRecord,
  staffLeaveRecord,
} from './officeRecords'
import {
  attendanceRecord,
  dayEntry,
  dayRecord,
  directoryEntry,
  memberRecord,
  shardRecord,
  stamp,
  templateRecord,
  visitRecord,
  type Stored,
} from './records'

/** Every field that a page writes of a member, each with something in it. */
const person = (): Stored => ({
  name: 'Asha Rao',
  email: `${freshId('asha')}@demo.test`,
  emailVerified: false,
  phone: '+91 98765 43210',
  gender: 'Female',
  dob: '1995-02-28',
  dp: `${IRON}/people/1/photo`,
  idProof: `${IRON}/people/1/idProof`,
  address: '1 MG Road',
  city: 'Indore',
  state: 'Madhya Pradesh',
  pincode: '452001',
  occupation: 'Teacher',
  memberCode: 'IRN-1',
  referralCode: 'ABCD2345',
  sourceOfJoining: 'Walk-in',
  biometricUserId: 7,
  isActive: true,
  blocked: false,
  deactivatedOn: null,
  reasonForLeaving: '',
  lastVisitOn: null,
  notes: freshId('note'),
  guardian: { name: 'Ravi', phone: '+91 98765 43210', relation: 'Father', consentOn: '2026-11-20' },
})

/** A member together with the entry of the directory, as the app writes both. */
async function saveMember(store: Firestore, by: string, isMade: boolean): Promise<void> {
  const id = freshId('member')
  const found = { ...(memberRecord(IRON)['lookup'] as Stored), nameLower: freshId('asha') }
  const whole = { ...memberRecord(IRON, by), ...person(), id, lookup: found }
  if (!isMade) await arrange((past) => setDoc(doc(past, 'members', id), { ...memberRecord(IRON), id }))
  const batch = writeBatch(store)
  if (isMade) batch.set(doc(store, 'members', id), whole)
  else batch.update(doc(store, 'members', id), { ...person(), lookup: found, ...stamp(by) })
  const entry = { ...directoryEntry(), c: 'IRN-1', i: `${IRON}/people/1/photo` }
  batch.set(
    doc(store, `memberDirectory/${IRON}_2`),
    { ...shardRecord(IRON, 2, id), people: { [id]: entry } },
    { merge: true },
  )
  await batch.commit()
}

const made = new Date('2026-01-01T00:00:00Z')

/** Made with every field, and then every field changed at once. */
const wholePlain = (collection: string, record: (by: string) => Stored, other: Stored) => ({
  make: (store: Firestore, by: string) => setDoc(doc(store, collection, freshId('whole')), record(by)),
  change: async (store: Firestore, by: string) => {
    const path = `${collection}/${freshId('whole')}`
    await arrange((past) => setDoc(doc(past, path), { ...record(by), createdAt: made }))
    await setDoc(doc(store, path), { ...record(by), ...other, createdAt: made })
  },
})

const lead = wholePlain(
  'leads',
  (by) => ({
    ...leadRecord(IRON, by),
    ...{ phoneDigits: '9876543211', email: 'kiran@demo.test', gender: 'Male', pincode: '452001', notes: 'x' },
    ...{
      interest: 'Yoga',
      packageId: 'iron-monthly',
      ownerId: 'desk',
      trialOn: '2026-11-22',
      lostReason: '',
    },
    ...{ lastOutcome: 'Interested', memberId: '', convertedOn: null, status: 'Contacted' },
    interactions: [contact('first', by)],
  }),
  { status: 'Later', nextFollowUpOn: '2027-01-15', name: 'Kiran S', budget: 500 },
)

const offer = wholePlain('gymRegPackages', (by) => offerRecord(by), { price: 13_000, features: ['leads'] })
const template = wholePlain(
  'memberPackages',
  (by) => ({ ...templateRecord(IRON, by), description: 'All days', taxRate: 18, sac: '999723' }),
  { price: 1200, duration: 3, name: 'Quarterly', nameLower: 'quarterly' },
)
const promo = wholePlain(
  'promoCodes',
  (by) => ({
    ...promoRecord(IRON, by),
    validTo: '2027-01-01',
    packageIds: ['iron-monthly'],
    archived: false,
  }),
  { name: 'HOLI10', nameLower: 'holi10', percentOff: 12 },
)
const expense = wholePlain(
  'expenses',
  (by) => ({
    ...expenseRecord(IRON, by),
    ...{ paidFrom: 'Bank', bill: `${IRON}/expenses/1/bill`, gst: 10, isRecurring: true, recurringOf: 'x' },
    recurrence: {
      every: 1,
      everyType: 'Month',
      anchor: '2026-11-01',
      madeThrough: '2026-11-01',
      endsOn: null,
    },
  }),
  { amount: 46_000, categoryId: `${IRON}-rent`, bill: `${IRON}/expenses/2/bill` },
)
const category = wholePlain('expenseCategories', (by) => expenseCategoryRecord(IRON, by), { name: 'Power' })
const leave = wholePlain('staffLeave', (by) => staffLeaveRecord(IRON, by), {
  reason: 'Ill',
  to: '2026-11-26',
})
const contribution = wholePlain(
  'contributions',
  (by) => ({
    ...contributionRecord(IRON, by),
    source: { invoiceId: 'i', paymentId: 'p', memberId: 'm' },
    modeOfPayment: 'UPI',
  }),
  { amount: 600, status: 'Approved', staffId: `${IRON}-coach` },
)
const kind = wholePlain(
  'contributionCategories',
  (by) => ({ ...contributionCategoryRecord(IRON, by), expenseCategoryId: `${IRON}-rent` }),
  { name: 'Bonus' },
)
const message = {
  make: (store: Firestore, by: string) => {
    const key = freshId('whole')
    return setDoc(doc(store, `messageTemplates/${IRON}_${key}_sms`), messageTemplateRecord(IRON, key, by))
  },
  change: async (store: Firestore, by: string) => {
    const key = freshId('standing')
    const at = `messageTemplates/${IRON}_${key}_sms`
    await arrange((past) => setDoc(doc(past, at), { ...messageTemplateRecord(IRON, key), createdAt: made }))
    const other = { body: 'Another', varNames: ['other'], createdAt: made }
    await setDoc(doc(store, at), { ...messageTemplateRecord(IRON, key, by), ...other })
  },
}

const today = dateKeyIn(INDIA_MINUTES)
const yesterday = dateKeyIn(INDIA_MINUTES, -1)

async function freshPerson(): Promise<string> {
  const id = freshId('member')
  await arrange((past) => setDoc(doc(past, 'members', id), memberRecord(IRON)))
  return id
}

const attendance = {
  make: async (store: Firestore) => {
    const id = await freshPerson()
    await setDoc(doc(store, `attendance/${IRON}_${id}`), {
      ...attendanceRecord(IRON, id),
      [yesterday]: [visitRecord(30)],
    })
  },
  change: async (store: Firestore) => {
    const id = await freshPerson()
    const path = `attendance/${IRON}_${id}`
    const stood = visitRecord(40)
    await arrange((past) => setDoc(doc(past, path), { gymId: IRON, memberId: id, [yesterday]: [stood] }))
    await updateDoc(
      doc(store, path),
      new FieldPath(today),
      [visitRecord(2)],
      new FieldPath(yesterday),
      [stood, visitRecord(30)],
      'personId',
      id,
      'personType',
      'member',
    )
  },
  correct: async (store: Firestore) => {
    const id = await freshPerson()
    const path = `attendance/${IRON}_${id}`
    await arrange((past) => setDoc(doc(past, path), attendanceRecord(IRON, id)))
    await updateDoc(doc(store, path), new FieldPath('2-1-2026'), mostVisits())
  },
}

/** As many as may come at once. */
export const MOST_VISITS = 4
export const mostVisits = (): Stored[] => Array.from({ length: MOST_VISITS }, (_, at) => visitRecord(at + 1))

const dayPath = `attendanceDays/${IRON}_${todayIn(INDIA_MINUTES)}`

const day = {
  make: async (store: Firestore, by: string) => {
    await arrange((past) => setDoc(doc(past, dayPath), dayRecord(IRON, 'first')))
    const override = { at: new Date(), reason: 'Paid at the desk', by }
    const line = { ...dayEntry(), visits: mostVisits(), overrides: [override] }
    await updateDoc(doc(store, dayPath), { [`people.${freshId('person')}`]: line })
  },
  correct: async (store: Firestore, by: string) => {
    const line = { ...dayEntry(), visits: [visitRecord(50)] }
    await arrange((past) =>
      setDoc(doc(past, dayPath), { ...dayRecord(IRON, 'first'), people: { first: line } }),
    )
    const correction = { id: 'first', at: new Date(), by, reason: 'For a friend', before: [visitRecord(50)] }
    await updateDoc(doc(store, dayPath), {
      'people.first': { ...line, visits: mostVisits(), corrections: [correction] },
    })
  },
}

type Write = (store: Firestore, by: string) => Promise<void>

/** The largest lawful write of each kind, by whoever the rules ask most of. */
export const wholeWrites: [string, AccountName, Write][] = [
  ...(['owner', 'manager'] as const).flatMap((who): [string, AccountName, Write][] => [
    ['a new member with its entry', who, (store, by) => saveMember(store, by, true)],
    ['every field of a member with its entry', who, (store, by) => saveMember(store, by, false)],
    ['a new attendance', who, attendance.make],
    ['marks of two days', who, attendance.change],
    ['a line of the day', who, day.make],
    ['a new lead', who, lead.make],
    ['every field of a lead', who, lead.change],
  ]),
  ['a corrected day', 'owner', attendance.correct],
  ['a corrected line', 'owner', day.correct],
  ['a correction', 'owner', (store, by) => correct(store, IRON, { by })],
  ['a new lead', 'sales of a centre', lead.make],
  ['every field of a lead', 'sales of a centre', lead.change],
  ['a new offer', 'admin', offer.make],
  ['every field of an offer', 'admin', offer.change],
  ...Object.entries({ template, promo, expense, category, leave, contribution, kind, message }).flatMap(
    ([name, { make, change }]): [string, AccountName, Write][] => [
      [`a new ${name}`, 'owner', make],
      [`every field of ${name}`, 'owner', change],
    ],
  ),
]

export const write = ([, who, work]: (typeof wholeWrites)[number]): Promise<void> =>
  work(storeOf(accounts[who]), accounts[who].uid ?? '')
