import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { INDIA_MINUTES, todayIn } from '../support/clock'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { memberRecord, packageRecord, sellingRecord, stamp, type Stored } from '../support/records'
import { dayOrNothing, fieldTests, flag, filePath, oneOf, someText, textUpTo, type FieldRule } from './fields'

let memberId = ''

const stand = (record: Stored = {}) =>
  arrange((store) => setDoc(doc(store, 'members', memberId), { ...sellingRecord(IRON), ...record }))

const edit = (who: AccountName, fields: Stored) =>
  updateDoc(doc(storeOf(accounts[who]), 'members', memberId), {
    ...stamp(accounts[who].uid ?? ''),
    ...fields,
  })

/** A new member is written whole, with its own id. */
const add = (record: Stored, who: AccountName = 'owner') => {
  const id = freshId('member')
  const whole = { ...memberRecord(IRON, accounts[who].uid ?? ''), id }
  return setDoc(doc(storeOf(accounts[who]), 'members', id), { ...whole, ...record })
}

const guardian = { name: 'Ravi Rao', phone: '+91 98765 43210', relation: 'Father', consentOn: '2026-11-20' }

/** What a page writes of a member, and what each field holds. */
export const personalFields: Record<string, FieldRule> = {
  name: someText(120),
  email: textUpTo(254),
  phone: textUpTo(40),
  dp: filePath(IRON),
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
  gender: oneOf(null, 'Male', 'Female', 'Other'),
  dob: dayOrNothing,
  deactivatedOn: dayOrNothing,
  lastVisitOn: dayOrNothing,
  guardian: {
    good: [null, guardian, { ...guardian, consentOn: null }],
    bad: [
      'none',
      [],
      { ...guardian, name: 'a'.repeat(121) },
      { ...guardian, phone: '1'.repeat(41) },
      { ...guardian, relation: 'a'.repeat(61) },
      { ...guardian, consentOn: 'yes' },
      { ...guardian, note: 'x' },
      { ...guardian, name: 7 },
    ],
  },
}

/** What the server alone writes of a member, each with a value that stands there and one that does not. */
const ofServer: [string, unknown, unknown][] = [
  ['totalDueAmount', 550, 0],
  ['biometricUserId', 0, 7],
  ['creditBalance', 20, 5000],
  ['currentPackage', packageRecord(), null],
  ['currentPackage.endDate', '2026-11-30', '2099-12-31'],
  ['currentPackage.name', 'Monthly', 'Yearly'],
  ['currentPackage.duration', 1, 12],
  ['futurePackage', null, packageRecord('next')],
  ['lastPackage', null, packageRecord('before')],
  ['packageHistory', deleteField(), []],
  ['idProof', `${IRON}/members/1/idProof-1.pdf`, ''],
  ['idProof', `${IRON}/members/1/idProof-1.pdf`, 'https://elsewhere.example/id.pdf'],
  ['idProof', `${IRON}/members/1/idProof-1.pdf`, `${IRON}/members/2/idProof-1.pdf`],
  ['lookup.coverUntil', '2026-11-30', '2099-12-31'],
  ['lookup.startsOn', '2026-11-01', '2026-10-01'],
  ['lookup.frozenFrom', null, '2026-11-20'],
  ['lookup.frozenTo', null, '2026-11-20'],
  ['lookup.joinedOn', '2026-10-01', '2025-10-01'],
  ['lookup.packageId', 'iron-monthly', 'iron-yearly'],
  ['lookup.version', 1, 2],
  ['lookup.stray', deleteField(), 1],
]

