import { serverTimestamp } from 'firebase/firestore'
import { INDIA_MINUTES, dateKeyIn, todayIn } from './clock'

/** Records as the app writes them: what the rules must let through, and what each denial differs from by one thing. */
export type Stored = Record<string, unknown>

/** The time of the server and the own name, as the store puts them on every change of a page. */
export const stamp = (by: string) => ({ updatedAt: serverTimestamp(), updatedBy: by })

const newStamps = (by: string) => ({ createdAt: serverTimestamp(), ...stamp(by) })

/** The administrator `root` is inside as support; `outside` was, and has left. */
const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 3_600_000)

export const gymRecord = (gymId: string): Stored => ({
  name: gymId,
  type: 'GYM',
  isDisabled: false,
  preference: {},
  createdAt: new Date('2026-01-01T00:00:00Z'),
  support: {
    allowedUntil: IN_A_WEEK,
    visits: { root: { until: IN_A_WEEK }, outside: { until: new Date('2026-01-02T00:00:00Z') } },
  },
})

export const packageRecord = (id = 'held'): Stored => ({
  id,
  packageId: 'iron-monthly',
  name: 'Monthly',
  type: 'Recurring',
  category: 'General',
  duration: 1,
  durationType: 'Month',
  basePrice: 1000,
  joiningFee: 0,
  discount: 0,
  percentOff: 0,
  amount: 1050,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  cancelledOn: null,
  invoiceIds: [],
  freezes: [],
})

const lookupRecord = (): Stored => ({
  version: 1,
  nameLower: 'asha rao',
  phoneDigits: '9876543210',
  coverUntil: '9999-12-31',
  startsOn: '0001-01-01',
  frozenFrom: null,
  frozenTo: null,
  joinedOn: todayIn(INDIA_MINUTES),
  lastVisitOn: null,
  packageId: '',
})

/** Every field that a page writes of a member: a write of the app brings all of them. */
const personRecord = (): Stored => ({
  name: 'Asha Rao',
  email: '',
  emailVerified: false,
  phone: '+91 98765 43210',
  gender: 'Female',
  dob: '1995-02-28',
  dp: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  occupation: '',
  memberCode: '',
  referralCode: '',
  sourceOfJoining: '',
  biometricUserId: 0,
  isActive: true,
  deleted: false,
  guardian: null,
  notes: '',
  blocked: false,
  deactivatedOn: null,
  reasonForLeaving: '',
  lastVisitOn: null,
})

/** A member who has bought nothing yet. `by` is who writes it; a centre's owner has its id. */
export const memberRecord = (gymId: string, by = gymId): Stored => ({
  gymId,
  ...personRecord(),
  totalDueAmount: 0,
  creditBalance: 0,
  idProof: '',
  currentPackage: null,
  futurePackage: null,
  lastPackage: null,
  lookup: lookupRecord(),
  ...newStamps(by),
})

/** A member with a package that runs, as the server leaves one. */
export const sellingRecord = (gymId: string): Stored => ({
  ...memberRecord(gymId),
  totalDueAmount: 550,
  creditBalance: 20,
  currentPackage: packageRecord(),
  lookup: {
    ...lookupRecord(),
    coverUntil: '2026-11-30',
    startsOn: '2026-11-01',
    joinedOn: '2026-10-01',
    lastVisitOn: '2026-11-01',
    packageId: 'iron-monthly',
  },
})

export const historyRecord = (gymId: string, memberId: string): Stored => ({
  ...packageRecord(),
  gymId,
  memberId,
  outcome: 'renewed',
  movedAt: serverTimestamp(),
})

export const templateRecord = (gymId: string, by = gymId): Stored => ({
  gymId,
  name: 'Monthly',
  nameLower: 'monthly',
  price: 1000,
  joiningFee: 200,
  duration: 1,
  durationType: 'Month',
  type: 'Recurring',
  category: 'General',
  isActive: true,
  deleted: false,
  taxRate: null,
  sac: null,
  freeze: { allowed: true, maxTimes: null, minDays: 1, maxDays: null, totalDays: null, fee: 0 },
  ...newStamps(by),
})

