import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { accounts, ICE, IRON } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { staffLeaveRecord } from '../support/officeRecords'
import { stamp, type Stored } from '../support/records'
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
          deleted: { good: [false, true], bad: ['true'] },
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
    })

    it('that was taken back stays so, because something may stand in its place: a call alone brings it back', async () => {
      await stand({ deleted: true })
      await expectDenied(edit({ deleted: false }))
      await expectDenied(edit({ deleted: deleteField() }))
      await expectAllowed(edit({ reason: 'Family wedding' }))
      const { deleted: _, ...older } = staffLeaveRecord(IRON)
      const path = `staffLeave/${freshId('staffLeave')}`
      await arrange((store) => setDoc(doc(store, path), older))
      const write = (fields: Stored) =>
        updateDoc(doc(storeOf(accounts.owner), path), { ...stamp(IRON), ...fields })
      await expectAllowed(write({ reason: 'from before leave was taken back' }))
      await expectAllowed(write({ deleted: true }))
      await expectDenied(write({ deleted: false }))
    })
  })
}
