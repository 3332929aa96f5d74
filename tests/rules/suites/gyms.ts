import { doc, updateDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import { IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { storeOf } from '../support/environment'
import { stamp, type Stored } from '../support/records'

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
}
