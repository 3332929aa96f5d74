import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { userRecordSchema } from '@/domain/api/calls/userCalls'
import { contract, errorBodySchema } from '@/domain/api/contract'
import { settingsOf } from '@/domain/gyms/settings'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { adminAuth, adminStore } from '../support/emulators'
import { emptyStore } from '../support/emptyStore'
import { pdf } from '../support/files'
import { repositoriesOver } from '../support/repositories'
import { putGym } from './support/gymFixtures'
import { newCaller, send, signIn } from './support/callers'
import { openAdminStore } from './support/dataStores'
import { listOf } from './support/memberLists'

const limits = settingsOf({}, 'GYM')

const tokens = { admin: '', sales: '', owner: '', manager: '', other: '', nobody: '', shut: '' }
/** Over HTTP, as far as the platform has a part in it; every call's rules are held by callOrder.test.ts. */
const inputs = { getUser: { uid: 'call-owner' }, upgradeRecords: { gymId: 'call-owner' } }
const names = Object.keys(inputs) as (keyof typeof inputs)[]

const codeOf = (body: unknown) => errorBodySchema.parse(body).error.code

beforeAll(async () => {
  await emptyStore()
  const { store } = openAdminStore()
  await putGym(store, 'call-owner', { ownerName: 'Asha Owner', email: 'asha@iron.test', pincode: 452001 })
  await putGym(store, 'call-other')
  await putGym(store, 'call-shut', { isDisabled: true })
  await adminStore()
    .doc('staff/call-manager')
    .set({
      gymId: 'call-owner',
      name: 'Ravi',
      email: 'ravi@iron.test',
      role: 'Manager',
      joiningDate: '2026-01-05',
      createdAt: new Date('2026-01-05T04:30:00Z'),
    })
  await adminStore().doc('staff/call-other-desk').set({ gymId: 'call-other', name: 'Mohan', role: 'Manager' })
  tokens.admin = await newCaller('call-admin', { admin: true })
  tokens.sales = await newCaller('call-sales', { role: 'Sales' })
  tokens.owner = await newCaller('call-owner', { role: 'Client', clientType: 'GYM', gymId: 'call-owner' })
  tokens.manager = await newCaller('call-manager', { role: 'Manager', gymId: 'call-owner' })
  tokens.other = await newCaller('call-other', { role: 'Client', clientType: 'GYM', gymId: 'call-other' })
  tokens.nobody = await newCaller('call-nobody', {})
  tokens.shut = await newCaller('call-shut', { role: 'Client', clientType: 'GYM', gymId: 'call-shut' })
})

describe('every call', () => {
  it.each(names)('%s needs a token', async (name) => {
    const { path } = contract[name]
    const without = await send(path, { body: inputs[name] })
    expect([without.status, codeOf(without.body)]).toEqual([401, 'not-signed-in'])
    const withGarbage = await send(path, { body: inputs[name], token: 'garbage' })
    expect([withGarbage.status, codeOf(withGarbage.body)]).toEqual([401, 'not-signed-in'])
    const withOther = await send(path, { body: inputs[name], headers: { authorization: 'Basic abc' } })
    expect(withOther.status).toBe(401)
  })

  it.each(names)('%s answers by its own method only', async (name) => {
    const { path, method } = contract[name]
    const answer = await send(path, { method: 'PUT', token: tokens.admin, body: inputs[name] })
    expect([answer.status, codeOf(answer.body)]).toEqual([405, 'wrong-method'])
    expect(answer.headers.get('allow')).toBe(method)
  })

  it.each(names)('%s names what is missing, wrong or unknown in its input', async (name) => {
    const { path } = contract[name]
    const [field = ''] = Object.keys(inputs[name])
    const issuesOf = async (body: object) => {
      const answer = await send(path, { token: tokens.admin, body })
      expect(answer.status).toBe(400)
      return errorBodySchema.parse(answer.body).error.issues ?? []
    }
    expect(await issuesOf({})).toMatchObject([{ path: field }])
    expect(await issuesOf({ [field]: '' })).toMatchObject([{ path: field }])
    expect(await issuesOf({ [field]: 7 })).toMatchObject([{ path: field }])
    for (const no of ['x'.repeat(129), 'a/b', 'a/b/c', '..', '__a__', '\ud800'])
      expect(await issuesOf({ [field]: no })).toMatchObject([{ path: field }])
    expect(await issuesOf({ ...inputs[name], more: true })).not.toEqual([])
  })

  it.each(names)('%s refuses what is no JSON object', async (name) => {
    const { path } = contract[name]
    const list = await send(path, { token: tokens.admin, body: '[]' })
    expect([list.status, codeOf(list.body)]).toEqual([400, 'invalid-input'])
    // These the platform's own parser stops on the way.
    for (const body of ['"text"', '7', 'null', '{"uid": ']) {
      expect((await send(path, { token: tokens.admin, body })).status).toBe(400)
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await send(path, { token: tokens.admin, body: 'uid=x', headers: form })).status).toBe(415)
  })

  it.each(names)('%s refuses a body beyond 64 KiB', async (name) => {
    const body = { ...inputs[name], more: 'x'.repeat(64 * 1024) }
    const answer = await send(contract[name].path, { token: tokens.admin, body })
    expect([answer.status, codeOf(answer.body)]).toEqual([413, 'too-large'])
  })

  it.each(names)('%s is closed to an account without a centre and to a disabled centre', async (name) => {
    const { path } = contract[name]
    for (const [token, gymId, code] of [
      [tokens.nobody, 'call-nobody', 'permission-denied'],
      [tokens.shut, 'call-shut', 'account-disabled'],
    ] as const) {
      const body = name === 'getUser' ? { uid: gymId } : { gymId }
      const answer = await send(path, { token, body })
      expect([answer.status, codeOf(answer.body)]).toEqual([403, code])
    }
  })

  it('is never kept by anybody on the way, and can be found in the log', async () => {
    const well = await send('/api/getUser', { token: tokens.owner, body: inputs.getUser })
    const badly = await send('/api/getUser', { body: inputs.getUser })
    for (const { headers } of [well, badly]) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect(well.headers.get('x-correlation-id')).not.toBe(badly.headers.get('x-correlation-id'))
  })

  it('that nobody knows is refused, and not by a 404 that a cache would keep', async () => {
    const answer = await send('/api/getEverything', { token: tokens.admin })
    expect([answer.status, codeOf(answer.body)]).toEqual([400, 'unknown-call'])
    expect((await send('/api/getUser/more', { token: tokens.admin })).status).toBe(400)
  })
})

