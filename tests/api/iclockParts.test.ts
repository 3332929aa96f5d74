import { beforeEach, expect, it } from 'vitest'
import { putDevice, queueCommand } from './support/deviceFixtures'
import { acks, beginIclock, dataOf, GYM, poll, put, queue, SECRET, SN, store } from './support/iclockGym'

const told = async () => (await poll())[1]
const says = (returnCode: number) => acks(`ID=1&return=${String(returnCode)}&CMD=DATA UPDATE\n`)
const bothLines = /^C:1:DATA UPDATE user .*\nC:1:DATA UPDATE userauthorize .*\n$/

beforeEach(async () => {
  await beginIclock()
  await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, protocol: 'acc', strategy: 'authorize' })
  await queue('ENABLE')
  await put(`biometricUsers/${GYM}_1001`, {
    ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired: 'enabled', version: 1 },
    devices: { [SN]: { appliedVersion: 0, commandId: 1, state: 'queued' } },
  })
})

it.each([-1003, -1005, -1007])(
  'a command in two lines waits again where the device was too busy for the second one: %i',
  async (busy) => {
    expect(await told()).toMatch(bothLines)
    await says(0)
    // Meanwhile a poll finds that all is settled.
    await queueCommand(store, SN, GYM, { kind: 'REBOOT', payload: {} })
    expect(await told()).toBe('C:2:CONTROL DEVICE 03000000\n')
    await says(busy)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 2, failed: {} })
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      devices: { [SN]: { appliedVersion: 0, state: 'queued' } },
    })
    const waiting = await dataOf(`biometricDevices/${SN}/commands/1`)
    expect(waiting).toMatchObject({ status: 'QUEUED', ackAt: null })
    expect(waiting).not.toHaveProperty('expiresAt')
    expect(await told()).toMatch(bothLines)
    await says(0)
    await says(0)
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({ status: 'DONE' })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 1 })
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      devices: { [SN]: { appliedVersion: 1, state: 'done' } },
    })
  },
)
