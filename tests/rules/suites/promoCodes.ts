import { deleteField } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { expectAllowed, expectDenied } from '../support/check'
import { promoRecord } from '../support/officeRecords'
import { dayOrNothing, fieldTests, flag, rupees, someText, textsUpTo, textUpTo } from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const promos = recordsOf('promoCodes', promoRecord)
const { add, edit, stand } = promos

/** What the server counts with each sale, and a page never writes. */
const counted = { usedCount: 1 }

export function promoCodesSuite() {
  describe('a promo code', () => {
    beforeEach(() => stand())

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(60),
          nameLower: textUpTo(120),
          percentOff: { good: [1, 12.5, 100], bad: [0, 100.5, '10', deleteField()] },
          validFrom: dayOrNothing,
          validTo: dayOrNothing,
          maxUses: { good: [0, 1_000_000], bad: [-1, 1_000_001, '5'] },
          perMember: { good: [0, 1000], bad: [-1, 1001, '5'] },
          packageIds: textsUpTo(100, 12_900),
          newOnly: flag,
          minAmount: rupees,
          maxDiscount: rupees,
          isActive: flag,
          archived: flag,
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    originTests(promos, { harmless: 'name', bad: { percentOff: 0 } })

    it.each(Object.entries(counted))('its %s is the server’s alone', async (field, value) => {
      await expectDenied(add({ [field]: value }))
      await expectDenied(edit({ [field]: value }))
      await stand(counted)
      for (const other of [0, '', 2, 'second', deleteField()]) await expectDenied(edit({ [field]: other }))
      await expectAllowed(edit({ [field]: value, isActive: false }))
      await expectAllowed(add({ usedCount: 0 }))
    })

    it('keeps its name once it was used', async () => {
      await expectAllowed(edit({ name: 'HOLI10', nameLower: 'holi10' }))
      await stand({ usedCount: 1 })
      await expectDenied(edit({ name: 'HOLI10' }))
      await expectDenied(edit({ nameLower: 'holi10' }))
      await expectAllowed(edit({ percentOff: 15 }))
    })

    it('is no way into another path', async () => {
      await expectDenied(edit({ name: 'A/B' }))
      await expectAllowed(edit({ name: 'A-B' }))
    })
  })
}
