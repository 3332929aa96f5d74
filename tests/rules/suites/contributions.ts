import { deleteField } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { contributionCategoryRecord, contributionRecord } from '../support/officeRecords'
import { dayOrNothing, fieldTests, flag, mapOf, oneOf, rupees, someDay, someText, textUpTo } from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const contributions = recordsOf('contributions', contributionRecord)
const categories = recordsOf('contributionCategories', contributionCategoryRecord)
const { add, edit, stand } = contributions

export function contributionsSuite() {
  describe('a contribution', () => {
    beforeEach(() => stand())

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          amount: { good: [0.5, 10_000_000], bad: [0, -1, 10_000_000.5, '10', deleteField()] },
          direction: oneOf('Earning', 'Deduction'),
          date: someDay,
          month: { good: ['2026-01', '2026-12'], bad: ['2026-13', '2026-1', '', 7, deleteField()] },
          source: mapOf({}, { invoiceId: textUpTo(128), paymentId: textUpTo(128), memberId: textUpTo(128) }),
          basisAmount: rupees,
          rate: rupees,
          note: textUpTo(1000),
          modeOfPayment: textUpTo(40),
          paidOn: dayOrNothing,
          createdBy: { good: [IRON], bad: [ICE, '', deleteField()] },
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    originTests(contributions, { harmless: 'note', bad: { amount: 0 } })

    it('is of a person and a category of the centre', async () => {
      for (const staffId of [`${ICE}-coach`, 'nobody']) {
        await expectDenied(add({ staffId }))
        await expectDenied(edit({ staffId }))
      }
      await expectDenied(add({ categoryId: `${ICE}-commission` }))
      await expectDenied(edit({ categoryId: `${ICE}-commission` }))
      await expectAllowed(add({ staffId: `${IRON}-coach`, categoryId: `${IRON}-commission` }))
      await expectAllowed(edit({ staffId: `${IRON}-coach` }))
      await stand({ staffId: 'of-an-older-version' })
      await expectAllowed(edit({ staffId: `${IRON}-coach` }))
    })

    it('is made by who says so', async () => {
      await expectDenied(add({ createdBy: ICE }))
      await expectAllowed(add({ createdBy: IRON }))
    })

    it('begins as pending', async () => {
      await expectDenied(add({ status: 'Approved' }))
      await expectDenied(add({ status: 'Paid' }))
      await expectAllowed(add({ status: 'Pending' }))
    })

    it.each([
      ['Pending', ['Pending', 'Approved', 'Reversed'], ['Paid', 'Lost']],
      ['Approved', ['Paid', 'Pending', 'Reversed'], ['Approved now']],
      ['Paid', ['Reversed'], ['Pending', 'Approved']],
      ['Reversed', [], ['Pending', 'Approved', 'Paid']],
    ])('%s moves only where the ledger lets it', async (from, to, never) => {
      for (const status of never) {
        await stand({ status: from })
        await expectDenied(edit({ status }))
      }
      for (const status of to) {
        await stand({ status: from })
        await expectAllowed(edit({ status }))
      }
    })

    it('is corrected while it is pending, and not afterwards', async () => {
      await expectAllowed(edit({ amount: 600 }))
      await stand({ status: 'Approved' })
      await expectDenied(edit({ status: 'Paid', amount: 600 }))
      await expectAllowed(edit({ status: 'Paid', paidOn: '2026-12-01', modeOfPayment: 'UPI' }))
    })
  })

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
          rate: rupees,
          expenseCategoryId: textUpTo(128),
          order: { good: [0, 10_000], bad: [-1, 10_001, '1'] },
          isStatutory: flag,
          isActive: flag,
          deleted: flag,
        },
        (field, value) => categories.edit({ [field]: value }),
      )
    })

    originTests(categories, { harmless: 'expenseCategoryId', bad: { name: '' } })
  })
}
