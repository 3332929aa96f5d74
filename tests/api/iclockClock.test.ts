import { call, dataOf, GYM, KEYED, poll, scene, SECRET, SN, store, TODAY } from './support/iclockGym'
import { beginPunches, line, punches, send, visits } from './support/iclockPunches'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'

beforeEach(beginPunches)

describe('the device’s clock (DOMAIN 1.6 "Clock")', () => {
  it('is compared where a single punch came at once, and not where an old one comes late', async () => {
    await poll()
    scene.later(10)
    await send([line('1001', '07:20:10')])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockSkewSec: -1800 })
    await send([line('1001', '07:00:10'), line('1002', '07:00:40')])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockSkewSec: -1800 })
  })

  it('is known to be a day behind once several lines over a while say so, and not by one that comes late', async () => {
    const known = async () => (await dataOf(`biometricDevices/${SN}`))?.['clockSkewSec'] as unknown
    const pressed: unknown[] = []
    for (const [pin, at] of [
      ['1001', '07:50:00'],
      ['1002', '07:56:00'],
      ['1001', '08:02:00'],
    ] as const) {
      await poll()
      await send([line(pin, at, '2026-11-19')])
      pressed.push(await known())
      scene.later(360)
    }
    expect(pressed).toEqual([null, null, -86_400])
    await poll()
    await send([line('1002', '08:08:00')])
    expect(await known()).toBe(0)
  })

  it('is set anew when it starts after the zone has changed: punches of before are read by what it went by', async () => {
    const greet = () => call('GET', `/iclock/cdata?${KEYED}&options=all`)
    await putDevice(store, { sn: SN, gymId: GYM, secret: SECRET, tzOffsetMinutes: 240 })
    expect((await greet())[1]).toMatch(/\nTimeZone=4\n/)
    await adminStore().doc(`biometricDevices/${SN}`).update({ tzOffsetMinutes: 330 })
    await send([line('1001', '04:30:00')])
    scene.later(60)
    expect((await greet())[1]).toMatch(/\nTimeZone=330\n/)
    scene.later(1200)
    await send([line('1002', '04:40:00'), line('1001', '07:51:10')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:51:10'])
    expect(await visits('ravi')).toEqual(['06:10:00 - '])
    // Replayed, each is where it was.
    await send([line('1001', '04:30:00'), line('1001', '07:51:10')])
    expect(await visits('asha')).toEqual(['06:00:00 - 07:51:10'])
  })

  it('is not believed in the future: our own time counts, and its own is kept', async () => {
    await send([line('1001', '09:00:00')])
    expect(await punches()).toMatchObject([
      { clockSuspect: true, localTime: '2026-11-20 09:00:00', date: TODAY },
    ])
    expect(await visits('asha')).toEqual(['07:50:00 - '])
  })
})
