import {
  acks,
  all,
  beginIclock,
  call,
  dataOf,
  GYM,
  KEYED,
  payload,
  poll,
  put,
  queue,
  scene,
  SN,
  store,
} from './support/iclockGym'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { queueCommand } from './support/deviceFixtures'

beforeEach(beginIclock)

describe('commands (DOMAIN 1.6 "Poll")', () => {
  it('are not lost with their answer: repeated until the device has said so, byte for byte', async () => {
    await queue('DISABLE')
    const [, first] = await poll()
    expect(first).toMatch(/^C:1:DATA UPDATE USERINFO PIN=1001\t/)
    scene.later(59)
    expect(await poll()).toEqual([200, 'OK'])
    for (let time = 0; time < 3; time += 1) {
      scene.later(61)
      expect(await poll()).toEqual([200, first])
    }
    await acks('ID=1&Return=0&CMD=DATA')
    scene.later(3600)
    expect(await poll()).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0 })
  })

  it('say a password and a card to the device, and neither is read with the command', async () => {
    const line = { gymId: GYM, sn: SN, pin: '1001', name: 'ASHA', card: '778899', hasPassword: true }
    await put(`biometricDevices/${SN}/roster/1001`, line)
    await put(`biometricDevices/${SN}/secrets/pin-1001`, { passwd: '4711' })
    await queue('ENABLE')
    const [, first] = await poll()
    expect(first).toMatch(/\tPasswd=4711\tCard=778899\t/)
    const read = async () => JSON.stringify(await all(`biometricDevices/${SN}/commands`))
    expect(await read()).toMatch(/C:1:DATA UPDATE USERINFO PIN=1001/)
    expect(await read()).not.toMatch(/4711|778899/)
    // What the device has of them meanwhile changes no text that was sent.
    await put(`biometricDevices/${SN}/secrets/pin-1001`, { passwd: '5822' })
    scene.later(61)
    expect(await poll()).toEqual([200, first])
    expect(await read()).not.toMatch(/4711|778899/)
    await acks('ID=1&Return=0&CMD=DATA')
    expect(await dataOf(`biometricDevices/${SN}/secrets/command-1`)).toBeUndefined()

    const replaced = await queue('DISABLE')
    await poll()
    expect(await dataOf(`biometricDevices/${SN}/secrets/command-2`)).toMatchObject({
      text: expect.stringContaining('Passwd=5822') as unknown,
    })
    await queueCommand(store, SN, GYM, { kind: 'ENABLE', payload, pin: '1001' }, replaced)
    expect(await dataOf(`biometricDevices/${SN}/secrets/command-2`)).toBeUndefined()
  })

  it('reach a device that was off while everything changed, within one poll', async () => {
    const old = await queue('DISABLE')
    await poll()
    scene.later(86_400)
    const fresh = await queue('ENABLE')
    await put(`biometricUsers/${GYM}_1001`, {
      ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired: 'enabled', version: 2 },
      devices: { [SN]: { appliedVersion: 0, commandId: fresh.id, state: 'queued' } },
    })
    const [, text] = await poll()
    expect(text).toMatch(/^C:2:.*EndDatetime=2026-12-19T23:59:59\tExpires=1\n$/)
    expect(await dataOf(`biometricDevices/${SN}/commands/${old.id}`)).toMatchObject({ status: 'SUPERSEDED' })
    await acks('ID=2&Return=0&CMD=DATA')
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      devices: { [SN]: { appliedVersion: 1, state: 'done', returnCode: 0 } },
    })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0 })
  })

  it('come twenty at a time, the oldest first', async () => {
    for (let pin = 1; pin <= 23; pin += 1) await queue('ENABLE', String(pin))
    const ids = async () => [...(await poll())[1].matchAll(/^C:(\d+):/gm)].map(([, id]) => Number(id))
    expect(await ids()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await ids()).toEqual([21, 22, 23])
  })

  /** As many as a store takes in two batches, told of nobody who is listed. */
  async function putSettled(ids: readonly number[]) {
    for (let from = 0; from < ids.length; from += 400) {
      const batch = adminStore().batch()
      for (const id of ids.slice(from, from + 400))
        batch.set(adminStore().doc(`biometricDevices/${SN}/commands/${String(id)}`), {
          ...{ id, gymId: GYM, pin: String(id), kind: 'ENABLE', payload, status: 'SUPERSEDED' },
        })
      await batch.commit()
    }
  }
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

  it('are told though hundreds before them were superseded while the device was off', async () => {
    await putSettled(upTo(501))
    await put(`biometricDevices/${SN}`, { ...(await dataOf(`biometricDevices/${SN}`)), nextCmdId: 502 })
    await queue('ENABLE')
    expect((await poll())[1]).toMatch(/^C:502:DATA UPDATE USERINFO PIN=1001\t/)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ oldestCmdId: 502, pendingCount: 1 })
    // None of them is read again while the answer is awaited.
    expect(await scene.readsOf(() => poll())).toBeLessThan(5)
    await acks('ID=502&Return=0&CMD=DATA')
    expect(await scene.readsOf(() => poll())).toBe(1)
  })

  it('are told by a later poll where one alone can’t look past all that are settled', async () => {
    await putSettled(upTo(5200))
    await put(`biometricDevices/${SN}`, { ...(await dataOf(`biometricDevices/${SN}`)), nextCmdId: 5201 })
    await queue('ENABLE')
    expect(await poll()).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ oldestCmdId: 5001, pendingCount: 1 })
    expect((await poll())[1]).toMatch(/^C:5201:/)
  })

  it('that all are settled, whatever the device’s count says, cost one read from then on', async () => {
    await putSettled(upTo(501))
    const miscounted = { ...(await dataOf(`biometricDevices/${SN}`)), nextCmdId: 502, pendingCount: 7 }
    await put(`biometricDevices/${SN}`, miscounted)
    expect(await poll()).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ oldestCmdId: 502, pendingCount: 0 })
    expect(await scene.readsOf(() => poll())).toBe(1)
  })
})

