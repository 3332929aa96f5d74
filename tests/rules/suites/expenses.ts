import { deleteField, doc, setDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange } from '../support/environment'
import { expenseCategoryRecord, expenseRecord } from '../support/officeRecords'
import { dayOrNothing, fieldTests, flag, oneOf, rupees, someText, textUpTo } from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const expenses = recordsOf('expenses', expenseRecord)
const categories = recordsOf('expenseCategories', expenseCategoryRecord)

export function expensesSuite() {
  describe('an expense', () => {
    beforeEach(() => expenses.stand())

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          amount: { good: [0.5, 10_000_000], bad: [0, -1, 10_000_000.5, '10', deleteField()] },
          description: textUpTo(1000),
          vendor: textUpTo(120),
          modeOfPayment: textUpTo(40),
          paidFrom: textUpTo(40),
          bill: textUpTo(1000),
          gst: rupees,
          date: dayOrNothing,
          status: oneOf('Draft', 'Confirmed'),
          isRecurring: flag,
          deleted: flag,
        },
        (field, value) => expenses.edit({ [field]: value }),
      )
    })

    originTests(expenses, { harmless: 'description', bad: { amount: 0 } })

    it('belongs to a category of its centre', async () => {
      for (const categoryId of [`${ICE}-rent`, 'on-no-list']) {
        await expectDenied(expenses.add({ categoryId }))
        await expectDenied(expenses.edit({ categoryId }))
      }
      await expectAllowed(expenses.add({ categoryId: `${IRON}-rent` }))
      await expectAllowed(expenses.edit({ categoryId: `${IRON}-rent` }))
    })

    it('moves to another category of its centre', async () => {
      await arrange((store) =>
        setDoc(doc(store, 'expenseCategories', `${IRON}-power`), expenseCategoryRecord(IRON)),
      )
      await expectDenied(expenses.edit({ categoryId: `${IRON}-water` }))
      await expectAllowed(expenses.edit({ categoryId: `${IRON}-power` }))
    })

    it('stays where its category is of an older kind', async () => {
      await expenses.stand({ categoryId: 'of-an-older-version' })
      await expectAllowed(expenses.edit({ description: 'the same' }))
      await expectDenied(expenses.edit({ categoryId: 'another-older-one' }))
    })
  })

  describe('an expense category', () => {
    beforeEach(() => categories.stand())

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(60),
          nameLower: textUpTo(60),
          colour: textUpTo(20),
          monthlyBudget: rupees,
          kind: oneOf('fixed', 'variable'),
          order: { good: [0, 10_000], bad: [-1, 10_001, '1'] },
          isActive: flag,
          deleted: flag,
        },
        (field, value) => categories.edit({ [field]: value }),
      )
    })

    originTests(categories, { harmless: 'colour', bad: { name: '' } })
  })
}
