import { ask, newAccount, serving } from './support/servedCalls'
import { beforeAll, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'

const OWN = 'reads-own'
const DESK = 'reads-desk'
const tokens = { owner: '', desk: '', admin: '' }

beforeAll(async () => {
  await putGym(serving().store, OWN)
  await adminStore().doc(`staff/${DESK}`).set({ gymId: OWN, name: 'Ravi', isActive: true, deleted: false })
  tokens.owner = await newAccount(OWN, { role: 'Client', clientType: 'GYM', gymId: OWN })
  tokens.desk = await newAccount(DESK, { role: 'Manager', clientType: 'GYM', gymId: OWN })
  tokens.admin = await newAccount('reads-admin', { admin: true })
})

/** The documents that a call reads, in order. */
async function readsOf(token: string, uid: string): Promise<string[]> {
  const reads: string[] = []
  const { store } = serving()
  const counting = {
    ...store,
    get: (path: string) => {
      reads.push(path)
      return store.get(path)
    },
  }
  const { status } = await ask('getUser', { uid }, { token }, { store: counting })
  expect(status).toBe(200)
  return reads
}

it.each([
  ['an owner of themselves', () => [tokens.owner, OWN], [`gyms/${OWN}`, `staff/${OWN}`]],
  ['an owner of an employee', () => [tokens.owner, DESK], [`gyms/${OWN}`, `staff/${DESK}`]],
  ['an employee of themselves', () => [tokens.desk, DESK], [`gyms/${OWN}`, `staff/${DESK}`]],
  ['an administrator of an employee', () => [tokens.admin, DESK], [`staff/${DESK}`, `gyms/${OWN}`]],
] as const)('getUser reads no document twice: %s', async (_who, asked, read) => {
  const [token, uid] = asked()
  expect(await readsOf(token ?? '', uid ?? '')).toEqual(read)
})
