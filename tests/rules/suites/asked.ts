import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore'
import { describe, it } from 'vitest'
import { ICE, IRON, SHUT, accounts, type Account } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { mailRecord } from '../support/officeRecords'

export function askedSuite() {
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
      'lastVisits',
      'attendance',
      'attendanceDays',
      'monthStats',
      'ledger',
      'ledgerDays',
      'dayCloses',
      'payMonths',
      'staffLeave',
      'leads',
      'promoCodes',
      'expenseCategories',
      'contributionCategories',
      'messageTemplates',
      'outbox',
      'biometricUsers',
      'biometricDevices',
      `biometricDevices/${IRON}-device/commands`,
      `biometricDevices/${IRON}-device/roster`,
      'punches',
      'biometricUnknownDevices',
      'biometricRejects',
      'memberImports',
      'auditLogs',
      'gymInvoices',
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
      'lastVisits',
      'monthStats',
      'ledgerDays',
      'dayCloses',
      'contributions',
      'payMonths',
      'memberImports',
      'messageTemplates',
      'biometricUsers',
      'snoozes',
      'dashboards',
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
      `biometricDevices/${IRON}-device/roster`,
      'punches',
      'biometricUnknownDevices',
      'biometricRejects',
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

    it('the desk asks for the mails of one invoice, and not for what the platform writes to the owner', async () => {
      await arrange(async (store) => {
        await setDoc(doc(store, 'outbox', 'of-invoice'), mailRecord(IRON))
        await setDoc(doc(store, 'outbox', 'of-nothing'), mailRecord(IRON, ''))
        await setDoc(doc(store, 'outbox', 'to-owner'), mailRecord(IRON, null))
      })
      const list = (account: Account, ...filters: QueryConstraint[]) =>
        getDocs(
          query(collection(storeOf(account), 'outbox'), where('gymId', '==', IRON), ...filters, limit(100)),
        )
      const get = (account: Account, id: string) => getDoc(doc(storeOf(account), 'outbox', id))
      for (const filter of [
        where('attachment.invoiceId', '==', ''),
        where('attachment', '==', null),
        where('templateKey', '==', 'platform'),
      ])
        await expectDenied(list(accounts.manager, filter))
      await expectDenied(list(accounts.manager))
      await expectAllowed(list(accounts.manager, where('attachment.invoiceId', '==', 'first')))
      await expectAllowed(list(accounts.owner))
      for (const id of ['to-owner', 'of-nothing']) await expectDenied(get(accounts.manager, id))
      await expectAllowed(get(accounts.manager, 'of-invoice'))
      await expectAllowed(get(accounts.owner, 'to-owner'))
    })

    it('whole collection groups are closed, also to administrators', async () => {
      const store = storeOf(accounts.admin)
      await expectDenied(getDocs(query(collectionGroup(store, 'packageHistory'), limit(1))))
      await expectAllowed(
        getDocs(
          query(
            collection(store, `members/${IRON}-member/packageHistory`),
            where('gymId', '==', IRON),
            limit(1),
          ),
        ),
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
}