export function membersSuite() {
  describe('a member', () => {
    beforeEach(async () => {
      memberId = freshId('member')
      await stand({ idProof: `${IRON}/members/1/idProof-1.pdf` })
    })

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          ...personalFields,
          'lookup.nameLower': { good: ['', 'asha'], bad: [7, 'a'.repeat(241), deleteField()] },
          'lookup.phoneDigits': { good: ['', '9876543210'], bad: [7, 'none', '1'.repeat(41), deleteField()] },
          'lookup.lastVisitOn': dayOrNothing,
          lookup: { good: [sellingRecord(IRON)['lookup']], bad: [null, {}, deleteField()] },
          updatedBy: { good: [IRON], bad: [ICE, '', null, deleteField()] },
        },
        (field, value) => edit('owner', { [field]: value }),
      )
    })

    describe.each(['owner', 'manager', 'admin'] as const)(
      'under the %s keeps what is the server’s',
      (who) => {
        it.each(ofServer)('%s', async (field, same, other) => {
          await expectAllowed(edit(who, { [field]: same, notes: freshId('note') }))
          await expectDenied(edit(who, { [field]: other }))
        })
      },
    )

    it('who was erased, or is being, is changed and brought back by nobody', async () => {
      await stand({ deleted: true })
      await expectAllowed(edit('owner', { deleted: false }))
      for (const isDone of [true, false]) {
        await stand({ deleted: true, erased: { isDone } })
        await expectDenied(edit('owner', { deleted: false }))
        await expectDenied(edit('owner', { notes: 'Back again' }))
        await expectDenied(edit('admin', { name: 'Asha Rao' }))
      }
      await stand()
      await expectDenied(edit('owner', { erased: { isDone: true } }))
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

    it('takes no field that no schema knows; one from an older version stays', async () => {
      await expectDenied(add({ isVip: true }))
      await expectDenied(edit('owner', { isVip: true }))
      await stand({ packageHistory: [], isVip: true })
      await expectAllowed(edit('owner', { notes: 'with the older fields' }))
      await expectDenied(edit('owner', { packageHistory: ['changed'] }))
      await expectDenied(edit('owner', { isVip: false }))
    })

    it('of an older version is edited in its personal fields, with a picture where it always was', async () => {
      await stand({ lookup: null, totalDueAmount: '550', dp: 'pictures/7.png' })
      await expectAllowed(edit('owner', { notes: 'as it was' }))
      await expectDenied(edit('owner', { dp: 'pictures/8.png' }))
      await expectDenied(edit('owner', { totalDueAmount: 550 }))
      await expectDenied(edit('owner', { lookup: memberRecord(IRON)['lookup'] }))
    })

    it('needs a name, what the lists find it by, and its own id', async () => {
      const without = (field: string) => {
        const id = freshId('member')
        const whole = Object.entries({ ...memberRecord(IRON), id }).filter(([name]) => name !== field)
        return setDoc(doc(storeOf(accounts.owner), 'members', id), Object.fromEntries(whole))
      }
      for (const field of ['id', 'name', 'lookup', 'notes', 'dp', 'totalDueAmount', 'updatedBy'])
        await expectDenied(without(field))
      await expectDenied(add({ name: '' }))
      await expectDenied(add({ id: 'another' }))
      await expectAllowed(add({}))
    })
  })

  describe.each(['owner', 'manager', 'admin'] as const)('a new member of the %s', (who) => {
    it.each<[string, unknown, unknown]>([
      ['totalDueAmount', 0, 1],
      ['biometricUserId', 0, 7],
      ['creditBalance', 0, 1],
      ['currentPackage', null, packageRecord()],
      ['futurePackage', null, packageRecord()],
      ['lastPackage', null, packageRecord()],
      ['deleted', false, true],
      ['idProof', '', `${IRON}/members/1/idProof-1.pdf`],
    ])('begins with %s of nothing', async (field, neutral, other) => {
      await expectAllowed(add({ [field]: neutral }, who))
      await expectDenied(add({ [field]: other }, who))
    })

    it.each<[string, unknown]>([
      ['coverUntil', '2099-12-31'],
      ['startsOn', '2026-11-01'],
      ['frozenFrom', '2026-11-01'],
      ['frozenTo', '2026-11-01'],
      ['packageId', 'iron-monthly'],
      ['lastVisitOn', '2026-11-20'],
      ['joinedOn', todayIn(INDIA_MINUTES, -3)],
      ['joinedOn', null],
      ['version', '1'],
      ['nameLower', 'a'.repeat(241)],
      ['joinedOn', todayIn(INDIA_MINUTES, 3)],
      ['joinedOn', 'soon'],
      ['stray', 1],
    ])('is found as one who has bought nothing: %s', async (field, value) => {
      const lookup = memberRecord(IRON)['lookup'] as Stored
      await expectDenied(add({ lookup: { ...lookup, [field]: value } }, who))
      await expectAllowed(add({ lookup: { ...lookup, joinedOn: todayIn(0, -1) } }, who))
    })

    it('is checked as it is when it is changed', async () => {
      await expectDenied(add({ email: 7 }, who))
      await expectDenied(add({ updatedBy: 'somebody' }, who))
      await expectAllowed(add({ guardian, dp: `${IRON}/people/1/photo`, email: 'asha@demo.test' }, who))
    })
  })

  it('the owner blocks a member and unblocks one, the manager does neither and changes the rest', async () => {
    memberId = freshId('member')
    await stand()
    await expectDenied(edit('manager', { blocked: true }))
    await expectAllowed(edit('manager', { blocked: false, notes: 'seen' }))
    await expectAllowed(edit('owner', { blocked: true }))
    await expectDenied(edit('manager', { blocked: false }))
    await expectAllowed(edit('manager', { blocked: true, notes: 'seen again' }))
    await expectAllowed(edit('owner', { blocked: false }))
    await stand({ blocked: 'no' })
    await expectAllowed(edit('manager', { blocked: false }))
  })

  it('the owner deletes a member and brings one back, the manager does neither', async () => {
    memberId = freshId('member')
    await stand()
    await expectDenied(edit('manager', { deleted: true }))
    await expectAllowed(edit('manager', { deleted: false }))
    await expectAllowed(edit('owner', { deleted: true }))
    await expectDenied(edit('manager', { deleted: false }))
    await expectAllowed(edit('owner', { deleted: false }))
  })
}