describe('what it costs (DOMAIN 1.4)', () => {
  it('reads one document for a poll that finds nothing, and writes once a minute', async () => {
    await poll()
    const seenAt = async () => ((await dataOf(`biometricDevices/${SN}`)) ?? {})['lastSeenAt'] as unknown
    const first = await seenAt()
    scene.later(30)
    expect(await scene.readsOf(() => poll(`${KEYED}&INFO=Ver 9,1,1,0`))).toBe(1)
    expect(await seenAt()).toEqual(first)
    scene.later(30)
    expect(await scene.readsOf(() => poll(`${KEYED}&INFO=Ver 9,5,1,70`))).toBe(1)
    expect(await seenAt()).not.toEqual(first)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      firmware: 'Ver 9',
      userCount: 5,
      punchCount: 70,
    })
  })
})

it('a device is told last to start again, and has done so once it greets', async () => {
  await queueCommand(store, SN, GYM, { kind: 'REBOOT', payload: {} })
  await queue('DISABLE')
  const [, text] = await poll()
  expect(text).toMatch(/^C:2:DATA UPDATE USERINFO [^\n]*\nC:1:REBOOT\n$/)
  await acks('ID=2&Return=0&CMD=DATA')
  scene.later(30)
  await call('GET', `/iclock/cdata?${KEYED}&options=all`)
  expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({ status: 'DONE' })
  expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0 })
  scene.later(3600)
  expect(await poll()).toEqual([200, 'OK'])
})

it('a device that asks what time it is is told, in its own zone', async () => {
  const time = () => call('GET', `/iclock/cdata?${KEYED}&type=time`)
  expect(await time()).toEqual([200, 'Time=2026-11-20T07:50:00+05:30'])
  // Its punches are read by this clock until it has started again.
  await adminStore().doc(`biometricDevices/${SN}`).update({ tzOffsetMinutes: 240, clockOffsetMinutes: 330 })
  expect(await time()).toEqual([200, 'Time=2026-11-20T07:50:00+05:30'])
})
