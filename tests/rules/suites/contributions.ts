import { beforeEach, describe } from 'vitest'
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
          rate: rupees,
          order: { good: [0, 10_000], bad: [-1, 10_001, '1'] },
          mergedInto: textUpTo(128),
          isStatutory: flag,
          isActive: flag,
          deleted: flag,
        },
        (field, value) => categories.edit({ [field]: value }),
      )
    })

    originTests(categories, { harmless: 'nameLower', bad: { name: '' } })
  })
}
