import { collection, doc, getDocs, limit, query, setDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import { ICE, IRON, SHUT, type Account } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { readGym, readMember, readPublic, readStaff } from '../support/reads'
import { staffRecord } from '../support/records'

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
}