describe('a token', () => {
  it('that has run out is refused', async () => {
    const [head = '', payload = ''] = tokens.owner.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const forged = (fields: object) =>
      `${head}.${Buffer.from(JSON.stringify({ ...claims, ...fields })).toString('base64url')}.`
    const anHourAgo = Math.floor(Date.now() / 1000) - 3600
    const old = await send('/api/getUser', { token: forged({ exp: anHourAgo }), body: inputs.getUser })
    expect([old.status, codeOf(old.body)]).toEqual([401, 'not-signed-in'])
    expect((await send('/api/getUser', { token: forged({}), body: inputs.getUser })).status).toBe(200)
  })

  it('that was revoked is refused, a new one is not', async () => {
    const token = await newCaller('call-revoked', { admin: true })
    const ask = (of: string) => send('/api/getUser', { token: of, body: inputs.getUser })
    expect((await ask(token)).status).toBe(200)
    // Auth reckons in whole seconds: a token of the same second still counts as newer.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await adminAuth().revokeRefreshTokens('call-revoked')
    const answer = await ask(token)
    expect([answer.status, codeOf(answer.body)]).toEqual([401, 'not-signed-in'])
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await ask(await signIn('call-revoked'))).status).toBe(200)
  })

  it('of an account that was disabled since is refused', async () => {
    const token = await newCaller('call-disabled', { admin: true })
    await adminAuth().updateUser('call-disabled', { disabled: true })
    const answer = await send('/api/getUser', { token, body: inputs.getUser })
    expect([answer.status, codeOf(answer.body)]).toEqual([403, 'account-disabled'])
  })
})

describe('getUser', () => {
  const ask = (token: string, uid: string) => send('/api/getUser', { token, body: { uid } })

  it('answers an owner with the centre’s record', async () => {
    const { status, body } = await ask(tokens.owner, 'call-owner')
    expect(status).toBe(200)
    expect(userRecordSchema.parse(body)).toMatchObject({
      id: 'call-owner',
      ref: 'gyms/call-owner',
      name: 'Asha Owner',
      email: 'asha@iron.test',
      pincode: '452001',
      role: 'Client',
      createdAt: '2026-01-01T00:00:00.000Z',
    })
  })

  it('answers an employee with the staff record', async () => {
    const { status, body } = await ask(tokens.manager, 'call-manager')
    expect(status).toBe(200)
    expect(userRecordSchema.parse(body)).toMatchObject({
      id: 'call-manager',
      ref: 'staff/call-manager',
      employerId: 'call-owner',
      joiningDate: '2026-01-05',
      name: 'Ravi',
      role: 'Manager',
    })
  })

  it('answers who has neither with what Auth knows', async () => {
    expect((await ask(tokens.sales, 'call-sales')).body).toMatchObject({
      name: 'Caller call-sales',
      role: 'Sales',
    })
    expect((await ask(tokens.admin, 'call-admin')).body).toMatchObject({
      email: 'call-admin@calls.test',
      role: 'Admin',
    })
  })

  it('shows an owner the own employees, and an administrator everybody', async () => {
    expect((await ask(tokens.owner, 'call-manager')).status).toBe(200)
    expect((await ask(tokens.admin, 'call-manager')).status).toBe(200)
    expect((await ask(tokens.admin, 'call-other')).status).toBe(200)
  })

  it('shows nobody else’s', async () => {
    // One after the other: the emulator starts a worker of its own for each call at a time.
    for (const [token, uid] of [
      [tokens.owner, 'call-other-desk'],
      [tokens.owner, 'call-other'],
      [tokens.owner, 'no-such-user'],
      [tokens.manager, 'call-owner'],
      [tokens.sales, 'call-owner'],
      [tokens.other, 'call-manager'],
    ] as const)
      expect((await ask(token, uid)).status).toBe(403)
  })

  it('tells an administrator that there is no such user', async () => {
    const answer = await ask(tokens.admin, 'no-such-user')
    expect([answer.status, codeOf(answer.body)]).toEqual([422, 'not-found'])
  })
})

