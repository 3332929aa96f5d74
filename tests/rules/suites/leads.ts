import { deleteField } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { contact, leadRecord } from '../support/officeRecords'
import { dayOrNothing, fieldTests, flag, oneOf, rupees, someText, textUpTo } from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const leads = recordsOf('leads', leadRecord)
const { add, edit, stand } = leads

const contacted = { interactions: [contact()] }

export function leadsSuite() {
  describe('a lead', () => {
    beforeEach(() => stand(contacted))

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(120),
          nameLower: textUpTo(120),
          phone: textUpTo(40),
          phoneDigits: textUpTo(20),
          email: textUpTo(254),
          pincode: textUpTo(10),
          notes: textUpTo(5000),
          source: textUpTo(100),
          interest: textUpTo(200),
          packageId: textUpTo(128),
          ownerId: textUpTo(128),
          lastOutcome: textUpTo(60),
          gender: oneOf(null, 'Male', 'Female', 'Other'),
          temperature: oneOf('Hot', 'Warm', 'Cold'),
          budget: rupees,
          attempts: { good: [0, 10_000], bad: [-1, 10_001, 1.5, '1'] },
          trialOn: dayOrNothing,
          convertedOn: dayOrNothing,
          deleted: flag,
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    originTests(leads, { harmless: 'notes', bad: { name: '' } })

    it('leaves New only with a contact', async () => {
      await stand()
      await expectDenied(edit({ status: 'Contacted' }))
      await expectAllowed(edit({ status: 'Contacted', ...contacted }))
      await expectDenied(add({ status: 'Contacted' }))
      await expectAllowed(add({ status: 'Contacted', ...contacted }))
      await expectAllowed(add({ status: 'New' }))
    })

    it('has a next date while it is open', async () => {
      await expectDenied(edit({ status: 'Later', nextFollowUpOn: null }))
      await expectDenied(edit({ nextFollowUpOn: deleteField() }))
      await expectDenied(edit({ nextFollowUpOn: 'soon' }))
      await expectAllowed(edit({ status: 'Later', nextFollowUpOn: '2027-01-15' }))
      await expectDenied(edit({ status: 'Waiting' }))
    })

    it('is lost for a reason', async () => {
      await expectDenied(edit({ status: 'Lost', nextFollowUpOn: null }))
      await expectDenied(edit({ status: 'Lost', lostReason: 'Other' }))
      await expectAllowed(edit({ status: 'Lost', nextFollowUpOn: null, lostReason: 'Price' }))
    })

    it('is converted into a member of the centre, and stays so', async () => {
      await expectDenied(edit({ status: 'Converted' }))
      await expectDenied(edit({ status: 'Converted', memberId: 'nobody' }))
      await expectDenied(edit({ status: 'Converted', memberId: `${ICE}-member` }))
      await expectAllowed(edit({ status: 'Converted', memberId: `${IRON}-member`, nextFollowUpOn: null }))
      await expectAllowed(edit({ notes: 'a good one' }))
      await expectDenied(edit({ status: 'Lost', lostReason: 'Price' }))
      await expectDenied(edit({ memberId: 'another' }))
    })

    it('keeps every contact', async () => {
      await expectDenied(edit({ interactions: [] }))
      await expectDenied(edit({ interactions: [contact('rewritten')] }))
      await expectAllowed(edit({ interactions: [contact(), contact('again')] }))
      const many = (count: number) => Array.from({ length: count }, () => contact())
      await expectDenied(add({ interactions: many(11) }))
      await expectDenied(add({ interactions: 'none' }))
      await expectAllowed(add({ interactions: many(10) }))
    })

    it('is put away by the owner, not at the desk', async () => {
      await expectDenied(edit({ deleted: true }, 'manager'))
      await expectAllowed(edit({ notes: 'called' }, 'manager'))
      await expectAllowed(edit({ deleted: true }))
      await expectDenied(edit({ deleted: false }, 'manager'))
      await expectDenied(add({ deleted: true }))
      await expectAllowed(add({}, 'manager'))
    })
  })
}
