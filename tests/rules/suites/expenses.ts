import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { accounts, ICE, IRON } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { expenseCategoryRecord, expenseRecord } from '../support/officeRecords'
import { stamp, type Stored } from '../support/records'
import {
  dayOrNothing,
  fieldTests,
  filePath,
  flag,
  mapOf,
  oneOf,
  rupees,
  someDay,
  someText,
  textUpTo,
} from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const expenses = recordsOf('expenses', expenseRecord)
const monthly = {
  ...{ every: 1, everyType: 'Month', endsOn: null },
  ...{ anchor: '2026-11-01', madeThrough: '2026-11-01' },
}
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
          bill: filePath(IRON),
          gst: rupees,
          date: dayOrNothing,
          status: oneOf('Draft', 'Confirmed'),
          isRecurring: flag,
          deleted: flag,
          recurrence: mapOf(monthly, {
            every: { good: [1, 60], bad: [0, 61, '1'] },
            everyType: oneOf('Day', 'Week', 'Month', 'Year'),
            anchor: someDay,
            madeThrough: someDay,
            endsOn: dayOrNothing,
          }),
          recurringOf: textUpTo(128),
          createdBy: { good: [IRON], bad: [ICE, '', deleteField()] },
        },
        (field, value) => expenses.edit({ [field]: value }),
      )
    })

    originTests(expenses, { harmless: 'description', bad: { amount: 0 } })

    it('is entered by who says so', async () => {
      for (const createdBy of [ICE, '', null]) await expectDenied(expenses.add({ createdBy }))
      await expectAllowed(expenses.add({ createdBy: IRON }))
      await expenses.stand({ createdBy: 'somebody before' })
      await expectDenied(expenses.edit({ createdBy: IRON }))
      await expectAllowed(expenses.edit({ description: 'somebody else’s' }))
    })

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

    it('keeps what the pay ledger says of it, where pay was spent with it', async () => {
      const changes = {
        ...{ amount: 1, gst: 1, date: '2026-11-02', status: 'Draft', deleted: true },
        ...{ isRecurring: true, recurringOf: 'rent', recurrence: monthly },
      }
      const edit = (id: string, fields: Stored) =>
        updateDoc(doc(storeOf(accounts.owner), 'expenses', id), { ...stamp(IRON), ...fields })
      for (const id of [`${IRON}_pay_key_ravi`, `${ICE}_pay_key_ravi`, `${IRON}_payroll`])
        await arrange((store) => setDoc(doc(store, 'expenses', id), expenseRecord(IRON)))
      for (const [field, value] of Object.entries(changes)) {
        await expectDenied(edit(`${IRON}_pay_key_ravi`, { [field]: value }))
        await expectAllowed(edit(`${ICE}_pay_key_ravi`, { [field]: value }))
        await expectAllowed(edit(`${IRON}_payroll`, { [field]: value }))
      }
      await expectAllowed(edit(`${IRON}_pay_key_ravi`, { description: 'Pay', paidFrom: 'Bank account' }))
    })

    it('loses the tax and the repeats that an older one of pay has, and gets neither back', async () => {
      const id = `${IRON}_pay_older_ravi`
      const older = { ...expenseRecord(IRON), gst: 90, isRecurring: true, recurrence: monthly }
      await arrange((store) => setDoc(doc(store, 'expenses', id), older))
      const edit = (fields: Stored) =>
        updateDoc(doc(storeOf(accounts.owner), 'expenses', id), { ...stamp(IRON), ...fields })
      await expectDenied(edit({ gst: 50 }))
      await expectDenied(edit({ recurrence: { ...monthly, madeThrough: '2026-12-01' } }))
      await expectDenied(edit({ isRecurring: false, recurrence: null, amount: 1 }))
      await expectAllowed(edit({ isRecurring: false, recurrence: null }))
      await expectAllowed(edit({ gst: 0 }))
      for (const { gst, isRecurring, recurrence } of [older])
        for (const back of [{ gst }, { isRecurring }, { recurrence }]) await expectDenied(edit(back))
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
          nameLower: textUpTo(120),
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

    it('takes no id of another centre’s usual ones', async () => {
      const add = (id: string) =>
        setDoc(doc(storeOf(accounts.owner), 'expenseCategories', id), expenseCategoryRecord(IRON))
      for (const id of [`${ICE}_${freshId('rent')}`, `_${freshId('rent')}`, `${IRON}_`])
        await expectDenied(add(id))
      await expectAllowed(add(`${IRON}_${freshId('rent')}`))
      await expectAllowed(add(freshId('made')))
    })

    originTests(categories, { harmless: 'colour', bad: { name: '' } })
  })
}