/** What lists know of a member of `memberRecord`, in the order of the line. */
const listParts = {
  packageId: '',
  type: null,
  duration: null,
  durationType: null,
  runsUntil: null,
  nextUntil: null,
  mayFreeze: true,
  gender: 'Female',
  source: '',
  pincode: '',
  dob: '1995-02-28',
  biometricUserId: 0,
  hasIdProof: false,
  consentOn: null,
  deactivatedOn: null,
  reasonForLeaving: '',
  phone: '+91 98765 43210',
  email: '',
  occupation: '',
  trainerId: '',
  trainerName: '',
}
export type ListPart = keyof typeof listParts

/** `w` of an entry: the parts with a mark between two of them. */
export const listLine = (parts: Partial<Record<ListPart, unknown>> = {}): string =>
  Object.values({ ...listParts, ...parts })
    .map((part) => String(part))
    .join('\u001f')

/** What the directory says of a member of `memberRecord`. */
export const directoryEntry = (): Stored => ({
  n: 'Asha Rao',
  p: '9876543210',
  c: '',
  a: true,
  x: false,
  s: '0001-01-01',
  e: '9999-12-31',
  f: null,
  t: null,
  d: 0,
  k: '',
  i: '',
  b: false,
  g: '02-28',
  j: todayIn(INDIA_MINUTES),
  w: listLine(),
})

export const shardRecord = (gymId: string, n: number, memberId: string): Stored => ({
  gymId,
  n,
  people: { [memberId]: directoryEntry() },
  lastMemberId: memberId,
})

/** A whole visit that began `hours` ago. */
export const visitRecord = (hours = 1): Stored => ({
  entry: new Date(Date.now() - hours * 3_600_000),
  exit: null,
  isAutoExit: false,
})

export const attendanceRecord = (gymId: string, personId: string): Stored => ({
  gymId,
  memberId: personId,
  personId,
  personType: 'member',
  [dateKeyIn(INDIA_MINUTES)]: [visitRecord()],
})

export const dayEntry = (): Stored => ({
  type: 'member',
  name: 'Asha Rao',
  code: '',
  dp: '',
  visits: [],
  by: 'desk',
})

export const dayRecord = (gymId: string, personId: string, date = todayIn(INDIA_MINUTES)): Stored => ({
  gymId,
  date,
  people: { [personId]: dayEntry() },
})

export const correctionRecord = (gymId: string, by = gymId): Stored => ({
  gymId,
  personId: `${gymId}-member`,
  personType: 'member',
  date: '2026-01-02',
  before: [],
  after: [visitRecord()],
  reason: 'Marked for a friend',
  by,
  at: serverTimestamp(),
})

export const invoiceRecord = (gymId: string): Stored => ({
  gymId,
  invoiceNumber: 'IRN/26-27/000001',
  memberId: `${gymId}-member`,
  customerName: 'Asha Rao',
  amount: 1050,
  basePrice: 1000,
  discount: 0,
  taxable: 1000,
  gst: 50,
  cgst: 25,
  sgst: 25,
  igst: 0,
  tax: 5,
  taxRate: 5,
  roundOff: 0,
  status: 'Open',
  payments: [],
  creditNotes: [],
  isDeleted: false,
  issuedOn: '2026-11-20',
  dueOn: '2026-11-20',
  fy: '26-27',
  seq: 1,
  ...newStamps(gymId),
})

export const counterRecord = (gymId: string): Stored => ({
  gymId,
  fy: '26-27',
  last: 1,
})

export const monthStatsRecord = (gymId: string): Stored => ({
  gymId,
  month: '2026-11',
  billed: 1050,
  collected: 500,
  byMode: { Cash: 500 },
})

export const paymentRecord = (amount = 500): Stored => ({
  id: `payment-${String(amount)}`,
  amount,
  date: '2026-11-20',
  modeOfPayment: 'UPI',
  status: 'received',
})

export const staffRecord = (gymId: string): Stored => ({
  gymId,
  name: 'Ravi',
  isActive: true,
  deleted: false,
  tokensValidAfter: 0,
})
