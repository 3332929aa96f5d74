import {
  beginIclock,
  call,
  dataOf,
  GYM,
  KEYED,
  NOW,
  poll,
  REFUSED,
  scene,
  SECRET,
  SN,
  store,
} from './support/iclockGym'
import { iclockScene } from './support/iclockScene'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'
import { ask, newAccount } from './support/servedCalls'

beforeEach(beginIclock)

describe('who is let in (DOMAIN 1.5)', () => {
  it('proves it by its key, the relay’s header or the host’s name', async () => {
    expect(await poll()).toEqual([200, 'OK'])
    expect(await poll(`SN=${SN}&ComKey=7f3a9c21`)).toEqual([200, 'OK'])
    const bare = `/iclock/getrequest?SN=${SN}`
    expect(await call('GET', bare, { headers: { 'x-relay-secret': SECRET } })).toEqual([200, 'OK'])
    expect(await call('GET', bare, { headers: { host: '7f3a9c21.adms.example.in' } })).toEqual([200, 'OK'])
    for (const headers of [{ 'x-relay-secret': 'other' }, { host: 'adms.example.in' }, {}])
      expect(await call('GET', bare, { headers })).toEqual(REFUSED)
  })

  it('is known by its address for a day after a good handshake, and by no other', async () => {
    const bare = `/iclock/getrequest?SN=${SN}`
    expect(await call('GET', bare)).toEqual(REFUSED)
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all`))[0]).toBe(200)
    scene.forget()
    expect(await call('GET', bare)).toEqual([200, 'OK'])
    expect(await call('GET', bare, { address: '203.0.113.8' })).toEqual(REFUSED)
    scene.later(24 * 3600 + 1)
    expect(await call('GET', bare)).toEqual(REFUSED)
  })

  it('is known by no address that it could have made up, as through Hosting', async () => {
    const bare = `/iclock/getrequest?SN=${SN}`
    const hosting = { straightAddress: '' }
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all`, hosting))[0]).toBe(200)
    for (const told of [hosting, {}]) expect(await call('GET', bare, told)).toEqual(REFUSED)
    expect(await dataOf(`biometricUnknownDevices/${SN}`)).toMatchObject({ gymId: GYM, reason: 'noSecret' })
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all`))[0]).toBe(200)
    expect(await call('GET', bare)).toEqual([200, 'OK'])
    expect(await call('GET', bare, hosting)).toEqual(REFUSED)
  })

  it('is known by its address no more once it has brought its key with a poll, on every instance', async () => {
    const bare = `/iclock/getrequest?SN=${SN}`
    const other = iclockScene(NOW)
    await other.call('GET', `/iclock/cdata?${KEYED}&options=all`)
    expect(await other.call('GET', bare)).toEqual([200, 'OK'])
    expect(await poll()).toEqual([200, 'OK'])
    for (const each of [scene, other]) expect(await each.call('GET', bare)).toEqual(REFUSED)
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all`))[0]).toBe(200)
    for (const each of [scene, other]) expect(await each.call('GET', bare)).toEqual(REFUSED)
    for (const each of [scene, other])
      expect(await each.call('GET', `${bare}&ComKey=${SECRET}`)).toEqual([200, 'OK'])
  })

  it('may be pinned to an address that the owner has approved', async () => {
    await putDevice(
      store,
      { sn: 'PINNED', gymId: GYM, secret: 'x', auth: 'ip' },
      { pinnedAddress: '198.51.100.4' },
    )
    expect(await call('GET', '/iclock/getrequest?SN=PINNED', { address: '198.51.100.4' })).toEqual([
      200,
      'OK',
    ])
    const elsewhere = { address: '198.51.100.5' }
    const throughHosting = { address: '198.51.100.4', straightAddress: '' }
    for (const told of [elsewhere, throughHosting])
      expect(await call('GET', '/iclock/getrequest?SN=PINNED', told)).toEqual(REFUSED)
    expect(await dataOf('biometricUnknownDevices/PINNED')).toMatchObject({ reason: 'address' })
  })

  it('pinned to an address, is let in by no secret of before, and by no address of before', async () => {
    const token = await newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
    const pin = async (address: string) => {
      const input = { gymId: GYM, sn: SN, auth: 'ip', address }
      const answer = await ask('changeDevice', input, { token }, { now: () => NOW })
      expect(answer.body).toEqual({ kind: 'done', secret: '' })
    }
    const bare = `/iclock/getrequest?SN=${SN}`
    const [one, other] = [{ address: '198.51.100.4' }, { address: '198.51.100.5' }]
    expect(await poll()).toEqual([200, 'OK'])
    await pin(one.address)
    expect(await poll()).toEqual(REFUSED)
    expect(await call('GET', bare, one)).toEqual([200, 'OK'])
    // This instance remembers the address, and asks anew.
    await pin(other.address)
    expect(await call('GET', bare, one)).toEqual(REFUSED)
    expect(await call('GET', bare, other)).toEqual([200, 'OK'])
    // What an older version left of them beside the address.
    const left = { authorisedAddress: one.address, authorisedUntil: new Date('2026-11-21T02:20:00Z') }
    await putDevice(
      store,
      { sn: 'PINNED', gymId: GYM, secret: SECRET, auth: 'ip' },
      { pinnedAddress: other.address, ...left },
    )
    expect(await poll(`SN=PINNED&pushcommkey=${SECRET}`)).toEqual(REFUSED)
    expect(await call('GET', '/iclock/getrequest?SN=PINNED', one)).toEqual(REFUSED)
    expect(await call('GET', '/iclock/getrequest?SN=PINNED', other)).toEqual([200, 'OK'])
  })

  it('is never let in by the key that every terminal leaves the factory with', async () => {
    await putDevice(store, { sn: 'FACTORY', gymId: GYM, secret: '88888888' })
    expect(await poll('SN=FACTORY&pushcommkey=88888888')).toEqual(REFUSED)
    expect(await dataOf('biometricUnknownDevices/FACTORY')).toMatchObject({
      gymId: GYM,
      reason: 'defaultSecret',
    })
  })

  it('is let out at once when the owner switches it off, or gives it another key', async () => {
    expect(await poll()).toEqual([200, 'OK'])
    await adminStore().doc(`biometricDevices/${SN}`).update({ enabled: false })
    expect(await poll()).toEqual(REFUSED)
    await putDevice(store, { sn: SN, gymId: GYM, secret: 'ANOTHER' })
    expect(await poll()).toEqual(REFUSED)
    expect(await poll(`SN=${SN}&pushcommkey=ANOTHER`)).toEqual([200, 'OK'])
  })
})
