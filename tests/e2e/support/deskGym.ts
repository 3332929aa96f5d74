import { directoryEntrySchema, DIRECTORY_SHARDS, type DirectoryEntry } from '@/domain/members/directoryEntry'
import { shardOf } from '@/domain/members/directory'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { adminAuth, adminStore } from '../../support/emulators'
import { todayInIndia } from './people'

export const PASSWORD = 'desk-1234'

export type DeskGym = {
  gymId: string
  email: string
  /** Of the person with that number, from 0. */
  idOf: (person: number) => string
  codeOf: (person: number) => string
  nameOf: (person: number) => string
  /** The day it was made on, in its own zone. */
  today: CivilDate
  /** The roll-up of that day. */
  dayPath: string
}

/**
 * A centre with a directory of that many members, all of whom the desk lets in, and with the documents of the first
 * `marked` of them: what a desk reads and the rules ask for, and no more, so that it is there in a moment.
 */
export async function fillDesk(members: number, marked: number): Promise<DeskGym> {
  const run = Date.now()
  const gymId = `desk-${run}`
  const email = `${gymId}@demo.test`
  const today = todayInIndia()
  const idOf = (person: number) => `${gymId}-${person}`
  const codeOf = (person: number) => `D${String(person).padStart(5, '0')}`
  const nameOf = (person: number) => `Visitor ${codeOf(person)}`
  const shards = Array.from({ length: DIRECTORY_SHARDS }, (): Record<string, DirectoryEntry> => ({}))
  const gone = { s: addDays(today, -40), e: addDays(today, 200) }
  for (let person = 0; person < members; person += 1) {
    const id = idOf(person)
    const facts = {
      n: nameOf(person),
      p: `919${String(person).padStart(9, '0')}`,
      c: codeOf(person),
      a: true,
      x: false,
    }
    const shard = shards[shardOf(id)]
    if (shard) shard[id] = directoryEntrySchema.parse({ ...facts, ...gone, d: 0, k: 'Yearly' })
  }
  const account = { uid: `${gymId}-manager`, email, password: PASSWORD, displayName: 'Desk' }
  await adminAuth().createUser(account)
  await adminAuth().setCustomUserClaims(account.uid, { role: 'Manager', gymId, clientType: 'GYM' })
  const batch = adminStore().batch()
  batch.set(adminStore().doc(`gyms/${gymId}`), {
    name: 'Desk Centre',
    type: 'GYM',
    isDisabled: false,
    preference: {},
  })
  shards.forEach((people, n) => {
    batch.set(adminStore().doc(`memberDirectory/${gymId}_${n}`), { gymId, n, people })
  })
  for (let person = 0; person < marked; person += 1) {
    batch.set(adminStore().doc(`members/${idOf(person)}`), {
      gymId,
      name: nameOf(person),
      phone: '',
      isActive: true,
      // So that no trigger has anything to carry to them: other tests measure that.
      lastVisitOn: today,
    })
  }
  await batch.commit()
  return { gymId, email, idOf, codeOf, nameOf, today, dayPath: `attendanceDays/${gymId}_${today}` }
}

/** No list shows the centre any more. What was its own stays: no other centre sees it, and its removal wakes triggers. */
export async function removeDesk({ gymId }: DeskGym): Promise<void> {
  await adminAuth().deleteUser(`${gymId}-manager`)
  await adminStore().doc(`gyms/${gymId}`).delete()
}
