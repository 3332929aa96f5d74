import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { freshCodeSale, sellWithCode, useRecord } from './codeSale'
import { addToMonth, freshDay, freshId, freshNumber, monthStatsRecord } from './invoicing'
import {
  contributionCategoryRecord,
  contributionRecord,
  dayCloseRecord,
  expenseCategoryRecord,
  expenseRecord,
  leadRecord,
  messageTemplateRecord,
  offerRecord,
  promoRecord,
  publicGymRecord,
  serverRecord,
  staffLeaveRecord,
} from './officeRecords'
import { staffRecord, type Stored } from './records'
import type { Subject } from './subject'

const stamp = () => ({ updatedAt: serverTimestamp() })

type Plain = {
  collection: string
  /** The end of the id of the document that stands in every centre. */
  name: string
  record: (gymId: string) => Stored
  change: () => Stored
}

/** A collection whose documents stand by themselves, each with its centre's id in it. */
const plain = ({ collection, name, record, change }: Plain): Subject => ({
  path: (gymId) => `${collection}/${gymId}-${name}`,
  record,
  collection: () => collection,
  ownFilter: 'gymId',
  create: (store, gymId) => setDoc(doc(store, collection, freshId(name)), record(gymId)),
  update: (store, gymId) =>
    updateDoc(doc(store, collection, `${gymId}-${name}`), { ...change(), ...stamp() }),
})

const ofServer = (collection: string, name: string): Subject =>
  plain({ collection, name, record: serverRecord, change: () => ({ by: 'somebody' }) })

/** Below the device that `biometricDevices` seeds. */
const ofDevice = (collection: string): Subject => {
  const path = (gymId: string) => `biometricDevices/${gymId}-device/${collection}`
  return {
    path: (gymId) => `${path(gymId)}/first`,
    record: serverRecord,
    collection: path,
    ownFilter: 'gymId',
    create: (store, gymId) => setDoc(doc(store, path(gymId), freshId('made')), serverRecord(gymId)),
    update: (store, gymId) => updateDoc(doc(store, path(gymId), 'first'), { by: 'somebody' }),
  }
}

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
    record: offerRecord,
    collection: () => 'gymRegPackages',
    ownFilter: 'offered',
    create: (store) => setDoc(doc(store, 'gymRegPackages', freshId('offer')), offerRecord()),
    update: (store) =>
      updateDoc(doc(store, 'gymRegPackages/starter'), { description: freshId('text'), ...stamp() }),
  },
  staff: {
    ...plain({ collection: 'staff', name: 'coach', record: staffRecord, change: () => ({ name: 'Mohan' }) }),
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
  monthStats: {
    path: (gymId) => `monthStats/${gymId}_2026-11`,
    record: (gymId) => monthStatsRecord(gymId, '2026-11'),
    collection: () => 'monthStats',
    ownFilter: 'gymId',
    create: (store, gymId) => addToMonth(store, freshNumber(gymId)),
    update: (store, gymId) => addToMonth(store, freshNumber(gymId), '2026-11'),
  },
  ledger: ofServer('ledger', 'entry'),
  ledgerDays: ofServer('ledgerDays', 'day'),
  dayCloses: {
    path: (gymId) => `dayCloses/${gymId}_2026-11-01`,
    record: (gymId) => dayCloseRecord(gymId, '2026-11-01'),
    collection: () => 'dayCloses',
    ownFilter: 'gymId',
    create(store, gymId, by) {
      const day = freshDay()
      return setDoc(doc(store, `dayCloses/${gymId}_${day}`), dayCloseRecord(gymId, day, by ?? ''))
    },
    update: (store, gymId) => updateDoc(doc(store, `dayCloses/${gymId}_2026-11-01`), { reason: 'Found' }),
  },
  moneyChecks: {
    path: (gymId) => `moneyChecks/${gymId}`,
    record: serverRecord,
    collection: () => 'moneyChecks',
    ownFilter: 'gymId',
    create: (store) => setDoc(doc(store, 'moneyChecks', freshId('gym')), serverRecord('new')),
    update: (store, gymId) => updateDoc(doc(store, 'moneyChecks', gymId), { count: 0 }),
  },
  promoCodes: plain({
    collection: 'promoCodes',
    name: 'promo',
    record: promoRecord,
    change: () => ({ isActive: true }),
  }),
  'promoCodes/uses': {
    path: (gymId) => `promoCodes/${gymId}-promo/uses/first`,
    record: (gymId) =>
      useRecord({ number: { gymId, id: 'first', seq: 1, issuedOn: '', fy: '' }, promoId: `${gymId}-promo` }),
    collection: (gymId) => `promoCodes/${gymId}-promo/uses`,
    ownFilter: 'gymId',
    create: async (store, gymId) => sellWithCode(store, await freshCodeSale(gymId)),
    update: (store, gymId) => updateDoc(doc(store, `promoCodes/${gymId}-promo/uses/first`), { discount: 1 }),
  },
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
  contributions: plain({
    collection: 'contributions',
    name: 'contribution',
    record: contributionRecord,
    change: () => ({ note: freshId('note') }),
  }),
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
    create(store, gymId) {
      const key = freshId('made')
      return setDoc(doc(store, `messageTemplates/${gymId}_${key}_sms`), messageTemplateRecord(gymId, key))
    },
    update: (store, gymId) =>
      updateDoc(doc(store, `messageTemplates/${gymId}_renewal_sms`), { header: freshId('head'), ...stamp() }),
  },
  outbox: ofServer('outbox', 'message'),
  biometricUsers: ofServer('biometricUsers', 'user'),
  biometricDevices: ofServer('biometricDevices', 'device'),
  'biometricDevices/commands': ofDevice('commands'),
  'biometricDevices/secrets': ofDevice('secrets'),
  auditLogs: ofServer('auditLogs', 'entry'),
  rateLimits: ofServer('rateLimits', 'bucket'),
  referralCodes: ofServer('referralCodes', 'code'),
  kioskPins: ofServer('kioskPins', 'pin'),
} as const satisfies Record<string, Subject>
