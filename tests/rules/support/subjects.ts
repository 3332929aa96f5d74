import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import type { CollectionId } from '@/domain/access/collections'
import { INDIA_MINUTES, dateKeyIn, todayIn } from './clock'
import { correct, correctionRecord } from './corrections'
import { arrange } from './environment'
import { freshId, freshNumber, following, issue, withMember } from './invoicing'
import { officeSubjects } from './officeSubjects'
import {
  attendanceRecord,
  dayEntry,
  dayRecord,
  directoryEntry,
  gymRecord,
  historyRecord,
  memberRecord,
  shardRecord,
  templateRecord,
  visitRecord,
  type Numbered,
} from './records'
import type { Subject } from './subject'

const stamp = () => ({ updatedAt: serverTimestamp() })

/** Member of `gymId` that no other attempt has touched, with nothing else about it. */
async function freshMember(gymId: string): Promise<string> {
  const id = freshId('member')
  await arrange((store) => setDoc(doc(store, 'members', id), memberRecord(gymId)))
  return id
}

/** A fresh day long past is the owner's to correct; today's belongs to everybody, so it is made anew each time. */
async function withoutToday(gymId: string): Promise<void> {
  await arrange((store) => deleteDoc(doc(store, 'attendanceDays', `${gymId}_${todayIn(INDIA_MINUTES)}`)))
}

const standing = new Map<string, Numbered>()

async function standingNumber(gymId: string): Promise<Numbered> {
  const known = standing.get(gymId)
  if (known) return known
  const number = { ...freshNumber(gymId), id: `${gymId}-invoice` }
  standing.set(gymId, number)
  await arrange((store) => issue(store, number))
  return number
}

export const subjects: Record<CollectionId, Subject> = {
  gyms: {
    path: (gymId) => `gyms/${gymId}`,
    record: (gymId) => ({ ...gymRecord(gymId), isDisabled: gymId === 'shut' }),
    collection: () => 'gyms',
    ownFilter: 'id',
    create: (store) => setDoc(doc(store, 'gyms', freshId('gym')), { ...gymRecord('new'), ...stamp() }),
    update: (store, gymId) => updateDoc(doc(store, 'gyms', gymId), { phone: '+91 98765 00000', ...stamp() }),
  },
  members: {
    path: (gymId) => `members/${gymId}-member`,
    record: memberRecord,
    collection: () => 'members',
    ownFilter: 'gymId',
    create: (store, gymId) => setDoc(doc(store, 'members', freshId('member')), memberRecord(gymId)),
    update: (store, gymId) =>
      updateDoc(doc(store, 'members', `${gymId}-member`), { notes: freshId('note'), ...stamp() }),
  },
  'members/packageHistory': {
    path: (gymId) => `members/${gymId}-member/packageHistory/first`,
    record: (gymId) => historyRecord(gymId, `${gymId}-member`),
    collection: (gymId) => `members/${gymId}-member/packageHistory`,
    ownFilter: 'gymId',
    create: (store, gymId) =>
      withMember(
        store,
        `${gymId}-member`,
        `members/${gymId}-member/packageHistory/${freshId('held')}`,
        historyRecord(gymId, `${gymId}-member`),
      ),
    update: (store, gymId) =>
      updateDoc(doc(store, `members/${gymId}-member/packageHistory/first`), { outcome: 'changed' }),
  },
  memberDirectory: {
    path: (gymId) => `memberDirectory/${gymId}_0`,
    record: (gymId) => shardRecord(gymId, 0, `${gymId}-member`),
    collection: () => 'memberDirectory',
    ownFilter: 'gymId',
    async create(store, gymId) {
      await arrange((past) => deleteDoc(doc(past, 'memberDirectory', `${gymId}_1`)))
      await withMember(
        store,
        `${gymId}-member`,
        `memberDirectory/${gymId}_1`,
        shardRecord(gymId, 1, `${gymId}-member`),
      )
    },
    update: (store, gymId) =>
      withMember(store, `${gymId}-member`, `memberDirectory/${gymId}_0`, {
        people: { [`${gymId}-member`]: { ...directoryEntry(), c: freshId('code') } },
      }),
  },
  memberPackages: {
    path: (gymId) => `memberPackages/${gymId}-monthly`,
    record: templateRecord,
    collection: () => 'memberPackages',
    ownFilter: 'gymId',
    create: (store, gymId) => setDoc(doc(store, 'memberPackages', freshId('package')), templateRecord(gymId)),
    update: (store, gymId) =>
      updateDoc(doc(store, 'memberPackages', `${gymId}-monthly`), {
        description: freshId('text'),
        ...stamp(),
      }),
  },
  attendance: {
    path: (gymId) => `attendance/${gymId}_${gymId}-member`,
    record: (gymId) => attendanceRecord(gymId, `${gymId}-member`),
    collection: () => 'attendance',
    ownFilter: 'gymId',
    async create(store, gymId) {
      const memberId = await freshMember(gymId)
      await setDoc(doc(store, 'attendance', `${gymId}_${memberId}`), attendanceRecord(gymId, memberId))
    },
    update: (store, gymId) =>
      updateDoc(doc(store, 'attendance', `${gymId}_${gymId}-member`), {
        [dateKeyIn(INDIA_MINUTES)]: [visitRecord(), visitRecord(0)],
      }),
  },
  attendanceDays: {
    path: (gymId) => `attendanceDays/${gymId}_2026-01-02`,
    record: (gymId) => dayRecord(gymId, `${gymId}-member`, '2026-01-02'),
    collection: () => 'attendanceDays',
    ownFilter: 'gymId',
    async create(store, gymId) {
      await withoutToday(gymId)
      await setDoc(doc(store, `attendanceDays/${gymId}_${todayIn(INDIA_MINUTES)}`), dayRecord(gymId, 'first'))
    },
    async update(store, gymId) {
      const today = `attendanceDays/${gymId}_${todayIn(INDIA_MINUTES)}`
      await arrange((past) => setDoc(doc(past, today), dayRecord(gymId, 'first')))
      await updateDoc(doc(store, today), { 'people.second': dayEntry() })
    },
  },
  attendanceCorrections: {
    path: (gymId) => `attendanceCorrections/${gymId}-first`,
    record: correctionRecord,
    collection: () => 'attendanceCorrections',
    ownFilter: 'gymId',
    create: (store, gymId) => correct(store, gymId),
    update: (store, gymId) =>
      updateDoc(doc(store, `attendanceCorrections/${gymId}-first`), { reason: 'Another' }),
  },
  invoices: {
    path: (gymId) => `invoices/${gymId}-invoice`,
    record: (gymId) => ({ gymId }),
    collection: () => 'invoices',
    ownFilter: 'gymId',
    create: (store, gymId) => issue(store, freshNumber(gymId)),
    async update(store, gymId) {
      await standingNumber(gymId)
      await updateDoc(doc(store, 'invoices', `${gymId}-invoice`), { status: 'Overdue', ...stamp() })
    },
  },
  'gyms/counters': {
    path: (gymId) => `gyms/${gymId}/counters/invoice_00-01`,
    record: (gymId) => ({ gymId, fy: '00-01', last: 1, lastInvoiceId: 'none' }),
    collection: (gymId) => `gyms/${gymId}/counters`,
    ownFilter: 'path',
    create: (store, gymId) => issue(store, freshNumber(gymId)),
    async update(store, gymId) {
      const number = freshNumber(gymId)
      await arrange((past) => issue(past, number))
      await issue(store, following(number))
    },
  },
  ...officeSubjects,
}