describe('upgradeRecords', () => {
  const ask = (token: string, gymId: string) => send('/api/upgradeRecords', { token, body: { gymId } })

  /** A centre nobody has asked for yet: how often one was asked for outlives the store's records, so a second run would be refused. */
  async function unaskedGym() {
    const gymId = `call-${randomUUID()}`
    await putGym(openAdminStore().store, gymId)
    return { gymId, token: await newCaller(gymId, { role: 'Client', clientType: 'GYM', gymId }) }
  }

  it('brings older records of the own centre up to date, once a minute', async () => {
    const { gymId, token } = await unaskedGym()
    const older = adminStore().doc('members/call-older')
    await older.set({ gymId, name: 'Older Record', phone: '9876543210', totalDueAmount: '250' })
    const first = await ask(token, gymId)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ left: 0 })
    expect((await older.get()).data()).toMatchObject({ totalDueAmount: 250, isActive: true, deleted: false })
    const second = await ask(token, gymId)
    expect([second.status, codeOf(second.body)]).toEqual([429, 'too-many-attempts'])
  })

  it('is for the owner and administrators: a clerk has nobody read the whole centre', async () => {
    for (const token of [tokens.manager, tokens.sales]) {
      const { status, body } = await ask(token, 'call-owner')
      expect([status, codeOf(body)]).toEqual([403, 'permission-denied'])
    }
  })

  it('shows on the members list what the list could not find before', async () => {
    const { members } = repositoriesOver(openAdminStore().store, { now: () => new Date() })
    const today = civilDateIn(new Date(), 'Asia/Kolkata')
    const { gymId, token } = await unaskedGym()
    const listed = async () => (await listOf(members, gymId, {}, { today, limits })).map(({ name }) => name)
    await adminStore().doc('members/call-hidden').set({ gymId, name: 'Hidden Record' })
    expect(await listed()).toEqual([])
    expect((await ask(token, gymId)).status).toBe(200)
    expect(await listed()).toEqual(['Hidden Record'])
  })

  it('tells an administrator that there is no such centre', async () => {
    const answer = await ask(tokens.admin, 'no-such-centre')
    expect([answer.status, codeOf(answer.body)]).toEqual([422, 'not-found'])
  })

  it('is for the own centre only', async () => {
    for (const token of [tokens.other, tokens.manager]) {
      const gymId = token === tokens.other ? 'call-owner' : 'call-other'
      const answer = await ask(token, gymId)
      expect([answer.status, codeOf(answer.body)]).toEqual([403, 'permission-denied'])
    }
  })
})

describe('markLate', () => {
  const ask = (token: string) => send('/api/markLate', { token, body: { gymId: 'call-owner' } })

  it('marks what has become late, and answers each page that is opened in the same minute', async () => {
    const { store } = openAdminStore()
    const dueOn = addDays(civilDateIn(new Date(), 'Asia/Kolkata'), -60)
    const invoice = invoiceWith({
      id: 'call-late',
      gymId: 'call-owner',
      memberId: '',
      issuedOn: dueOn,
      dueOn,
    })
    await store.batch((writer) =>
      writer.set('invoices/call-late', { ...invoice, createdAt: new Date(), updatedAt: new Date() }),
    )
    expect(await ask(tokens.owner)).toMatchObject({ status: 200, body: { marked: 1 } })
    expect((await adminStore().doc('invoices/call-late').get()).data()).toMatchObject({ status: 'Overdue' })
    expect(await ask(tokens.owner)).toMatchObject({ status: 200, body: { marked: 0 } })
  })

  it('is the owner’s, of the own centre', async () => {
    for (const token of [tokens.manager, tokens.other]) {
      const { status, body } = await ask(token)
      expect([status, codeOf(body)]).toEqual([403, 'permission-denied'])
    }
  })
})

describe('putFile', () => {
  it('takes a file of 5 MB through Hosting, and hands it out again byte for byte', async () => {
    await adminStore().doc('members/call-asha').set({ gymId: 'call-owner', name: 'Asha' })
    const bytes = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - 100, 7)])
    const file = bytes.toString('base64')
    const place = { gymId: 'call-owner', id: 'call-asha' }
    const put = await send('/api/putFile', {
      token: tokens.manager,
      body: { ...place, kind: 'memberIdProof', file },
    })
    expect(put.status).toBe(200)
    const { path } = z.object({ path: z.string() }).parse(put.body)
    const read = await send('/api/readIdProof', {
      token: tokens.manager,
      body: { ...place, of: 'member', path },
    })
    expect(z.object({ file: z.string() }).parse(read.body).file === file).toBe(true)
  }, 60_000)
})
