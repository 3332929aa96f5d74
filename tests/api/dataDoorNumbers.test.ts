import { sampleInputs } from './support/sampleInputs'
import { ask, everyAccount, everyDocument, newAccount } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorBodySchema } from '@/domain/api/contract'
import { adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const IRON = 'number-iron'
const { store } = openAdminStore()
let owner = ''

const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })

const link = (pin: number, personId: string) =>
  ask('linkPin', { gymId: IRON, personType: 'member', personId, pin }, { token: owner })
const hire = (biometricId: number) =>
  ask(
    'createEmployee',
    { ...sampleInputs(IRON).createEmployee, key: crypto.randomUUID(), role: '', email: '', biometricId },
    { token: owner },
  )
const change = (uid: string, changes: object) =>
  ask('updateEmployee', { gymId: IRON, uid, ...changes }, { token: owner })

/** At the field, in the sentence that the form shows. */
const taken = (name: string) =>
  `${name} has this number already. Enter the one that the device shows for this person.`

beforeAll(async () => {
  owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON, { staffs: 2 })
  await put('members/asha', { gymId: IRON, name: 'Asha Rao', biometricUserId: 1001 })
  await put('members/meera', { gymId: IRON, name: 'Meera' })
  await put('staff/ravi', { gymId: IRON, name: 'Ravi', biometricId: 1002 })
  await put('staff/sunil', { gymId: IRON, name: 'Sunil' })
})

describe('a number that somebody has (DOMAIN 1.6)', () => {
  it('is refused where it is typed, with the name of who has it; nothing changes', async () => {
    const before = [await everyDocument(), await everyAccount()]
    for (const [pin, name] of [
      [1001, 'Asha Rao'],
      [1002, 'Ravi'],
    ] as const) {
      expect((await link(pin, 'meera')).body).toEqual({ kind: 'refused', field: 'pin', reason: taken(name) })
      const hired = await hire(pin)
      expect([hired.status, errorBodySchema.parse(hired.body).error.issues]).toEqual([
        409,
        [{ path: 'biometricId', message: taken(name) }],
      ])
      expect((await change('sunil', { biometricId: pin })).body).toEqual({
        kind: 'refused',
        field: 'biometricId',
        reason: taken(name),
      })
    }
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
    expect((await change('sunil', { biometricId: 1003 })).body).toMatchObject({ kind: 'done' })
  })

  it('of a member, an employee and a new one who are given it at once one has it', async () => {
    await putGym(store, IRON, { staffs: 2, deviceSerials: [] })
    for (let round = 0; round < 2; round += 1) {
      const pin = 60 + round
      await Promise.all([
        link(pin, 'asha'),
        link(pin, 'meera'),
        change('sunil', { biometricId: pin }),
        hire(pin),
      ])
      const members = await adminStore().collection('members').where('biometricUserId', '==', pin).get()
      const staff = await adminStore().collection('staff').where('biometricId', '==', pin).get()
      const holders = [...members.docs, ...staff.docs].map(({ id }) => id)
      expect(holders).toHaveLength(1)
      expect(await dataOf(`biometricUsers/${IRON}_${String(pin)}`)).toMatchObject({ personId: holders[0] })
    }
  })

  it('is free once its holder is deleted; who comes back then has none', async () => {
    await change('ravi', { deleted: true })
    expect((await link(1002, 'meera')).body).toMatchObject({ kind: 'done' })
    expect((await change('ravi', { deleted: false })).body).toMatchObject({ kind: 'done' })
    expect(await dataOf('staff/ravi')).toMatchObject({ deleted: false, biometricId: 0 })
    expect(await dataOf(`biometricUsers/${IRON}_1002`)).toMatchObject({ personId: 'meera' })
    await change('sunil', { biometricId: 1003 })
    await change('sunil', { deleted: true })
    await change('sunil', { deleted: false })
    expect(await dataOf('staff/sunil')).toMatchObject({ biometricId: 1003 })
  })
})
