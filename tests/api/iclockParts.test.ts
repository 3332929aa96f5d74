import { iclockScene } from './support/iclockScene'
import { beforeEach, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { putDevice, queueCommand } from './support/deviceFixtures'
import { emptyStore } from './support/emptyStore'
import { putGym } from './support/gymFixtures'

const GYM = 'parts'
const SN = 'PARTS1'
const KEYED = `SN=${SN}&pushcommkey=QW7F3A9C21`
let scene = iclockScene(new Date('2026-11-20T04:30:00Z'))

const dataOf = async (path: string) => (await adminStore().doc(path).get()).data() ?? {}
const poll = async () => (await scene.call('GET', `/iclock/getrequest?${KEYED}`))[1]
const says = (returnCode: number) =>
  scene.call('POST', `/iclock/devicecmd?${KEYED}`, {
    body: `ID=1&return=${String(returnCode)}&CMD=DATA UPDATE\n`,
  })
const bothLines = /^C:1:DATA UPDATE user .*\nC:1:DATA UPDATE userauthorize .*\n$/

beforeEach(async () => {
  await emptyStore()
  scene = iclockScene(new Date('2026-11-20T04:30:00Z'))
  await putGym(scene.store, GYM)
  const told = { protocol: 'acc', strategy: 'authorize' }
  await putDevice(scene.store, { sn: SN, gymId: GYM, secret: 'QW7F3A9C21', ...told })
  const payload = { name: 'Asha Rao', validFrom: null, validUntil: '2026-12-19' }
  await queueCommand(scene.store, SN, GYM, { kind: 'ENABLE', payload, pin: '1001' })
  await adminStore()
    .doc(`biometricUsers/${GYM}_1001`)
    .set({
      ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired: 'enabled', version: 1 },
      devices: { [SN]: { appliedVersion: 0, commandId: 1, state: 'queued' } },
    })
})

it.each([-1003, -1005, -1007])(
  'a command in two lines waits again where the device was too busy for the second one: %i',
  async (busy) => {
    expect(await poll()).toMatch(bothLines)
    await says(0)
    // Meanwhile a poll finds that all is settled.
    await queueCommand(scene.store, SN, GYM, { kind: 'REBOOT', payload: {} })
    expect(await poll()).toBe('C:2:REBOOT\n')
    await says(busy)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 2, failed: {} })
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      devices: { [SN]: { appliedVersion: 0, state: 'queued' } },
    })
    const waiting = await dataOf(`biometricDevices/${SN}/commands/1`)
    expect(waiting).toMatchObject({ status: 'QUEUED', ackAt: null })
    expect(waiting).not.toHaveProperty('expiresAt')
    expect(await poll()).toMatch(bothLines)
    await says(0)
    await says(0)
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({ status: 'DONE' })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 1 })
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      devices: { [SN]: { appliedVersion: 1, state: 'done' } },
    })
  },
)
