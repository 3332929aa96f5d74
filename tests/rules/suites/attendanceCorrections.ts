import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { describe, it } from 'vitest'
import { IRON, accounts } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { correctionRecord } from '../support/records'

const standing = 'attendanceCorrections/standing'

export function attendanceCorrectionsSuite() {
  describe('a correction of a person’s day', () => {
    it.each(['owner', 'manager', 'admin'] as const)('is the server’s to write, not the %s’s', async (who) => {
      const store = storeOf(accounts[who])
      await arrange((past) => setDoc(doc(past, standing), correctionRecord(IRON)))
      await expectDenied(setDoc(doc(store, 'attendanceCorrections', freshId('made')), correctionRecord(IRON)))
      await expectDenied(updateDoc(doc(store, standing), { reason: 'another' }))
      await expectDenied(deleteDoc(doc(store, standing)))
      await expectAllowed(getDoc(doc(store, standing)))
    })

    it('is read by the hundred', async () => {
      const list = (count: number) =>
        getDocs(
          query(
            collection(storeOf(accounts.manager), 'attendanceCorrections'),
            where('gymId', '==', IRON),
            limit(count),
          ),
        )
      await expectAllowed(list(100))
      await expectDenied(list(101))
    })
  })
}
