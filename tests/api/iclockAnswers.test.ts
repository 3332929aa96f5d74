import {
  acks,
  beginIclock,
  call,
  dataOf,
  GYM,
  KEYED,
  poll,
  put,
  queue,
  scene,
  SECRET,
  SN,
  store,
  upload,
} from './support/iclockGym'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { putDevice, queueCommand } from './support/deviceFixtures'

beforeEach(beginIclock)

describe('answers to commands (DOMAIN 1.6 "Ack")', () => {
  it('wait again where the device was busy, and fail with its reason where it says no', async () => {
    await queue('DISABLE')
    await poll()
    await acks('ID=1&Return=-1005&CMD=DATA')
    expect((await poll())[1]).toMatch(/^C:1:/)
    await acks('ID=1&Return=-1002&CMD=DATA')
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({
      status: 'FAILED',
      returnCode: -1002,
    })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      pendingCount: 0,
      strategyProblem: 'refused',
    })
  })

  it('that fail stand with their device until one of the same person is taken', async () => {
    const wish = (commandId: number, version: number) =>
      put(`biometricUsers/${GYM}_1001`, {
        ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired: 'enabled', version },
        devices: { [SN]: { appliedVersion: 0, commandId, state: 'queued' } },
      })
    const failed = async () => ((await dataOf(`biometricDevices/${SN}`)) ?? {})['failed'] as unknown
    await queue('ENABLE')
    await wish(1, 1)
    await poll()
    await acks('ID=1&Return=-1001&CMD=DATA')
    expect(await failed()).toEqual({ '1001': 1 })
    await queue('ENABLE')
    await wish(2, 2)
    await poll()
    await acks('ID=1&Return=0&CMD=DATA')
    expect(await failed()).toEqual({ '1001': 1 })
    await acks('ID=2&Return=0&CMD=DATA')
    expect(await failed()).toEqual({})

    await queue('DISABLE')
    await wish(3, 3)
    for (let time = 0; time < 10; time += 1) {
      await poll()
      scene.later(61)
    }
    await poll()
    expect(await failed()).toEqual({ '1001': 3 })
  })

  it('that take somebody off who is not there are done: their answer was lost', async () => {
    await queueCommand(store, SN, GYM, { kind: 'DELETE', payload: {}, pin: '1001' })
    expect((await poll())[1]).toBe('C:1:DATA DELETE USERINFO PIN=1001\n')
    await acks('ID=1&Return=-10&CMD=DATA')
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({ status: 'DONE' })
  })

  it('that an older version sent are answered by the text that it kept', async () => {
    await queueCommand(store, SN, GYM, { kind: 'DELETE', payload: {}, pin: '1001' })
    const text = (await poll())[1]
    const path = `biometricDevices/${SN}/commands/1`
    await put(path, { ...(await dataOf(path)), told: '', text })
    await acks('ID=1&Return=-10&CMD=DATA')
    expect(await dataOf(path)).toMatchObject({ status: 'DONE' })
  })

  it('put people back into their own group, though the device has named them in the one that opens nothing', async () => {
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, strategy: 'group' })
    const named = (pin: string, group: number) =>
      upload(`USER PIN=${pin}\tName=Asha\tCard=77\tGrp=${String(group)}\n`, 'OPERLOG')
    const toldGroups = async () => {
      await queue('ENABLE')
      await queue('ENABLE', '8')
      return [...(await poll())[1].matchAll(/PIN=(\d+)\t.*\tGrp=(\d+)\t/g)].map(([, ...found]) =>
        found.join(' '),
      )
    }
    await named('1001', 5)
    for (let time = 0; time < 2; time += 1) await named('1001', 99)
    await named('8', 99)
    expect(await toldGroups()).toEqual(['1001 5', '8 1'])
    // Also once another group is the one that opens nothing.
    await adminStore().doc(`biometricDevices/${SN}`).update({ blockedGroup: 98 })
    expect(await toldGroups()).toEqual(['1001 5', '8 1'])
    await named('1001', 6)
    expect(await toldGroups()).toEqual(['1001 6', '8 1'])
  })

  it('fail after ten times without an answer', async () => {
    await queue('DISABLE')
    for (let time = 0; time < 10; time += 1) {
      expect((await poll())[1]).toMatch(/^C:1:/)
      scene.later(61)
    }
    expect(await poll()).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({
      status: 'FAILED',
      attempts: 10,
    })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0 })
  })

  it('switch on what the dates need, where the device has it off', async () => {
    const off = () =>
      call('POST', `/iclock/cdata?${KEYED}&table=options`, { body: 'UserValidTimeFun=0,FaceFunOn=1' })
    const switched = (id: number) =>
      `C:${String(id)}:SET OPTION UserValidTimeFun=1\nC:${String(id)}:RELOAD OPTIONS\n`
    await off()
    await off()
    expect(await poll()).toEqual([200, switched(1)])
    await acks('ID=1&Return=-1&CMD=SET OPTION')
    expect(await poll()).toEqual([200, 'OK'])
    await off()
    expect(await poll()).toEqual([200, switched(2)])
    await acks('ID=2&Return=0&CMD=SET OPTION')
    await call('POST', `/iclock/cdata?${KEYED}&table=options`, { body: 'UserValidTimeFun=1' })
    expect(await poll()).toEqual([200, 'OK'])
  })
})
