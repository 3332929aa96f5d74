import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput, CallName } from '@/domain/api/contract'
import type { BiometricUser } from '@/domain/biometric/device'
import { adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { putDevice } from './support/deviceFixtures'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { ask, newAccount } from './support/servedCalls'

const GYM = 'door-wish'
const SN = 'WISH1'
const NOW = new Date('2026-11-20T06:30:00Z')
const { store } = openAdminStore()
let owner = ''
let minutes = 0

const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })
const userOf = async (pin: number) =>
  (await store.get(`biometricUsers/${GYM}_${String(pin)}`))?.data as BiometricUser | undefined

/** Each call comes a minute after the one before. */
async function done<N extends CallName>(name: N, input: CallInput<N>) {
  minutes += 1
  const at = new Date(NOW.getTime() + minutes * 60_000)
  const answer = await ask(name, input, { token: owner }, { now: () => at })
  expect([name, answer.body]).toMatchObject([name, { kind: 'done' }])
}
const link = (pin: number, personId = 'asha') =>
  done('linkPin', { gymId: GYM, personType: personId === 'ravi' ? 'employee' : 'member', personId, pin })
const stop = (pin: number) => done('disableBiometricUser', { gymId: GYM, biometricUserId: String(pin) })
const letIn = (pin: number) => done('enableBiometricUser', { gymId: GYM, biometricUserId: String(pin) })

const runs = {
  ...{ id: 'p', name: 'Quarter', startDate: '2026-11-01', endDate: '2027-01-31' },
  assignedAt: new Date('2026-11-01T06:00:00Z'),
}

beforeAll(async () => {
  owner = await newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
})

beforeEach(async () => {
  minutes = 0
  await emptyStore()
  await putGym(store, GYM, { deviceSerials: [SN] })
  await putDevice(store, { sn: SN, gymId: GYM, secret: 'QW7F3A9C21' })
  for (const [id, name] of [
    ['asha', 'Asha Rao'],
    ['meera', 'Meera'],
  ] as const)
    await put(`members/${id}`, { gymId: GYM, name, biometricUserId: 0, currentPackage: runs })
  await put('staff/ravi', { gymId: GYM, name: 'Ravi', biometricId: 0 })
})

describe('who is stopped at the door stays stopped (decision 67)', () => {
  it('with another number; and once let in, is let in with the next one too', async () => {
    await link(1001)
    await stop(1001)
    await link(1002)
    expect(await userOf(1002)).toMatchObject({ desired: 'disabled', wish: { desired: 'disabled' } })
    await letIn(1002)
    await link(1003)
    expect(await userOf(1003)).toMatchObject({ desired: 'enabled', wish: null })
    // What was said under the first number went along from there.
    await link(0)
    await link(1001)
    expect(await userOf(1001)).toMatchObject({ desired: 'enabled', wish: null })
  })

  it.each([
    ['the same number', 1001],
    ['another one', 1002],
  ])('unlinked, and linked again to %s', async (_which, pin) => {
    await link(1001)
    await stop(1001)
    await link(0)
    expect(await userOf(1001)).toMatchObject({ personId: '', desired: 'disabled' })
    await link(pin)
    expect(await userOf(pin)).toMatchObject({ personId: 'asha', desired: 'disabled' })
    await letIn(pin)
    await link(0)
    await link(1001)
    expect(await userOf(1001)).toMatchObject({ personId: 'asha', desired: 'enabled' })
  })

  it.each([
    ['the same number', 1001],
    ['another one', 1002],
  ])('and so when others had the number in between, linked again to %s', async (_which, pin) => {
    await link(1001)
    await stop(1001)
    await link(0)
    await link(1001, 'meera')
    await link(0, 'meera')
    await link(1001, 'ravi')
    await link(0, 'ravi')
    await link(pin)
    expect(await userOf(pin)).toMatchObject({ personId: 'asha', desired: 'disabled' })
    expect(await userOf(1001)).toMatchObject({ earlier: [], earlierOf: [] })
    await letIn(pin)
    await link(0)
    await link(1003)
    expect(await userOf(1003)).toMatchObject({ personId: 'asha', desired: 'enabled' })
    await link(1001, 'meera')
    expect(await userOf(1001)).toMatchObject({ personId: 'meera', desired: 'enabled' })
  })

  it('also an employee; whoever has the number next is not stopped with them', async () => {
    await link(1001, 'ravi')
    await stop(1001)
    await link(0, 'ravi')
    await link(1001, 'meera')
    expect(await userOf(1001)).toMatchObject({ personId: 'meera', desired: 'enabled', wish: null })
    await link(1002, 'ravi')
    expect(await userOf(1002)).toMatchObject({ personId: 'ravi', desired: 'disabled' })
    await letIn(1002)
    await link(0, 'meera')
    await link(1001, 'ravi')
    expect(await userOf(1001)).toMatchObject({ personId: 'ravi', desired: 'enabled' })
  })
})
