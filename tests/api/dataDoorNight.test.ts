import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import { nightlyWork } from '../../functions/src/schedules/nightlyWork'
import { putDevice } from './support/deviceFixtures'
import { ask } from './support/servedCalls'
import {
  beginDoors,
  GYM,
  newDoor,
  NOW,
  ownerToken,
  PIN,
  SECRET,
  sell,
  SN,
  store,
  stored,
  TODAY,
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

describe('a number that was taken off its person', () => {
  const unlink = async () => {
    const input = { gymId: GYM, personType: 'member', personId: 'asha', pin: '' }
    expect(await ask('linkPin', input, { token: await ownerToken() }, { now: () => NOW })).toMatchObject({
      body: { kind: 'done' },
    })
  }
  const turn = (enabled: boolean) =>
    store.batch((writer) => writer.update(`biometricDevices/${SN}`, [{ at: ['enabled'], value: enabled }]))
  const commands = async () =>
    (await adminStore().collection(`biometricDevices/${SN}/commands`).orderBy('id').get()).docs.map((each) =>
      ['kind', 'status'].map((field) => String(each.data()[field])).join(' '),
    )

  it('is shut on a device that was off meanwhile, and on another one that has it, each once', async () => {
    await sell()
    const door = newDoor()
    await door.poll()
    expect(door.opens(PIN, TODAY)).toBe(true)
    await turn(false)
    await unlink()
    await turn(true)
    await putDevice(store, { sn: 'DOORS2', gymId: GYM, secret: 'LATER2SECRET' })
    await store.batch((writer) =>
      writer.set(`biometricDevices/DOORS2/roster/${PIN}`, { gymId: GYM, sn: 'DOORS2', pin: PIN }),
    )
    expect(await bringIntoLine(store, GYM, NOW)).toBe(1)
    await door.poll()
    expect(door.opens(PIN, TODAY)).toBe(false)
    const second = terminalOver(NOW, { sn: 'DOORS2', secret: 'LATER2SECRET' })
    expect((await second.poll()).join()).toContain('EndDatetime=2000-01-02')
    expect(await bringIntoLine(store, GYM, NOW)).toBe(0)
  })

  it('is told again to a device that has it, and put on none that has it no more', async () => {
    await sell()
    const door = newDoor()
    await door.poll()
    await unlink()
    await door.poll()
    const line = `biometricDevices/${SN}/roster/${PIN}`
    await store.batch((writer) => writer.set(line, { gymId: GYM, sn: SN, pin: PIN }))
    expect(await bringIntoLine(store, GYM, NOW, { sn: SN })).toBe(1)
    await door.poll()
    await store.batch((writer) => writer.remove(line))
    expect(await bringIntoLine(store, GYM, NOW, { sn: SN })).toBe(0)
    expect(await waiting()).toBe(0)
  })

  it('is told again to a device that refused it, by the night and by hand', async () => {
    await sell()
    const door = newDoor()
    await door.poll()
    await unlink()
    const refuse = async () => {
      const [, id = ''] = /^C:(\d+):/.exec((await door.poll('deaf')).join()) ?? []
      const body = `ID=${id}&Return=-1001&CMD=DATA\n`
      await door.scene.call('POST', `/iclock/devicecmd?SN=${SN}&pushcommkey=${SECRET}`, { body })
      expect(await commands()).toEqual(['ENABLE DONE', 'DISABLE FAILED'])
    }
    await refuse()
    expect(await bringIntoLine(store, GYM, NOW)).toBe(1)
    await refuse()
    expect(await bringIntoLine(store, GYM, NOW, { sn: SN })).toBe(1)
    await door.poll()
    expect([door.opens(PIN, TODAY), await waiting()]).toEqual([false, 0])
    expect(await commands()).toEqual(['ENABLE DONE', 'DISABLE DONE'])
  })
})
