import { ask, everyDocument, newAccount, serving } from './support/servedCalls'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { registrationPackageSchema } from '@/domain/gymPackages/registrationPackage'
import { errorBodySchema } from '@/domain/api/contract'
import { adminAuth, adminStore } from '../support/emulators'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { sampleInputs } from './support/sampleInputs'

const IRON = 'served-iron'
const ICE = 'served-ice'
const tokens = { admin: '', other: '', owner: '', manager: '', sales: '' }

/** A moment at which it is the next day in India already. */
const now = new Date('2026-11-22T20:00:00Z')
const today = civilDateIn(now, 'Asia/Kolkata')

const yearly = registrationPackageSchema.parse({
  ...{
    id: 'yearly',
    name: 'Yearly',
    price: 12_000,
    gst: 18,
    duration: 1,
    durationType: 'Year',
    trialDays: 14,
  },
  ...{ limits: { members: 500 }, features: ['Door access'] },
})
const held = {
  ...{ packageId: 'old', name: 'Old', price: 999, gst: 0, isTrial: false, features: [] },
  ...{ startDate: '2026-11-01', endDate: '2026-11-30' },
  limits: { members: null, staff: null, devices: null, messages: null },
}

const gymNow = async (gymId = IRON) => (await adminStore().doc(`gyms/${gymId}`).get()).data()
const auditLines = async () =>
  (await adminStore().collection('auditLogs').where('gymId', '==', IRON).get()).docs.map((line) =>
    line.data(),
  )

const asked = (fields: object = {}) => ({
  ...{ gymId: IRON, key: randomUUID(), packageId: 'yearly', seenEnd: held.endDate },
  ...fields,
})
const renew = (input: object, token = tokens.admin) =>
  ask('renewGymPackage', input, { token }, { now: () => now })
const assign = (input: object, token = tokens.admin) =>
  ask('assignGymPackage', { startDate: today, isTrial: false, ...input }, { token }, { now: () => now })

beforeEach(async () => {
  await emptyStore()
  const { store } = serving()
  await putGym(store, IRON, { currentPackage: held, packageHistory: [] })
  await putGym(store, ICE)
  await adminStore().doc('gymRegPackages/yearly').set(yearly)
  const staff = { gymId: IRON, name: 'Ravi', nameLower: 'ravi', isActive: true, deleted: false }
  await adminStore().doc('staff/served-desk').set(staff)
  tokens.admin = await newAccount('served-admin', { admin: true })
  tokens.other = await newAccount('served-root', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.manager = await newAccount('served-desk', { role: 'Manager', gymId: IRON, clientType: 'GYM' })
  tokens.sales = await newAccount('served-sales', { role: 'Sales' })
})

describe('assignGymPackage', () => {
  it('replaces the current package, keeps the history, and copies all that was agreed (SPECIFICATION 4)', async () => {
    const { status, body } = await assign(asked())
    expect([status, body]).toEqual([
      200,
      { kind: 'done', gymId: IRON, startDate: '2026-11-23', endDate: '2027-11-22' },
    ])
    const gym = await gymNow()
    expect(gym?.['packageHistory']).toEqual([])
    // In the same write: the centre's pages write again at once (decision 47), and the platform's lists find it.
    expect(gym?.['writesUntil']).toBeDefined()
    expect(gym?.['packageUntil']).toBe('2027-11-22')
    expect(gym?.['currentPackage']).toEqual({
      ...{ packageId: 'yearly', name: 'Yearly', price: 12_000, gst: 18, isTrial: false },
      ...{ startDate: '2026-11-23', endDate: '2027-11-22', features: ['Door access'] },
      limits: { members: 500, staff: null, devices: null, messages: null },
    })
    expect((await adminStore().doc(`gymsPublic/${IRON}`).get()).data()).toMatchObject({
      packageName: 'Yearly',
      packageEndsOn: '2027-11-22',
      packageUntil: '2027-11-22',
    })
    expect((await gymNow(ICE))?.['currentPackage']).toBeUndefined()
  })

  it('tells the audit log who gave what, with the old values beside the new ones', async () => {
    await assign(asked())
    const lines = await auditLines()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ act: 'gym.assignPackage', by: 'served-admin', byRole: 'ADMIN' })
    expect(lines[0]?.['values']).toContainEqual({ field: 'currentPackage.price', before: 999, after: 12_000 })
  })

  it('gives a trial for its days at no price', async () => {
    expect((await assign(asked({ isTrial: true }))).body).toMatchObject({ endDate: addDays(today, 13) })
    expect((await gymNow())?.['currentPackage']).toMatchObject({ isTrial: true, price: 0 })
  })

  it('takes neither price nor last day from the caller', async () => {
    for (const field of ['price', 'endDate', 'limits', 'name'])
      expect((await assign({ ...asked(), [field]: 1 })).status).toBe(400)
  })
})

