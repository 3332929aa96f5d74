import { randomUUID } from 'node:crypto'
import { ask, everyAccount, everyDocument, newAccount } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { errorBodySchema } from '@/domain/api/contract'
import { civilDateIn } from '@/domain/shared/calendar'
import { staffSchema } from '@/domain/staff/staff'
import type { DocumentStore } from '@/data/store/documentStore'
import { adminAuth, adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'
import { sampleInputs } from './support/sampleInputs'

const IRON = 'change-iron'
const ICE = 'change-ice'
const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
const { store } = openAdminStore()

async function hired(fields: object = {}, token = tokens.owner): Promise<string> {
  const input = {
    ...sampleInputs(IRON).createEmployee,
    key: randomUUID(),
    email: `ravi-${randomUUID()}@iron.test`,
    ...fields,
  }
  const { status, body } = await ask('createEmployee', input, { token })
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.createEmployee.output.parse(body).uid
}

const change = (uid: string, fields: object, token = tokens.owner, parts = {}) =>
  ask('updateEmployee', { gymId: IRON, uid, ...fields }, { token }, parts)

async function changed(uid: string, fields: object, token = tokens.owner) {
  const { status, body } = await change(uid, fields, token)
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.updateEmployee.output.parse(body)
}

const done = (uid: string) => ({ kind: 'done', uid })
const recordOf = async (uid: string) => (await adminStore().doc(`staff/${uid}`).get()).data()
const accountOf = (uid: string) => adminAuth().getUser(uid)
const staffs = async () => (await adminStore().doc(`gyms/${IRON}`).get()).data()?.['staffs'] as unknown

beforeAll(async () => {
  tokens.admin = await newAccount('change-admin', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.other = await newAccount(ICE, { role: 'Client', clientType: 'GYM', gymId: ICE })
  tokens.manager = await newAccount('change-desk', { role: 'Manager', clientType: 'GYM', gymId: IRON })
  tokens.sales = await newAccount('change-sales', { role: 'Sales' })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON, { staffs: 0 })
  await putGym(store, ICE)
})

describe('updateEmployee', () => {
  it('changes the named fields and no other, in the record and in the account', async () => {
    const uid = await hired({ designation: 'Trainer' })
    const email = `new-${randomUUID()}@iron.test`
    expect(await changed(uid, { name: 'Ravi Verma', email, city: 'Pune' })).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject({
      name: 'Ravi Verma',
      nameLower: 'ravi verma',
      email,
      city: 'Pune',
      designation: 'Trainer',
    })
    expect(await accountOf(uid)).toMatchObject({ email, displayName: 'Ravi Verma', disabled: false })
  })

  it('does not write anything for a repeat', async () => {
    const uid = await hired()
    await changed(uid, { city: 'Pune', isActive: false, reason: 'Moved away' })
    const before = [await everyDocument(), (await accountOf(uid)).tokensValidAfterTime]
    expect(await changed(uid, { city: 'Pune', isActive: false, reason: 'Moved away' })).toEqual(done(uid))
    expect([await everyDocument(), (await accountOf(uid)).tokensValidAfterTime]).toEqual(before)
  })

  it('gives another role by new claims, and signs out who had the old ones', async () => {
    const uid = await hired()
    const from = Math.floor(Date.now() / 1000)
    await changed(uid, { role: 'Sales' })
    const { customClaims, tokensValidAfterTime } = await accountOf(uid)
    expect(customClaims).toEqual({ role: 'Sales', gymId: IRON, clientType: 'GYM' })
    expect(Date.parse(tokensValidAfterTime ?? '') / 1000).toBeGreaterThanOrEqual(from)
    expect((await recordOf(uid))?.['tokensValidAfter']).toBeGreaterThanOrEqual(from)
  })

  it('gives a sign-in to who had none, with a mail, and takes it away again with the account', async () => {
    const email = `ravi-${randomUUID()}@iron.test`
    const uid = await hired({ role: '', email: '' })
    expect(await changed(uid, { role: 'Manager' })).toMatchObject({ kind: 'refused', field: 'email' })
    const given = await changed(uid, { role: 'Manager', email })
    expect(given).toEqual({ kind: 'done', uid, isInvited: true })
    expect(await accountOf(uid)).toMatchObject({
      ...{ email, disabled: false, displayName: 'Ravi Kumar' },
      customClaims: { role: 'Manager', gymId: IRON, clientType: 'GYM' },
    })
    expect(await recordOf(uid)).toMatchObject({ role: 'Manager', signsIn: true, email })
    expect(await changed(uid, { email: '' })).toMatchObject({ kind: 'refused', field: 'email' })
    expect(await changed(uid, { role: '' })).toEqual(done(uid))
    await expect(accountOf(uid)).rejects.toThrow()
    const out = await recordOf(uid)
    expect(out).toMatchObject({ role: null, signsIn: false, email, invitedAt: null })
    expect(out?.['tokensValidAfter']).toBeGreaterThan(0)
    // A repeat, other changes, and the address with another employee.
    expect(await changed(uid, { role: '', city: 'Pune', email: '' })).toEqual(done(uid))
    await hired({ email })
    const before = [await everyDocument(), await everyAccount()]
    expect(await changed(uid, { role: 'Sales', email })).toMatchObject({ kind: 'refused', field: 'email' })
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
    expect(await changed(uid, { role: 'Sales', email: `again-${email}` })).toMatchObject({ isInvited: true })
  })

  it('makes no account where the record can’t be written', async () => {
    const uid = await hired({ role: '', email: '' })
    const broken: DocumentStore = { ...store, transact: () => Promise.reject(new Error('no store')) }
    const fields = { role: 'Manager', email: `ravi-${randomUUID()}@iron.test` }
    expect((await change(uid, fields, tokens.owner, { store: broken })).status).toBe(500)
    await expect(accountOf(uid)).rejects.toThrow()
    expect(await recordOf(uid)).toMatchObject({ signsIn: false, role: null })
    expect(await changed(uid, fields)).toMatchObject({ kind: 'done', isInvited: true })
  })

  it('keeps documents beside one another, each from its own folder, also where two come at once', async () => {
    const uid = await hired()
    const paper = (id: string, more: object = {}) => ({
      ...{ id, title: `Paper ${id}`, path: `${IRON}/staff/${uid}/document-${id}.pdf`, expiresOn: null },
      ...more,
    })
    const add = (id: string, more?: object) => changed(uid, { document: paper(id, more) })
    expect(await Promise.all([add('a'), add('b'), add('c')])).toEqual([done(uid), done(uid), done(uid)])
    const titles = async () => {
      const { documents } = staffSchema.pick({ documents: true }).parse(await recordOf(uid))
      return documents.map(({ title }) => title).sort()
    }
    expect(await titles()).toEqual(['Paper a', 'Paper b', 'Paper c'])
    expect(await add('x', { path: `${IRON}/staff/somebody/document-x.pdf` })).toMatchObject({
      ...{ kind: 'refused', field: 'document' },
    })
    await changed(uid, { dropsDocument: 'b', city: 'Pune' })
    await add('a', { title: 'Contract', expiresOn: '2027-03-31' })
    expect(await titles()).toEqual(['Contract', 'Paper c'])
    expect((await change(uid, { document: paper('d', { title: ' ' }) })).status).toBe(400)
  })

  it('shuts out who is deactivated, and lets in again who is restored', async () => {
    const uid = await hired()
    const from = Math.floor(Date.now() / 1000)
    await changed(uid, { isActive: false, reason: 'Moved away' })
    expect(await recordOf(uid)).toMatchObject({ isActive: false, reasonForLeaving: 'Moved away' })
    const today = civilDateIn(new Date(), 'Asia/Kolkata')
    expect((await recordOf(uid))?.['leftOn']).toBe(today)
    expect((await recordOf(uid))?.['tokensValidAfter']).toBeGreaterThanOrEqual(from)
    const out = await accountOf(uid)
    expect(out.disabled).toBe(true)
    expect(Date.parse(out.tokensValidAfterTime ?? '') / 1000).toBeGreaterThanOrEqual(from)
    await changed(uid, { isActive: true })
    expect(await recordOf(uid)).toMatchObject({ isActive: true, reasonForLeaving: '', leftOn: null })
    expect((await accountOf(uid)).disabled).toBe(false)
  })

  it('keeps what somebody was paid by before a raise, with both in the audit log', async () => {
    const uid = await hired({ payBasis: 'monthly', payRate: 18_000 })
    await changed(uid, { payRate: 20_000, payFrom: '2026-11-01' })
    expect(await recordOf(uid)).toMatchObject({
      ...{ payRate: 20_000, payFrom: '2026-11-01' },
      earlierPay: [{ payBasis: 'monthly', payRate: 18_000, payFrom: null }],
    })
    const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', uid).get()
    const update = docs.map((entry) => entry.data()).find(({ act }) => act === 'employee.update')
    expect(update?.['values']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'payRate', before: 18_000, after: 20_000 }),
        expect.objectContaining({ field: 'earlierPay.length', after: 1 }),
      ]),
    )
    expect((await change(uid, { earlierPay: [] })).status).toBe(400)
  })

  it('counts who is deleted out and who is restored in, once', async () => {
    const uid = await hired()
    expect(await staffs()).toBe(1)
    await changed(uid, { deleted: true })
    await changed(uid, { deleted: true })
    expect([await staffs(), (await accountOf(uid)).disabled]).toEqual([0, true])
    await changed(uid, { deleted: false })
    expect([await staffs(), (await accountOf(uid)).disabled]).toEqual([1, false])
  })

  it('lets nobody in whose centre is disabled', async () => {
    const uid = await hired()
    await changed(uid, { isActive: false })
    await putGym(store, IRON, { isDisabled: true })
    await changed(uid, { isActive: true }, tokens.admin)
    expect((await recordOf(uid))?.['isActive']).toBe(true)
    expect((await accountOf(uid)).disabled).toBe(true)
  })

  it('is for the owner and for administrators', async () => {
    const uid = await hired()
    for (const token of [tokens.manager, tokens.sales, tokens.other])
      expect((await change(uid, { city: 'Pune' }, token)).status).toBe(403)
    expect(await changed(uid, { city: 'Pune' }, tokens.admin)).toEqual(done(uid))
  })

  it('touches no other centre’s employee, and no account that is no employee', async () => {
    const foreign = await hired({ gymId: ICE }, tokens.other)
    await adminStore().doc(`staff/${IRON}`).set({ gymId: IRON, name: 'The owner as an older record' })
    await adminStore().doc('staff/change-admin').set({ gymId: IRON, name: 'Not an employee' })
    const before = [await everyDocument(), await everyAccount()]
    for (const uid of [foreign, 'no-such-employee', IRON, 'change-admin']) {
      const { status, body } = await change(uid, { isActive: false, email: 'mine@iron.test' })
      expect([status, errorBodySchema.parse(body).error.code]).toEqual([422, 'not-found'])
    }
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
  })

  it('changes an older employee who never had an account', async () => {
    await adminStore().doc('staff/older').set({ gymId: IRON, name: 'Older Record', phone: 9876543210 })
    expect(await changed('older', { isActive: false })).toEqual(done('older'))
    expect(await recordOf('older')).toMatchObject({
      isActive: false,
      phone: '9876543210',
      nameLower: 'older record',
    })
  })

  it('refuses in words at the field, and then nothing has changed', async () => {
    const first = await hired({ biometricId: 5 })
    const uid = await hired()
    const before = [await everyDocument(), await everyAccount()]
    const taken = (await accountOf(first)).email
    for (const [field, fields] of [
      ['email', { email: taken, city: 'Pune' }],
      ['biometricId', { biometricId: 5, role: 'Sales', email: `unused-${randomUUID()}@iron.test` }],
      ['dob', { dob: '2024-01-01' }],
      ['dp', { dp: `${ICE}/staff/${uid}/photo-1.webp` }],
    ] as const)
      expect(await changed(uid, fields)).toMatchObject({ kind: 'refused', field })
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
    expect(await changed(uid, { dp: `${IRON}/staff/${uid}/photo-1.webp` })).toEqual(done(uid))
  })

  it('keeps a bank account whole, and its number out of the audit log', async () => {
    const uid = await hired()
    const half = { kind: 'refused', field: 'bankCode' }
    expect(await changed(uid, { bankAccount: '0050 1000-1234' })).toMatchObject(half)
    const whole = { bankAccount: '0050 1000-1234', bankCode: 'hdfc0001234' }
    expect(await changed(uid, whole)).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject({ bankAccount: '005010001234', bankCode: 'HDFC0001234' })
    expect(await changed(uid, { bankCode: '' })).toMatchObject(half)
    const { docs } = await adminStore().collection('auditLogs').get()
    const log = JSON.stringify(docs.map((line) => line.data()))
    expect(log).toContain('bankAccount')
    expect(log).not.toContain('005010001234')
  })

  it('names each field that is not acceptable', async () => {
    const uid = await hired()
    const { status, body } = await change(uid, { name: '', isDisabled: true })
    expect(status).toBe(400)
    expect(
      errorBodySchema
        .parse(body)
        .error.issues?.map(({ path }) => path)
        .sort(),
    ).toEqual(['', 'name'])
  })

  it('keeps the account as it was when the record can’t be written', async () => {
    const uid = await hired()
    const accountNow = async () => {
      const { email, disabled, customClaims } = await accountOf(uid)
      return { email, disabled, customClaims }
    }
    const before = [await everyDocument(), await accountNow()]
    const broken: DocumentStore = { ...store, transact: () => Promise.reject(new Error('no store')) }
    const fields = { email: `other-${randomUUID()}@iron.test`, role: 'Sales', isActive: false }
    expect((await change(uid, fields, tokens.owner, { store: broken })).status).toBe(500)
    expect([await everyDocument(), await accountNow()]).toEqual(before)
  })

  it('takes the record back when the account can’t follow', async () => {
    const uid = await hired()
    const record = await recordOf(uid)
    const auth = adminAuth()
    const broken = new Proxy(auth, {
      get: (target, name) =>
        name === 'setCustomUserClaims'
          ? () => Promise.reject(new Error('no Auth'))
          : (Reflect.get(target, name, target) as unknown),
    })
    // Methods of Auth need their own this.
    const bound = new Proxy(broken, {
      get: (target, name) => {
        const member = Reflect.get(target, name, target) as unknown
        return typeof member === 'function' ? (member.bind(auth) as unknown) : member
      },
    })
    expect((await change(uid, { role: 'Sales' }, tokens.owner, { auth: bound })).status).toBe(500)
    expect((await recordOf(uid))?.['role']).toBe(record?.['role'])
    expect((await accountOf(uid)).customClaims).toMatchObject({ role: 'Manager' })
  })

  it('writes to the audit log what was done', async () => {
    const uid = await hired()
    await changed(uid, { city: 'Pune' })
    await changed(uid, { role: 'Sales' })
    await changed(uid, { isActive: false })
    await changed(uid, { isActive: true })
    await changed(uid, { deleted: true })
    const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', uid).get()
    const acts = docs.map((entry) => String(entry.data()['act'])).sort()
    expect(acts).toEqual([
      'employee.create',
      'employee.deactivate',
      'employee.delete',
      'employee.restore',
      'employee.role',
      'employee.update',
    ])
  })
})

