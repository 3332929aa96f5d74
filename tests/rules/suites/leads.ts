import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { contact, leadRecord } from '../support/officeRecords'
import { stamp, type Stored } from '../support/records'
import { dayOrNothing, fieldTests, flag, oneOf, rupees, someText, textUpTo } from './fields'
import { originTests } from './origin'
import { recordsOf } from './records'

const leads = recordsOf('leads', leadRecord)
const { add, edit, stand } = leads

const contacted = { interactions: [contact()], attempts: 1 }

/** As the server keeps that somebody asked again on the centre’s page. */
const asked = { ...contact('again', ''), kind: 'Enquiry page' }

export function leadsSuite() {
  describe('a lead', () => {
    beforeEach(() => stand(contacted))

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(120),
          nameLower: textUpTo(240),
          phone: textUpTo(40),
          phoneDigits: textUpTo(40),
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
          promisedDiscount: rupees,
          attempts: { good: [1], bad: [0, 2, 1.5, '1'] },
          nextFollowUpOn: { ...dayOrNothing, good: ['2026-11-20'] },
          trialOn: dayOrNothing,
          status: { good: ['New', 'Contacted', 'Trial Booked', 'Trial Done', 'Later'], bad: ['Waiting', 7] },
          lostReason: textUpTo(60),
          labels: {
            good: [[], ['Student'], Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(30, 'x'))],
            bad: [
              ...[Array.from({ length: 11 }, (_, at) => `${at}`), ['x'.repeat(31)], ['', 'Student']],
              ...[['a\u001fb'], 'Student', {}, null, 7, deleteField()],
            ],
          },
          memberId: { good: [''], bad: [`${IRON}-member`] },
          convertedOn: { good: [null], bad: ['2026-11-20'] },
          soldFor: { good: [null], bad: [0, 1_799] },
          cameIn: textUpTo(7),
          consent: { good: [null], bad: [{ purpose: 'Any' }, 7] },
          createdBy: { good: [IRON], bad: [ICE, '', deleteField()] },
          noMessages: flag,
          deleted: flag,
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    originTests(leads, { harmless: 'notes', bad: { name: '' } })

    it('is made by who says so, and as nobody’s member yet', async () => {
      await expectDenied(add({ createdBy: ICE }))
      await expectDenied(add({ memberId: `${IRON}-member` }))
      await expectDenied(add({ convertedOn: '2026-11-20' }))
      await expectDenied(add({ soldFor: 1_799 }))
      await expectAllowed(add({ memberId: '', convertedOn: null }))
    })

    it('of an older version is written whole, as nobody’s member and nobody’s work', async () => {
      const path = `leads/${freshId('leads')}`
      const older = { gymId: IRON, name: 'Kiran Shah', nextFollowUpOn: '2026-11-21' }
      await arrange((store) => setDoc(doc(store, path), older))
      const { createdAt: _, ...whole } = leadRecord(IRON)
      const write = (fields: Stored) =>
        updateDoc(doc(storeOf(accounts.owner), path), { ...whole, ...stamp(IRON), createdBy: '', ...fields })
      await expectDenied(write({ createdBy: IRON }))
      await expectDenied(write({ status: 'Converted', memberId: `${IRON}-member` }))
      await expectAllowed(write({ notes: 'brought up to date' }))
    })

    it('leaves New only with a contact', async () => {
      await stand()
      await expectDenied(edit({ status: 'Contacted' }))
      await expectAllowed(edit({ status: 'Contacted', ...contacted }))
      await expectDenied(add({ status: 'Contacted' }))
      await expectAllowed(add({ status: 'Contacted', ...contacted }))
      await expectAllowed(add({ status: 'New' }))
    })

    it('that only asked again on the centre’s page is new until somebody talks to it', async () => {
      await stand({ interactions: [asked] })
      await expectDenied(edit({ status: 'Contacted' }))
      await expectDenied(edit({ status: 'Contacted', attempts: 1 }))
      const another = { ...contact(), kind: 'Enquiry page' }
      await expectDenied(edit({ status: 'Contacted', attempts: 1, interactions: [asked, another] }))
      await expectDenied(edit({ status: 'Contacted', interactions: [asked, contact()] }))
      await expectAllowed(edit({ temperature: 'Hot' }))
      await stand({ interactions: [asked], status: 'Later' })
      await expectAllowed(edit({ notes: 'moved before contacts were counted' }))
      await stand({ interactions: [asked] })
      await expectAllowed(edit({ status: 'Contacted', attempts: 1, interactions: [asked, contact()] }))
    })

    it('from before its contacts were counted is counted with the next write, never above what there is', async () => {
      const { attempts: _, ...uncounted } = leadRecord(IRON)
      const path = `leads/${freshId('leads')}`
      await arrange((store) => setDoc(doc(store, path), { ...uncounted, interactions: [contact()] }))
      const write = (fields: Stored) =>
        updateDoc(doc(storeOf(accounts.owner), path), { ...stamp(IRON), ...fields })
      await expectDenied(write({ status: 'Contacted', attempts: 2 }))
      for (const attempts of [0, -1, '1']) await expectDenied(write({ status: 'Contacted', attempts }))
      for (const attempts of [-1, 1.5]) await expectDenied(write({ attempts }))
      await expectDenied(write({ interactions: [], attempts: 0 }))
      await expectAllowed(write({ status: 'Contacted', attempts: 1 }))
    })

    it('from before its contacts were counted takes one more of them with the write that counts them, and no two', async () => {
      const { attempts: _, ...uncounted } = leadRecord(IRON)
      const path = `leads/${freshId('leads')}`
      await arrange((store) => setDoc(doc(store, path), { ...uncounted, interactions: [contact()] }))
      const write = (fields: Stored) =>
        updateDoc(doc(storeOf(accounts.owner), path), { ...stamp(IRON), status: 'Contacted', ...fields })
      const two = [contact(), contact('again')]
      await expectDenied(write({ interactions: [...two, contact('and again')], attempts: 3 }))
      await expectDenied(write({ interactions: [contact(), contact('again', ICE)], attempts: 2 }))
      await expectAllowed(write({ interactions: two, attempts: 2 }))
    })

    it('has a next date while it is open', async () => {
      await expectDenied(edit({ status: 'Later', nextFollowUpOn: null }))
      await expectDenied(edit({ nextFollowUpOn: deleteField() }))
      await expectDenied(edit({ nextFollowUpOn: 'soon' }))
      await expectAllowed(edit({ status: 'Later', nextFollowUpOn: '2027-01-15' }))
      await expectDenied(edit({ status: 'Waiting' }))
      await expectDenied(add({ nextFollowUpOn: null }))
    })

    it('is lost for a reason', async () => {
      await expectDenied(edit({ status: 'Lost', nextFollowUpOn: null }))
      await expectDenied(edit({ status: 'Lost', lostReason: '' }))
      await expectAllowed(edit({ status: 'Lost', nextFollowUpOn: null, lostReason: 'Price' }))
      const given = { status: 'Lost', nextFollowUpOn: null, lostReason: 'Timing' }
      await expectDenied(edit(given, 'sales of another centre'))
      await expectAllowed(edit(given, 'sales of a centre'))
      await expectDenied(add({ ...contacted, status: 'Lost', nextFollowUpOn: null }))
      await expectAllowed(add({ ...contacted, status: 'Lost', nextFollowUpOn: null, lostReason: 'Price' }))
    })

    it('is converted by the sale alone, which is the server’s, and stays so', async () => {
      await expectDenied(edit({ status: 'Converted' }))
      await expectDenied(edit({ status: 'Converted', memberId: `${IRON}-member` }))
      await expectDenied(add({ status: 'Converted', ...contacted, nextFollowUpOn: null }))
      await stand({ ...contacted, status: 'Converted', memberId: `${IRON}-member`, nextFollowUpOn: null })
      await expectAllowed(edit({ notes: 'a good one' }))
      await expectDenied(edit({ status: 'Lost', lostReason: 'Price' }))
      await expectDenied(edit({ memberId: 'another' }))
    })

    it('keeps the consent that it came with, which is the server’s', async () => {
      const consent = { purpose: 'Answering the enquiry', version: '2026-11', on: '2026-11-20' }
      await expectDenied(add({ consent }))
      await expectAllowed(add({ consent: null }))
      await stand({ ...contacted, consent })
      await expectAllowed(edit({ notes: 'asked on the page' }))
      await expectDenied(edit({ consent: { ...consent, on: '2026-11-19' } }))
      await expectDenied(edit({ consent: null }))
    })

    it('keeps every contact, and logs one at a time', async () => {
      await expectDenied(edit({ interactions: [] }))
      await expectDenied(edit({ interactions: [contact('rewritten')] }))
      await expectDenied(edit({ interactions: [contact('rewritten'), contact('again')], attempts: 2 }))
      const three = [contact(), contact('again'), contact('and again')]
      await expectDenied(edit({ interactions: three, attempts: 3 }))
      await expectDenied(edit({ interactions: [contact(), { ...contact('again'), by: ICE }], attempts: 2 }))
      await expectAllowed(edit({ interactions: [contact(), contact('again')], attempts: 2 }))
      await expectDenied(add({ interactions: [contact(), contact('again')], attempts: 2 }))
      await expectDenied(add({ interactions: 'none' }))
      await expectDenied(add({ interactions: [contact()], attempts: 0 }))
      await expectAllowed(add({ interactions: [contact()], attempts: 1 }))
      // What stood there is not looked at; small, because the emulator's report of the coverage holds every value.
      const many = (count: number) => Array.from({ length: count }, () => 0)
      await stand({ interactions: many(499), attempts: 499 })
      await expectAllowed(edit({ interactions: [...many(499), contact()], attempts: 500 }))
      await expectAllowed(edit({ notes: 'much talked to' }))
      await expectDenied(edit({ interactions: [...many(499), contact(), contact()], attempts: 501 }))
    })

    describe('a contact', () => {
      const contactOf = (field: string, value: unknown) => ({ ...contact(), [field]: value })
      fieldTests(
        {
          by: { good: [IRON], bad: [ICE, '', 'desk', 7] },
          id: textUpTo(128),
          kind: oneOf('Call', 'WhatsApp', 'Visit'),
          outcome: textUpTo(60),
          note: textUpTo(1000),
          at: { good: [null, new Date()], bad: ['now', 7] },
          on: dayOrNothing,
          nextFollowUpOn: dayOrNothing,
          stray: { good: [], bad: [1] },
        },
        (field, value) => add({ interactions: [contactOf(field, value)], attempts: 1 }),
      )
    })

    it('is the centre’s own Sales’ as well, unless the centre says no', async () => {
      const allow = (salesMayUseLeads: boolean) =>
        arrange((store) => updateDoc(doc(store, 'gyms', IRON), { preference: { salesMayUseLeads } }))
      const seller = 'sales of a centre'
      await expectAllowed(add({}, seller))
      await expectAllowed(edit({ notes: 'called' }, seller))
      await expectDenied(edit({ deleted: true }, seller))
      await expectDenied(edit({ notes: 'called' }, 'sales of another centre'))
      await expectDenied(edit({ notes: 'called' }, 'sales'))
      const keep = (isActive: boolean) =>
        arrange((store) => updateDoc(doc(store, 'staff', accounts[seller].uid), { isActive }))
      await keep(false)
      await expectDenied(edit({ notes: 'called' }, seller))
      await keep(true)
      await allow(false)
      await expectDenied(edit({ notes: 'called again' }, seller))
      await expectAllowed(edit({ notes: 'called again' }, 'manager'))
      await allow(true)
      await expectAllowed(edit({ notes: 'called again' }, seller))
    })

    it('that was merged away names the one that stays, which is the server’s to write', async () => {
      await expectDenied(add({ mergedInto: 'another' }))
      await expectDenied(edit({ mergedInto: 'another' }))
      await stand({ ...contacted, deleted: true, mergedInto: 'another' })
      await expectDenied(edit({ mergedInto: 'third' }))
      await stand({ ...contacted, mergedInto: 'another' })
      await expectDenied(edit({ mergedInto: 'third' }))
      await expectAllowed(edit({ notes: 'came twice' }))
    })

    it('that was put away is neither talked to nor changed, until the owner brings it back', async () => {
      const changesBy = (who: AccountName): Stored[] => [
        ...[{ notes: 'called' }, { ownerId: 'desk' }, { status: 'Later' }],
        { interactions: [contact(), contact('again', accounts[who].uid ?? '')], attempts: 2 },
      ]
      await stand({ ...contacted, deleted: true })
      for (const who of ['owner', 'manager', 'sales of a centre'] as const)
        for (const fields of changesBy(who)) await expectDenied(edit(fields, who))
      await expectDenied(edit({ deleted: false }, 'manager'))
      await expectDenied(edit({ deleted: true }))
      await expectAllowed(edit({ deleted: false }))
      for (const fields of changesBy('manager')) await expectAllowed(edit(fields, 'manager'))
    })

    it('that was merged away is not brought back; one that was only deleted is', async () => {
      await stand({ ...contacted, deleted: true, mergedInto: 'another' })
      await expectDenied(edit({ notes: 'called' }))
      await expectDenied(edit({ deleted: false }))
      await stand({ ...contacted, deleted: true, mergedInto: '' })
      await expectAllowed(edit({ deleted: false }))
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
