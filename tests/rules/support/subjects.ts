import { deleteDoc, doc, setDoc, updateDoc, writeBatch, type Firestore } from 'firebase/firestore'
import type { CollectionId } from '@/domain/access/collections'
import { INDIA_MINUTES, dateKeyIn, todayIn } from './clock'
import { arrange } from './environment'
import { freshId } from './fresh'
import { officeSubjects } from './officeSubjects'
import {
  attendanceRecord,
  correctionRecord,
  dayEntry,
  dayRecord,
  directoryEntry,
  gymRecord,
  historyRecord,
  memberRecord,
  shardRecord,
  stamp,
  templateRecord,
  visitRecord,
  type Stored,
} from './records'
import type { Subject } from './subject'

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

/** Merged into the shard, in one write with the member's change. */
export function withMember(
  store: Firestore,
  by: string,
  memberId: string,
  path: string,
  fields: Stored,
): Promise<void> {
  const batch = writeBatch(store)
  batch.update(doc(store, 'members', memberId), { notes: freshId('note'), ...stamp(by) })
  batch.set(doc(store, path), fields, { merge: true })
  return batch.commit()
}

export const subjects: Record<CollectionId, Subject> = {
  gyms: {
    path: (gymId) => `gyms/${gymId}`,
    record: (gymId) => ({ ...gymRecord(gymId), isDisabled: gymId === 'shut' }),
    collection: () => 'gyms',
    ownFilter: 'id',
    create: (store, _gymId, by) =>
      setDoc(doc(store, 'gyms', freshId('gym')), { ...gymRecord('new'), ...stamp(by) }),
    update: (store, gymId, by) =>
      updateDoc(doc(store, 'gyms', gymId), { phone: '+91 98765 00000', ...stamp(by) }),
  },
  members: {
    path: (gymId) => `members/${gymId}-member`,
    record: (gymId) => memberRecord(gymId),
    collection: () => 'members',
    ownFilter: 'gymId',
    create: (store, gymId, by) => {
      const id = freshId('member')
      return setDoc(doc(store, 'members', id), { ...memberRecord(gymId, by), id })
    },
    update: (store, gymId, by) =>
      updateDoc(doc(store, 'members', `${gymId}-member`), { notes: freshId('note'), ...stamp(by) }),
  },
  'members/packageHistory': {
    path: (gymId) => `members/${gymId}-member/packageHistory/first`,
    record: (gymId) => historyRecord(gymId, `${gymId}-member`),
    collection: (gymId) => `members/${gymId}-member/packageHistory`,
    ownFilter: 'gymId',
    create: (store, gymId, by) => {
      const path = `members/${gymId}-member/packageHistory/${freshId('held')}`
      return withMember(store, by, `${gymId}-member`, path, historyRecord(gymId, `${gymId}-member`))
    },
    update: (store, gymId) =>
      updateDoc(doc(store, `members/${gymId}-member/packageHistory/first`), { outcome: 'changed' }),
  },
  memberDirectory: {
    path: (gymId) => `memberDirectory/${gymId}_0`,
    record: (gymId) => shardRecord(gymId, 0, `${gymId}-member`),
    collection: () => 'memberDirectory',
    ownFilter: 'gymId',
    async create(store, gymId, by) {
      const path = `memberDirectory/${gymId}_1`
      await arrange((past) => deleteDoc(doc(past, path)))
      await withMember(store, by, `${gymId}-member`, path, shardRecord(gymId, 1, `${gymId}-member`))
    },
    update: (store, gymId, by) =>
      withMember(store, by, `${gymId}-member`, `memberDirectory/${gymId}_0`, {
        people: { [`${gymId}-member`]: directoryEntry() },
      }),
  },
  memberPackages: {
    path: (gymId) => `memberPackages/${gymId}-monthly`,
    record: (gymId) => templateRecord(gymId),
    collection: () => 'memberPackages',
    ownFilter: 'gymId',
    create: (store, gymId, by) =>
      setDoc(doc(store, 'memberPackages', freshId('package')), templateRecord(gymId, by)),
    update: (store, gymId, by) =>
      updateDoc(doc(store, 'memberPackages', `${gymId}-monthly`), {
        description: freshId('text'),
        ...stamp(by),
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
        [dateKeyIn(INDIA_MINUTES)]: [visitRecord(0)],
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
    record: (gymId) => correctionRecord(gymId),
    collection: () => 'attendanceCorrections',
    ownFilter: 'gymId',
    create: (store, gymId, by) =>
      setDoc(doc(store, 'attendanceCorrections', freshId('made')), correctionRecord(gymId, by)),
    update: (store, gymId) =>
      updateDoc(doc(store, `attendanceCorrections/${gymId}-first`), { reason: 'Another' }),
  },
  ...officeSubjects,
}
