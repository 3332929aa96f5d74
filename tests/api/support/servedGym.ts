import { newAccount, serving } from './servedCalls'
import { adminAuth, adminStore } from '../../support/emulators'
import { putGym } from './gymFixtures'
import { emptyStore } from '../../support/emptyStore'
import { errorBodySchema } from '@/domain/api/contract'

/** A centre with its owner and three employees, another one, and those of the platform. */
export const IRON = 'served-iron'
export const ICE = 'served-ice'
export const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }

export const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
export const codeOf = (body: unknown) => errorBodySchema.parse(body).error.code

export async function actsOf(gymId: string) {
  const { docs } = await adminStore().collection('auditLogs').where('gymId', '==', gymId).get()
  return docs.map((document) => document.data())
}

/** Before each test. */
export async function beginServed(): Promise<void> {
  await emptyStore()
  const { store } = serving()
  await putGym(store, IRON, { ownerName: 'Asha', email: `${IRON}@served.test`, city: 'Indore' })
  await putGym(store, ICE)
  const staff = { gymId: IRON, name: 'Ravi', nameLower: 'ravi', isActive: true, deleted: false }
  await adminStore().doc('staff/served-desk').set(staff)
  await adminStore()
    .doc('staff/served-left')
    .set({ ...staff, isActive: false })
  await adminStore()
    .doc('staff/served-document')
    .set({ ...staff, name: 'Has no account' })
  const owner = (gymId: string) => ({ role: 'Client', clientType: 'GYM', gymId })
  tokens.admin = await newAccount('served-admin', { admin: true })
  tokens.owner = await newAccount(IRON, owner(IRON))
  tokens.other = await newAccount(ICE, owner(ICE))
  tokens.manager = await newAccount('served-desk', { role: 'Manager', gymId: IRON, clientType: 'GYM' })
  await newAccount('served-left', { role: 'Manager', gymId: IRON, clientType: 'GYM' })
  await adminAuth().updateUser('served-left', { disabled: true })
  tokens.sales = await newAccount('served-sales', { role: 'Sales' })
}
