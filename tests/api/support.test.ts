import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, newAccount } from './support/servedCalls'
import type { CallName } from '@/domain/api/contract'
import { errorBodySchema } from '@/domain/api/contract'
import { auditEntrySchema, type AuditEntry } from '@/domain/audit/auditEntry'
import { gymSupportSchema } from '@/domain/gyms/gymSupport'
import { adminAuth, adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { sampleInputs } from './support/sampleInputs'

const GYM = 'support-iron'
const REASON = 'An invoice has a wrong date'
const tokens = { admin: '', other: '', owner: '', manager: '' }
const start = new Date('2026-11-23T06:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)

const call = (name: CallName, input: object, token: string, at = start) =>
  ask(name, { gymId: GYM, ...input }, { token }, { now: () => at })
/** A minute before anybody comes in: lines of one moment have no order. */
const grant = (days: number, at = after(-1 / 60)) =>
  call('grantSupport', { key: randomUUID(), days }, tokens.owner, at)
const open = (token = tokens.admin, at = start, key: string = randomUUID()) =>
  call('openSupport', { key, reason: REASON }, token, at)
const export_ = (token: string, at = start) =>
  call('recordExport', { ...sampleInputs(GYM).recordExport, key: randomUUID() }, token, at)

const statusOf = async (answer: ReturnType<typeof call>) => (await answer).status
const reasonOf = async (answer: ReturnType<typeof call>) => {
  const { body } = await answer
  return typeof body === 'object' && body !== null && 'reason' in body ? body.reason : ''
}

/** Of the centre, the oldest first. */
async function lines(): Promise<AuditEntry[]> {
  const { store } = openAdminStore()
  const where = [{ field: 'gymId', op: '==', value: GYM } as const]
  const found = await store.query({ collection: 'auditLogs', where, orderBy: [], limit: 100 })
  return found
    .map(({ id, data }) => auditEntrySchema.parse({ ...data, id }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}
const linesOf = async () =>
  (await lines())
    .filter(({ act }) => act.startsWith('support.'))
    .map(({ act, by, support }) => [act, by, support] as const)
const held = async () => {
  const stored = await openAdminStore().store.get(`gyms/${GYM}`)
  return gymSupportSchema.parse(stored?.data['support'])
}

beforeAll(async () => {
  tokens.admin = await newAccount('support-meera', { admin: true })
  tokens.other = await newAccount('support-rohan', { admin: true })
  tokens.owner = await newAccount(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
  tokens.manager = await newAccount('support-desk', { role: 'Manager', clientType: 'GYM', gymId: GYM })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(openAdminStore().store, GYM, { support: null })
})

describe('a super admin in a centre', () => {
  it('makes its calls from opening it as support until leaving, and what is about centres as a whole always', async () => {
    expect(await statusOf(export_(tokens.admin))).toBe(403)
    expect(await statusOf(call('updateGym', { city: 'Indore' }, tokens.admin))).toBe(200)
    await grant(1)
    expect(await statusOf(export_(tokens.admin))).toBe(403)
    expect(await open()).toMatchObject({ body: { kind: 'done', until: after(8).toISOString() } })
    expect(await statusOf(export_(tokens.admin, after(1)))).toBe(200)
    expect(await statusOf(export_(tokens.other, after(1)))).toBe(403)
    await call('leaveSupport', {}, tokens.admin, after(2))
    expect(await statusOf(export_(tokens.admin, after(2)))).toBe(403)
  })

  it('changes who owns a centre and where it is from outside, and its settings and logo inside alone', async () => {
    const change = (fields: object, at = start) => call('updateGym', fields, tokens.admin, at)
    const before = async () => (await openAdminStore().store.get(`gyms/${GYM}`))?.data
    const contact = {
      ...{ name: 'Iron House', ownerName: 'Asha Rao', phone: '9876543210', type: 'GYM' },
      ...{ address: '12 MG Road', city: 'Indore', state: 'Madhya Pradesh', pincode: '452001' },
    }
    expect(await change(contact)).toMatchObject({ status: 200, body: { kind: 'done' } })
    const settings = [{ upiId: 'not@theirs' }, { gstin: '23ABCDE1234F1Z7' }, { capacity: 3 }, {}]
    const refused = [
      ...settings.map((preference) => ({ preference })),
      { dp: '' },
      { city: 'Pune', preference: {} },
    ]
    const held = await before()
    for (const fields of refused) expect(await statusOf(change(fields)), JSON.stringify(fields)).toBe(403)
    expect(await before()).toEqual(held)
    await grant(1)
    expect(await statusOf(change({ preference: { capacity: 3 } }))).toBe(403)
    await open()
    const inside = await change({ preference: { capacity: 3 } }, after(1))
    expect(inside).toMatchObject({ status: 200, body: { kind: 'done' } })
    expect(await statusOf(change({ preference: { capacity: 4 } }, after(9)))).toBe(403)
    expect((await before())?.['preference']).toMatchObject({ capacity: 3 })
    expect((await lines()).filter(({ act }) => act === 'gym.update').at(-1)?.support?.reason).toBe(REASON)
  })

  it('says in words what is missing', async () => {
    const { body } = await export_(tokens.admin)
    expect(errorBodySchema.parse(body).error.message).toMatch(/^Open this centre as support first/)
  })

  it('is out when the owner ends it, and when the time is over', async () => {
    await grant(3)
    await open()
    await call('endSupport', {}, tokens.owner, after(1))
    expect(await statusOf(export_(tokens.admin, after(1)))).toBe(403)
    expect(await reasonOf(open(tokens.admin, after(1)))).toMatch(/owner has not allowed support/)
    await grant(1, after(2))
    await open(tokens.admin, after(2))
    expect(await statusOf(export_(tokens.admin, after(9)))).toBe(200)
    expect(await statusOf(export_(tokens.admin, after(10)))).toBe(403)
  })

  it('opens it once: a second time says so, another is told who is in, a repeat changes nothing', async () => {
    await grant(3)
    const key = randomUUID()
    const first = await open(tokens.admin, start, key)
    expect(await open(tokens.admin, after(1), key)).toMatchObject({ body: first.body })
    expect(await reasonOf(open(tokens.admin, after(1)))).toMatch(/opened this centre already/)
    expect(await reasonOf(open(tokens.other, after(1)))).toMatch(/is in this centre as support/)
    expect((await linesOf()).map(([act]) => act)).toEqual(['support.grant', 'support.open'])
  })

  it('a late repeat of a visit that is over opens nothing', async () => {
    await grant(3)
    const key = randomUUID()
    await open(tokens.admin, start, key)
    await call('leaveSupport', {}, tokens.admin, after(1))
    await open(tokens.admin, after(2), key)
    expect(await statusOf(export_(tokens.admin, after(2)))).toBe(403)
  })

  it('gives no consent, and nobody of the centre but the owner does or takes it back', async () => {
    for (const token of [tokens.admin, tokens.manager]) {
      const key = randomUUID()
      expect(await statusOf(call('grantSupport', { key, days: 3 }, token))).toBe(403)
      expect(await statusOf(call('endSupport', {}, token))).toBe(403)
    }
    for (const token of [tokens.owner, tokens.manager]) expect(await statusOf(open(token))).toBe(403)
    expect(await statusOf(grant(2))).toBe(400)
    expect(await statusOf(grant(3, start))).toBe(200)
    expect((await held()).allowedUntil).toEqual(after(72))
  })

  it('reads an employee’s account as support alone', async () => {
    await adminStore().doc('staff/support-coach').set({ gymId: GYM, name: 'Ravi' })
    const ask_ = () => ask('getUser', { uid: 'support-coach' }, { token: tokens.admin }, { now: () => start })
    expect((await ask_()).status).toBe(403)
    await grant(1)
    await open()
    expect((await ask_()).status).toBe(200)
  })

  it('gives the accounts of a centre a picture as support alone, those of the platform without', async () => {
    await adminStore().doc('staff/support-desk').set({ gymId: GYM, name: 'Ravi', dp: '' })
    const photoURL = 'https://pictures.test/another.png'
    const show = (uid: string, at = start) =>
      statusOf(ask('updatePhotoURL', { uid, photoURL }, { token: tokens.admin }, { now: () => at }))
    const ofGym = [GYM, 'support-desk']
    const pictures = async () =>
      Promise.all(ofGym.map(async (uid) => (await adminAuth().getUser(uid)).photoURL))
    await grant(1)
    for (const uid of ofGym) expect(await show(uid)).toBe(403)
    expect(await pictures()).toEqual([undefined, undefined])
    expect((await adminStore().doc('staff/support-desk').get()).get('dp')).toBe('')
    for (const uid of ['support-meera', 'support-rohan']) expect(await show(uid)).toBe(200)
    await open()
    for (const uid of ofGym) expect(await show(uid, after(1))).toBe(200)
    expect(await pictures()).toEqual([photoURL, photoURL])
    expect((await adminStore().doc('staff/support-desk').get()).get('dp')).toBe(photoURL)
    expect(await show(GYM, after(9))).toBe(403)
    const told = (await lines()).filter(({ act }) => act === 'account.photo' || act === 'employee.file')
    // Of one moment, which gives lines no order.
    expect(told.map(({ act, by, support }) => [act, by, support?.reason]).sort()).toEqual([
      ['account.photo', 'support-meera', REASON],
      ['employee.file', 'support-meera', REASON],
    ])
  })
})

describe('the audit log of the centre', () => {
  it('tells consent, opening, each act and leaving, with who it was and the reason', async () => {
    const visit = { name: 'support-meera@served.test', reason: REASON }
    await grant(3)
    await open()
    await export_(tokens.admin, after(1))
    await call('leaveSupport', {}, tokens.admin, after(2))
    await call('leaveSupport', {}, tokens.admin, after(3))
    await call('endSupport', {}, tokens.owner, after(4))
    expect(await linesOf()).toEqual([
      ['support.grant', GYM, null],
      ['support.open', 'support-meera', visit],
      ['support.leave', 'support-meera', visit],
      ['support.end', GYM, null],
    ])
    const exported = (await lines()).find(({ act }) => act === 'members.export')
    expect(exported?.support).toEqual(visit)
  })
})

describe('a message of the platform to an owner', () => {
  const message = 'Your package ends soon.'
  const queued = async () => (await adminStore().collection('outbox').get()).docs.map((each) => each.data())

  it('is queued once for its key, by e-mail, and takes nothing from what the centre may send', async () => {
    await putGym(openAdminStore().store, GYM, { email: 'owner@support.test', support: null })
    const key = randomUUID()
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await call('messageOwner', { key, message }, tokens.admin)).toMatchObject({
        status: 200,
        body: { kind: 'done' },
      })
    expect(await queued()).toMatchObject([
      { gymId: GYM, channel: 'email', to: 'owner@support.test', rendered: message },
    ])
    expect((await adminStore().collection('rateLimits').get()).size).toBe(0)
  })

  it('is refused without an address, and is nobody else’s to send', async () => {
    const wish = { key: randomUUID(), message }
    expect(await reasonOf(call('messageOwner', wish, tokens.admin))).not.toBe('')
    expect(await statusOf(call('messageOwner', wish, tokens.owner))).toBe(403)
    expect(await queued()).toEqual([])
  })
})
