import '../support/ownProject'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'
import { putGym } from './support/gymFixtures'
import { beginIclock, dataOf, GYM, poll, put, scene, SN, store, upload } from './support/iclockGym'

/** 10:00 in India, and a little more. */
const NOW = new Date('2026-11-20T04:30:00.400Z')

/** Presses now, by a clock that is so far off, and sends it so much later. */
async function press(pin: string, { drift = 0, late = 0 } = {}): Promise<unknown> {
  const shown = new Date(scene.clock.at.getTime() + (330 * 60 + drift) * 1000).toISOString()
  const localTime = `${shown.slice(0, 10)} ${shown.slice(11, 19)}`
  if (late > 0) scene.later(late)
  else await poll()
  const body = `${pin}\t${localTime}\t0\t1\t0\t0\t0\t\n`
  expect((await upload(body))[0]).toBe(200)
  const { docs } = await adminStore()
    .collection('punches')
    .where('pin', '==', pin)
    .where('localTime', '==', localTime)
    .get()
  return docs[0]?.data()['result']
}
const door = (desired: 'enabled' | 'disabled', fields: object = {}) =>
  put(`biometricUsers/${GYM}_1001`, {
    ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired, version: 3 },
    ...{ updatedAt: scene.clock.at, devices: {} },
    ...fields,
  })

beforeEach(async () => {
  await beginIclock()
  scene.clock.at = NOW
  await putGym(store, GYM, { deviceSerials: [SN] })
})

describe('who was stopped a moment ago and comes in is heard of (DOMAIN 1.6)', () => {
  // What her record sets off is queued for the device at some moment: only where nobody reads the queue.
  beforeEach(() => put('members/meera', { gymId: GYM, name: 'Meera', biometricUserId: 1002 }))

  it('where the clock of the device is a minute behind', async () => {
    expect(await press('1002', { drift: -60 })).toBe('counted')
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ clockSkewSec: -60 })
    scene.later(60)
    await door('disabled')
    scene.later(20)
    expect(await press('1001', { drift: -60 })).toBe('whileDisabled')
  })

  it('in the very second of the stop', async () => {
    await door('disabled')
    expect(await press('1001')).toBe('whileDisabled')
  })

  it('and whoever came in before it is not, though it is sent later', async () => {
    expect(await press('1002', { drift: -60 })).toBe('counted')
    scene.later(60)
    await door('disabled', { updatedAt: new Date(scene.clock.at.getTime() + 30_000) })
    expect(await press('1001', { drift: -60, late: 40 })).toBe('counted')
    scene.later(600)
    await door('disabled')
    scene.later(-300)
    expect(await press('1001', { late: 1200 })).toBe('counted')
  })
})

describe('whose last day was yesterday, and the night failed', () => {
  const quarter = (endDate: string) => ({
    ...{ id: 'p', name: 'Quarter', startDate: '2026-09-01', endDate },
    assignedAt: new Date('2026-09-01T06:00:00Z'),
  })
  const holding = (endDate: string) =>
    put('members/asha', {
      ...{ gymId: GYM, name: 'Asha Rao', biometricUserId: 1001, currentPackage: quarter(endDate) },
    })
  const untilYesterday = () =>
    door('enabled', { validUntil: '2026-11-19', updatedAt: new Date('2026-11-01T00:00:00Z') })
  const told = async () => (await poll())[1]

  it('is shut out once they come in all the same, on every device', async () => {
    await putGym(store, GYM, { deviceSerials: [SN, 'BACK'], preference: { graceDays: 0 } })
    await putDevice(store, { sn: 'BACK', gymId: GYM, secret: 'BACKDOOR' })
    await holding('2026-11-19')
    await untilYesterday()
    expect(await press('1001')).toBe('whileDisabled')
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({ desired: 'disabled', version: 4 })
    expect(await told()).toMatch(/^C:1:DATA UPDATE USERINFO PIN=1001\t.*EndDatetime=2000-01-02/)
    expect(await dataOf('biometricDevices/BACK')).toMatchObject({ pendingCount: 1 })
    // It had not been told to: that is no fault of the device's way of doing it.
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ ineffectiveCount: 0 })
  })

  it('and has been sold more since, is let in by it', async () => {
    await holding('2026-12-19')
    await untilYesterday()
    expect(await press('1001')).toBe('whileDisabled')
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({ desired: 'enabled', version: 4 })
    expect(await told()).not.toContain('2000-01-02')
  })
})
