import {
  acks,
  all,
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
} from './support/iclockGym'
import { beforeEach, describe, expect, it } from 'vitest'
import { lineUpPath } from '@/data/biometric/biometricRecords'
import { putDevice, queueCommand } from './support/deviceFixtures'

beforeEach(beginIclock)

const post = (path: string, body = '') => call('POST', `/iclock/${path}`, { body })
const greet = () => call('GET', `/iclock/cdata?${KEYED}&options=all&pushver=3.0.1&DeviceType=acc`)
const registrationOf = (locks: number) =>
  `DeviceType=acc,~SerialNumber=${SN},LockCount=${String(locks)},DateFmtFunOn=1,authKey=F1E2D3C4,VMSPasswd=admin`
const registration = registrationOf(1)

describe('an access controller (DOMAIN 1.2, acc)', () => {
  it.each([
    ['together', ['ID=1&return=0&CMD=DATA UPDATE\nID=1&return=-1001&CMD=DATA UPDATE\n']],
    ['one by one', ['ID=1&return=0&CMD=DATA UPDATE\n', 'ID=1&return=-1001&CMD=DATA UPDATE\n']],
  ])('has done what takes two lines when it has done both, answered %s', async (_how, answers) => {
    const told = { protocol: 'acc', strategy: 'authorize' }
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, ...told })
    await queue('ENABLE')
    await put(`biometricUsers/${GYM}_1001`, {
      ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired: 'enabled', version: 1 },
      devices: { [SN]: { appliedVersion: 0, commandId: 1, state: 'queued' } },
    })
    expect((await poll())[1]).toMatch(/^C:1:DATA UPDATE user .*\nC:1:DATA UPDATE userauthorize .*\n$/)
    for (const answer of answers) await acks(answer)
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({
      ...{ status: 'FAILED', returnCode: -1001 },
    })
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      devices: { [SN]: { appliedVersion: 0, state: 'failed', returnCode: -1001 } },
    })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0, failed: { '1001': 1 } })
  })

  it('is told the last day as it says that it writes days; its keys are not kept', async () => {
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, protocol: 'acc' })
    await queue('ENABLE')
    await greet()
    await post(`registry?${KEYED}`, registration)
    expect((await poll())[1]).toContain('\tStartTime=86400\tEndTime=866764799\t')
    expect((await dataOf(`biometricDevices/${SN}`))?.['options']).toEqual({
      DateFmtFunOn: '1',
      LockCount: '1',
    })
  })

  it('that was told days in the other form, is told everybody anew once it registers', async () => {
    const told = { protocol: 'acc', oldestCmdId: 2, nextCmdId: 2 }
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, ...told })
    await post(`registry?${KEYED}`, registration)
    expect(await dataOf(lineUpPath(SN))).toMatchObject({ gymId: GYM, isAgain: true })
    await store.batch((writer) => writer.remove(lineUpPath(SN)))
    await post(`registry?${KEYED}`, registration)
    expect(await dataOf(lineUpPath(SN))).toBeUndefined()
  })

  it('that has several doors lets people in by all of them, and was told of one by older versions: it is told anew', async () => {
    const told = { protocol: 'acc', strategy: 'authorize', oldestCmdId: 2, nextCmdId: 2, registryAsked: 2 }
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, ...told })
    // It registered when that was asked twice at most, and nobody kept how many doors it has.
    expect(await greet()).toEqual([200, 'OK'])
    await post(`registry?${KEYED}`, registrationOf(4))
    expect(await dataOf(lineUpPath(SN))).toMatchObject({ gymId: GYM, isAgain: true })
    await queue('ENABLE')
    expect((await poll())[1]).toMatch(
      /\nC:2:DATA UPDATE userauthorize Pin=1001\tAuthorizeTimezoneId=1\tAuthorizeDoorId=15\n$/,
    )
    await store.batch((writer) => writer.remove(lineUpPath(SN)))
    await post(`registry?${KEYED}`, registrationOf(4))
    expect(await dataOf(lineUpPath(SN))).toBeUndefined()
    expect((await greet())[1]).toMatch(/^registry=ok\n/)
  })

  it('that says one form and the other in turns, is told everybody once an hour, by what it said last', async () => {
    const told = { protocol: 'acc', oldestCmdId: 2, nextCmdId: 2 }
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, ...told })
    const asked = async () => {
      const isAsked = (await dataOf(lineUpPath(SN))) !== undefined
      await store.batch((writer) => writer.remove(lineUpPath(SN)))
      return isAsked
    }
    const says = async (form: 0 | 1) => {
      await post(`cdata?${KEYED}&table=options`, `DateFmtFunOn=${String(form)}`)
      return asked()
    }
    expect([await says(1), await says(0), await says(1), await says(0)]).toEqual([true, false, false, false])
    scene.later(3600)
    expect([await says(0), await says(0)]).toEqual([true, false])
    scene.later(3600)
    expect([await says(0), await says(1), await says(0)]).toEqual([false, true, false])
  })

  it('that never registers, but greets again, is told its options all the same, and the zone once it is', async () => {
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, protocol: 'acc' })
    for (let time = 0; time < 3; time += 1) expect(await greet()).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockOffsetMinutes: null })
    for (let time = 0; time < 2; time += 1) expect((await greet())[1]).toMatch(/^registry=ok\n/)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockOffsetMinutes: 330 })
  })

  it('that was entered as one and says that it is an attendance terminal, is greeted as what it is', async () => {
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, protocol: 'acc' })
    const says = async (what: string) => (await call('GET', `/iclock/cdata?${KEYED}&options=all${what}`))[1]
    // It says nothing of itself: what was entered counts.
    expect(await says('')).toBe('OK')
    expect(await says('&pushver=2.4.1')).toMatch(/^GET OPTION FROM: CGKK1\n/)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ protocol: 'att', pushver: '2.4.1' })
  })

  it('is told the time as it asks for it, by UTC and with its zone', async () => {
    const packed = ((26 * 12 + 10) * 31 + 19) * 86_400 + 2 * 3600 + 20 * 60
    expect(await call('GET', `/iclock/rtdata?${KEYED}&type=time`)).toEqual([
      200,
      `DateTime=${String(packed)},ServerTZ=+0530`,
    ])
  })

  it('that sends templates and photos, is answered that all were taken, and nothing of them is kept', async () => {
    const send = (path: string, tablename: string, count: string) =>
      post(
        `${path}?${KEYED}&${path === 'cdata' ? 'table' : 'type'}=tabledata&tablename=${tablename}${count}`,
        'x\ny\n',
      )
    expect(await send('cdata', 'biodata', '&count=2')).toEqual([200, 'biodata=2'])
    expect(await send('querydata', 'templatev10', '&cmdid=1&count=14')).toEqual([200, 'templatev10=14'])
    for (const count of ['', '&count=-1', '&count=2%0AC:1:REBOOT', '&count=99999999'])
      expect(await send('cdata', 'biophoto', count)).toEqual([200, 'biophoto=0'])
    expect([await all('punches'), await all('biometricRejects')]).toEqual([[], []])
  })

  it('is started again in its own words', async () => {
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, protocol: 'acc' })
    await queueCommand(store, SN, GYM, { kind: 'REBOOT', payload: {} })
    expect((await poll())[1]).toBe('C:1:CONTROL DEVICE 03000000\n')
  })

  it('registers, is told its options, and sends events and people', async () => {
    expect(await greet()).toEqual([200, 'OK'])
    expect((await post(`registry?${KEYED}`, registration))[1]).toMatch(/^RegistryCode=\w{10}$/)
    expect((await post(`push?${KEYED}`))[1]).toMatch(/^ServerVersion=3/)
    expect((await greet())[1]).toMatch(/^registry=ok\n/)
    const event = (code: number, at: string) =>
      `time=2026-11-20 ${at}\tpin=1001\tcardno=0\teventaddr=1\tevent=${code}\tinoutstatus=0\tverifytype=1\tindex=2`
    const events = `${event(0, '07:40:00')}\r\n${event(23, '07:41:00')}\r\n`
    expect(await post(`cdata?${KEYED}&table=rtlog`, events)).toEqual([200, 'OK'])
    expect(await all('punches')).toMatchObject([
      { pin: '1001', localTime: '2026-11-20 07:40:00', result: 'counted' },
    ])
    // Asked for again, it is the same punch by other names.
    const packed = (((26 * 12 + 10) * 31 + 19) * 24 + 7) * 3600 + 40 * 60
    const asked = `transaction cardno=0\tpin=1001\tverified=1\tdoorid=1\teventtype=0\tinoutstate=0\ttime_second=${String(packed)}\n`
    expect(await post(`querydata?${KEYED}&type=tabledata&tablename=transaction&cmdid=2`, asked)).toEqual([
      200,
      'transaction=1',
    ])
    expect(await all('punches')).toHaveLength(1)
    const user = 'user uid=1\tcardno=77\tpin=1001\tpassword=\tgroup=1\tname=Asha\tprivilege=0\n'
    expect(await post(`querydata?${KEYED}&type=tabledata&tablename=user&cmdid=1`, user)).toEqual([
      200,
      'user=1',
    ])
    expect(await dataOf(`biometricDevices/${SN}/roster/1001`)).toMatchObject({ card: '77', name: 'Asha' })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ protocol: 'acc', pushver: '3.0.1' })
  })
})
