import { collection, doc, getDoc, getDocs, limit, query, setDoc, updateDoc, where } from 'firebase/firestore'
import { describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { INDIA_MINUTES, todayIn } from '../support/clock'
import { correct, correctedVisit } from '../support/corrections'
import { arrange, storeOf } from '../support/environment'
import type { Stored } from '../support/records'

const make = (who: AccountName, fields: Stored = {}) =>
  correct(storeOf(accounts[who]), IRON, { by: accounts[who].uid, ...fields })

export function attendanceCorrectionsSuite() {
  describe('a correction of a person’s day', () => {
    it('is the owner’s, for the desk looks and does not correct', async () => {
      await expectAllowed(make('owner'))
      await expectAllowed(make('admin'))
      await expectDenied(make('manager'))
    })

    it('names who made it, and when', async () => {
      await expectDenied(make('owner', { by: 'somebody' }))
      await expectDenied(make('owner', { at: new Date(0) }))
      await expectAllowed(make('owner', { by: IRON }))
    })

    it('has a reason that can be read', async () => {
      await expectDenied(make('owner', { reason: '' }))
      await expectDenied(make('owner', { reason: 'x'.repeat(501) }))
      await expectDenied(make('owner', { reason: 7 }))
      await expectAllowed(make('owner', { reason: 'x'.repeat(500) }))
    })

    it('is of a day until today', async () => {
      await expectDenied(make('owner', { date: '2-1-2026' }))
      await expectDenied(make('owner', { date: todayIn(INDIA_MINUTES, 1) }))
      await expectAllowed(make('owner', { date: '2026-01-02' }))
    })

    it('holds lists, and nothing else beside them', async () => {
      await expectDenied(make('owner', { before: 'nothing' }))
      await expectDenied(make('owner', { after: 'nothing' }))
      await expectDenied(make('owner', { after: Array.from({ length: 51 }, () => correctedVisit) }))
      await expectDenied(make('owner', { note: 'hush' }))
      await expectDenied(make('owner', { personType: 'visitor' }))
      const many = Array.from({ length: 5 }, (_, at) => ({ ...correctedVisit, exit: new Date(at) }))
      await expectDenied(make('owner', { before: many }))
      await expectAllowed(make('owner', { before: [correctedVisit] }))
    })

    it('says what stands on the day from then on', async () => {
      await expectDenied(make('owner', { after: [] }))
      await expectDenied(make('owner', { date: '2026-01-03' }))
      await expectDenied(make('owner', { personId: 'nobody' }))
      await expectAllowed(make('owner', { after: [correctedVisit] }))
    })

    it('belongs to the own centre', async () => {
      await expectDenied(make('owner', { gymId: ICE, personId: `${ICE}-member` }))
      await expectDenied(correct(storeOf(accounts.owner), ICE, { by: IRON }))
      await expectAllowed(correct(storeOf(accounts['owner of another centre']), ICE))
    })

    it('is never changed, also not by who made it', async () => {
      const path = 'attendanceCorrections/standing'
      await arrange((store) => setDoc(doc(store, path), { gymId: IRON, reason: 'as it was' }))
      await expectDenied(updateDoc(doc(storeOf(accounts.owner), path), { reason: 'another' }))
      await expectAllowed(getDoc(doc(storeOf(accounts.owner), path)))
    })

    it('is read by the hundred, and one that is not there may be looked for', async () => {
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
      await expectAllowed(getDoc(doc(storeOf(accounts.owner), 'attendanceCorrections/none')))
    })
  })
}
