import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { seedGyms } from '../support/seed'
import { subjects } from '../support/subjects'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const visits = (visit: unknown) =>
  arrange((store) => updateDoc(doc(store, 'gyms', IRON), { 'support.visits.root': visit }))

const readsMember = (who: AccountName, gymId = IRON) =>
  getDoc(doc(storeOf(accounts[who]), 'members', `${gymId}-member`))
const addsExpense = (who: AccountName) =>
  subjects.expenses.create(storeOf(accounts[who]), IRON, accounts[who].uid ?? '')
const addsMember = (who: AccountName) =>
  subjects.members.create(storeOf(accounts[who]), IRON, accounts[who].uid ?? '')

/** Decision 51: the super admin is in a centre by the owner's consent, and for as long as that. */
export function supportSuite() {
  describe('the super admin in a centre', () => {
    beforeAll(seedGyms)
    afterAll(seedGyms)

    it('reads and writes from opening it as support until the visit ends', async () => {
      await visits({ until: inMinutes(5) })
      await expectAllowed(readsMember('admin'))
      await expectAllowed(addsExpense('admin'))
      await expectAllowed(addsMember('admin'))
      // Long ago: to a read, the emulator's request.time is when its client opened the stream, some minutes before.
      await visits({ until: inMinutes(-600) })
      await expectDenied(addsExpense('admin'))
      await expectDenied(addsMember('admin'))
      await expectDenied(readsMember('admin'))
      await expectAllowed(readsMember('owner'))
    })

    it('is out where no visit was ever opened, or another’s runs', async () => {
      await visits(deleteField())
      await expectDenied(readsMember('admin'))
      await expectAllowed(readsMember('admin', ICE))
      await arrange((store) => updateDoc(doc(store, 'gyms', IRON), { support: null }))
      await expectDenied(readsMember('admin'))
      await arrange((store) =>
        updateDoc(doc(store, 'gyms', IRON), { 'support.visits.outside.until': inMinutes(5) }),
      )
      await expectDenied(readsMember('admin'))
      await expectAllowed(readsMember('admin outside'))
    })

    it('lets nobody in by a visit who is no administrator', async () => {
      await arrange((store) =>
        updateDoc(doc(store, 'gyms', IRON), { 'support.visits.ice-desk.until': inMinutes(5) }),
      )
      await expectDenied(readsMember('manager of another centre'))
      await expectAllowed(readsMember('manager'))
    })

    it('may look for what is not there, which tells nothing, and puts nothing there', async () => {
      const path = 'expenses/not-yet'
      await expectAllowed(getDoc(doc(storeOf(accounts['admin outside']), path)))
      await expectDenied(setDoc(doc(storeOf(accounts['admin outside']), path), { gymId: 'outside' }))
    })

    it('reads the log of the platform and of a deleted centre from outside, and of no centre that is there', async () => {
      const PLATFORM = 'platform'
      const GONE = 'gone-for-good'
      const log = (who: AccountName, gymId: string, size = 100) =>
        getDocs(
          query(collection(storeOf(accounts[who]), 'auditLogs'), where('gymId', '==', gymId), limit(size)),
        )
      const entry = (who: AccountName, gymId: string) =>
        getDoc(doc(storeOf(accounts[who]), 'auditLogs', `${gymId}-entry`))
      await arrange((store) => updateDoc(doc(store, 'gyms', IRON), { support: deleteField() }))
      for (const gymId of [PLATFORM, GONE]) {
        await arrange((store) => setDoc(doc(store, 'auditLogs', `${gymId}-entry`), { gymId, by: 'server' }))
        await expectAllowed(log('admin outside', gymId))
        await expectDenied(log('admin outside', gymId, 101))
        await expectAllowed(entry('admin outside', gymId))
        for (const who of ['owner', 'manager', 'sales', 'no claims', 'anonymous'] as const) {
          await expectDenied(log(who, gymId))
          await expectDenied(entry(who, gymId))
        }
        await expectDenied(
          updateDoc(doc(storeOf(accounts['admin outside']), 'auditLogs', `${gymId}-entry`), { by: 'me' }),
        )
      }
      await expectDenied(log('admin outside', IRON))
      await expectDenied(entry('admin outside', IRON))
      await expectAllowed(log('owner', IRON))
    })

    it('sees the centre’s own record, as every list of the platform does, without being inside', async () => {
      await expectAllowed(getDoc(doc(storeOf(accounts['admin outside']), 'gyms', IRON)))
      await expectDenied(
        updateDoc(doc(storeOf(accounts['admin outside']), 'gyms', IRON), {
          'support.visits.outside.until': inMinutes(60),
        }),
      )
    })
  })
}
