import {
  deleteDoc,
  deleteField,
  doc,
  getDocs,
  query,
  collection,
  limit,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { snoozeRecord } from '../support/officeRecords'
import { stamp, type Stored } from '../support/records'
import { fieldTests, textsUpTo } from './fields'

const path = `snoozes/${IRON}_todo`

const uidOf = (who: AccountName) => accounts[who].uid ?? ''

const add = (fields: Stored = {}, at = path, who: AccountName = 'owner') =>
  setDoc(doc(storeOf(accounts[who]), at), { ...snoozeRecord(IRON, uidOf(who)), ...fields })

const edit = (fields: Stored, who: AccountName = 'owner') =>
  updateDoc(doc(storeOf(accounts[who]), path), { ...stamp(uidOf(who)), ...fields })

export function snoozesSuite() {
  describe('what was put off on a dashboard', () => {
    beforeEach(() => arrange((store) => setDoc(doc(store, path), snoozeRecord(IRON))))

    describe('holds in each field only what belongs there', () => {
      fieldTests({ hidden: textsUpTo(1000, 150_000) }, (field, value) => edit({ [field]: value }))
    })

    it('is one document a centre, named after it, so that nobody takes another centre’s place', async () => {
      await arrange((store) => deleteDoc(doc(store, path)))
      for (const at of [`snoozes/${ICE}_todo`, `snoozes/${IRON}_other`, `snoozes/${IRON}`, 'snoozes/any'])
        await expectDenied(add({}, at))
      await expectDenied(add({ gymId: ICE }))
      await expectDenied(add({ id: `${ICE}_todo` }))
      await expectDenied(add({ stray: 1 }))
      await expectAllowed(add({ id: `${IRON}_todo` }))
    })

    it('is the owner’s and not the desk’s, and nobody lists it', async () => {
      await expectDenied(edit({ hidden: [] }, 'manager'))
      await expectAllowed(edit({ hidden: [] }))
      const lists = (who: AccountName) =>
        getDocs(query(collection(storeOf(accounts[who]), 'snoozes'), where('gymId', '==', IRON), limit(1)))
      await expectDenied(lists('owner'))
      await expectDenied(lists('admin'))
    })

    it('keeps its centre and the time it was made, says who wrote it, and takes no field that no schema knows', async () => {
      await expectDenied(edit({ gymId: ICE }))
      await expectDenied(edit({ createdAt: deleteField() }))
      await expectDenied(edit({ updatedAt: new Date('2020-01-01') }))
      await expectDenied(edit({ updatedBy: ICE }))
      await expectDenied(edit({ stray: 1 }))
      await expectAllowed(edit({ gymId: IRON, updatedBy: IRON }))
    })
  })
}
