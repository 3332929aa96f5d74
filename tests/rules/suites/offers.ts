import { deleteField, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { offerRecord } from '../support/officeRecords'
import { stamp, type Stored } from '../support/records'
import { fieldTests, flag, mapOf, oneOf, rupees, someText, textsUpTo, textUpTo } from './fields'

let id = ''

const upTo = { good: [null, 0, 1_000_000], bad: [-1, 1_000_001, 'many'] }

const stand = (fields: Stored = {}) =>
  arrange((store) => setDoc(doc(store, 'gymRegPackages', id), { ...offerRecord(), ...fields }))

const add = (fields: Stored) =>
  setDoc(doc(storeOf(accounts.admin), 'gymRegPackages', freshId('offer')), { ...offerRecord(), ...fields })

const edit = (fields: Stored) =>
  updateDoc(doc(storeOf(accounts.admin), 'gymRegPackages', id), { ...stamp('root'), ...fields })

const read = (who: AccountName) => getDoc(doc(storeOf(accounts[who]), 'gymRegPackages', id))

export function offersSuite() {
  describe('a package that is sold to centres', () => {
    beforeEach(async () => {
      id = freshId('offer')
      await stand()
    })

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(120),
          nameLower: textUpTo(240),
          description: textUpTo(1000),
          category: textUpTo(60),
          price: { ...rupees, bad: [...rupees.bad, deleteField()] },
          duration: { good: [1, 3660], bad: [0, 3661, 1.5, '30', deleteField()] },
          durationType: oneOf('Day', 'Week', 'Month', 'Year'),
          type: oneOf('Recurring', 'Non Recurring'),
          limits: mapOf({}, { members: upTo, staff: upTo, devices: upTo, messages: upTo }),
          features: textsUpTo(50, 3000),
          trialDays: { good: [0, 365], bad: [-1, 366, 1.5, '14'] },
          gst: { good: [0, 18, 100], bad: [-1, 101, '18'] },
          order: { good: [0, 10_000], bad: [-1, 10_001, '1'] },
          renewsAtHeldPrice: flag,
          isActive: flag,
          deleted: flag,
          extra: { good: [], bad: [1] },
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    it('keeps its id and the time it was made', async () => {
      await expectAllowed(add({}))
      await expectDenied(add({ createdAt: new Date('2020-01-01') }))
      await expectDenied(add({ extra: 1 }))
      await expectDenied(add({ price: -1 }))
      await expectAllowed(edit({ description: 'the same' }))
      await expectDenied(edit({ createdAt: serverTimestamp() }))
      await expectDenied(edit({ id: 'another' }))
      await expectDenied(edit({ updatedAt: new Date('2020-01-01') }))
    })

    it('is seen by owners while it is on offer', async () => {
      await expectAllowed(read('owner'))
      await expectDenied(read('manager'))
      await expectDenied(read('disabled owner'))
      await stand({ isActive: false })
      await expectDenied(read('owner'))
      await expectAllowed(read('admin'))
    })
  })
}