describe('renewGymPackage', () => {
  it('pushes the old package to the history and begins the day after its end (SPECIFICATION 4)', async () => {
    expect((await renew(asked())).body).toEqual({
      ...{ kind: 'done', gymId: IRON, startDate: '2026-12-01', endDate: '2027-11-30' },
    })
    expect(await gymNow()).toMatchObject({
      packageHistory: [held],
      currentPackage: { packageId: 'yearly', startDate: '2026-12-01' },
    })
  })

  it('begins today in the centre’s zone where the package has ended', async () => {
    await adminStore().doc(`gyms/${IRON}`).update({ 'currentPackage.endDate': '2026-11-22' })
    const { body } = await renew(asked({ seenEnd: '2026-11-22' }))
    expect(body).toMatchObject({ startDate: '2026-11-23' })
    await adminStore()
      .doc(`gyms/${IRON}`)
      .update({ currentPackage: held, preference: { timezone: 'America/Los_Angeles' } })
    await adminStore().doc(`gyms/${IRON}`).update({ 'currentPackage.endDate': '2026-11-20' })
    expect((await renew(asked({ seenEnd: '2026-11-20' }))).body).toMatchObject({ startDate: '2026-11-22' })
  })

  it('renews a retired package for the centre that has it, and gives it to no other', async () => {
    await adminStore().doc('gymRegPackages/yearly').update({ isActive: false })
    expect((await renew(asked())).body).toMatchObject({ kind: 'refused', field: 'packageId' })
    expect((await assign(asked())).body).toMatchObject({ kind: 'refused', field: 'packageId' })
    await adminStore().doc(`gyms/${IRON}`).update({ 'currentPackage.packageId': 'yearly' })
    expect((await renew(asked())).body).toMatchObject({ kind: 'done' })
  })

  it('answers a repeat as the first and changes nothing; the key is good for nothing else', async () => {
    const input = asked()
    const first = await renew(input)
    const after = await everyDocument()
    expect((await renew(input)).body).toEqual(first.body)
    expect((await renew({ ...input, seenEnd: '2027-11-30' })).body).toMatchObject({ kind: 'refused' })
    expect((await renew(input, tokens.other)).body).toMatchObject({ kind: 'refused' })
    expect((await assign(input)).body).toMatchObject({ kind: 'refused' })
    expect(await everyDocument()).toEqual(after)
  })

  it('sells one term where two administrators renew at once', async () => {
    const answers = await Promise.all([renew(asked()), renew(asked(), tokens.other), renew(asked())])
    const kinds = answers.map(({ body }) => (body as { kind: string }).kind).sort()
    expect(kinds).toEqual(['done', 'refused', 'refused'])
    expect((await gymNow())?.['packageHistory']).toEqual([held])
    expect(await auditLines()).toHaveLength(1)
  })

  it('writes one term for a button that is pressed twice', async () => {
    const input = asked()
    const answers = await Promise.all([renew(input), renew(input)])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await gymNow())?.['packageHistory']).toEqual([held])
  })

  it('refuses without a trace what is not there', async () => {
    const before = await everyDocument()
    expect((await renew(asked({ packageId: 'none' }))).body).toMatchObject({ field: 'packageId' })
    expect((await renew(asked({ seenEnd: null }))).body).toMatchObject({ kind: 'refused' })
    expect((await renew(asked({ gymId: ICE, seenEnd: null }))).body).toMatchObject({ kind: 'refused' })
    const unknown = await renew(asked({ gymId: 'nowhere' }))
    expect([unknown.status, errorBodySchema.parse(unknown.body).error.code]).toEqual([422, 'not-found'])
    expect(await everyDocument()).toEqual(before)
  })
})

it.each(['owner', 'manager', 'sales'] as const)('a centre’s package is not given by the %s', async (who) => {
  const before = await everyDocument()
  expect((await renew(asked(), tokens[who])).status).toBe(403)
  expect((await assign(asked(), tokens[who])).status).toBe(403)
  expect(await everyDocument()).toEqual(before)
  expect((await renew(asked())).status).toBe(200)
})

describe('a centre that is registered with a package on offer', () => {
  const register = (offered: object, fields: object = {}) => {
    const { package: _typed, ...form } = sampleInputs('any').createGym
    const email = `owner-${randomUUID()}@offer.test`
    return ask(
      'createGym',
      {
        ...form,
        key: randomUUID(),
        email,
        offered: { packageId: 'yearly', startDate: today, isTrial: false, ...offered },
        ...fields,
      },
      { token: tokens.admin },
      { now: () => now },
    )
  }
  const madeGym = async (answer: ReturnType<typeof register>) => {
    const { status, body } = await answer
    expect([status, body]).toMatchObject([200, { kind: 'done' }])
    return typeof body === 'object' && body !== null && 'gymId' in body
      ? gymNow(String(body.gymId))
      : undefined
  }

  it('holds it as one that is assigned later: the server says price, limits and days', async () => {
    expect(await madeGym(register({}))).toMatchObject({
      currentPackage: {
        ...{ packageId: 'yearly', name: 'Yearly', price: 12_000, gst: 18, isTrial: false },
        ...{ startDate: today, endDate: addDays(today, 364), limits: { members: 500 } },
      },
      packageHistory: [],
    })
    expect(await madeGym(register({ isTrial: true }))).toMatchObject({
      currentPackage: { packageId: 'yearly', price: 0, isTrial: true, endDate: addDays(today, 13) },
    })
  })

  it('is not made at all where the package can’t be given, nor is its owner’s account', async () => {
    const email = `owner-${randomUUID()}@offer.test`
    const { body } = await register({ packageId: 'gone' }, { email })
    expect(body).toMatchObject({ kind: 'refused', field: 'packageId' })
    expect((await adminStore().collection('gyms').where('email', '==', email).get()).size).toBe(0)
    await expect(adminAuth().getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    expect((await register({}, { package: sampleInputs('any').createGym.package })).status).toBe(400)
  })
})
