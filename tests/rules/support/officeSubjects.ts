import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore'
import { arrange } from './environment'
import { freshId } from './fresh'
import {
  contributionCategoryRecord,
  dayCloseRecord,
  expenseCategoryRecord,
  expenseRecord,
  leadRecord,
  mailRecord,
  messageTemplateRecord,
  offerRecord,
  promoRecord,
  publicGymRecord,
  serverRecord,
  snoozeRecord,
  staffLeaveRecord,
} from './officeRecords'
import { counterRecord, invoiceRecord, monthStatsRecord, staffRecord, stamp, type Stored } from './records'
import type { Subject } from './subject'

type Plain = {
  collection: string
  /** The end of the id of the document that stands in every centre. */
  name: string
  record: (gymId: string, by?: string) => Stored
  change: () => Stored
}

/** A collection whose documents stand by themselves, each with its centre's id in it. */
const plain = ({ collection, name, record, change }: Plain): Subject => ({
  path: (gymId) => `${collection}/${gymId}-${name}`,
  record: (gymId) => record(gymId),
  collection: () => collection,
  ownFilter: 'gymId',
  create: (store, gymId, by) => setDoc(doc(store, collection, freshId(name)), record(gymId, by)),
  update: (store, gymId, by) =>
    updateDoc(doc(store, collection, `${gymId}-${name}`), { ...change(), ...stamp(by) }),
})

const ofServer = (
  collection: string,
  name: string,
  record: (gymId: string) => Stored = serverRecord,
): Subject => plain({ collection, name, record, change: () => ({ by: 'somebody' }) })

/** Named by its centre, and what the server writes of it. */
const named = (collection: string, name: string, record: (gymId: string) => Stored): Subject => ({
  ...ofServer(collection, name, record),
  path: (gymId) => `${collection}/${gymId}_${name}`,
  update: (store, gymId, by) =>
    updateDoc(doc(store, collection, `${gymId}_${name}`), { gymId, ...stamp(by) }),
})

/** Below a document of the same centre. */
const below = (path: (gymId: string) => string, record: (gymId: string) => Stored): Subject => ({
  path: (gymId) => `${path(gymId)}/first`,
  record,
  collection: path,
  ownFilter: 'gymId',
  create: (store, gymId) => setDoc(doc(store, path(gymId), freshId('made')), record(gymId)),
  update: (store, gymId) => updateDoc(doc(store, path(gymId), 'first'), { by: 'somebody' }),
})

