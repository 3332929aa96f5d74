import { deleteDoc, doc, FieldPath, setDoc, updateDoc, writeBatch, type Firestore } from 'firebase/firestore'
import { IRON, accounts, type AccountName } from './accounts'
import { INDIA_MINUTES, dateKeyIn, todayIn } from './clock'
import { arrange, storeOf } from './environment'
import { freshId } from './fresh'
import {
  contact,
  contributionCategoryRecord,
  expenseCategoryRecord,
  expenseRecord,
  leadRecord,
  messageTemplateRecord,
  offerRecord,
  promoRecord,
  snoozeRecord,
  staffLeaveRecord,
} from './officeRecords'
import {
  attendanceRecord,
  dayEntry,
  dayRecord,
  directoryEntry,
  listLine,
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
  address: '1 MG Road',
  city: 'Indore',
  state: 'Madhya Pradesh',
  pincode: '452001',
  occupation: 'Teacher',
  memberCode: 'IRN-1',
  referralCode: 'ABCD2345',
  sourceOfJoining: 'Walk-in',
  isActive: true,
  blocked: false,
  deactivatedOn: null,
  reasonForLeaving: '',
  lastVisitOn: null,
  notes: freshId('note'),
  guardian: { name: 'Ravi', phone: '+91 98765 43210', relation: 'Father', consentOn: '2026-11-20' },
})

/** A picture where older versions put it: it stays, which takes a look more than a new one. */
const OLDER_PICTURE = 'pictures/7.png'

/** A member together with the entry of the directory, as the app writes both. */
async function saveMember(store: Firestore, by: string, isMade: boolean): Promise<void> {
  const id = freshId('member')
  const found = { ...(memberRecord(IRON)['lookup'] as Stored), nameLower: freshId('asha') }
  const told = person()
  const whole = { ...memberRecord(IRON, by), ...told, id, lookup: found }
  const dp = isMade ? `${IRON}/people/1/photo` : OLDER_PICTURE
  if (!isMade) await arrange((past) => setDoc(doc(past, 'members', id), { ...memberRecord(IRON), id, dp }))
  const batch = writeBatch(store)
  if (isMade) batch.set(doc(store, 'members', id), whole)
  else batch.update(doc(store, 'members', id), { ...told, dp, lookup: found, ...stamp(by) })
  const w = listLine({
    source: told['sourceOfJoining'],
    pincode: told['pincode'],
    consentOn: '2026-11-20',
    email: told['email'],
    occupation: told['occupation'],
  })
  const entry = { ...directoryEntry(), c: 'IRN-1', i: dp, w }
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
      labels: ['Student', 'Mornings'],
    },
    ...{ lastOutcome: 'Interested', memberId: '', convertedOn: null, status: 'Contacted' },
    ...{ interactions: [contact('first', by)], attempts: 1 },
  }),
  { status: 'Later', nextFollowUpOn: '2027-01-15', name: 'Kiran S', budget: 500, promisedDiscount: 250 },
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
const kind = wholePlain('contributionCategories', (by) => contributionCategoryRecord(IRON, by), {
  name: 'Bonus',
})
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

const snoozes = {
  make: async (store: Firestore, by: string) => {
    await arrange((past) => deleteDoc(doc(past, `snoozes/${IRON}_todo`)))
    await setDoc(doc(store, `snoozes/${IRON}_todo`), snoozeRecord(IRON, by))
  },
  change: async (store: Firestore, by: string) => {
    const at = `snoozes/${IRON}_todo`
    await arrange((past) => setDoc(doc(past, at), { ...snoozeRecord(IRON), createdAt: made }))
    const hidden = Array.from(
      { length: 1000 },
      (_, index) => `2026-11-25 expired m${String(index)} 2026-11-20`,
    )
    await setDoc(doc(store, at), { ...snoozeRecord(IRON, by), hidden, createdAt: made })
  },
}

const yesterday = dateKeyIn(INDIA_MINUTES, -1)

async function freshPerson(): Promise<string> {
  const id = freshId('member')
  await arrange((past) => setDoc(doc(past, 'members', id), memberRecord(IRON)))
  return id
}

