import { randomUUID } from 'node:crypto'
import { ask, everyAccount, everyDocument, newAccount, recorded, serving } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { errorBodySchema } from '@/domain/api/contract'
import { staffSchema } from '@/domain/staff/staff'
import { upgradeStaff } from '@/domain/staff/upgradeStaff'
import type { DocumentStore } from '@/data/store/documentStore'
import { readStaff, staffPath } from '@/data/staff/staffRecords'
import { adminAuth, adminStore, host, ports, projectId } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { sampleInputs } from './support/sampleInputs'

const IRON = 'staff-iron'
const ICE = 'staff-ice'
const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
const { store } = openAdminStore()

const form = (fields: object = {}) => ({
  ...sampleInputs(IRON).createEmployee,
  key: randomUUID(),
  email: `ravi-${randomUUID()}@iron.test`,
  ...fields,
})

const create = (input: object, token = tokens.owner) => ask('createEmployee', input, { token })

async function made(input: object, token = tokens.owner) {
  const { status, body } = await create(input, token)
  expect([status, body]).toMatchObject([200, {}])
  return staffCalls.createEmployee.output.parse(body)
}

async function rejected(input: object, token = tokens.owner) {
  const { status, body } = await create(input, token)
  const { code, issues } = errorBodySchema.parse(body).error
  return { status, code, paths: issues?.map(({ path }) => path) }
}

const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
const staffsOf = async (gymId: string) => (await dataOf(`gyms/${gymId}`))?.['staffs'] as unknown

const oobSchema = z.object({ oobCodes: z.array(z.object({ email: z.string() })) })
async function mailsTo(email: string): Promise<number> {
  const answer = await fetch(`http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`)
  return oobSchema.parse(await answer.json()).oobCodes.filter((mail) => mail.email === email).length
}

beforeAll(async () => {
  tokens.admin = await newAccount('staff-admin', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.other = await newAccount(ICE, { role: 'Client', clientType: 'SKATING', gymId: ICE })
  tokens.manager = await newAccount('staff-desk', { role: 'Manager', clientType: 'GYM', gymId: IRON })
  tokens.sales = await newAccount('staff-sales', { role: 'Sales' })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON, { staffs: 1 })
  await putGym(store, ICE, { type: 'SKATING' })
  recorded.length = 0
})