/** The collections of the office: what is sold to centres, leads, promo codes, money out, messages, devices, audit. */
export const officeSubjects = {
  gymsPublic: {
    path: (gymId) => `gymsPublic/${gymId}`,
    record: publicGymRecord,
    collection: () => 'gymsPublic',
    ownFilter: 'id',
    create: (store) => setDoc(doc(store, 'gymsPublic', freshId('gym')), publicGymRecord('new')),
    update: (store, gymId) => updateDoc(doc(store, 'gymsPublic', gymId), { name: 'Another' }),
  },
  gymRegPackages: {
    path: () => 'gymRegPackages/starter',
    record: () => offerRecord(),
    collection: () => 'gymRegPackages',
    ownFilter: 'offered',
    create: (store, _gymId, by) => setDoc(doc(store, 'gymRegPackages', freshId('offer')), offerRecord(by)),
    update: (store, _gymId, by) =>
      updateDoc(doc(store, 'gymRegPackages/starter'), { description: freshId('text'), ...stamp(by) }),
  },
  gymInvoices: named('gymInvoices', 'bill', serverRecord),
  platform: {
    path: () => 'platform/settings',
    record: () => ({ legalName: 'Fitness Centre Software' }),
    collection: () => 'platform',
    ownFilter: 'path',
    create: (store) => setDoc(doc(store, 'platform', freshId('made')), { legalName: 'Another' }),
    update: (store) => updateDoc(doc(store, 'platform/settings'), { legalName: 'Another' }),
  },
  platformMonths: {
    path: () => 'platformMonths/2026-10',
    record: () => ({ month: '2026-10', mrr: 0 }),
    collection: () => 'platformMonths',
    ownFilter: 'path',
    create: (store) => setDoc(doc(store, 'platformMonths', freshId('made')), { mrr: 1 }),
    update: (store) => updateDoc(doc(store, 'platformMonths/2026-10'), { mrr: 1 }),
  },
  staff: {
    ...plain({
      collection: 'staff',
      name: 'coach',
      record: (gymId) => staffRecord(gymId),
      change: () => ({ name: 'Mohan' }),
    }),
    selfPath: (uid) => `staff/${uid}`,
  },
  staffLeave: plain({
    collection: 'staffLeave',
    name: 'leave',
    record: staffLeaveRecord,
    change: () => ({ reason: freshId('reason') }),
  }),
  leads: plain({
    collection: 'leads',
    name: 'lead',
    record: leadRecord,
    change: () => ({ notes: freshId('note') }),
  }),
  invoices: named('invoices', 'invoice', invoiceRecord),
  acts: named('acts', 'key', serverRecord),
  lastVisits: named('lastVisits', '0', (gymId) => ({ gymId, n: 0, people: {} })),
  dashboards: named('dashboards', '0', (gymId) => ({ gymId, half: 0 })),
  monthStats: named('monthStats', '2026-11', monthStatsRecord),
  ledger: ofServer('ledger', 'entry'),
  ledgerDays: named('ledgerDays', '2026-11-01', serverRecord),
  dayCloses: named('dayCloses', '2026-11-01', (gymId) => dayCloseRecord(gymId)),
  'gyms/counters': {
    ...below((gymId) => `gyms/${gymId}/counters`, counterRecord),
    ownFilter: 'path',
  },
  moneyChecks: {
    path: (gymId) => `moneyChecks/${gymId}`,
    record: serverRecord,
    collection: () => 'moneyChecks',
    ownFilter: 'gymId',
    create: (store) => setDoc(doc(store, 'moneyChecks', freshId('gym')), serverRecord('new')),
    update: (store, gymId) => updateDoc(doc(store, 'moneyChecks', gymId), { count: 0 }),
  },
  snoozes: {
    path: (gymId) => `snoozes/${gymId}_todo`,
    record: (gymId) => snoozeRecord(gymId),
    collection: () => 'snoozes',
    ownFilter: 'gymId',
    create: async (store, gymId, by) => {
      const path = `snoozes/${gymId}_todo`
      await arrange((past) => deleteDoc(doc(past, path)))
      await setDoc(doc(store, path), snoozeRecord(gymId, by))
    },
    update: async (store, gymId, by) => {
      const path = `snoozes/${gymId}_todo`
      await arrange((past) => setDoc(doc(past, path), snoozeRecord(gymId)))
      await updateDoc(doc(store, path), { hidden: [freshId('hidden')], ...stamp(by) })
    },
  },
  promoCodes: plain({
    collection: 'promoCodes',
    name: 'promo',
    record: promoRecord,
    change: () => ({ isActive: true }),
  }),
  'promoCodes/uses': below((gymId) => `promoCodes/${gymId}-promo/uses`, serverRecord),
  expenses: plain({
    collection: 'expenses',
    name: 'expense',
    record: expenseRecord,
    change: () => ({ description: freshId('text') }),
  }),
  expenseCategories: plain({
    collection: 'expenseCategories',
    name: 'rent',
    record: expenseCategoryRecord,
    change: () => ({ colour: freshId('#') }),
  }),
  contributions: named('contributions', 'contribution', serverRecord),
  payMonths: named('payMonths', '2026-10', serverRecord),
  contributionCategories: plain({
    collection: 'contributionCategories',
    name: 'commission',
    record: contributionCategoryRecord,
    change: () => ({ rate: 6 }),
  }),
  messageTemplates: {
    path: (gymId) => `messageTemplates/${gymId}_renewal_sms`,
    record: (gymId) => messageTemplateRecord(gymId),
    collection: () => 'messageTemplates',
    ownFilter: 'gymId',
    create(store, gymId, by) {
      const key = freshId('made')
      return setDoc(doc(store, `messageTemplates/${gymId}_${key}_sms`), messageTemplateRecord(gymId, key, by))
    },
    update: (store, gymId, by) =>
      updateDoc(doc(store, `messageTemplates/${gymId}_renewal_sms`), {
        header: freshId('head'),
        ...stamp(by),
      }),
  },
  outbox: { ...ofServer('outbox', 'message', (gymId) => mailRecord(gymId)), ownFilter: 'invoice' },
  biometricUsers: ofServer('biometricUsers', 'user'),
  biometricDevices: ofServer('biometricDevices', 'device'),
  'biometricDevices/commands': below((gymId) => `biometricDevices/${gymId}-device/commands`, serverRecord),
  'biometricDevices/roster': below((gymId) => `biometricDevices/${gymId}-device/roster`, serverRecord),
  'biometricDevices/secrets': below((gymId) => `biometricDevices/${gymId}-device/secrets`, serverRecord),
  punches: ofServer('punches', 'punch'),
  biometricUnknownDevices: ofServer('biometricUnknownDevices', 'device'),
  biometricRejects: ofServer('biometricRejects', 'line'),
  memberImports: named('memberImports', 'import', serverRecord),
  auditLogs: ofServer('auditLogs', 'entry'),
  rateLimits: ofServer('rateLimits', 'bucket'),
  referralCodes: ofServer('referralCodes', 'code'),
  kioskPins: ofServer('kioskPins', 'pin'),
  gstinPrefixes: ofServer('gstinPrefixes', 'prefix'),
} as const satisfies Record<string, Subject>
