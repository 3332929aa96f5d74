import { randomUUID } from 'node:crypto'
import { ask, everyAccount, everyDocument, newAccount, recorded, serving } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { gymCalls } from '@/domain/api/calls/gymCalls'
import { errorBodySchema } from '@/domain/api/contract'
import { yearly } from '@/domain/gymPackages/fixtures'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { adminAuth, adminStore, host, ports, projectId } from '../support/emulators'
import { sampleInputs } from './support/sampleInputs'
import { requestOf, type Asked } from './support/servedCalls'
import { emptyStore } from '../support/emptyStore'
import { serve } from '../../functions/src/http/serve'

let admin = ''

const form = (fields: object = {}) => ({ ...sampleInputs('any').createGym, key: randomUUID(), ...fields })
const create = (input: object, asked: Asked = { token: admin }) => ask('createGym', input, asked)

const answered = async (input: object) => {
  const { status, body } = await create(input)
  expect(status).toBe(200)
  return gymCalls.createGym.output.parse(body)
}

async function made(input: object) {
  const answer = await answered(input)
  if (answer.kind !== 'done') throw new Error(answer.reason)
  return answer
}

const oobSchema = z.object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })) })

async function mailsTo(email: string): Promise<string[]> {
  const answer = await fetch(`http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/oobCodes`)
  return oobSchema
    .parse(await answer.json())
    .oobCodes.filter((mail) => mail.email === email)
    .map(({ requestType }) => requestType)
}

const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()

beforeAll(async () => {
  admin = await newAccount('served-admin', { admin: true })
})

beforeEach(async () => {
  await emptyStore()
  const { users } = await adminAuth().listUsers()
  await adminAuth().deleteUsers(users.flatMap(({ uid }) => (uid === 'served-admin' ? [] : [uid])))
  recorded.length = 0
})

