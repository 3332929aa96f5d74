import { ask, everyDocument, usualCallers } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deviceCalls } from '@/domain/api/calls/deviceCalls'
import type { CallInput, CallName } from '@/domain/api/contract'
import { lineUpPath } from '@/data/biometric/biometricRecords'
import { followLineUp } from '@/data/biometric/lineUp'
import type { DocumentStore } from '@/data/store/documentStore'
import { secretHashOf } from '../../functions/src/iclock/secretHash'
import { adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const IRON = 'door-iron'
const ICE = 'door-ice'
const SN = 'CGKK214560001'
const NOW = new Date('2026-11-20T06:30:00Z')
const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
const { store } = openAdminStore()

const call = <N extends CallName>(name: N, input: CallInput<N>, token = tokens.owner) =>
  ask(name, input, { token }, { now: () => NOW })
/** What becomes of the event of a call that has everybody told: the trigger of the deployed function does the same (iclockController). */
const follow = async (sn: string, over: DocumentStore = store) =>
  followLineUp(over, sn, { before: null, after: await store.get(lineUpPath(sn)) }, NOW)
const done = async <N extends CallName>(name: N, input: CallInput<N>, token = tokens.owner) => {
  const answer = await call(name, input, token)
  expect([answer.status, answer.body]).toMatchObject([200, { kind: 'done' }])
  if ('sn' in input && typeof input.sn === 'string') await follow(input.sn)
  return answer.body
}
const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })
const commandsOf = async (sn: string) => {
  const { docs } = await adminStore().collection(`biometricDevices/${sn}/commands`).orderBy('id').get()
  return docs.map((each) => each.data())
}
const kindsOf = async (sn: string) =>
  (await commandsOf(sn)).map(({ kind, pin, status }) => [kind, pin, status].join(' ').replace('  ', ' '))

const door: CallInput<'registerDevice'> = {
  gymId: IRON,
  sn: SN,
  name: 'Front door',
  direction: 'auto',
  protocol: 'att',
  auth: 'commkey',
  strategy: 'validity',
}
const register = async (fields: Partial<CallInput<'registerDevice'>> = {}) =>
  deviceCalls.registerDevice.output.parse(await done('registerDevice', { ...door, ...fields }))
const link = (pin: number | string, personId = 'asha', token = tokens.owner) =>
  call(
    'linkPin',
    { gymId: IRON, personType: personId === 'ravi' ? 'employee' : 'member', personId, pin },
    token,
  )

const runs = {
  ...{ id: 'p', name: 'Quarter', startDate: '2026-11-01', endDate: '2027-01-31' },
  assignedAt: new Date('2026-11-01T06:00:00Z'),
}

beforeAll(async () => {
  Object.assign(tokens, await usualCallers('door', IRON, ICE))
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  await put('members/asha', { gymId: IRON, name: 'Asha Rao', biometricUserId: 1001, currentPackage: runs })
  await put('members/gone', { gymId: IRON, name: 'Meera', biometricUserId: 1003 })
  await put('staff/ravi', { gymId: IRON, name: 'Ravi', biometricId: 1002 })
})

