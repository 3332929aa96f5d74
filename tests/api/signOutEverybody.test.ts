import { ask, newAccount, tokenOf } from './support/servedCalls'
import { beforeEach, describe, expect, it } from 'vitest'
import { contract } from '@/domain/api/contract'
import { adminAuth, adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { lastSignIn } from '../../functions/src/gyms/lastSignIn'

const IRON = 'out-iron'
const ICE = 'out-ice'
const KEY = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const owner = (gymId: string) => ({ role: 'Client', clientType: 'GYM', gymId })
const employee = (gymId: string, role = 'Manager') => ({ role, clientType: 'GYM', gymId })

/** Sign-ins of a minute ago: what a second ago was is the same second to Auth. */
const MINUTE_AGO = Math.floor(Date.now() / 1000) - 60
const old = (uid: string, claims: object) => tokenOf(uid, claims, { auth_time: MINUTE_AGO, iat: MINUTE_AGO })

const { store } = openAdminStore()
const out = (token: string, fields: object = {}) =>
  ask('signOutEverybody', { gymId: IRON, key: KEY, ...fields }, { token })
const list = (token: string, gymId = IRON) => ask('listSignIns', { gymId }, { token })
const validAfter = async (uid: string) =>
  Date.parse((await adminAuth().getUser(uid)).tokensValidAfterTime ?? '') / 1000
const lines = async () => {
  const { docs } = await adminStore().collection('auditLogs').where('act', '==', 'gym.signOut').get()
  return docs.map((entry) => entry.data())
}

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  await newAccount('out-admin', { admin: true })
  await newAccount(IRON, owner(IRON))
  await newAccount(ICE, owner(ICE))
  await newAccount('out-desk', employee(IRON))
  await newAccount('out-ice-desk', employee(ICE))
  const staff = { gymId: IRON, name: 'Ravi', nameLower: 'ravi', isActive: true, deleted: false }
  await adminStore().doc('staff/out-desk').set(staff)
  await adminStore().doc('staff/out-no-account').set(staff)
  // A record says nothing of whose the account is: its claims do.
  await adminStore().doc('staff/out-ice-desk').set(staff)
  for (const uid of [IRON, ICE, 'out-desk', 'out-ice-desk'])
    await adminAuth().updateUser(uid, { displayName: uid })
})

describe('signing everybody out', () => {
  it('ends the sign-ins of the owner and the employees, and the next ones count', async () => {
    const [asOwner, asDesk] = [old(IRON, owner(IRON)), old('out-desk', employee(IRON))]
    expect((await list(asOwner)).status).toBe(200)
    expect(await out(asOwner)).toMatchObject({ status: 200, body: { kind: 'done', accounts: 2 } })
    expect((await list(asOwner)).status).toBe(401)
    expect((await ask('getUser', {}, { token: asDesk })).status).toBe(401)
    expect((await list(tokenOf(IRON, owner(IRON)))).status).toBe(200)
    const record = (await adminStore().doc('staff/out-desk').get()).data()
    expect(record?.['tokensValidAfter']).toBeGreaterThan(MINUTE_AGO)
    const { tokensValidAfter } = (await adminStore().doc(`gyms/${IRON}`).get()).data() ?? {}
    expect(tokensValidAfter).toBeGreaterThan(MINUTE_AGO)
  })

  it('leaves another centre’s accounts alone, also one that a record here names', async () => {
    const before = [await validAfter(ICE), await validAfter('out-ice-desk')]
    await out(tokenOf(IRON, owner(IRON)))
    expect([await validAfter(ICE), await validAfter('out-ice-desk')]).toEqual(before)
    expect((await list(old(ICE, owner(ICE)), ICE)).status).toBe(200)
    expect((await adminStore().doc(`gyms/${ICE}`).get()).data()).not.toHaveProperty('tokensValidAfter')
  })

  it('is the owner’s and the super admin’s: neither a manager’s, nor another owner’s', async () => {
    expect((await out(tokenOf('out-desk', employee(IRON)))).status).toBe(403)
    expect((await out(tokenOf(ICE, owner(ICE)))).status).toBe(403)
    expect(await lines()).toEqual([])
    expect((await out(tokenOf('out-admin', { admin: true }))).status).toBe(200)
    // The super admin belongs to no centre, and stays signed in.
    expect((await list(old('out-admin', { admin: true }))).status).toBe(200)
  })

  it('is one line of the audit log, and a repeat signs out nobody who has come back', async () => {
    await out(tokenOf(IRON, owner(IRON)))
    const [first, mark] = [await lines(), await validAfter(IRON)]
    expect(first).toMatchObject([{ gymId: IRON, by: IRON, byRole: 'CLIENT', collection: 'gyms' }])
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect((await out(tokenOf(IRON, owner(IRON)))).status).toBe(200)
    expect([await lines(), await validAfter(IRON)]).toEqual([first, mark])
  })

  it('is not made often: three a minute', () => {
    expect(contract.signOutEverybody.perMinute).toBe(3)
  })
})

describe('who signed in lately', () => {
  it('names the owner and the employees with an account, and nobody of another centre', async () => {
    const { body } = await list(tokenOf(IRON, owner(IRON)))
    expect(body).toMatchObject({
      accounts: expect.arrayContaining([
        expect.objectContaining({ uid: IRON, role: 'Owner', isDisabled: false }),
        expect.objectContaining({ uid: 'out-desk', name: 'Ravi', role: 'Manager' }),
      ]) as unknown,
    })
    expect(JSON.stringify(body)).not.toContain('out-ice')
  })

  it('is asked of its own accounts alone for the platform, which lists when a centre was last used', async () => {
    expect(await lastSignIn(adminAuth(), store, IRON)).toBeInstanceOf(Date)
    // The other centre's desk, which a record here names, has an account still.
    await adminAuth().deleteUsers([IRON, 'out-desk'])
    expect(await lastSignIn(adminAuth(), store, IRON)).toBeNull()
  })

  it('is the owner’s and the super admin’s', async () => {
    expect((await list(tokenOf('out-desk', employee(IRON)))).status).toBe(403)
    expect((await list(tokenOf(ICE, owner(ICE)))).status).toBe(403)
    expect((await list(tokenOf('out-admin', { admin: true }))).status).toBe(200)
  })
})
