import { serverTimestamp } from 'firebase/firestore'
import { INDIA_MINUTES, dateKeyIn, todayIn } from './clock'

/** Records as the app writes them: what the rules must let through, and what each denial differs from by one thing. */
export type Stored = Record<string, unknown>

const newStamps = () => ({ createdAt: serverTimestamp(), updatedAt: serverTimestamp() })

export const gymRecord = (gymId: string): Stored => ({
  name: gymId,
  type: 'GYM',
  isDisabled: false,
  preference: {},
  createdAt: new Date('2026-01-01T00:00:00Z'),
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

export const memberRecord = (gymId: string): Stored => ({
  gymId,
  name: 'Asha Rao',
  email: '',
  phone: '+91 98765 43210',
  gender: 'Female',
  dob: '1995-02-28',
  totalDueAmount: 0,
  biometricUserId: 0,
  isActive: true,
  deleted: false,
  currentPackage: null,
  futurePackage: null,
  lastPackage: null,
  lookup: {
    version: 1,
    nameLower: 'asha rao',
    phoneDigits: '9876543210',
    coverUntil: '9999-12-31',
    startsOn: '2026-11-20',
    frozenFrom: null,
    frozenTo: null,
    joinedOn: '2026-11-20',
    lastVisitOn: null,
    packageId: '',
  },
  ...newStamps(),
})

export const historyRecord = (gymId: string, memberId: string): Stored => ({
  ...packageRecord(),
  gymId,
  memberId,
  outcome: 'renewed',
  movedAt: serverTimestamp(),
})

export const templateRecord = (gymId: string): Stored => ({
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
  freeze: { allowed: true },
  ...newStamps(),
})

export const directoryEntry = (): Stored => ({
  n: 'Asha Rao',
  p: '9876543210',
  c: 'IRN-1',
  a: true,
  x: false,
  s: '2026-11-20',
  e: '9999-12-31',
  f: null,
  t: null,
  d: 0,
  k: '',
  i: '',
  b: false,
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

export type Numbered = { gymId: string; id: string; seq: number; issuedOn: string; fy: string }

export const invoiceRecord = ({ gymId, seq, issuedOn, fy }: Numbered): Stored => ({
  gymId,
  invoiceNumber: `IRN/${fy}/${String(seq).padStart(6, '0')}`,
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
  issuedOn,
  dueOn: issuedOn,
  fy,
  seq,
  ...newStamps(),
})

export const counterRecord = ({ gymId, id, seq, fy }: Numbered): Stored => ({
  gymId,
  fy,
  last: seq,
  lastInvoiceId: id,
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
