import { adminStore } from '../../support/emulators'
import { openAdminStore } from './dataStores'
import { emptyStore } from '../../support/emptyStore'
import { putGym } from './gymFixtures'
import { newAccount } from './servedCalls'

/** A centre and two who work there and ask for what is their own, and who else may ask: without a record, and of another centre. */
export const IRON = 'own-iron'
const ICE = 'own-ice'
export const [POOJA, ASHA] = ['own-pooja', 'own-asha']
export const tokens = { owner: '', pooja: '', asha: '', unknown: '', elsewhere: '' }
const { store } = openAdminStore()

/** Before all tests. */
export async function ownAccounts(): Promise<void> {
  const at = { clientType: 'GYM', gymId: IRON }
  tokens.owner = await newAccount(IRON, { role: 'Client', ...at })
  tokens.pooja = await newAccount(POOJA, { role: 'Manager', ...at })
  tokens.asha = await newAccount(ASHA, { role: 'Sales', ...at })
  tokens.unknown = await newAccount('own-unknown', { role: 'Manager', ...at })
  tokens.elsewhere = await newAccount('own-elsewhere', { role: 'Manager', ...at, gymId: ICE })
}

/** Before each test. */
export async function beginOwn(fields: Record<string, unknown> = {}): Promise<void> {
  await emptyStore()
  await putGym(store, IRON, fields)
  await putGym(store, ICE)
  const staff = { gymId: IRON, isActive: true, deleted: false }
  await adminStore()
    .doc(`staff/${POOJA}`)
    .set({ ...staff, name: 'Pooja', role: 'Manager' })
  await adminStore()
    .doc(`staff/${ASHA}`)
    .set({ ...staff, name: 'Asha', role: 'Sales' })
}