describe('createEmployee', () => {
  it('makes an account with its claims, a record and a count, and mails the link to set a password', async () => {
    const input = form({
      email: ' Ravi@Iron.test ',
      name: ' Ravi  Kumar ',
      dob: '1996-04-12',
      biometricId: 12,
    })
    const { uid, isInvited } = await made(input)
    expect(await adminAuth().getUser(uid)).toMatchObject({
      email: 'ravi@iron.test',
      displayName: 'Ravi Kumar',
      disabled: false,
      customClaims: { role: 'Manager', gymId: IRON, clientType: 'GYM' },
    })
    const stored = await store.get(staffPath(uid))
    expect(upgradeStaff(uid, stored?.data ?? {}).repairs).toBe(null)
    expect(staffSchema.parse(stored?.data)).toMatchObject({
      gymId: IRON,
      employerId: IRON,
      ref: `staff/${uid}`,
      nameLower: 'ravi kumar',
      dob: '1996-04-12',
      biometricId: 12,
      isActive: true,
      deleted: false,
    })
    expect(stored?.data).not.toHaveProperty('key')
    expect(await staffsOf(IRON)).toBe(2)
    expect([isInvited, await mailsTo('ravi@iron.test')]).toEqual([true, 1])
  })

  it('makes a record alone of whoever does not sign in: no account, no mail, no address needed', async () => {
    const accounts = await everyAccount()
    const input = form({ role: '', email: '' })
    const { uid, isInvited } = await made(input)
    expect(isInvited).toBe(false)
    expect(await made(input)).toEqual({ uid, isInvited })
    expect(await everyAccount()).toEqual(accounts)
    expect(await dataOf(staffPath(uid))).toMatchObject({
      role: null,
      signsIn: false,
      email: '',
      invitedAt: null,
    })
    expect(await staffsOf(IRON)).toBe(2)
    const noted = form({ role: '' })
    await made(noted)
    expect(await mailsTo(noted.email)).toBe(0)
    // The address is free for whoever signs in by it.
    await made(form({ email: noted.email }))
    expect(await rejected(form({ email: '' }))).toMatchObject({ status: 400, paths: ['email'] })
  })

  it('mails the link once, however many repeats of one form come at once', async () => {
    const input = form({ email: 'repeats@iron.test' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => made(input)))
    expect(answers).toEqual(answers.map(() => ({ uid: answers[0]?.uid, isInvited: true })))
    expect((await made(input)).isInvited).toBe(true)
    expect(await mailsTo('repeats@iron.test')).toBe(1)
  })

  it('answers a repeat as the first did, changes nothing and mails nothing', async () => {
    const input = form()
    const first = await made(input)
    const before = [await everyDocument(), await everyAccount()]
    expect(await made(input)).toEqual(first)
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
    expect(await mailsTo(input.email)).toBe(1)
  })

  it('says that the first try went through where the form holds something else since, and calls nothing done', async () => {
    const input = form()
    const first = await made(input)
    const before = [await everyDocument(), await everyAccount()]
    for (const fields of [{ name: 'Another Name' }, { email: 'right@iron.test' }, { role: '' }]) {
      const { status, body } = await create({ ...input, ...fields })
      expect([status, errorBodySchema.parse(body).error.message]).toEqual([
        409,
        expect.stringMatching(/^The first try went through/),
      ])
    }
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
    expect(await mailsTo('right@iron.test')).toBe(0)
    expect(await made(input)).toEqual(first)
  })

  it('makes one of two that come at once with the same key', async () => {
    const input = form()
    const answers = await Promise.all([made(input), made(input), made(input)])
    expect(new Set(answers.map(({ uid }) => uid)).size).toBe(1)
    expect(await staffsOf(IRON)).toBe(2)
  })

  it('writes to the audit log who did it, and no value', async () => {
    const input = form({ name: 'Zebediah Quartz' })
    const { uid } = await made(input)
    const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', uid).get()
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { gymId: IRON, by: IRON, byRole: 'CLIENT', act: 'employee.create', collection: 'staff', before: [] },
    ])
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain('Zebediah')
  })

  it('is for the owner and for administrators', async () => {
    for (const token of [tokens.manager, tokens.sales, tokens.other])
      expect(await rejected(form(), token)).toMatchObject({ status: 403, code: 'permission-denied' })
    expect((await create(form(), '')).status).toBe(401)
    const { uid } = await made(form({ gymId: ICE, role: 'Sales' }), tokens.admin)
    expect((await adminAuth().getUser(uid)).customClaims).toEqual({
      role: 'Sales',
      gymId: ICE,
      clientType: 'SKATING',
    })
  })

  it('leaves nothing behind when it is refused', async () => {
    const before = [await everyDocument(), await everyAccount()]
    for (const token of [tokens.manager, tokens.sales, tokens.other]) await create(form(), token)
    await create(form({ name: '' }))
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
  })

  it('names each field that is not acceptable', async () => {
    const bad = form({
      name: ' ',
      email: 'nobody',
      phone: '12',
      pincode: '1',
      biometricId: -1,
      role: 'Owner',
      dob: '2026-02-30',
    })
    const { status, paths } = await rejected(bad)
    expect(status).toBe(400)
    expect(paths?.sort()).toEqual(['biometricId', 'dob', 'email', 'name', 'phone', 'pincode', 'role'])
    expect(await rejected(form({ isActive: false }))).toMatchObject({ status: 400 })
    expect(await rejected(form({ dob: '2020-01-01' }))).toMatchObject({ status: 400, paths: ['dob'] })
  })

  it('says at the field that somebody signs in with the e-mail address already', async () => {
    await newAccount('staff-taken', {}, 'taken@iron.test')
    const before = [await everyDocument(), await everyAccount()]
    for (const email of ['taken@iron.test', 'TAKEN@iron.test'])
      expect(await rejected(form({ email }))).toEqual({ status: 409, code: 'conflict', paths: ['email'] })
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
  })

  it('takes an address from an invitation of another centre that nobody used in two weeks', async () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    const hire = (input: object, at: Date) =>
      ask('createEmployee', input, { token: tokens.other }, { now: () => at })
    const email = 'stranger@iron.test'
    const { uid } = await made(form({ email }))
    const theirs = form({ email, gymId: ICE })
    expect((await hire(theirs, days(13))).status).toBe(409)

    const used = await made(form({ email: 'used@iron.test' }))
    await adminAuth().updateUser(used.uid, { emailVerified: true })
    expect((await hire(form({ email: 'used@iron.test', gymId: ICE }), days(15))).status).toBe(409)

    const answer = staffCalls.createEmployee.output.parse((await hire(theirs, days(15))).body)
    expect((await adminAuth().getUserByEmail(email)).uid).toBe(answer.uid)
    expect(await everyAccount()).not.toContainEqual(expect.stringContaining(uid))
    expect(await dataOf(staffPath(uid))).toMatchObject({ email, gymId: IRON })
    expect(await dataOf(staffPath(answer.uid))).toMatchObject({ email, gymId: ICE })
  })

  it('makes no second person of a number on the devices, and takes the account back', async () => {
    await made(form({ biometricId: 77 }))
    await adminStore().doc('members/older').set({ gymId: IRON, biometricUserId: '78' })
    const before = [await everyDocument(), await everyAccount()]
    for (const biometricId of [77, 78])
      expect(await rejected(form({ biometricId }))).toMatchObject({ status: 409, paths: ['biometricId'] })
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
    await made(form({ biometricId: 77, gymId: ICE }), tokens.other)
  })

  it('makes one of 20 that come at once with one e-mail address', async () => {
    const email = 'rush@iron.test'
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(form({ email }))))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const { docs } = await adminStore().collection('staff').where('email', '==', email).get()
    expect([docs.length, await staffsOf(IRON)]).toEqual([1, 2])
  })

  it('counts every one of a rush', async () => {
    await Promise.all(Array.from({ length: 8 }, () => made(form())))
    expect(await staffsOf(IRON)).toBe(9)
  })

  it('takes back the account when the record can’t be written, and is whole at the next attempt', async () => {
    const input = form()
    const broken: DocumentStore = {
      ...store,
      transactByVersion: () => Promise.reject(new Error('no store')),
    }
    const before = await everyAccount()
    const failed = await ask('createEmployee', input, { token: tokens.owner }, { store: broken })
    expect(failed.status).toBe(500)
    expect(await everyAccount()).toEqual(before)
    await made(input)
    expect(await staffsOf(IRON)).toBe(2)
  })

  it('takes over the account that an attempt left which ended half-way', async () => {
    const input = form()
    const { uid } = await made(input)
    await adminStore().doc(staffPath(uid)).delete()
    const email = `corrected-${randomUUID()}@iron.test`
    expect((await made({ ...input, email })).uid).toBe(uid)
    expect((await adminAuth().getUser(uid)).email).toBe(email)
    expect(readStaff(await store.get(staffPath(uid)), 'UTC')?.email).toBe(email)
  })

  it('adds nobody to a centre that is disabled or not there', async () => {
    await putGym(store, IRON, { isDisabled: true })
    expect(await rejected(form())).toMatchObject({ status: 403, code: 'account-disabled' })
    expect(await rejected(form(), tokens.admin)).toMatchObject({ status: 409, code: 'refused' })
    expect(await rejected(form({ gymId: 'no-such-centre' }), tokens.admin)).toMatchObject({ status: 422 })
  })

  it('keeps what was typed out of the log', async () => {
    await create(form({ email: 'secret@iron.test', phone: '9812312345' }))
    expect(serving().salesEmail).toBe('')
    expect(JSON.stringify(recorded)).not.toMatch(/secret|98123/)
  })
})
