import { beforeEach, describe, expect, it, test } from 'vitest'
import { Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { getStorage } from 'firebase-admin/storage'
import { adminApp, adminAuth, adminStore } from '../support/emulators'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { ask, everyDocument, newAccount, serving } from './support/servedCalls'

const IRON = 'served-iron'
const ICE = 'served-ice'
const tokens = { admin: '', owner: '', manager: '', sales: '' }

const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
const put = (path: string, data: object) => adminStore().doc(path).set(data)
async function actsOf(gymId: string) {
  const { docs } = await adminStore().collection('auditLogs').where('gymId', '==', gymId).get()
  return docs.map((document) => document.data())
}

/** A day so many days from now, in India. */
const day = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    new Date(Date.now() + days * 86_400_000),
  )
const trial = {
  packageId: 'trial',
  name: 'Trial',
  price: 0,
  gst: 0,
  startDate: day(-9),
  endDate: day(4),
  isTrial: true,
}

beforeEach(async () => {
  await emptyStore()
  const { store } = serving()
  await putGym(store, IRON, { name: 'Iron House', currentPackage: trial, referralCode: 'ABCD2345' })
  await putGym(store, ICE)
  const claims = { clientType: 'GYM', gymId: IRON }
  tokens.admin = await newAccount('served-admin', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', ...claims })
  tokens.manager = await newAccount('served-desk', { role: 'Manager', ...claims })
  tokens.sales = await newAccount('served-sales', { role: 'Sales' })
})

describe('extendTrial', () => {
  const extend = (endDate: string, token = tokens.admin) =>
    ask('extendTrial', { gymId: IRON, endDate }, { token })

  it('moves the last day, in the public copy too, and tells the audit log both days', async () => {
    expect((await extend(day(11))).body).toEqual({ kind: 'done', gymId: IRON, endDate: day(11) })
    expect(await dataOf(`gyms/${IRON}`)).toMatchObject({
      ...{ currentPackage: { ...trial, endDate: day(11) }, packageUntil: day(11) },
    })
    expect(await dataOf(`gymsPublic/${IRON}`)).toMatchObject({ packageEndsOn: day(11), isTrial: true })
    const [line, ...more] = await actsOf(IRON)
    expect(more).toEqual([])
    expect(line).toMatchObject({
      ...{ act: 'gym.extendTrial', by: 'served-admin' },
      values: [{ field: 'currentPackage.endDate', before: day(4), after: day(11) }],
    })
  })

  it('opens a lapsed trial for writes in the same transaction', async () => {
    const lapsed = new Date('2026-01-01T00:00:00Z')
    const writesUntil = { create: lapsed, update: lapsed, enrol: lapsed }
    await adminStore().doc(`gyms/${IRON}`).update({ writesUntil })
    await extend(day(11))
    const held = z
      .object({ writesUntil: z.record(z.string(), z.instanceof(Timestamp)) })
      .parse(await dataOf(`gyms/${IRON}`))
    // The day after the last one, and seven days of grace.
    for (const kind of ['create', 'update', 'enrol'])
      expect(held.writesUntil[kind]?.toDate().toISOString().slice(0, 10), kind).toBe(day(18))
  })

  it('is harmless when repeated and at once', async () => {
    await Promise.all([extend(day(11)), extend(day(11)), extend(day(11))])
    const before = await everyDocument()
    await extend(day(11))
    expect(await everyDocument()).toEqual(before)
    expect(await actsOf(IRON)).toHaveLength(1)
  })

  it('is refused for a paid package and a shorter trial; nothing changes', async () => {
    const shorter = await extend(day(3))
    expect(shorter.body).toMatchObject({ kind: 'refused', reason: 'A trial can only be made longer.' })
    await adminStore().doc(`gyms/${IRON}`).update({ 'currentPackage.isTrial': false })
    const before = await everyDocument()
    expect((await extend(day(11))).body).toMatchObject({
      kind: 'refused',
      reason: 'The centre is not on trial.',
    })
    expect(await everyDocument()).toEqual(before)
  })
})

describe('deleteGym', () => {
  const remove = (name = 'Iron House', token = tokens.admin) =>
    ask('deleteGym', { gymId: IRON, name }, { token })

  it('removes an empty centre with what it began with and its owner’s account; the audit log stays', async () => {
    await put('memberPackages/monthly', { gymId: IRON, name: 'Monthly' })
    await put('memberPackages/other', { gymId: ICE, name: 'Monthly' })
    await put('referralCodes/ABCD2345', { gymId: IRON })
    expect((await remove(' Iron  House ')).body).toEqual({ kind: 'done', gymId: IRON })
    for (const path of [
      `gyms/${IRON}`,
      `gymsPublic/${IRON}`,
      'memberPackages/monthly',
      'referralCodes/ABCD2345',
    ])
      expect(await dataOf(path), path).toBeUndefined()
    expect(await dataOf('memberPackages/other')).toBeDefined()
    expect(await dataOf(`gyms/${ICE}`)).toBeDefined()
    await expect(adminAuth().getUser(IRON)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    const line = { act: 'gym.delete', by: 'served-admin', documentId: IRON }
    expect(await actsOf(IRON)).toMatchObject([line])
    const told = await actsOf('platform')
    expect(told).toMatchObject([line])
    expect(told[0]?.['values']).toContainEqual({ field: 'name', before: 'Iron House', after: null })
  })

  it('leaves nothing of what devices sent and were told, and all of another centre’s (DOMAIN 1.6)', async () => {
    const ofDevices = ['punches', 'biometricUsers', 'biometricUnknownDevices', 'biometricRejects']
    for (const collection of ofDevices) {
      await put(`${collection}/ours`, { gymId: IRON })
      await put(`${collection}/theirs`, { gymId: ICE })
    }
    await remove()
    for (const collection of ofDevices) {
      const { docs } = await adminStore().collection(collection).get()
      expect([collection, docs.map(({ id }) => id)]).toEqual([collection, ['theirs']])
    }
  })

  it.each(['snoozes', 'dayCloses', 'memberImports', 'attendanceCorrections', 'contributions', 'acts'])(
    'leaves nothing of its %s, and all of another centre’s',
    async (collection) => {
      await put(`${collection}/${IRON}_one`, { gymId: IRON })
      await put(`${collection}/${ICE}_one`, { gymId: ICE })
      await remove()
      const { docs } = await adminStore().collection(collection).where('gymId', 'in', [IRON, ICE]).get()
      expect(docs.map(({ id }) => id)).toContain(`${ICE}_one`)
      expect(docs.map(({ id }) => id)).not.toContain(`${IRON}_one`)
    },
  )

  it('leaves no file in its folder, and all in another’s that begins with the same letters', async () => {
    const bucket = getStorage(adminApp()).bucket()
    const paths = [
      `${IRON}/site-config/logo`,
      `${IRON}/members/gone/photo-1.webp`,
      `${IRON}-2/site-config/logo`,
    ]
    for (const path of paths) await bucket.file(path).save('x')
    await remove()
    const left = await Promise.all(paths.map(async (path) => (await bucket.file(path).exists())[0]))
    expect(left).toEqual([false, false, true])
    await bucket.file(`${IRON}-2/site-config/logo`).delete()
  })

  it('answers a repeat alike, and finishes what broke off', async () => {
    await remove()
    await adminAuth().createUser({ uid: IRON })
    expect((await remove()).body).toEqual({ kind: 'done', gymId: IRON })
    await expect(adminAuth().getUser(IRON)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    expect((await ask('deleteGym', { gymId: 'none', name: 'x' }, { token: tokens.admin })).status).toBe(422)
  })

  test.each([
    ['members', '1 member'],
    ['staff', '1 employee'],
    ['invoices', '1 invoice'],
    ['leads', '1 lead'],
    ['expenses', '1 expense'],
    ['biometricDevices', '1 device'],
  ])('is refused for a centre with %s, deleted ones too; nothing changes', async (collection, words) => {
    await put(`${collection}/one`, { gymId: IRON, deleted: true, isDeleted: true })
    const before = await everyDocument()
    expect((await remove()).body).toMatchObject({
      ...{ kind: 'refused', field: 'name' },
      reason: `This centre has ${words}. Only an empty centre can be deleted; disable it instead.`,
    })
    expect(await everyDocument()).toEqual(before)
    expect(await adminAuth().getUser(IRON)).toMatchObject({ disabled: false })
  })

  it('is refused for another name', async () => {
    expect((await remove('Iron Hause')).body).toMatchObject({ kind: 'refused', field: 'name' })
    expect(await dataOf(`gyms/${IRON}`)).toMatchObject({ isDisabled: false })
  })
})

test.each(['owner', 'manager', 'sales'] as const)(
  '%s may neither extend a trial nor delete a centre',
  async (who) => {
    const before = await everyDocument()
    const token = tokens[who]
    expect((await ask('extendTrial', { gymId: IRON, endDate: day(11) }, { token })).status).toBe(403)
    expect((await ask('deleteGym', { gymId: IRON, name: 'Iron House' }, { token })).status).toBe(403)
    expect(await everyDocument()).toEqual(before)
  },
)
