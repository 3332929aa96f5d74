import { doc, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { accounts, ICE, IRON } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { contributionCategoryRecord } from '../support/officeRecords'
import { stamp, type Stored } from '../support/records'
import { fieldTests, flag, oneOf, rupees, someText, textUpTo } from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const categories = recordsOf('contributionCategories', contributionCategoryRecord)

export function contributionsSuite() {
  describe('a contribution category', () => {
    beforeEach(() => categories.stand())

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(60),
          nameLower: textUpTo(120),
          direction: oneOf('Earning', 'Deduction'),
          basis: oneOf('fixed', 'percentOfNet', 'perSession', 'manual'),
          payWhen: oneOf('invoiced', 'realised'),
          paidTo: oneOf('seller', 'leadOwner'),
          order: { good: [0, 10_000], bad: [-1, 10_001, '1'] },
          mergedInto: { good: [''], bad: ['a'.repeat(129), 7] },
          isStatutory: flag,
          isActive: flag,
          deleted: flag,
        },
        (field, value) => categories.edit({ [field]: value }),
      )
      fieldTests({ rate: rupees }, (_, rate) => categories.edit({ basis: 'fixed', rate }))
    })

    it('is a percentage of 100 at most, also where an amount becomes one', async () => {
      await expectAllowed(categories.add({ rate: 100 }))
      await expectDenied(categories.add({ rate: 100.5 }))
      await expectAllowed(categories.add({ basis: 'fixed', rate: 100.5 }))
      await expectAllowed(categories.edit({ rate: 100 }))
      await expectDenied(categories.edit({ rate: 100.5 }))
      await categories.stand({ basis: 'fixed', rate: 5000 })
      await expectDenied(categories.edit({ basis: 'percentOfNet' }))
      await expectAllowed(categories.edit({ basis: 'percentOfNet', rate: 50 }))
    })

    it('that is above it from before may be archived and moved, and its rate only be put right', async () => {
      await categories.stand({ rate: 500 })
      await expectAllowed(categories.edit({ isActive: false }))
      await expectAllowed(categories.edit({ order: 3 }))
      await expectDenied(categories.edit({ rate: 400 }))
      await expectAllowed(categories.edit({ rate: 40 }))
    })

    it('is merged into another of its kind that is in use or merged on, and into nothing else', async () => {
      const put = async (fields: Stored = {}, gymId = IRON, id = freshId('target')) => {
        const record = { ...contributionCategoryRecord(gymId), ...fields }
        await arrange((store) => setDoc(doc(store, 'contributionCategories', id), record))
        return id
      }
      const merge = (id: string, mergedInto: string) =>
        updateDoc(doc(storeOf(accounts.owner), 'contributionCategories', id), {
          ...stamp(IRON),
          ...{ isActive: false, mergedInto },
        })
      const own = await put()
      for (const target of [
        ...[
          await put({ basis: 'fixed' }),
          await put({ direction: 'Deduction' }),
          await put({ deleted: true }),
        ],
        ...[
          await put({ isActive: false }),
          await put({}, ICE),
          await put({ mergedInto: own }),
          own,
          'nowhere',
        ],
      ])
        await expectDenied(merge(own, target))
      await expectAllowed(merge(own, await put()))
      await expectAllowed(merge(own, await put({ isActive: false, mergedInto: 'another' })))
      await expectAllowed(merge(own, ''))
      const fixed = await put({ basis: 'fixed' })
      await expectDenied(merge(fixed, await put()))
      await expectAllowed(merge(fixed, await put({ basis: 'manual' })))
      await expectDenied(categories.add({ mergedInto: own }))
      await expectAllowed(categories.add({ mergedInto: '' }))
    })

    it('takes no id of another centre’s usual ones', async () => {
      const add = (id: string) =>
        setDoc(doc(storeOf(accounts.owner), 'contributionCategories', id), contributionCategoryRecord(IRON))
      for (const id of [`${ICE}_${freshId('salary')}`, `_${freshId('salary')}`, `${IRON}_`])
        await expectDenied(add(id))
      await expectAllowed(add(`${IRON}_${freshId('salary')}`))
      await expectAllowed(add(freshId('made')))
    })

    originTests(categories, { harmless: 'nameLower', bad: { name: '' } })
  })
}
