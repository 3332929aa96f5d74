import {
  all,
  beginIclock,
  call,
  dataOf,
  GYM,
  ICE,
  NOW,
  poll,
  scene,
  SECRET,
  SN,
  store,
} from './support/iclockGym'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { putDevice } from './support/deviceFixtures'

beforeEach(beginIclock)

describe('who is not let in (DOMAIN 1.5)', () => {
  it('is written down once when it is not, for the centre that it belongs to or stands in', async () => {
    await poll()
    for (let time = 0; time < 3; time += 1) await poll('SN=STRANGER&pushcommkey=x')
    const far = { address: '198.51.100.99' }
    await call('GET', '/iclock/getrequest?SN=ELSEWHERE', far)
    expect(await dataOf('biometricUnknownDevices/STRANGER')).toMatchObject({
      gymId: GYM,
      reason: 'unknown',
      address: '203.0.113.7',
      firstSeenAt: expect.anything() as unknown,
    })
    expect(await dataOf('biometricUnknownDevices/ELSEWHERE')).toMatchObject({ gymId: '' })
  })

  it('is written down for the centre that registered its number in small letters, which never matched', async () => {
    await putDevice(store, { sn: 'cgkk77', gymId: ICE, secret: SECRET })
    const far = { address: '198.51.100.99' }
    await call('GET', `/iclock/getrequest?SN=CGKK77&pushcommkey=${SECRET}`, far)
    expect(await dataOf('biometricUnknownDevices/CGKK77')).toMatchObject({ gymId: ICE, reason: 'unknown' })
    // A device that calls by small letters itself is let in as ever.
    expect(await poll(`SN=cgkk77&pushcommkey=${SECRET}`)).toEqual([200, 'OK'])
  })

  it('is written down for the centre that registered it in capitals, though it writes small letters itself', async () => {
    await putDevice(store, { sn: 'OWN-BUILT', gymId: ICE, secret: SECRET })
    for (const [sn, address] of [
      ['own-Built', '198.51.100.99'],
      ['else-Built', '198.51.100.98'],
    ] as const)
      await call('GET', `/iclock/getrequest?SN=${sn}&pushcommkey=${SECRET}`, { address })
    expect(await dataOf('biometricUnknownDevices/own-Built')).toMatchObject({ gymId: ICE, reason: 'unknown' })
    expect(await dataOf('biometricUnknownDevices/else-Built')).toMatchObject({ gymId: '' })
  })

  it('is written down whatever others have made up, and forgotten a week after its last call', async () => {
    await poll()
    const written = async () => (await all('biometricUnknownDevices')).length
    const knock = (sn: string, address: string) => call('GET', `/iclock/getrequest?SN=${sn}`, { address })
    for (let number = 0; number < 80; number += 1) await knock(`ONE-${number}`, '198.51.100.99')
    expect(await written()).toBe(10)
    for (let number = 0; number < 80; number += 1) await knock(`MANY-${number}`, `198.51.100.${number}`)
    expect(await written()).toBe(60)
    await knock('NEIGHBOUR', '203.0.113.7')
    await poll(`SN=${SN}&pushcommkey=OTHER`)
    const week = new Date(NOW.getTime() + 7 * 86_400_000)
    for (const sn of ['NEIGHBOUR', SN]) {
      expect(await dataOf(`biometricUnknownDevices/${sn}`), sn).toMatchObject({
        ...{ gymId: GYM, expiresAt: Timestamp.fromDate(week) },
      })
    }
    // Ten minutes later there is room again, and whoever still calls stays for longer.
    scene.later(600)
    await knock('LATER', '198.51.100.99')
    await knock('NEIGHBOUR', '203.0.113.7')
    expect(await written()).toBe(63)
    expect(await dataOf('biometricUnknownDevices/NEIGHBOUR')).toMatchObject({
      expiresAt: Timestamp.fromDate(new Date(week.getTime() + 600_000)),
    })
  })
})