describe('registering a device (DOMAIN 1.5)', () => {
  it('shows its secret once, keeps a hash where no rule reads it, and queues whoever is let in', async () => {
    const answer = await register()
    if (answer.kind !== 'done') return expect.fail(answer.reason)
    expect(answer).toMatchObject({ sn: SN, secret: expect.stringMatching(/^[2-9A-Z]{10}$/) as unknown })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      ...{ gymId: IRON, enabled: true, tzOffsetMinutes: 330, timezone: 'Asia/Kolkata', pendingCount: 3 },
    })
    expect(JSON.stringify(await dataOf(`biometricDevices/${SN}`))).not.toContain(answer.secret)
    expect(await dataOf(`biometricDevices/${SN}/secrets/key`)).toMatchObject({
      secretHash: secretHashOf(SN, answer.secret),
    })
    expect((await dataOf(`gyms/${IRON}`))?.['deviceSerials']).toEqual([SN])
    // Who is on it comes first; Meera has no package and is not put there.
    expect((await kindsOf(SN)).sort()).toEqual(['ENABLE 1001 QUEUED', 'ENABLE 1002 QUEUED', 'QUERY QUEUED'])
    expect(await dataOf(`biometricUsers/${IRON}_1003`)).toMatchObject({ desired: 'disabled', devices: {} })
  })

  it('answers with its secret before anybody is queued; they are by an event that is repeated until they are', async () => {
    const { body } = await call('registerDevice', door)
    expect(body).toMatchObject({ kind: 'done', secret: expect.stringMatching(/./) as unknown })
    expect(await kindsOf(SN)).toEqual(['QUERY QUEUED'])
    const broken: DocumentStore = {
      ...store,
      transactByVersion: () => Promise.reject(new Error('no answer')),
    }
    await expect(follow(SN, broken)).rejects.toThrow('no answer')
    await follow(SN)
    const told = ['ENABLE 1001 QUEUED', 'ENABLE 1002 QUEUED', 'QUERY QUEUED']
    expect((await kindsOf(SN)).sort()).toEqual(told)
    expect(await dataOf(lineUpPath(SN))).toBeUndefined()
    // One that comes when the device is gone does nothing.
    await call('sendAgain', { gymId: IRON, sn: SN })
    const late = await store.get(lineUpPath(SN))
    await done('removeDevice', { gymId: IRON, sn: SN })
    await followLineUp(store, SN, { before: null, after: late }, NOW)
    expect([await commandsOf(SN), await dataOf(`biometricUsers/${IRON}_1001`)]).toMatchObject([
      [],
      { devices: {} },
    ])
  })

  it('takes no number twice, whoever has it, none beyond the package, and none that is no serial number', async () => {
    await register()
    const before = await everyDocument()
    for (const [gymId, token] of [
      [IRON, tokens.owner],
      [ICE, tokens.other],
    ] as const)
      expect((await call('registerDevice', { ...door, gymId }, token)).body).toMatchObject({
        ...{ kind: 'refused', field: 'sn' },
      })
    expect(await everyDocument()).toEqual(before)
    for (const sn of ['no/serial', '__kept__'])
      expect((await call('registerDevice', { ...door, sn })).status).toBe(400)
    await adminStore()
      .doc(`gyms/${IRON}`)
      .update({ currentPackage: { startDate: '2026-11-01', endDate: '2027-10-31', limits: { devices: 1 } } })
    expect((await call('registerDevice', { ...door, sn: 'SECOND' })).body).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('allows 1 device') as unknown,
    })
  })

  it('takes a number that was typed in small letters as the device sends it', async () => {
    expect(await register({ sn: 'cgkk214560001' })).toMatchObject({ sn: SN })
    expect((await dataOf(`gyms/${IRON}`))?.['deviceSerials']).toEqual([SN])
    expect(await dataOf('biometricDevices/cgkk214560001')).toBeUndefined()
    expect((await call('registerDevice', { ...door, sn: 'Cgkk214560001' })).body).toMatchObject({
      ...{ kind: 'refused', field: 'sn', reason: 'This device is registered already.' },
    })
    // One that has called by small letters has small letters.
    await put('biometricUnknownDevices/own-built', { gymId: IRON, reason: 'unknown' })
    expect(await register({ sn: 'own-built' })).toMatchObject({ sn: 'own-built' })
    expect((await call('registerDevice', { ...door, sn: 'own-built' })).body).toMatchObject({ field: 'sn' })
  })

  it('a device of another centre is refused like one that is not there', async () => {
    await register()
    const range = { fromDate: '2026-11-18', toDate: '2026-11-20' }
    const before = await everyDocument()
    for (const sn of [SN, 'NOSUCH'])
      for (const [name, input] of [
        ['changeDevice', { name: 'Mine' }],
        ['sendAgain', {}],
        ['refetchDevice', range],
        ['askRoster', {}],
        ['rebootDevice', {}],
      ] as const)
        expect(
          (await ask(name, { gymId: ICE, sn, ...input }, { token: tokens.other }, { now: () => NOW })).status,
          name,
        ).toBe(403)
    expect((await call('removeDevice', { gymId: ICE, sn: SN }, tokens.other)).status).toBe(403)
    expect((await call('changeDevice', { gymId: IRON, sn: SN, name: 'x' }, tokens.other)).status).toBe(403)
    expect(await everyDocument()).toEqual(before)
  })

  it('is for the owner and administrators; the desk may send again', async () => {
    await register()
    for (const token of [tokens.manager, tokens.sales]) {
      expect((await call('registerDevice', { ...door, sn: 'SECOND' }, token)).status).toBe(403)
      expect((await call('removeDevice', { gymId: IRON, sn: SN }, token)).status).toBe(403)
    }
    expect(await done('sendAgain', { gymId: IRON, sn: SN, pin: 1001 }, tokens.manager)).toMatchObject({
      queued: 1,
    })
    expect(await done('sendAgain', { gymId: IRON, sn: SN }, tokens.manager)).toMatchObject({ queued: null })
    await done('changeDevice', { gymId: IRON, sn: SN, name: 'Back door' }, tokens.admin)
  })
})