describe('createGym', () => {
  it('makes the owner’s account with its claims, and mails the link to set a password', async () => {
    const { gymId, isLinkSent } = await made(form({ email: 'Asha@Iron.test ', ownerName: 'Asha  Owner' }))
    const owner = await adminAuth().getUser(gymId)
    expect(owner).toMatchObject({
      email: 'asha@iron.test',
      displayName: 'Asha Owner',
      disabled: false,
      customClaims: { role: 'Client', clientType: 'GYM', gymId },
    })
    expect(isLinkSent).toBe(true)
    expect(await mailsTo('asha@iron.test')).toEqual(['PASSWORD_RESET'])
  })

  it('makes the centre with its code, its package, its public copy and what it begins with', async () => {
    const { gymId, referralCode } = await made(form({ name: 'Iron Gym', type: 'SKATING' }))
    expect(referralCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(await dataOf(`gyms/${gymId}`)).toMatchObject({
      name: 'Iron Gym',
      nameLower: 'iron gym',
      type: 'SKATING',
      referralCode,
      isDisabled: false,
      currentPackage: { name: 'Trial', price: 0, endDate: '2026-12-19', isTrial: true },
      packageHistory: [],
      preference: {},
    })
    expect(await dataOf(`gymsPublic/${gymId}`)).toMatchObject({
      name: 'Iron Gym',
      packageName: 'Trial',
      referralCode,
    })
    expect(await dataOf(`referralCodes/${referralCode}`)).toMatchObject({ gymId })
    const of = (collection: string) => adminStore().collection(collection).where('gymId', '==', gymId).get()
    const templates = (await of('memberPackages')).docs.map((document) => document.id)
    expect(templates).toHaveLength(4)
    const categories = (await of('expenseCategories')).docs.map((document) => document.get('name') as string)
    expect(categories).toHaveLength(11)
    expect(categories).toEqual(expect.arrayContaining(['Rent', 'Salaries', 'Misc']))
  })

  it('puts templates on sale that the members’ screens can read', async () => {
    const { gymId } = await made(form())
    const { docs } = await adminStore().collection('memberPackages').where('gymId', '==', gymId).get()
    const read = docs.map((document) =>
      packageTemplateSchema.omit({ createdAt: true, updatedAt: true }).parse(document.data()),
    )
    expect(read.map(({ name }) => name).sort()).toEqual(['Half-yearly', 'Monthly', 'Quarterly', 'Yearly'])
    expect(read.every(({ isActive, deleted }) => isActive && !deleted)).toBe(true)
  })

  it.each([
    ['9876543210', 4],
    ['+91 98765 43210', 4],
    ['', 4],
    ['+64 9 123 4567', 0],
    ['00971501234567', 0],
  ])(
    'with the phone “%s” begins with %i packages at prices in rupees (PRODUCT 2.R)',
    async (phone, count) => {
      const { gymId } = await made(form({ phone }))
      const of = (collection: string) => adminStore().collection(collection).where('gymId', '==', gymId).get()
      expect((await of('memberPackages')).size).toBe(count)
      expect((await of('expenseCategories')).size).toBe(11)
    },
  )

  it('tells the audit log who did it, and nothing personal', async () => {
    const { gymId } = await made(form({ email: 'secret@iron.test' }))
    const { docs } = await adminStore().collection('auditLogs').where('gymId', '==', gymId).get()
    const entries = docs.map((document) => document.data())
    expect(entries.map((entry) => String(entry['act'])).sort()).toEqual(['account.create', 'gym.create'])
    expect(entries[0]).toMatchObject({ by: 'served-admin', byRole: 'ADMIN', documentId: gymId, before: [] })
    expect(JSON.stringify(entries)).not.toMatch(/secret/)
  })

  it('answers a repeat as the first, and changes nothing and mails nothing again', async () => {
    const input = form({ email: 'repeat@iron.test' })
    const first = await made(input)
    const [documents, accounts] = [await everyDocument(), await everyAccount()]
    expect(await made(input)).toEqual(first)
    expect(await everyDocument()).toEqual(documents)
    expect(await everyAccount()).toEqual(accounts)
    expect(await mailsTo('repeat@iron.test')).toHaveLength(1)
  })

  it.each([
    ['name', { name: 'Iron House' }],
    ['e-mail', { email: 'right@iron.test' }],
    ['package', { package: { ...sampleInputs('any').createGym.package, endDate: '2026-12-18' } }],
  ])(
    'says that the first try went through where its %s is put right since, and calls nothing done',
    async (_, fields) => {
      const input = form({ email: 'wrong@iron.test' })
      const first = await made(input)
      const [documents, accounts] = [await everyDocument(), await everyAccount()]
      expect(await answered({ ...input, ...fields })).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(/^The first try went through/) as string,
      })
      expect(await everyDocument()).toEqual(documents)
      expect(await everyAccount()).toEqual(accounts)
      expect(await mailsTo('right@iron.test')).toEqual([])
      expect(await made(input)).toEqual(first)
    },
  )

  it('with a package on offer answers a repeat as the first, and no other choice of it', async () => {
    await adminStore().doc('gymRegPackages/yearly').set(yearly())
    const offered = { packageId: 'yearly', startDate: '2026-11-20', isTrial: true }
    const at = { now: () => new Date('2026-11-20T06:30:00Z') }
    const add = async (fields: object, key: string) => {
      const { package: _typed, ...input } = form({ email: 'offered@iron.test', key })
      const { body } = await ask(
        'createGym',
        { ...input, offered: { ...offered, ...fields } },
        { token: admin },
        at,
      )
      return body
    }
    const key = randomUUID()
    const first = await add({}, key)
    expect(first).toMatchObject({ kind: 'done' })
    expect(await add({}, key)).toEqual(first)
    expect(await add({ isTrial: false }, key)).toMatchObject({ kind: 'refused' })
  })

  it('says at the field that somebody signs in with the e-mail already, and leaves nothing behind', async () => {
    await made(form({ email: 'taken@iron.test' }))
    const [documents, accounts] = [await everyDocument(), await everyAccount()]
    expect(await answered(form({ email: 'TAKEN@iron.test' }))).toMatchObject({
      kind: 'refused',
      field: 'email',
    })
    expect(await everyDocument()).toEqual(documents)
    expect(await everyAccount()).toEqual(accounts)
  })

  it('makes one centre of twenty that come at once with one e-mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answered(form({ email: 'rush@iron.test' }))),
    )
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    expect((await adminStore().collection('gyms').get()).size).toBe(1)
    expect((await adminStore().collection('referralCodes').get()).size).toBe(1)
    const { users } = await adminAuth().listUsers()
    expect(users).toHaveLength(2)
  })

  it('makes one centre of twenty repeats that come at once', async () => {
    const input = form({ email: 'again@iron.test' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => made(input)))
    expect(new Set(answers.map(({ referralCode }) => referralCode)).size).toBe(1)
    expect((await adminStore().collection('gyms').get()).size).toBe(1)
    expect(await mailsTo('again@iron.test')).toHaveLength(1)
  })

  it('takes the account back when the store fails, and goes through when it is repeated', async () => {
    const input = form({ email: 'half@iron.test' })
    const parts = serving()
    const broken = { ...parts.store, transactByVersion: () => Promise.reject(new Error('down')) }
    const answer = await serve({ ...parts, store: broken }, requestOf('createGym', input, { token: admin }))
    expect(answer.status).toBe(500)
    expect(errorBodySchema.parse(answer.body).error.message).not.toMatch(/down/)
    expect(await everyAccount()).toHaveLength(1)
    expect(await everyDocument()).toEqual({})
    expect(await made(input)).toMatchObject({ kind: 'done' })
  })

  it('adopts what a former attempt with the same key left half-made', async () => {
    const input = form({ email: 'left@iron.test' })
    const { gymId } = await made(input)
    await emptyStore()
    expect(await made({ ...input, email: 'right@iron.test' })).toMatchObject({ gymId })
    expect((await adminAuth().getUser(gymId)).email).toBe('right@iron.test')
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'asha@iron' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ pincode: 'no' }, 'pincode'],
    [{ type: 'POOL' }, 'type'],
    [{ key: 'no-uuid' }, 'key'],
    [{ ownerName: 'x'.repeat(121) }, 'ownerName'],
    [{ address: 'bell\u0007' }, 'address'],
    [{ gymId: 'chosen' }, ''],
    [{ isDisabled: true }, ''],
  ])('names what is wrong in %j', async (fields, path) => {
    const { status, body } = await create(form(fields))
    expect(status).toBe(400)
    expect(errorBodySchema.parse(body).error.issues?.map((issue) => issue.path)).toEqual([path])
    expect(await everyDocument()).toEqual({})
  })

  it('takes no package that ends before it begins, and no amount that makes no sense', async () => {
    const sample = sampleInputs('any').createGym.package
    for (const [fields, path] of [
      [{ endDate: '2026-11-19' }, 'package.endDate'],
      [{ startDate: '2026-02-30' }, 'package.startDate'],
      [{ price: -1 }, 'package.price'],
      [{ price: 1.005 }, 'package.price'],
    ] as const) {
      const { body } = await create(form({ package: { ...sample, ...fields } }))
      expect(errorBodySchema.parse(body).error.issues?.[0]?.path).toBe(path)
    }
  })
})

describe('gymByReferralCode', () => {
  const look = (code: string) => ask('gymByReferralCode', { code })

  it('tells anyone the id, the name and the type, and nothing else', async () => {
    const { gymId, referralCode } = await made(form({ name: 'Iron Gym' }))
    const { status, body } = await look(` ${referralCode.toLowerCase()} `)
    expect([status, body]).toEqual([200, { id: gymId, name: 'Iron Gym', type: 'GYM' }])
  })

  it('finds a centre from before codes were held', async () => {
    await adminStore().doc('gyms/older').set({ name: 'Older', referralCode: 'OLDER234' })
    expect((await look('OLDER234')).body).toEqual({ id: 'older', name: 'Older', type: 'GYM' })
  })

  it('says of an unknown code and of a disabled centre the same, in a body', async () => {
    await adminStore().doc('gyms/shut').set({ name: 'Shut', referralCode: 'SHUT2345', isDisabled: true })
    const [unknown, shut] = [await look('NONE2345'), await look('SHUT2345')]
    expect(unknown.status).toBe(422)
    expect(errorBodySchema.parse(unknown.body).error.code).toBe('not-found')
    expect([shut.status, shut.body]).toEqual([unknown.status, unknown.body])
  })
})
