import { doc, getDoc } from 'firebase/firestore'
import { IRON, type Account } from './accounts'
import { storeOf } from './environment'

/** Single reads by which the suites ask who somebody is taken for. */
export const readMember = (account: Account, gymId = IRON) =>
  getDoc(doc(storeOf(account), 'members', `${gymId}-member`))
export const readStaff = (account: Account, gymId = IRON) =>
  getDoc(doc(storeOf(account), 'staff', `${gymId}-coach`))
export const readPublic = (account: Account, gymId: string) =>
  getDoc(doc(storeOf(account), 'gymsPublic', gymId))
export const readGym = (account: Account, gymId: string) => getDoc(doc(storeOf(account), 'gyms', gymId))