describe('a device in use', () => {
  it('another secret ends the one before; another strategy is told to everybody anew', async () => {
    await register()
    const before = await dataOf(`biometricDevices/${SN}`)
    const answer = deviceCalls.changeDevice.output.parse(
      await done('changeDevice', { gymId: IRON, sn: SN, newSecret: true }),
    )
    if (answer.kind !== 'done') return expect.fail(answer.reason)
    expect(await dataOf(`biometricDevices/${SN}/secrets/key`)).toMatchObject({
      secretHash: secretHashOf(SN, answer.secret),
    })
    const after = await dataOf(`biometricDevices/${SN}`)
    expect(after?.['secretId']).not.toBe(before?.['secretId'])
    expect(await commandsOf(SN)).toHaveLength(3)
    await done('changeDevice', { gymId: IRON, sn: SN, strategy: 'group' })
    expect((await kindsOf(SN)).filter((each) => each.endsWith('QUEUED')).sort()).toEqual([
      'ENABLE 1001 QUEUED',
      'ENABLE 1002 QUEUED',
      'QUERY QUEUED',
    ])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 3, strategy: 'group' })
  })

  it('known by its address alone, it has no secret any more, and another address ends the one before', async () => {
    await register()
    const key = () => dataOf(`biometricDevices/${SN}/secrets/key`)
    const ids = new Set<unknown>()
    const change = async (fields: Partial<CallInput<'changeDevice'>>) => {
      await done('changeDevice', { gymId: IRON, sn: SN, ...fields })
      ids.add((await dataOf(`biometricDevices/${SN}`))?.['secretId'])
      return key()
    }
    expect((await call('changeDevice', { gymId: IRON, sn: SN, auth: 'ip' })).body).toMatchObject({
      ...{ kind: 'refused', field: 'address' },
    })
    await change({ name: 'Side door' })
    const none = { secretHash: '', sendsKey: false, authorisedAddress: '', authorisedUntil: null }
    const [one, other] = ['198.51.100.4', '198.51.100.5']
    expect(await change({ auth: 'ip', address: one })).toEqual({ ...none, pinnedAddress: one })
    expect(await change({ auth: 'ip', address: other })).toEqual({ ...none, pinnedAddress: other })
    expect(ids.size).toBe(3)
    // What else is changed leaves the proof as it is.
    expect(await change({ auth: 'ip', name: 'Back door' })).toEqual({ ...none, pinnedAddress: other })
    expect(ids.size).toBe(3)
    expect(await change({ auth: 'commkey' })).toMatchObject({
      secretHash: expect.stringMatching(/./) as unknown,
    })
    expect(ids.size).toBe(4)
  })

  it('asks once for punches, roster and a restart, and refuses what is switched off', async () => {
    await register()
    const range = { gymId: IRON, sn: SN, fromDate: '2026-11-18', toDate: '2026-11-20' } as const
    const first = await done('refetchDevice', range)
    expect(await done('refetchDevice', range)).toEqual(first)
    const reboot = await done('rebootDevice', { gymId: IRON, sn: SN })
    expect(await done('rebootDevice', { gymId: IRON, sn: SN })).toEqual(reboot)
    expect(await done('askRoster', { gymId: IRON, sn: SN })).toMatchObject({ commandId: 1 })
    await done('changeDevice', { gymId: IRON, sn: SN, enabled: false })
    for (const name of ['rebootDevice', 'askRoster', 'sendAgain'] as const)
      expect((await call(name, { gymId: IRON, sn: SN })).body).toMatchObject({ kind: 'refused', field: 'sn' })
  })

  it('removed, it is forgotten; registered again, it is told everything anew', async () => {
    await register()
    await done('removeDevice', { gymId: IRON, sn: SN })
    await done('removeDevice', { gymId: IRON, sn: SN })
    expect(await dataOf(`biometricDevices/${SN}`)).toBeUndefined()
    expect(await commandsOf(SN)).toEqual([])
    expect((await dataOf(`gyms/${IRON}`))?.['deviceSerials']).toEqual([])
    expect((await dataOf(`biometricUsers/${IRON}_1001`))?.['devices']).toEqual({})
    await register()
    expect((await kindsOf(SN)).sort()).toEqual(['ENABLE 1001 QUEUED', 'ENABLE 1002 QUEUED', 'QUERY QUEUED'])
  })

  it('registered again, here or elsewhere, after a removal that broke off, it is told nothing of before', async () => {
    const broken: DocumentStore = {
      ...store,
      query: (question) =>
        question.collection.startsWith(`biometricDevices/${SN}/`)
          ? Promise.reject(new Error('no answer'))
          : store.query(question),
    }
    for (const [gymId, token, told] of [
      [IRON, tokens.owner, ['ENABLE 1001 QUEUED', 'ENABLE 1002 QUEUED', 'QUERY QUEUED']],
      [ICE, tokens.other, ['QUERY QUEUED']],
    ] as const) {
      await register()
      await done('refetchDevice', { gymId: IRON, sn: SN, fromDate: '2026-11-18', toDate: '2026-11-20' })
      await adminStore()
        .doc(`biometricUsers/${IRON}_1001`)
        .update({ [`devices.${SN}`]: { appliedVersion: 9, commandId: 3, state: 'done', at: NOW } })
      await put(`biometricDevices/${SN}/roster/1001`, { gymId: IRON, sn: SN, pin: '1001', name: 'ASHA' })
      const removed = await ask(
        'removeDevice',
        { gymId: IRON, sn: SN },
        { token: tokens.owner },
        { now: () => NOW, store: broken },
      )
      expect(removed.status).toBe(500)
      expect(await dataOf(`biometricDevices/${SN}`)).toBeUndefined()

      await done('registerDevice', { ...door, gymId }, token)
      expect((await kindsOf(SN)).sort()).toEqual(told)
      expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ gymId, pendingCount: told.length })
      expect(await dataOf(`biometricDevices/${SN}/roster/1001`)).toBeUndefined()
      await done('removeDevice', { gymId, sn: SN }, token)
    }
  })
})

