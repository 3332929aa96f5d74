import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { staffLeaveRecord } from '../support/officeRecords'
import { fieldTests, flag, oneOf, textUpTo } from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const leaves = recordsOf('staffLeave', staffLeaveRecord)
const { add, edit, stand } = leaves

export function staffLeaveSuite() {
  describe('an employee’s leave', () => {
    beforeEach(() => stand())

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          from: { good: ['2026-11-01', '2026-11-25'], bad: ['2026-11-26', '2026-13-01', '', null, 7] },
          to: {
            good: ['2026-11-23', '2199-12-31'],
            bad: ['2026-11-22', '2200-01-01', '2026-11-32', '', null, 7],
          },
          kind: oneOf('Casual', 'Sick', 'Earned', 'Other'),
          isPaid: flag,
          status: oneOf('Approved', 'Requested', 'Declined'),
          reason: textUpTo(500),
          deleted: flag,
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    originTests(leaves, { harmless: 'reason', bad: { to: '2026-11-22' } })

    it('is of an employee of the centre, and stays the same one’s', async () => {
      for (const staffId of [`${ICE}-coach`, 'nobody']) {
        await expectDenied(add({ staffId }))
        await expectDenied(edit({ staffId }))
      }
      await expectAllowed(add({ staffId: `${IRON}-coach` }))
      await expectAllowed(edit({ staffId: `${IRON}-coach` }))
    })

    it('is given by the owner and not by the desk', async () => {
      await expectDenied(add({}, 'manager'))
      await expectDenied(edit({ deleted: true }, 'manager'))
      await expectAllowed(edit({ deleted: true }))
      await expectAllowed(edit({ deleted: false }))
    })
  })
}
