import { serverTimestamp } from 'firebase/firestore'
import { stamp, type Stored } from './records'

/** Records of the collections beside members and invoices, as the app writes them. */
const stamped = (gymId: string, by: string): Stored => ({
  gymId,
  createdAt: serverTimestamp(),
  ...stamp(by),
})

export const publicGymRecord = (gymId: string): Stored => ({ id: gymId, name: gymId, isDisabled: false })

export const offerRecord = (by = 'root'): Stored => ({
  name: 'Starter',
  nameLower: 'starter',
  description: '',
  category: 'General',
  price: 12_000,
  duration: 1,
  durationType: 'Year',
  type: 'Recurring',
  limits: { members: 500 },
  features: ['attendance'],
  trialDays: 14,
  gst: 18,
  order: 1,
  isActive: true,
  deleted: false,
  createdAt: serverTimestamp(),
  ...stamp(by),
})

export const contact = (note = 'called', by = 'iron'): Stored => ({
  id: 'first',
  kind: 'Call',
  outcome: 'Interested',
  note,
  by,
  at: new Date(0),
  on: '2026-11-20',
  nextFollowUpOn: null,
})

export const leadRecord = (gymId: string, by = gymId): Stored => ({
  ...stamped(gymId, by),
  createdBy: by,
  name: 'Kiran Shah',
  nameLower: 'kiran shah',
  phone: '+91 98765 43211',
  phoneDigits: '9876543211',
  email: '',
  gender: null,
  pincode: '',
  notes: '',
  status: 'New',
  temperature: 'Warm',
  source: 'Walk-in',
  labels: [],
  interest: '',
  budget: 0,
  promisedDiscount: 0,
  packageId: '',
  ownerId: '',
  nextFollowUpOn: '2026-11-21',
  trialOn: null,
  lostReason: '',
  interactions: [],
  attempts: 0,
  lastOutcome: '',
  memberId: '',
  convertedOn: null,
  soldFor: null,
  noMessages: false,
  cameIn: '2026-11',
  consent: null,
  deleted: false,
})

export const promoRecord = (gymId: string, by = gymId): Stored => ({
  ...stamped(gymId, by),
  name: 'DIWALI10',
  nameLower: 'diwali10',
  percentOff: 10,
  validFrom: '2026-11-01',
  validTo: null,
  maxUses: 100,
  perMember: 1,
  packageIds: [],
  newOnly: false,
  minAmount: 0,
  maxDiscount: 0,
  isActive: true,
  usedCount: 0,
})

export const expenseCategoryRecord = (gymId: string, by = gymId): Stored => ({
  ...stamped(gymId, by),
  name: 'Rent',
  nameLower: 'rent',
  colour: '#336699',
  monthlyBudget: 50_000,
  kind: 'fixed',
  order: 1,
  isActive: true,
  deleted: false,
})

export const expenseRecord = (gymId: string, by = gymId): Stored => ({
  ...stamped(gymId, by),
  createdBy: by,
  categoryId: `${gymId}-rent`,
  description: 'November',
  amount: 45_000,
  date: '2026-11-01',
  vendor: 'Landlord',
  modeOfPayment: 'Bank Transfer',
  status: 'Confirmed',
  isRecurring: false,
  deleted: false,
})

export const snoozeRecord = (gymId: string, by = gymId): Stored => ({
  ...stamped(gymId, by),
  hidden: ['2026-11-25 expired m1 2026-11-20'],
})

export const staffLeaveRecord = (gymId: string, by = gymId): Stored => ({
  ...stamped(gymId, by),
  staffId: `${gymId}-coach`,
  from: '2026-11-23',
  to: '2026-11-25',
  kind: 'Casual',
  status: 'Approved',
  isPaid: true,
  reason: 'Family wedding',
  deleted: false,
})

export const contributionCategoryRecord = (gymId: string, by = gymId): Stored => ({
  ...stamped(gymId, by),
  name: 'Commission',
  nameLower: 'commission',
  direction: 'Earning',
  basis: 'percentOfNet',
  rate: 5,
  payWhen: 'realised',
  paidTo: 'seller',
  isStatutory: false,
  order: 1,
  isActive: true,
  deleted: false,
})

export const messageTemplateRecord = (gymId: string, key = 'renewal', by = gymId): Stored => ({
  ...stamped(gymId, by),
  key,
  channel: 'sms',
  body: 'Dear {#var#}, your package ends on {#var#}.',
  varNames: ['name', 'date'],
  dltTemplateId: '1107',
  header: 'FITCTR',
  language: 'en',
  category: 'service',
  isActive: true,
})

/** What the server writes and nobody else. */
export const serverRecord = (gymId: string): Stored => ({ gymId, by: 'server' })

/** A message that went along with an invoice, or with none. */
export const mailRecord = (gymId: string, invoiceId: string | null = 'first'): Stored => ({
  ...serverRecord(gymId),
  templateKey: invoiceId === null ? 'platform' : 'invoiceIssued',
  attachment: invoiceId === null ? null : { invoiceId },
})

export const dayCloseRecord = (gymId: string, day = '2026-11-01', closedBy = gymId): Stored => ({
  id: `${gymId}_${day}`,
  gymId,
  day,
  opening: 1000,
  tallies: [{ mode: 'Cash', by: '', expected: 1500, counted: 1500, variance: 0 }],
  counts: [{ mode: 'Cash', by: '', amount: 1500, pieces: null }],
  variance: 0,
  reason: '',
  moves: [{ id: 'invoice_payment', amount: 500, mode: 'Cash' }],
  chain: { count: 0, hash: '' },
  closedBy,
  closedAt: serverTimestamp(),
})
