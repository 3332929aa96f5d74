import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { stamp, templateRecord, type Stored } from '../support/records'
import { fieldTests, flag, mapOf, oneOf, rupees, someText, textUpTo } from './fields'

let packageId = ''

const edit = (fields: Stored) =>
  updateDoc(doc(storeOf(accounts.owner), 'memberPackages', packageId), {
    ...stamp(IRON),
    ...fields,
  })

const add = (fields: Stored) =>
  setDoc(doc(storeOf(accounts.owner), 'memberPackages', freshId('package')), {
    ...templateRecord(IRON),
    ...fields,
  })

export function templatesSuite() {
  describe('a package that a centre sells', () => {
    beforeEach(async () => {
      packageId = freshId('package')
      await arrange((store) => setDoc(doc(store, 'memberPackages', packageId), templateRecord(IRON)))
    })

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(120),
          price: { ...rupees, bad: [...rupees.bad, deleteField()] },
          duration: { good: [1, 3660], bad: [0, 3661, 1.5, '30', deleteField()] },
          durationType: oneOf('Day', 'Week', 'Month', 'Year'),
          type: oneOf('Recurring', 'Non Recurring'),
          category: textUpTo(60),
          description: textUpTo(1000),
          nameLower: textUpTo(240),
          joiningFee: rupees,
          taxRate: { good: [null, 0, 0.5, 100], bad: [-0.5, 100.5, '5'] },
          sac: { good: [null, '999723', '12345678'], bad: ['123456789', 7] },
          isActive: flag,
          deleted: flag,
          freeze: mapOf(
            { allowed: true, maxTimes: null, minDays: 1, maxDays: null, totalDays: null, fee: 0 },
            {
              allowed: flag,
              maxTimes: { good: [null, 1, 1000], bad: [0, 1001, '2'] },
              minDays: { good: [1, 3660], bad: [0, 3661, null] },
              maxDays: { good: [null, 3660], bad: [0, 3661, 1.5] },
              totalDays: { good: [null, 3660], bad: [0, 3661, 1.5] },
              fee: rupees,
            },
            null,
          ),
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    it('keeps its centre and the time it was made', async () => {
      await expectAllowed(edit({ gymId: IRON }))
      await expectDenied(edit({ gymId: ICE }))
      await expectDenied(edit({ createdAt: serverTimestamp() }))
      await expectDenied(edit({ updatedAt: new Date('2020-01-01') }))
      await expectAllowed(add({}))
      await expectDenied(add({ price: -1 }))
      await expectDenied(add({ createdAt: new Date('2020-01-01') }))
    })

    it('takes no field that no schema knows', async () => {
      await expectDenied(add({ colour: 'red' }))
      await expectDenied(edit({ id: 'another' }))
      await expectDenied(edit({ colour: 'red' }))
      await expectAllowed(edit({ description: 'red' }))
    })
  })
}
