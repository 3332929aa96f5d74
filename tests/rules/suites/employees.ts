import { deleteDoc, deleteField, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import { ICE, IRON, accounts, type Account } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { readGym, readMember, readStaff } from '../support/reads'
import { memberRecord, staffRecord, stamp, type Stored } from '../support/records'

export function employeesSuite() {
  describe('an employee', () => {
    const desk = { uid: 'new-desk', claims: { role: 'Manager', gymId: IRON } }
    const signedInAt = (seconds: number): Account => ({ ...desk, claims: { ...desk.claims, iat: seconds } })
    const record = (fields: Stored) =>
      arrange((store) => setDoc(doc(store, 'staff', desk.uid), { ...staffRecord(IRON), ...fields }))
    const mark = (seconds: unknown) =>
      arrange((store) => updateDoc(doc(store, 'gyms', IRON), { tokensValidAfter: seconds }))
    const owner = (iat: number): Account => ({ uid: IRON, claims: { role: 'Client', gymId: IRON, iat } })
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

    it('is not the owner, whose sign-in must not be older than signing everybody out', async () => {
      await noRecord()
      await mark(1000)
      await expectDenied(readMember(owner(999)))
      await expectAllowed(readMember(owner(1000)))
      await expectDenied(readStaff(owner(999)))
      // The page learns from the own centre why it is refused.
      await expectAllowed(readGym(owner(999), IRON))
      await expectAllowed(readMember({ uid: ICE, claims: { role: 'Client', gymId: ICE, iat: 999 } }, ICE))
      await expectAllowed(readMember({ uid: 'root', claims: { admin: true, iat: 999 } }))
      await mark('soon')
      await expectDenied(readMember(owner(1000)))
      await mark(deleteField())
    })

    it('is not the owner, who takes on nobody by an older sign-in either', async () => {
      const add = (iat: number) => {
        const id = freshId('member')
        return setDoc(doc(storeOf(owner(iat)), 'members', id), { ...memberRecord(IRON), id })
      }
      await mark(1000)
      await expectDenied(add(999))
      await expectAllowed(add(1000))
      await mark(deleteField())
      await expectAllowed(add(999))
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
}
