import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore'
import { describe, it } from 'vitest'
import { ICE, IRON, SHUT, accounts, type Account } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { gymRecord, staffRecord, stamp, type Stored } from '../support/records'

const readMember = (account: Account, gymId = IRON) =>
  getDoc(doc(storeOf(account), 'members', `${gymId}-member`))
const readStaff = (account: Account, gymId = IRON) => getDoc(doc(storeOf(account), 'staff', `${gymId}-coach`))
const readPublic = (account: Account, gymId: string) => getDoc(doc(storeOf(account), 'gymsPublic', gymId))
const readGym = (account: Account, gymId: string) => getDoc(doc(storeOf(account), 'gyms', gymId))

export function identitySuite() {
  describe('who asks', () => {
    it('an administrator is one by the claim `admin: true` alone', async () => {
      await expectAllowed(readMember({ uid: 'root', claims: { admin: true } }))
      await expectDenied(readMember({ uid: 'root', claims: { admin: 'true' } }))
      await expectDenied(readMember({ uid: 'root', claims: { admin: false } }))
      await expectDenied(readPublic({ uid: 'root', claims: { admin: false } }, ICE))
      await expectDenied(readMember({ uid: 'root', claims: { role: 'ADMIN' } }))
    })

    it('an owner’s centre is the claim, and only without one the uid', async () => {
      await expectAllowed(readMember({ uid: IRON, claims: {} }))
      await expectAllowed(readMember({ uid: IRON, claims: { clientType: 'GYM' } }))
      await expectAllowed(readMember({ uid: 'moved', claims: { gymId: IRON } }))
      await expectDenied(readMember({ uid: IRON, claims: { gymId: ICE } }))
      await expectDenied(readMember({ uid: IRON, claims: { gymId: '' } }))
      await expectDenied(readMember({ uid: 'moved', claims: {} }))
    })

    it('a manager needs the centre in the claim; the uid is not enough', async () => {
      await expectAllowed(readMember({ uid: 'desk', claims: { role: 'Manager', gymId: IRON } }))
      await expectDenied(readMember({ uid: IRON, claims: { role: 'Manager' } }))
      await expectDenied(readMember({ uid: 'desk', claims: { role: 'Manager', gymId: ICE } }))
    })

    it('an employee is not the owner', async () => {
      await expectAllowed(readStaff({ uid: 'owner', claims: { role: 'Client', gymId: IRON } }))
      await expectDenied(readStaff({ uid: 'desk', claims: { role: 'Manager', gymId: IRON } }))
      await expectDenied(readStaff({ uid: 'seller', claims: { role: 'Sales', gymId: IRON } }))
    })

    it('Sales is a claim; an e-mail address alone is none', async () => {
      await expectAllowed(readPublic({ uid: 'seller', claims: { role: 'Sales' } }, ICE))
      await expectDenied(
        readPublic({ uid: 'seller', claims: { email: 'sales@demo.test', email_verified: true } }, ICE),
      )
      await expectDenied(readMember({ uid: 'seller', claims: { role: 'Sales', gymId: IRON } }))
    })

    it('who bears a role that nobody knows is nobody', async () => {
      for (const role of ['Trainer', 'CLIENT', 'client', 'Admin', 'sales', ' ', null, 7]) {
        await expectDenied(readMember({ uid: IRON, claims: { role, gymId: IRON } }))
        await expectDenied(readGym({ uid: IRON, claims: { role } }, IRON))
      }
      for (const role of ['Client', '']) {
        await expectAllowed(readMember({ uid: 'owner', claims: { role, gymId: IRON } }))
        await expectAllowed(readGym({ uid: 'owner', claims: { role, gymId: IRON } }, IRON))
      }
    })

    it('only the platform’s Sales sees other centres and lists them; a centre’s own sees its own', async () => {
      const platform = { uid: 'seller', claims: { role: 'Sales' } }
      const employed = { uid: 'their-seller', claims: { role: 'Sales', gymId: IRON } }
      const list = (account: Account) => getDocs(query(collection(storeOf(account), 'gymsPublic'), limit(10)))
      await expectAllowed(readPublic(platform, ICE))
      await expectAllowed(list(platform))
      await expectAllowed(readPublic(employed, IRON))
      await expectDenied(readPublic(employed, ICE))
      await expectDenied(readPublic(employed, 'no-such-centre'))
      await expectDenied(list(employed))
      await expectDenied(list({ uid: 'their-seller', claims: { role: 'Sales', gymId: null } }))
    })

    it('Sales sees not even the own centre’s whole record', async () => {
      const employed = { uid: 'their-seller', claims: { role: 'Sales', gymId: IRON } }
      await expectDenied(readGym(employed, IRON))
      await expectDenied(readGym({ uid: IRON, claims: { role: 'Sales' } }, IRON))
      await expectAllowed(readGym({ uid: IRON, claims: { role: 'Client' } }, IRON))
    })

    it('a manager’s own uid is no centre', async () => {
      await expectDenied(readGym({ uid: IRON, claims: { role: 'Manager' } }, IRON))
      await expectAllowed(readGym({ uid: 'desk', claims: { role: 'Manager', gymId: IRON } }, IRON))
    })

    it('Sales of a centre leaves with it', async () => {
      const employed = (gymId: string) => ({ uid: 'another-seller', claims: { role: 'Sales', gymId } })
      await expectDenied(readPublic(employed(SHUT), SHUT))
      await expectDenied(readPublic(employed('no-such-centre'), 'no-such-centre'))
      await expectAllowed(readPublic(employed(IRON), IRON))
      const dismissed = (isActive: boolean) =>
        arrange((store) => setDoc(doc(store, 'staff/another-seller'), { ...staffRecord(IRON), isActive }))
      await dismissed(false)
      await expectDenied(readPublic(employed(IRON), IRON))
      await expectDenied(readPublic({ uid: 'another-seller', claims: { role: 'Sales' } }, ICE))
      await dismissed(true)
      await expectAllowed(readPublic(employed(IRON), IRON))
    })
  })

  describe('what may be asked', () => {
    it('a list needs the tenant in its filter, and so does a count', async () => {
      const members = collection(storeOf(accounts.owner), 'members')
      await expectAllowed(getDocs(query(members, where('gymId', '==', IRON), limit(10))))
      await expectDenied(getDocs(query(members, limit(10))))
      await expectDenied(getDocs(query(members, where('gymId', '==', ICE), limit(10))))
      await expectDenied(getDocs(query(members, where('gymId', 'in', [IRON, ICE]), limit(10))))
      await expectAllowed(getCountFromServer(query(members, where('gymId', '==', IRON))))
      await expectDenied(getCountFromServer(members))
    })

    it.each([
      'memberPackages',
      'memberDirectory',
      'attendance',
      'attendanceDays',
      'monthStats',
      'ledger',
      'ledgerDays',
      'dayCloses',
      'staffLeave',
      'leads',
      'promoCodes',
      'expenseCategories',
      'contributions',
      'contributionCategories',
      'messageTemplates',
      'outbox',
      'biometricUsers',
      'biometricDevices',
      `biometricDevices/${IRON}-device/commands`,
      'auditLogs',
      `members/${IRON}-member/packageHistory`,
      `promoCodes/${IRON}-promo/uses`,
    ])('%s are listed a hundred at a time', async (path) => {
      const page = (size: number) =>
        getDocs(query(collection(storeOf(accounts.owner), path), where('gymId', '==', IRON), limit(size)))
      await expectAllowed(page(100))
      await expectDenied(page(101))
    })

    it('what centres are offered is listed a hundred at a time, and only what is on offer', async () => {
      const page = (account: Account, size: number, ...filters: QueryConstraint[]) =>
        getDocs(query(collection(storeOf(account), 'gymRegPackages'), ...filters, limit(size)))
      const onOffer = where('isActive', '==', true)
      await expectAllowed(page(accounts.owner, 100, onOffer))
      await expectDenied(page(accounts.owner, 101, onOffer))
      await expectDenied(page(accounts.owner, 100, where('isActive', '==', false)))
      await expectDenied(page(accounts.manager, 100, onOffer))
      await expectAllowed(page(accounts.admin, 100))
      await expectDenied(page(accounts.admin, 101))
    })

    it.each(['members', 'memberPackages', 'promoCodes', 'expenses', 'expenseCategories', 'staffLeave'])(
      'what is not there yet may be looked for in %s, whose ids are made at random',
      async (name) => {
        await expectAllowed(getDoc(doc(storeOf(accounts.owner), name, 'not-yet')))
        await expectDenied(getDoc(doc(storeOf(accounts['no claims']), name, 'not-yet')))
        await expectDenied(getDoc(doc(storeOf(accounts.sales), name, 'not-yet')))
        await expectDenied(getDoc(doc(storeOf(accounts.anonymous), name, 'not-yet')))
      },
    )

    it.each([
      'invoices',
      'attendance',
      'attendanceDays',
      'memberDirectory',
      'monthStats',
      'ledgerDays',
      'dayCloses',
      'messageTemplates',
      'biometricUsers',
    ])('the ids of %s begin with the centre’s, and tell nobody else whether they are there', async (name) => {
      const get = (account: Account, id: string) => getDoc(doc(storeOf(account), name, id))
      await arrange((store) => setDoc(doc(store, name, `${ICE}_there`), { gymId: ICE }))
      await arrange((store) => setDoc(doc(store, name, `${IRON}_there`), { gymId: IRON }))
      for (const id of [`${ICE}_there`, `${ICE}_not-there`, `${IRON}-2_not-there`, 'not-there', IRON, 'i'])
        await expectDenied(get(accounts.owner, id))
      await expectAllowed(get(accounts.owner, `${IRON}_there`))
      await expectAllowed(get(accounts.owner, `${IRON}_not-there`))
      await expectDenied(get(accounts['disabled owner'], `${SHUT}_not-there`))
    })

    it.each([
      'ledger',
      'auditLogs',
      'outbox',
      'biometricDevices',
      `biometricDevices/${IRON}-device/commands`,
      'staff',
      `members/${IRON}-member/packageHistory`,
      `promoCodes/${IRON}-promo/uses`,
    ])('%s tell nobody what is not there', async (path) => {
      const get = (account: Account, id: string) => getDoc(doc(storeOf(account), path, id))
      await arrange((store) => setDoc(doc(store, path, 'theirs'), { gymId: ICE }))
      await arrange((store) => setDoc(doc(store, path, 'ours'), { gymId: IRON }))
      for (const id of ['theirs', 'not-there']) await expectDenied(get(accounts.owner, id))
      await expectAllowed(get(accounts.owner, 'ours'))
    })

    it('whole collection groups are closed, also to administrators', async () => {
      const store = storeOf(accounts.admin)
      await expectDenied(getDocs(query(collectionGroup(store, 'packageHistory'), limit(1))))
      await expectAllowed(
        getDocs(query(collection(store, `members/${IRON}-member/packageHistory`), limit(1))),
      )
    })

    it('what no rule names is refused, also to administrators', async () => {
      const store = storeOf(accounts.admin)
      await expectDenied(getDoc(doc(store, 'rateLimits/any')))
      await expectDenied(setDoc(doc(store, 'anything/at-all'), { by: 'root' }))
      await expectDenied(setDoc(doc(store, `gyms/${IRON}/secrets/any`), { by: 'root' }))
      await expectAllowed(getDoc(doc(store, 'gyms', IRON)))
    })
  })

  describe('an employee', () => {
    const desk = { uid: 'new-desk', claims: { role: 'Manager', gymId: IRON } }
    const signedInAt = (seconds: number): Account => ({ ...desk, claims: { ...desk.claims, iat: seconds } })
    const record = (fields: Stored) =>
      arrange((store) => setDoc(doc(store, 'staff', desk.uid), { ...staffRecord(IRON), ...fields }))
    const noRecord = () => arrange((store) => deleteDoc(doc(store, 'staff', desk.uid)))

    it('without a record is known by the claims alone', async () => {
      await noRecord()
      await expectAllowed(readMember(desk))
      await expectAllowed(readGym(desk, IRON))
    })

    it('is refused from the moment of being deactivated or deleted, and let in again', async () => {
      await record({})
      await expectAllowed(readMember(desk))
      await record({ isActive: false })
      await expectDenied(readMember(desk))
      await expectDenied(readGym(desk, IRON))
      await expectDenied(getDoc(doc(storeOf(desk), 'staff', desk.uid)))
      await record({ deleted: true })
      await expectDenied(readMember(desk))
      await record({})
      await expectAllowed(readMember(desk))
      await expectAllowed(readGym(desk, IRON))
    })

    it('needs a sign-in that is not older than the server says', async () => {
      await record({ tokensValidAfter: 1000 })
      await expectDenied(readMember(signedInAt(999)))
      await expectAllowed(readMember(signedInAt(1000)))
      await record({ tokensValidAfter: 'soon' })
      await expectDenied(readMember(signedInAt(1000)))
    })

    it('gains nothing by the record: claims decide', async () => {
      await record({ role: 'Manager', gymId: ICE })
      await expectAllowed(readMember(desk))
      await expectDenied(readMember(desk, ICE))
      await expectDenied(readStaff(desk))
    })

    it('reads the own record and nobody else’s', async () => {
      await record({})
      await expectAllowed(getDoc(doc(storeOf(desk), 'staff', desk.uid)))
      await expectDenied(readStaff(desk))
      await expectDenied(
        getDoc(doc(storeOf({ uid: desk.uid, claims: { gymId: ICE, role: 'Client' } }), 'staff', desk.uid)),
      )
    })

    it('signs what is written with the own name, always', async () => {
      await record({})
      const write = (fields: Stored) =>
        updateDoc(doc(storeOf(desk), 'members', `${IRON}-member`), {
          updatedAt: serverTimestamp(),
          ...fields,
        })
      await expectDenied(write({ updatedBy: IRON }))
      await expectDenied(write({ updatedBy: 'server' }))
      await expectAllowed(write({ updatedBy: desk.uid }))
      await expectDenied(
        updateDoc(doc(storeOf(accounts.owner), 'members', `${IRON}-member`), {
          notes: 'under another name',
          updatedAt: serverTimestamp(),
        }),
      )
      await expectDenied(write({ updatedBy: deleteField() }))
    })

    it('who was deactivated writes nothing either', async () => {
      const write = () =>
        updateDoc(doc(storeOf(desk), 'members', `${IRON}-member`), {
          notes: 'from the desk',
          ...stamp(desk.uid),
        })
      await record({})
      await expectAllowed(write())
      await record({ isActive: false })
      await expectDenied(write())
    })
  })

  describe('a centre', () => {
    it('is shut out by `isDisabled` from the same moment, and let in again', async () => {
      const disable = (isDisabled: unknown) =>
        arrange((store) => setDoc(doc(store, 'gyms', SHUT), { ...gymRecord(SHUT), isDisabled }))
      const who = accounts['disabled owner']
      await expectDenied(readMember(who, SHUT))
      await expectDenied(readGym(who, SHUT))
      await disable(false)
      await expectAllowed(readMember(who, SHUT))
      await expectAllowed(readGym(who, SHUT))
      await disable('true')
      await expectDenied(readMember(who, SHUT))
      await disable(true)
      await expectDenied(readMember(who, SHUT))
    })

    it('may look for its own document, so that an account without a centre learns so', async () => {
      await expectAllowed(readGym(accounts['no claims'], 'nobody'))
      await expectDenied(readGym(accounts['no claims'], IRON))
      await expectDenied(readGym(accounts['no claims'], 'no-such-centre'))
    })
  })
}
