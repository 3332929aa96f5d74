import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId, standing } from '../support/invoicing'
import { sellPackage, type Sold } from '../support/packageSale'
import { memberRecord, packageRecord, type Stored } from '../support/records'
import {
  dayOrNothing,
  fieldTests,
  flag,
  listUpTo,
  mapOrNothing,
  oneOf,
  rupees,
  someDay,
  someText,
  textUpTo,
} from './fields'

let memberId = ''

const stand = (record: Stored = {}) =>
  arrange((store) =>
    setDoc(doc(store, 'members', memberId), {
      ...memberRecord(IRON),
      currentPackage: packageRecord(),
      futurePackage: packageRecord(),
      ...record,
    }),
  )

const edit = (who: 'owner' | 'manager' | 'admin', fields: Stored) =>
  updateDoc(doc(storeOf(accounts[who]), 'members', memberId), { updatedAt: serverTimestamp(), ...fields })

const add = (record: Stored) =>
  setDoc(doc(storeOf(accounts.owner), 'members', freshId('member')), { ...memberRecord(IRON), ...record })

export function membersSuite() {
  describe('a member', () => {
    beforeEach(async () => {
      memberId = freshId('member')
      await stand()
    })

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          name: someText(120),
          email: textUpTo(254),
          phone: textUpTo(40),
          dp: textUpTo(1000),
          idProof: textUpTo(1000),
          address: textUpTo(500),
          city: textUpTo(100),
          state: textUpTo(100),
          pincode: textUpTo(10),
          occupation: textUpTo(100),
          memberCode: textUpTo(40),
          referralCode: textUpTo(40),
          sourceOfJoining: textUpTo(100),
          notes: textUpTo(5000),
          reasonForLeaving: textUpTo(1000),
          isActive: flag,
          deleted: flag,
          blocked: flag,
          emailVerified: flag,
          totalDueAmount: rupees,
          creditBalance: rupees,
          biometricUserId: { good: [0, 2_147_483_647], bad: [-1, 2_147_483_648, 1.5, '1'] },
          gender: oneOf(null, 'Male', 'Female', 'Other'),
          dob: dayOrNothing,
          deactivatedOn: dayOrNothing,
          lastVisitOn: dayOrNothing,
          guardian: mapOrNothing,
          lastPackage: mapOrNothing,
          'lookup.version': { good: [1, 2], bad: ['1', deleteField()] },
          'lookup.nameLower': { good: [''], bad: [7, deleteField()] },
          'lookup.packageId': { good: [''], bad: [7, deleteField()] },
          'lookup.coverUntil': someDay,
          'lookup.startsOn': someDay,
          'lookup.joinedOn': someDay,
          'lookup.lastVisitOn': dayOrNothing,
          'lookup.frozenFrom': dayOrNothing,
          'lookup.frozenTo': dayOrNothing,
          lookup: { good: [memberRecord(IRON)['lookup']], bad: [null, deleteField()] },
        },
        (field, value) => edit('owner', { [field]: value }),
      )
    })

    describe.each(['currentPackage', 'futurePackage'])('%s', (held) => {
      fieldTests(
        {
          [held]: { good: [null, packageRecord()], bad: ['none', {}] },
          [`${held}.duration`]: { good: [0, 1, 3660], bad: [-1, 3661, 1.5, '30', deleteField()] },
          [`${held}.durationType`]: oneOf('Day', 'Week', 'Month', 'Year'),
          [`${held}.type`]: oneOf('Recurring', 'Non Recurring'),
          [`${held}.name`]: textUpTo(120),
          [`${held}.amount`]: rupees,
          [`${held}.basePrice`]: rupees,
          [`${held}.discount`]: rupees,
          [`${held}.startDate`]: dayOrNothing,
          [`${held}.endDate`]: dayOrNothing,
          [`${held}.cancelledOn`]: dayOrNothing,
          [`${held}.invoiceIds`]: listUpTo(300),
          [`${held}.freezes`]: listUpTo(300),
        },
        (field, value) => edit('owner', { [field]: value }),
      )
    })

    it('is made with the time of the server, once and for all', async () => {
      await expectAllowed(add({}))
      await expectDenied(add({ createdAt: new Date('2020-01-01') }))
      await expectDenied(add({ updatedAt: new Date('2020-01-01') }))
      await expectAllowed(edit('owner', { notes: 'seen' }))
      await expectDenied(edit('owner', { notes: 'seen', updatedAt: new Date('2020-01-01') }))
      await expectDenied(edit('owner', { notes: 'seen', createdAt: serverTimestamp() }))
      await expectDenied(edit('owner', { notes: 'seen', createdAt: deleteField() }))
    })

    it('stays in its centre, whoever asks', async () => {
      await expectAllowed(edit('admin', { gymId: IRON }))
      await expectDenied(edit('admin', { gymId: ICE }))
      await expectDenied(edit('owner', { gymId: ICE }))
      await expectAllowed(add({ gymId: IRON }))
      await expectDenied(add({ gymId: ICE }))
      await expectDenied(add({ gymId: '' }))
    })

    it('takes no field that no schema knows; one from an older version may stay or go', async () => {
      await expectDenied(add({ isVip: true }))
      await expectDenied(edit('owner', { isVip: true }))
      await stand({ packageHistory: [] })
      await expectAllowed(edit('owner', { notes: 'with the older field' }))
      await expectDenied(edit('owner', { packageHistory: ['changed'] }))
      await expectAllowed(edit('owner', { packageHistory: deleteField() }))
    })

    it('needs a name, and what the lists find it by', async () => {
      const without = (field: string) =>
        Object.fromEntries(Object.entries(memberRecord(IRON)).filter(([key]) => key !== field))
      const make = (record: Stored) =>
        setDoc(doc(storeOf(accounts.owner), 'members', freshId('member')), record)
      await expectDenied(make(without('name')))
      await expectDenied(make(without('lookup')))
      await expectDenied(make({ ...memberRecord(IRON), name: '' }))
      await expectAllowed(make(memberRecord(IRON)))
    })

    it('is never made as deleted', async () => {
      await expectAllowed(add({ deleted: false }))
      await expectDenied(add({ deleted: true }))
    })
  })

  describe('a member and the manager', () => {
    beforeEach(async () => {
      memberId = freshId('member')
      await stand()
    })

    it('the owner deletes and brings back, the manager does neither', async () => {
      await expectDenied(edit('manager', { deleted: true }))
      await expectAllowed(edit('manager', { deleted: false }))
      await expectAllowed(edit('owner', { deleted: true }))
      await expectDenied(edit('manager', { deleted: false }))
      await expectAllowed(edit('owner', { deleted: false }))
    })

    it.each(['currentPackage', 'futurePackage'])(
      'the owner cancels the %s, the manager does not',
      async (held) => {
        await expectDenied(edit('manager', { [`${held}.cancelledOn`]: '2026-11-20' }))
        await expectAllowed(edit('manager', { [`${held}.comments`]: 'talked to her' }))
        await expectAllowed(edit('owner', { [`${held}.cancelledOn`]: '2026-11-20' }))
        await expectAllowed(edit('manager', { [`${held}.comments`]: 'the cancellation stands' }))
      },
    )

    it('adds members with nothing sold and nothing credited yet', async () => {
      const make = (fields: Stored) =>
        setDoc(doc(storeOf(accounts.manager), 'members', freshId('member')), {
          ...memberRecord(IRON),
          ...fields,
        })
      await expectDenied(make({ currentPackage: packageRecord() }))
      await expectDenied(make({ futurePackage: packageRecord() }))
      await expectDenied(make({ creditBalance: 1 }))
      await expectAllowed(make({}))
      await expectAllowed(add({ currentPackage: packageRecord(), creditBalance: 1 }))
    })

    it('gives credit only where a package gives way to another', async () => {
      await stand({ creditBalance: 50 })
      await expectDenied(edit('manager', { creditBalance: 51 }))
      await expectAllowed(edit('manager', { creditBalance: 49 }))
      await expectAllowed(
        sellPackage('manager', memberId, 'currentPackage', {}, { member: { creditBalance: 60 } }),
      )
      await expectAllowed(edit('owner', { creditBalance: 70 }))
    })

    it('the owner takes the current package away, the manager does not', async () => {
      await expectDenied(edit('manager', { currentPackage: null }))
      await expectAllowed(edit('owner', { currentPackage: null }))
      await expectAllowed(edit('manager', { currentPackage: null, notes: 'there was none' }))
    })

    it('the renewal may become the current package, but not vanish under the manager', async () => {
      await stand({ futurePackage: packageRecord('renewal') })
      await expectDenied(edit('manager', { futurePackage: null }))
      await expectAllowed(edit('manager', { futurePackage: null, currentPackage: packageRecord('renewal') }))
      await stand({ futurePackage: packageRecord('renewal') })
      await expectAllowed(edit('owner', { futurePackage: null }))
    })
  })

  describe.each(['currentPackage', 'futurePackage'])('a %s that the manager sells', (held) => {
    const discount = { discount: 100, amount: 945 }
    const again = () => stand({ futurePackage: null })
    const sell = (who: 'owner' | 'manager', fields: Stored = {}, sold: Sold = {}) =>
      sellPackage(who, memberId, held, fields, sold)
    const limitDesk = (percentage: number) =>
      arrange((past) => updateDoc(doc(past, 'gyms', IRON), { 'preference.deskDiscountPercent': percentage }))

    beforeEach(async () => {
      memberId = freshId('member')
      await again()
    })

    it('costs what the list says', async () => {
      const withFee = { basePrice: 1200, joiningFee: 200, amount: 1260 }
      await expectAllowed(sell('manager'))
      await again()
      await expectDenied(sell('manager', { basePrice: 999 }))
      await expectDenied(sell('manager', { joiningFee: 100, amount: 1260 }, { invoice: withFee }))
      await expectAllowed(sell('manager', { joiningFee: 200, amount: 1260 }, { invoice: withFee }))
      await again()
      const price = { basePrice: 900, amount: 900 }
      await expectAllowed(sell('owner', price, { invoice: price }))
    })

    it('costs what its invoice says, discount and code alike', async () => {
      await limitDesk(10)
      await expectDenied(sell('manager', { amount: 945 }))
      await expectDenied(sell('manager', discount))
      await expectDenied(sell('manager', {}, { invoice: { discount: 100 } }))
      await expectDenied(sell('manager', { percentOff: 1 }))
      await expectDenied(sell('manager', {}, { invoice: { basePrice: 900 } }))
      await expectAllowed(sell('manager', discount, { invoice: discount }))
      await limitDesk(0)
      await again()
      await expectDenied(sell('manager', discount, { invoice: discount }))
    })

    it('stands on an invoice of its own, which gets its number in the same write', async () => {
      await expectDenied(sell('manager', {}, { invoice: null }))
      await expectDenied(sell('manager', { invoiceIds: [] }))
      await expectDenied(sell('manager', {}, { invoice: { memberId: 'another' } }))
      const draft = { status: 'Draft', seq: 0, fy: '', invoiceNumber: '', issuedOn: null }
      await expectDenied(sell('manager', {}, { invoice: draft, hasCounter: false }))
      const old = await standing(IRON, { memberId, createdAt: new Date('2026-01-01') })
      const other = await standing(ICE, { memberId })
      await expectDenied(sell('manager', { invoiceIds: [old.id] }))
      await expectDenied(sell('manager', { invoiceIds: [old.id] }, { touched: old.id }))
      await expectDenied(sell('manager', { invoiceIds: [other.id] }))
      await expectAllowed(sell('manager'))
    })

    it('costs a share of it where the end stays', async () => {
      const share = { invoice: { basePrice: 500, amount: 500 } }
      await expectDenied(sell('manager', { amount: 500 }, share))
      await expectAllowed(sell('manager', { amount: 500, endDate: '2026-11-30' }, share))
    })

    it('is on the list of this centre', async () => {
      await expectDenied(sell('manager', { packageId: `${ICE}-monthly` }))
      await expectDenied(sell('manager', { packageId: 'on-no-list' }))
      await expectAllowed(sell('manager', { packageId: `${IRON}-monthly` }))
    })

    it('costs what the owner has accepted, whatever the list says', async () => {
      const price = { basePrice: 700, discount: 100, amount: 600 }
      const waiting = (status: string) =>
        standing(IRON, {
          ...{ seq: 0, fy: '', invoiceNumber: '', issuedOn: null, due: 0, taxable: 570, status, memberId },
          ...price,
          approval: status === 'Accepted' ? { isAccepted: true, by: IRON } : null,
        })
      const complete = async (status: string, fields: Stored = {}) =>
        sell('manager', { ...price, ...fields }, { accepted: (await waiting(status)).id })
      await expectDenied(complete('Draft'))
      await expectDenied(complete('Accepted', { amount: 599 }))
      await expectAllowed(complete('Accepted'))
    })
  })
}
