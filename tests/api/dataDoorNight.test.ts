import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { putDevice } from './support/deviceFixtures'
import {
  beginDoors,
  GYM,
  newDoor,
  NOW,
  PIN,
  sell,
  SN,
  store,
  stored,
  userOf,
  waiting,
} from './support/doorGym'
import { terminalOver } from './support/terminal'

beforeEach(beginDoors)

describe('the night', () => {
  const nightOf = (at: string) =>
    nightlyWork(store, new Date(at), (gymId, error) => expect.unreachable(`${gymId} ${String(error)}`))

  it('shuts out whose days of grace ended yesterday, and brings a later device into line', async () => {
    await sell()
    await putDevice(store, { sn: 'DOORS2', gymId: GYM, secret: 'LATER2SECRET' })
    await nightOf('2026-12-21T18:35:00Z')
    expect(await userOf()).toMatchObject({ desired: 'enabled', version: 1 })
    const second = terminalOver(new Date('2026-12-22T00:00:00Z'), { sn: 'DOORS2', secret: 'LATER2SECRET' })
    await second.poll()
    expect(second.untilOf(PIN)).toBe('2026-12-22')
    await nightOf('2026-12-22T18:35:00Z')
    expect(await userOf()).toMatchObject({ desired: 'disabled', version: 2 })
    const { version } = await userOf()
    await nightOf('2026-12-23T18:35:00Z')
    expect((await userOf()).version).toBe(version)
    expect((await stored(`gyms/${GYM}`))?.['deviceSerials']).toEqual(['DOORS1', 'DOORS2'])
  })

  it('sends people again while the device is off without another command for what waits already', async () => {
    await sell()
    const again = () => bringIntoLine(store, GYM, NOW, { sn: SN })
    const commands = async () => (await adminStore().collection(`biometricDevices/${SN}/commands`).get()).size
    for (let time = 0; time < 3; time += 1) expect(await again()).toBe(1)
    expect([await commands(), await waiting()]).toEqual([1, 1])
    const door = newDoor()
    await door.poll()
    expect(await waiting()).toBe(0)
    for (let time = 0; time < 3; time += 1) expect(await again()).toBe(1)
    expect([await commands(), await waiting()]).toEqual([2, 1])
    // Sent and not answered, it is made anew: the device may have been emptied since.
    await door.poll('deaf')
    await again()
    expect([await commands(), await waiting()]).toEqual([3, 1])
    door.scene.later(70)
    expect(await door.poll()).toHaveLength(1)
    expect([door.opens(PIN, '2026-12-22'), await waiting()]).toEqual([true, 0])
  })

  it('puts nobody on a device who is not to be let in there, and shuts a number whose member is gone', async () => {
    await bringIntoLine(store, GYM, NOW)
    expect(await userOf()).toMatchObject({ desired: 'disabled', devices: {} })
    await store.batch((writer) =>
      writer.set(`biometricDevices/${SN}/roster/${PIN}`, { gymId: GYM, sn: SN, pin: PIN, name: 'Asha' }),
    )
    expect(await bringIntoLine(store, GYM, NOW)).toBe(1)
    expect(await bringIntoLine(store, GYM, NOW)).toBe(0)
    expect(await waiting()).toBe(1)
    await store.batch((writer) => writer.remove('members/asha'))
    await bringIntoLine(store, GYM, NOW)
    expect(await userOf()).toMatchObject({ personId: '', desired: 'disabled' })
  })
})
