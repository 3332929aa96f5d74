import { beforeEach, describe, it } from 'vitest'
import { expectAllowed, expectDenied } from '../support/check'
import { contributionCategoryRecord } from '../support/officeRecords'
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
          mergedInto: textUpTo(128),
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

    originTests(categories, { harmless: 'nameLower', bad: { name: '' } })
  })
}