describe('whoever leaves hands open leads over first', () => {
  const putLead = (id: string, fields: object = {}) =>
    adminStore()
      .doc(`leads/${id}`)
      .set({ gymId: IRON, name: `Lead ${id}`, status: 'Contacted', deleted: false, ...fields })
  const ownersOf = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => (await adminStore().doc(`leads/${id}`).get()).data()?.['ownerId'] as string),
    )

  async function leaving(): Promise<{ uid: string; taker: string }> {
    const [uid, taker] = [await hired({ name: 'Ravi' }), await hired({ name: 'Asha' })]
    await putLead('open', { ownerId: uid })
    await putLead('later', { ownerId: uid, status: 'Later' })
    await putLead('lost', { ownerId: uid, status: 'Lost' })
    await putLead('away', { ownerId: uid, deleted: true })
    await putLead('others', { ownerId: taker })
    await putLead('abroad', { ownerId: uid, gymId: ICE })
    return { uid, taker }
  }

  it('is refused with how many there are, until somebody is chosen', async () => {
    const { uid } = await leaving()
    const before = [await everyDocument(), await everyAccount()]
    expect(await changed(uid, { isActive: false, reason: 'Moved away' })).toEqual({
      kind: 'refused',
      field: 'handOverTo',
      reason: 'Ravi follows up 2 open leads. Choose who takes them over.',
    })
    expect(await changed(uid, { deleted: true })).toMatchObject({
      reason: 'Ravi follows up 2 open leads. Deactivate Ravi first, and choose who takes them over.',
    })
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
  })

  it('gives the open ones, and no others, to whom was chosen; then the account is shut', async () => {
    const { uid, taker } = await leaving()
    expect(await changed(uid, { isActive: false, reason: 'Moved', handOverTo: taker })).toEqual(done(uid))
    expect(await ownersOf('open', 'later', 'others')).toEqual([taker, taker, taker])
    expect(await ownersOf('lost', 'away', 'abroad')).toEqual([uid, uid, uid])
    expect((await adminStore().doc('leads/open').get()).data()).toMatchObject({ updatedBy: IRON })
    expect(await recordOf(uid)).toMatchObject({ isActive: false, reasonForLeaving: 'Moved' })
    expect(await recordOf(uid)).not.toHaveProperty('handOverTo')
    expect((await accountOf(uid)).disabled).toBe(true)
  })

  it.each(['the owner', 'nobody in particular'])('gives them to %s', async (whom) => {
    const { uid } = await leaving()
    const to = whom === 'the owner' ? IRON : ''
    await changed(uid, { isActive: false, handOverTo: to })
    expect(await ownersOf('open', 'later')).toEqual([to, to])
  })

  it('takes nobody who does not work here, nor the one who leaves', async () => {
    const { uid, taker } = await leaving()
    const foreign = await hired({ gymId: ICE }, tokens.other)
    await changed(taker, { isActive: false, handOverTo: '' })
    for (const to of [uid, taker, foreign, 'no-such-employee'])
      expect(await changed(uid, { isActive: false, handOverTo: to })).toMatchObject({
        kind: 'refused',
        field: 'handOverTo',
        reason: 'Choose somebody who works here.',
      })
    expect(await ownersOf('open', 'later')).toEqual([uid, uid])
    expect(await recordOf(uid)).toMatchObject({ isActive: true })
  })

  it('goes on with the rest where it broke off, page by page', async () => {
    const { uid, taker } = await leaving()
    for (let at = 0; at < 120; at += 1) await putLead(`more-${at}`, { ownerId: uid })
    let left = 1
    const broken: DocumentStore = {
      ...store,
      transact: (work) => (left-- > 0 ? store.transact(work) : Promise.reject(new Error('no store'))),
    }
    const fields = { isActive: false, handOverTo: taker }
    expect((await change(uid, fields, tokens.owner, { store: broken })).status).toBe(500)
    const held = await adminStore().collection('leads').where('ownerId', '==', uid).get()
    expect(held.docs.filter((lead) => /^(more|open|later)/.test(lead.id)).length).toBe(122 - 99)
    expect(await recordOf(uid)).toMatchObject({ isActive: true })
    expect(await changed(uid, fields)).toEqual(done(uid))
    expect(new Set(await ownersOf('open', 'later', 'more-0', 'more-119'))).toEqual(new Set([taker]))
    expect(await recordOf(uid)).toMatchObject({ isActive: false })
  })

  /** Somebody else gives them a lead once so many transactions are through. */
  const givenAfter = (transactions: number, uid: string): DocumentStore => {
    let through = 0
    return {
      ...store,
      transact: async (work) => {
        const result = await store.transact(work)
        through += 1
        if (through === transactions) await putLead('given', { ownerId: uid })
        return result
      },
    }
  }

  it('takes along what came to them between the hand-over and the end', async () => {
    const { uid, taker } = await leaving()
    const fields = { isActive: false, handOverTo: taker }
    expect((await change(uid, fields, tokens.owner, { store: givenAfter(1, uid) })).status).toBe(200)
    expect(await ownersOf('open', 'later', 'given')).toEqual([taker, taker, taker])
    expect(await recordOf(uid)).toMatchObject({ isActive: false })
  })

  it('leaves what came to them while they had nothing to hand over with nobody in particular', async () => {
    const uid = await hired()
    const parts = { store: givenAfter(1, uid) }
    expect((await change(uid, { isActive: false }, tokens.owner, parts)).status).toBe(200)
    expect(await ownersOf('given')).toEqual([''])
  })

  it('asks nothing of who is gone already, or follows nobody up', async () => {
    const { uid, taker } = await leaving()
    await changed(uid, { isActive: false, handOverTo: taker })
    await putLead('late', { ownerId: uid })
    expect(await changed(uid, { deleted: true })).toEqual(done(uid))
    const other = await hired()
    expect(await changed(other, { deleted: true })).toEqual(done(other))
  })
})

describe('an employee’s number on the devices', () => {
  const press = (pin: string) =>
    adminStore()
      .doc(`punches/DOOR_${pin}_20261119063107_0`)
      .set({
        ...{ gymId: IRON, sn: 'DOOR', pin, localTime: '2026-11-19 06:31:07', date: '2026-11-19' },
        ...{ at: new Date('2026-11-19T01:01:07Z'), month: '2026-11', status: 0, verify: 1, personId: '' },
        ...{ result: 'unknownPin', receivedAt: new Date('2026-11-19T01:01:08Z') },
      })
  const pressed = async (pin: string) =>
    (await adminStore().doc(`punches/DOOR_${pin}_20261119063107_0`).get()).data()

  it('counts what they pressed before they were hired with it, or given it on the form', async () => {
    await Promise.all(['8101', '8102', '8103'].map(press))
    const uid = await hired({ biometricId: 8101 })
    expect(await pressed('8101')).toMatchObject({ result: 'counted', personId: uid })
    const other = await hired()
    await changed(other, { biometricId: 8102 })
    expect(await pressed('8102')).toMatchObject({ result: 'counted', personId: other })
    expect(await pressed('8103')).toMatchObject({ result: 'unknownPin', personId: '' })
  })
})