describe('one space of numbers a centre (DOMAIN 1.6)', () => {
  it('gives a number, shuts the one before, and finds the directory in step', async () => {
    await register()
    expect((await link(' 0077 ')).body).toEqual({ kind: 'done', pin: '77', punches: 0 })
    expect((await dataOf('members/asha'))?.['biometricUserId']).toBe(77)
    expect(await dataOf(`biometricUsers/${IRON}_77`)).toMatchObject({ personId: 'asha', desired: 'enabled' })
    expect(await dataOf(`biometricUsers/${IRON}_1001`)).toMatchObject({ personId: '', desired: 'disabled' })
    expect((await kindsOf(SN)).slice(1)).toEqual(
      expect.arrayContaining(['ENABLE 1001 SUPERSEDED', 'DISABLE 1001 QUEUED', 'ENABLE 77 QUEUED']),
    )
    expect((await link('')).body).toMatchObject({ kind: 'done', pin: '' })
    expect((await dataOf('members/asha'))?.['biometricUserId']).toBe(0)
    expect(await dataOf(`biometricUsers/${IRON}_77`)).toMatchObject({ personId: '', desired: 'disabled' })
  })

  it('refuses a number that a member or an employee has, with the name; another centre’s is free', async () => {
    await put('members/other', { gymId: ICE, name: 'Ice', biometricUserId: 88 })
    const before = await everyDocument()
    expect((await link(1002)).body).toMatchObject({
      ...{ kind: 'refused', field: 'pin' },
      reason: expect.stringContaining('Ravi') as unknown,
    })
    expect((await link(1001, 'ravi')).body).toMatchObject({ kind: 'refused' })
    expect(await everyDocument()).toEqual(before)
    expect((await link(88)).body).toMatchObject({ kind: 'done' })
  })

  it('of two who are given the same number at once one has it', async () => {
    const answers = await Promise.all([link(55), link(55, 'gone'), link(55, 'ravi')])
    expect(answers.map(({ body }) => (body as { kind: string }).kind).sort()).toEqual([
      'done',
      'refused',
      'refused',
    ])
  })

  it('is for people of the centre; the desk links members and no employees', async () => {
    await put('members/other', { gymId: ICE, name: 'Ice' })
    for (const id of ['other', 'no-such']) expect((await link(60, id)).status).toBe(403)
    expect((await link(61, 'ravi', tokens.manager)).status).toBe(403)
    expect((await link(61, 'asha', tokens.manager)).body).toMatchObject({ kind: 'done' })
    for (const token of [tokens.sales, tokens.other]) expect((await link(62, 'asha', token)).status).toBe(403)
    for (const pin of ['abc', '1'.repeat(10), '-1']) expect((await link(pin)).status, pin).toBe(400)
  })
})