const mark = {
  make: async (store: Firestore) => {
    const id = await freshPerson()
    const { [dateKeyIn(INDIA_MINUTES)]: visits, ...record } = attendanceRecord(IRON, id)
    await setDoc(doc(store, `attendance/${IRON}_${id}`), { ...record, [yesterday]: visits })
  },
  change: async (store: Firestore) => {
    const id = await freshPerson()
    const path = `attendance/${IRON}_${id}`
    const stood = visitRecord(40)
    await arrange((past) => setDoc(doc(past, path), { gymId: IRON, memberId: id, [yesterday]: [stood] }))
    await updateDoc(
      doc(store, path),
      new FieldPath(yesterday),
      [stood, visitRecord(30)],
      'personId',
      id,
      'personType',
      'member',
    )
  },
}

const dayOf = (days: number) => `attendanceDays/${IRON}_${todayIn(INDIA_MINUTES, days)}`

const fourLines = (by: string) =>
  Object.fromEntries(
    [1, 2, 3, 4].map((n) => [`new-${String(n)}`, { ...dayEntry(), by, visits: [visitRecord()] }]),
  )

/** Four people who come to a day together. */
const lines = {
  make: async (store: Firestore, by: string) => {
    const part = `${dayOf(-1)}_2`
    await arrange((past) => deleteDoc(doc(past, part)))
    const date = todayIn(INDIA_MINUTES, -1)
    await setDoc(doc(store, part), { ...dayRecord(IRON, 'first', date), people: fourLines(by) })
  },
  change: async (store: Firestore, by: string) => {
    await arrange((past) => setDoc(doc(past, dayOf(0)), dayRecord(IRON, 'first')))
    await setDoc(doc(store, dayOf(0)), { people: fourLines(by) }, { merge: true })
  },
}

const line = {
  make: async (store: Firestore, by: string) => {
    const override = { at: new Date(), reason: 'Paid at the desk', by }
    const people = { first: { ...dayEntry(), visits: [visitRecord()], overrides: [override] } }
    const part = `${dayOf(-1)}_3`
    await arrange((past) => deleteDoc(doc(past, part)))
    await setDoc(doc(store, part), { ...dayRecord(IRON, 'first', todayIn(INDIA_MINUTES, -1)), people })
  },
  change: async (store: Firestore, by: string) => {
    const stood = { at: new Date(0), reason: 'Paid at the desk', by }
    const correction = { ...stood, id: 'first', before: [visitRecord(50)] }
    const held = { ...dayEntry(), visits: [visitRecord(40)], overrides: [stood], corrections: [correction] }
    await arrange((past) =>
      setDoc(doc(past, dayOf(0)), { ...dayRecord(IRON, 'first'), people: { first: held } }),
    )
    await updateDoc(doc(store, dayOf(0)), {
      'people.first': {
        ...held,
        visits: [...held.visits, visitRecord()],
        overrides: [stood, { ...stood, at: new Date() }],
      },
    })
  },
}

type Write = (store: Firestore, by: string) => Promise<void>

/** The largest lawful write of each kind, by whoever the rules ask most of. */
export const wholeWrites: [string, AccountName, Write][] = [
  ...(['owner', 'manager'] as const).flatMap((who): [string, AccountName, Write][] => [
    ['a new member with its entry', who, (store, by) => saveMember(store, by, true)],
    ['every field of a member with its entry', who, (store, by) => saveMember(store, by, false)],
    ['the first mark of a person', who, mark.make],
    ['a mark', who, mark.change],
    ['the first line of a day', who, line.make],
    ['a line of the day', who, line.change],
    ['the first four lines of a day', who, lines.make],
    ['four more lines of the day', who, lines.change],
    ['a new lead', who, lead.make],
    ['every field of a lead', who, lead.change],
  ]),
  ['a new lead', 'sales of a centre', lead.make],
  ['every field of a lead', 'sales of a centre', lead.change],
  ['a new offer', 'admin', offer.make],
  ['every field of an offer', 'admin', offer.change],
  ...Object.entries({
    template,
    promo,
    expense,
    category,
    leave,
    kind,
    message,
    snoozes,
  }).flatMap(([name, { make, change }]): [string, AccountName, Write][] => [
    [`a new ${name}`, 'owner', make],
    [`every field of ${name}`, 'owner', change],
  ]),
]

export const write = ([, who, work]: (typeof wholeWrites)[number]): Promise<void> =>
  work(storeOf(accounts[who]), accounts[who].uid ?? '')
