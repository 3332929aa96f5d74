import { doc, setDoc, updateDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import { IRON, SHUT, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { readGym, readMember } from '../support/reads'
import { gymRecord, stamp, type Stored } from '../support/records'

const edit = (who: AccountName, collection: 'gyms' | 'members', fields: Stored) =>
  updateDoc(doc(storeOf(accounts[who]), collection, collection === 'gyms' ? IRON : `${IRON}-member`), {
    ...stamp(accounts[who].uid ?? ''),
    ...fields,
  })

export function gymsSuite() {
  describe.each(['owner', 'admin', 'manager'] as const)('a centre under the %s', (who) => {
    it.each<[string, unknown]>([
      ['name', 'Iron'],
      ['city', 'Indore'],
      ['dp', `${IRON}/logo.png`],
      ['preference', { graceDays: 3 }],
      ['preference.utcOffsetMinutes', 840],
      ['preference.deskDiscountPercent', 100],
      ['isDisabled', false],
      ['currentPackage', { price: 0 }],
      ['members', 9],
    ])('is changed by the server’s calls alone: %s', async (field, value) => {
      await expectDenied(edit(who, 'gyms', { [field]: value }))
      await expectAllowed(edit(who, 'members', { notes: 'changed' }))
    })
  })

  describe('a centre', () => {
    it('is shut out by `isDisabled` from the same moment, and let in again', async () => {
      const disable = (isDisabled: unknown) =>
        arrange((store) => setDoc(doc(store, 'gyms', SHUT), { ...gymRecord(SHUT), isDisabled }))
      const who = accounts['disabled owner']
      await expectDenied(readMember(who, SHUT))
      await expectDenied(readGym(who, SHUT))
      await disable(false)
      await expectAllowed(readMember(who, SHUT))
      await expectAllowed(readGym(who, SHUT))
      await disable('true')
      await expectDenied(readMember(who, SHUT))
      await disable(true)
      await expectDenied(readMember(who, SHUT))
    })

    it('may look for its own document, so that an account without a centre learns so', async () => {
      await expectAllowed(readGym(accounts['no claims'], 'nobody'))
      await expectDenied(readGym(accounts['no claims'], IRON))
      await expectDenied(readGym(accounts['no claims'], 'no-such-centre'))
    })
  })
}
