import '../support/ownProject'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorBodySchema, type CallName } from '@/domain/api/contract'
import { lapsedSentence, TERM_GRACE_DAYS } from '@/domain/gyms/gymTerm'
import { packageWith } from '@/domain/packages/fixtures'
import { addDays, civilDateIn, instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { adminAuth, adminStore } from '../support/emulators'
import { ask, callNames, endpointOf, everyDocument, newAccount } from './support/servedCalls'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { sampleInputs } from './support/sampleInputs'

const IRON = 'term-iron'
const { store } = openAdminStore()
const tokens = { admin: '', owner: '', manager: '' }

const INDIA = 'Asia/Kolkata'
const today = civilDateIn(new Date(), INDIA)
const endsOn = addDays(today, -TERM_GRACE_DAYS - 1)
const lapsed = lapsedSentence({ state: 'lapsed', name: 'Gold', endsOn })

const gymWith = (currentPackage: object, fields: object = {}) =>
  putGym(store, IRON, { currentPackage: { name: 'Gold', ...currentPackage }, ...fields })

const call = (name: CallName, input: object, token = tokens.owner, at?: Date) =>
  ask(name, input, { token }, at ? { now: () => at } : {})

const employee = (fields: object = {}) => ({
  ...sampleInputs(IRON).createEmployee,
  key: randomUUID(),
  email: `ravi-${randomUUID()}@term.test`,
  ...fields,
})

async function messageOf(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer
  return [status, errorBodySchema.parse(body).error.message]
}

const ownersCalls = callNames.filter((name) => {
  const { roles } = endpointOf(name)
  return roles !== 'anyone' && roles.includes('CLIENT')
})
const closed = ownersCalls.filter((name) => endpointOf(name).isOpenWhenLapsed !== true)
const open = ownersCalls.filter((name) => endpointOf(name).isOpenWhenLapsed === true)

beforeAll(async () => {
  tokens.admin = await newAccount('term-admin', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.manager = await newAccount('term-desk', { role: 'Manager', clientType: 'GYM', gymId: IRON })
})

beforeEach(emptyStore)

describe('a centre whose days of grace are over', () => {
  beforeEach(() => gymWith({ endDate: endsOn }))

  it.each(closed)('%s is refused in words, and nothing is written', async (name) => {
    const before = await everyDocument()
    expect(await messageOf(call(name, sampleInputs(IRON)[name]))).toEqual([409, lapsed])
    expect(await everyDocument()).toEqual(before)
  })

  it('keeps what reads, exports, upgrades for reading, takes a right or a person away, or decides by itself', () => {
    expect(open.sort()).toEqual([
      ...['act', 'checkKioskPin', 'disableBiometricUser', 'endSupport', 'eraseMember', 'getUser'],
      ...['grantSupport', 'listIdProofs', 'listSignIns', 'markLate', 'payPreview', 'phoneOfMember'],
      ...['readIdProof', 'recordExport', 'removeDevice', 'sendSMS', 'signOutEverybody'],
      ...['updateEmployee', 'updatePhotoURL', 'upgradeRecords'],
    ])
  })

  it('an export is recorded as before', async () => {
    expect(await call('recordExport', sampleInputs(IRON).recordExport)).toMatchObject({ status: 200 })
  })

  it('its owner sees who signed in, and signs everybody out where a phone was lost', async () => {
    // A centre of its own: the others go on with the sign-ins that they have.
    const lost = 'term-lost'
    await putGym(store, lost, { currentPackage: { name: 'Gold', endDate: endsOn } })
    const token = await newAccount(lost, { role: 'Client', clientType: 'GYM', gymId: lost })
    const inputs = sampleInputs(lost)
    expect(await call('listSignIns', inputs.listSignIns, token)).toMatchObject({
      ...{ status: 200, body: { accounts: [{ role: 'Owner' }] } },
    })
    expect(await call('signOutEverybody', inputs.signOutEverybody, token)).toMatchObject({
      ...{ status: 200, body: { kind: 'done' } },
    })
    expect((await adminStore().doc(`gyms/${lost}`).get()).get('tokensValidAfter')).toBeGreaterThan(0)
  })

  it('an act is refused as a value to owner and manager; the super admin acts on', async () => {
    const discard = { gymId: IRON, act: 'discard', input: { invoiceId: 'none' } }
    const refused = { status: 200, body: { kind: 'refused', reason: lapsed } }
    expect(await call('act', { ...discard, key: randomUUID() })).toMatchObject(refused)
    expect(await call('act', { ...discard, key: randomUUID() }, tokens.manager)).toMatchObject(refused)
    expect(await call('act', { ...discard, key: randomUUID() }, tokens.admin)).toMatchObject({
      status: 422,
      body: { error: { code: 'not-found' } },
    })
  })

  it('sends no message', async () => {
    expect(await call('sendSMS', sampleInputs(IRON).sendSMS)).toMatchObject({
      body: { kind: 'refused', reason: lapsed },
    })
  })

  it('is changed by the super admin', async () => {
    expect(await call('updateGym', { gymId: IRON, city: 'Pune' }, tokens.admin)).toMatchObject({
      body: { kind: 'done' },
    })
  })

  it('shuts an employee out, and changes nothing else of one', async () => {
    await gymWith({ endDate: today })
    const { body } = await call('createEmployee', employee())
    const { uid } = body as { uid: string }
    await gymWith({ endDate: endsOn })
    const change = (fields: object) => call('updateEmployee', { gymId: IRON, uid, ...fields })
    expect(await change({ city: 'Pune' })).toMatchObject({ body: { kind: 'refused', reason: lapsed } })
    expect(await change({ isActive: false, city: 'Pune' })).toMatchObject({ body: { kind: 'refused' } })
    expect(await change({ isActive: false, reason: 'Left' })).toMatchObject({ body: { kind: 'done' } })
    expect(await change({ isActive: true })).toMatchObject({ body: { kind: 'refused', reason: lapsed } })
  })

  it('writes again in the moment its package is renewed', async () => {
    expect(await call('updateGym', { gymId: IRON, city: 'Pune' })).toMatchObject({ status: 409 })
    await adminStore()
      .doc(`gyms/${IRON}`)
      .update({ 'currentPackage.endDate': addDays(today, 365) })
    expect(await call('updateGym', { gymId: IRON, city: 'Pune' })).toMatchObject({ status: 200 })
  })
})

it.each([INDIA, 'America/Los_Angeles', 'Pacific/Auckland'])(
  'a centre in %s writes to the last minute of its last day of grace, by its own clock',
  async (timezone) => {
    const end = addDays(today, 3)
    await gymWith({ endDate: end }, { preference: { timezone } })
    const midnight = instantAt(addDays(end, TERM_GRACE_DAYS + 1), '00:00', timezone).getTime()
    const at = (ms: number) =>
      call('updateGym', { gymId: IRON, city: 'Pune' }, tokens.owner, new Date(midnight + ms))
    expect(await at(-1000)).toMatchObject({ status: 200 })
    expect(await at(1000)).toMatchObject({ status: 409 })
  },
)

describe('the limit of employees', () => {
  it('refuses the next one in words, and leaves no account behind', async () => {
    await gymWith({ endDate: null, limits: { staff: 2 } }, { staffs: 1 })
    expect(await call('createEmployee', employee())).toMatchObject({ status: 200 })
    const next = employee()
    expect(await messageOf(call('createEmployee', next))).toEqual([
      409,
      'The package of this centre allows 2 employees, and that many are used. Ask us for a larger package, or delete employees who have left.',
    ])
    await expect(adminAuth().getUserByEmail(next.email)).rejects.toThrow(/no user record/i)
  })

  it('lets one of two in who are added at once, where one has room', async () => {
    await gymWith({ endDate: null, limits: { staff: 1 } })
    const answers = await Promise.all([employee(), employee()].map((one) => call('createEmployee', one)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await adminStore().doc(`gyms/${IRON}`).get()).data()?.['staffs']).toBe(1)
  })

  it('answers a repeat of the last one as the first time', async () => {
    await gymWith({ endDate: null, limits: { staff: 1 } })
    const last = employee()
    const first = await call('createEmployee', last)
    expect(await call('createEmployee', last)).toMatchObject({ status: 200, body: first.body as object })
  })

  it('brings nobody back who was deleted, and takes nobody away from a centre that is above it', async () => {
    await gymWith({ endDate: null })
    const { uid } = (await call('createEmployee', employee())).body as { uid: string }
    await call('updateEmployee', { gymId: IRON, uid, deleted: true })
    await gymWith({ endDate: null, limits: { staff: 1 } }, { staffs: 3 })
    const change = (fields: object) => call('updateEmployee', { gymId: IRON, uid, ...fields })
    expect(await change({ deleted: false })).toMatchObject({ body: { kind: 'refused', field: 'deleted' } })
    expect(await change({ city: 'Pune' })).toMatchObject({ body: { kind: 'done' } })
  })
})

describe('the limits of a package that was renewed ahead into a smaller one', () => {
  const packages = (firstDay: number) => ({
    currentPackage: {
      ...{ name: 'Small', limits: { staff: 1, members: 1 } },
      ...{ startDate: addDays(today, firstDay), endDate: addDays(today, firstDay + 365) },
    },
    packageHistory: [
      {
        ...{ name: 'Large', limits: { staff: 5, members: 500 } },
        ...{ startDate: addDays(today, -300), endDate: addDays(today, firstDay - 1) },
      },
    ],
  })

  it.each([
    ['are those of the larger one until its first day', 1, 200],
    ['are its own from then on', 0, 409],
  ])('%s', async (_, firstDay, status) => {
    await putGym(store, IRON, { ...packages(firstDay), staffs: 1 })
    expect(await call('createEmployee', employee())).toMatchObject({ status })
  })

  it('let members in as long, by the rules, once it is renewed', async () => {
    const { packageHistory } = packages(10)
    await putGym(store, IRON, { currentPackage: packageHistory[0], packageHistory: [], members: 300 })
    await adminStore()
      .doc('gymRegPackages/small')
      .set({
        id: 'small',
        name: 'Small',
        price: 100,
        duration: 1,
        durationType: 'Year',
        limits: { members: 200 },
      })
    const renewal = { gymId: IRON, key: randomUUID(), packageId: 'small', seenEnd: addDays(today, 9) }
    expect(await call('renewGymPackage', renewal, tokens.admin)).toMatchObject({ status: 200 })
    const enrol = (await adminStore().doc(`gyms/${IRON}`).get()).get('writesUntil.enrol') as {
      toDate(): Date
    }
    expect(enrol.toDate()).toEqual(instantAt(addDays(today, 10), '00:00', INDIA))
  })
})

describe('the limit of messages', () => {
  const currentPackage = packageWith({ name: 'Monthly', endDate: civil('2026-12-19') })
  const send = (to: string[]) =>
    call('sendSMS', {
      gymId: IRON,
      to: to.map((memberId) => ({ memberId })),
      templateKey: 'renewalDue',
    })

  it('holds the calendar month, all of them or none', async () => {
    await gymWith({ endDate: null, limits: { messages: 3 } })
    await store.batch((writer) => {
      for (const [id, phone] of Object.entries({ a: '9876543210', b: '9876543211' }))
        writer.set(`members/${id}`, { gymId: IRON, name: `Person ${id}`, phone, currentPackage })
    })
    expect(await send(['a', 'b'])).toMatchObject({ body: { kind: 'done' } })
    expect(await send(['a', 'b'])).toMatchObject({
      body: {
        kind: 'refused',
        field: 'to',
        reason:
          'The package of this centre allows 3 messages a month, and only 1 is left. Ask us for a larger package, or send the rest next month.',
      },
    })
    expect(await send(['a'])).toMatchObject({ body: { kind: 'done' } })
    expect(await send(['a'])).toMatchObject({ body: { kind: 'refused' } })
  })
})
