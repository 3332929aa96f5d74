import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { storeOf } from '../support/environment'
import type { Stored } from '../support/records'
import { fieldTests, flag, mapOrNothing, oneOf, someText, textUpTo } from './fields'

const edit = (fields: Stored) =>
  updateDoc(doc(storeOf(accounts.admin), 'gyms', ICE), { updatedAt: serverTimestamp(), ...fields })

const asOwner = (fields: Stored, who: AccountName = 'owner') =>
  updateDoc(doc(storeOf(accounts[who]), 'gyms', IRON), { updatedAt: serverTimestamp(), ...fields })

export function gymsSuite() {
  describe('a centre under its owner', () => {
    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(120),
          nameLower: textUpTo(120),
          ownerName: textUpTo(120),
          phone: textUpTo(40),
          address: textUpTo(500),
          city: textUpTo(100),
          state: textUpTo(100),
          pincode: textUpTo(10),
          dp: textUpTo(1000),
          preference: { ...mapOrNothing, good: [{ graceDays: 3 }, null, {}] },
        },
        (field, value) => asOwner({ [field]: value }),
      )
    })

    it.each([
      ['isDisabled', true],
      ['currentPackage', { price: 0 }],
      ['packageHistory', []],
      ['type', 'SKATING'],
      ['referralCode', 'AAAA1111'],
      ['email', 'other@demo.test'],
      ['createdAt', serverTimestamp()],
      ['id', 'another'],
      ['members', 9],
      ['extra', 1],
    ])('keeps its %s', async (field, value) => {
      await expectDenied(asOwner({ [field]: value }))
      await expectAllowed(asOwner({ city: 'Indore' }))
    })

    it('changes nothing of another centre, and leaves the desk out', async () => {
      await expectDenied(asOwner({ city: 'Indore' }, 'owner of another centre'))
      await expectDenied(asOwner({ city: 'Indore' }, 'manager'))
      await expectDenied(asOwner({ city: 'Indore', updatedAt: new Date('2020-01-01') }))
      await expectAllowed(asOwner({ city: 'Indore' }))
    })
  })

  describe('a centre under an administrator', () => {
    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          isDisabled: { ...flag, good: [true, false] },
          type: oneOf('GYM', 'SKATING'),
          preference: { good: [{}, { graceDays: 3 }, null], bad: ['none', []] },
          extra: { good: [], bad: [1] },
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    it('keeps its id and the time it was made', async () => {
      await expectAllowed(edit({ city: 'Pune' }))
      await expectDenied(edit({ id: 'another' }))
      await expectDenied(edit({ createdAt: serverTimestamp() }))
      await expectDenied(edit({ createdAt: deleteField() }))
      await expectDenied(edit({ city: 'Pune', updatedAt: new Date('2020-01-01') }))
    })
  })
}
