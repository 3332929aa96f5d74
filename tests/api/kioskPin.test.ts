import { ask, newAccount } from './support/servedCalls'
import { pbkdf2Sync } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { settingsOf } from '@/domain/gyms/settings'
import { mapOf } from '@/domain/shared/readers'
import { adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'pin-iron'
const ICE = 'pin-ice'
const PIN = '258013'
const tokens = { owner: '', desk: '', other: '' }
const { store } = openAdminStore()

async function tried(pin: string, seconds = 0, gymId = IRON) {
  const now = () => new Date(Date.parse('2026-11-20T06:00:00Z') + seconds * 1000)
  const token = gymId === IRON ? tokens.desk : tokens.other
  const { status, body } = await ask('checkKioskPin', { gymId, pin }, { token }, { now })
  expect([status, body]).toMatchObject([200, {}])
  return deskCalls.checkKioskPin.output.parse(body)
}

const set = (pin: string, gymId = IRON) =>
  ask('setKioskPin', { gymId, pin }, { token: gymId === IRON ? tokens.owner : tokens.other })

const preferenceOf = async () => mapOf((await store.get(`gyms/${IRON}`))?.data['preference']) ?? {}

/** What an older version of the page kept in the centre's preference. */
const older = (pin: string) => ({
  salt: '0'.repeat(32),
  hash: pbkdf2Sync(pin, Buffer.alloc(16), 200_000, 32, 'sha256').toString('hex'),
  rounds: 200_000,
})

beforeAll(async () => {
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.desk = await newAccount('pin-desk', { role: 'Manager', clientType: 'GYM', gymId: IRON })
  tokens.other = await newAccount(ICE, { role: 'Client', clientType: 'GYM', gymId: ICE })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
})

describe('the PIN that leaves kiosk mode', () => {
  it('is set by the owner, and lies nowhere a page could read it', async () => {
    expect((await ask('setKioskPin', { gymId: IRON, pin: PIN }, { token: tokens.desk })).status).toBe(403)
    expect(await tried(PIN)).toMatchObject({ kind: 'refused' })
    for (const guessed of ['2580', '000000', '123456']) expect((await set(guessed)).status).toBe(400)
    expect(await set(PIN)).toMatchObject({ status: 200, body: { kind: 'done' } })
    const preference = await preferenceOf()
    expect([preference['kioskPin'], settingsOf(preference, 'GYM').hasKioskPin]).toEqual([undefined, true])
    expect(preference['invoicePrefix']).toBe('IRN')
    expect((await store.get(`gyms/${IRON}`))?.data['lastChanges']).toMatchObject({
      'preference.hasKioskPin': { by: IRON },
    })
    expect(JSON.stringify((await store.get(`kioskPins/${IRON}`))?.data)).not.toContain(PIN)
    const { docs } = await adminStore().collection('auditLogs').get()
    expect(docs.map((entry) => entry.data())).toMatchObject([{ act: 'gym.setKioskPin', by: IRON }])
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain(PIN)
  })

  it('is told right from wrong, by its own centre only', async () => {
    await set(PIN)
    await set('519284', ICE)
    expect(await tried(PIN)).toEqual({ kind: 'right' })
    expect(await tried('519284')).toEqual({ kind: 'wrong' })
    expect(await tried('519284', 0, ICE)).toEqual({ kind: 'right' })
    const { hash } = (await store.get(`kioskPins/${IRON}`))?.data ?? {}
    await set(PIN)
    expect((await store.get(`kioskPins/${IRON}`))?.data['hash']).not.toBe(hash)
  })

  it('has five wrong tries in a quarter of an hour, and then even the right one waits', async () => {
    await set(PIN)
    for (let wrong = 0; wrong < 4; wrong += 1) expect(await tried('000000', wrong)).toEqual({ kind: 'wrong' })
    expect(await tried('000000', 4)).toEqual({ kind: 'wait', seconds: 896 })
    expect(await tried(PIN, 5)).toEqual({ kind: 'wait', seconds: 895 })
    expect(await tried(PIN, 900)).toEqual({ kind: 'right' })
    // A right one forgets the wrong ones before it.
    expect(await tried('000000', 901)).toEqual({ kind: 'wrong' })
  })

  it('is looked at five times only when many are tried at once', async () => {
    await set(PIN)
    const pins = Array.from({ length: 20 }, (_, at) => String(100_000 + at))
    const answers = await Promise.all(pins.map((pin) => tried(pin)))
    expect(answers.filter(({ kind }) => kind === 'wrong')).toHaveLength(4)
    expect(await tried(PIN, 1)).toMatchObject({ kind: 'wait' })
  })

  it('of an older centre works until a new one is set, which takes its hash out of the preference', async () => {
    await putGym(store, IRON, { preference: { invoicePrefix: 'IRN', kioskPin: older('2580') } })
    expect(settingsOf(await preferenceOf(), 'GYM').hasKioskPin).toBe(true)
    expect(await tried('2581')).toEqual({ kind: 'wrong' })
    expect(await tried('2580')).toEqual({ kind: 'right' })
    await set(PIN)
    expect(await preferenceOf()).toEqual({ invoicePrefix: 'IRN', hasKioskPin: true })
    expect(await tried('2580')).toEqual({ kind: 'wrong' })
    expect(await tried(PIN)).toEqual({ kind: 'right' })
  })
})
