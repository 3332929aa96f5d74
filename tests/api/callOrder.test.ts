import {
  ask,
  callNames,
  endpointOf,
  everyDocument,
  newAccount,
  recorded,
  requestOf,
  serving,
  tokenOf,
} from './support/servedCalls'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles, type Role } from '@/domain/access/role'
import { errorBodySchema, type CallName } from '@/domain/api/contract'
import { handlers } from '../../functions/src/endpoints/handlers'
import { MAX_BODY_BYTES } from '../../functions/src/http/input'
import { bucketsOf, limiterOver } from '../../functions/src/http/limiter'
import { serve } from '../../functions/src/http/serve'
import { adminAuth, adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { sampleInputs } from './support/sampleInputs'

const OWN = 'order-own'
const OTHER = 'order-other'
const SHUT = 'order-shut'

const ownerClaims = (gymId: string) => ({ role: 'Client', clientType: 'GYM', gymId })
const managerClaims = { role: 'Manager', clientType: 'GYM', gymId: OWN }
const tokens: Record<Role, string> = { ADMIN: '', CLIENT: '', MANAGER: '', SALES: '' }
const strangers = { other: '', shut: '', nobody: '' }

const codeOf = (body: unknown) => errorBodySchema.parse(body).error.code
const issuesOf = (body: unknown) => errorBodySchema.parse(body).error.issues ?? []

const closed = callNames.filter((name) => endpointOf(name).roles !== 'anyone')
const rolesOf = (name: CallName): readonly Role[] => {
  const allowed = endpointOf(name).roles
  return allowed === 'anyone' ? roles : allowed
}
/** Somebody who may make the call for any centre, or else for the own one. */
const callers: readonly Role[] = ['ADMIN', 'CLIENT', 'MANAGER']
const callerOf = (name: CallName) => tokens[callers.find((role) => rolesOf(name).includes(role)) ?? 'CLIENT']

const inputOf = (name: CallName, gymId = OWN): Record<string, unknown> => ({ ...sampleInputs(gymId)[name] })

beforeAll(async () => {
  const { store } = serving()
  await putGym(store, OWN)
  await putGym(store, OTHER)
  await putGym(store, SHUT, { isDisabled: true })
  await adminStore().doc('staff/order-desk').set({ gymId: OWN, name: 'Ravi', isActive: true, deleted: false })
  tokens.ADMIN = await newAccount('order-admin', { admin: true })
  tokens.CLIENT = await newAccount(OWN, ownerClaims(OWN))
  tokens.MANAGER = await newAccount('order-desk', managerClaims)
  tokens.SALES = await newAccount('order-sales', { role: 'Sales' })
  strangers.other = await newAccount(OTHER, ownerClaims(OTHER))
  strangers.shut = await newAccount(SHUT, ownerClaims(SHUT))
  strangers.nobody = await newAccount('order-nobody', {})
})

it('every call of the contract has its handler', () => {
  expect(Object.keys(handlers).sort()).toEqual([...callNames].sort())
})

describe.each(closed)('%s', (name) => {
  it('needs a token, and one that is ours', async () => {
    for (const asked of [{}, { token: 'garbage' }, { headers: { authorization: 'Basic abc' } }]) {
      const { status, body } = await ask(name, inputOf(name), asked)
      expect([status, codeOf(body)]).toEqual([401, 'not-signed-in'])
    }
  })

  it('refuses a token that has run out, that was revoked, and of a disabled account', async () => {
    const anHourAgo = Math.floor(Date.now() / 1000) - 3700
    const old = tokenOf(
      'order-admin',
      { admin: true },
      { exp: anHourAgo + 3600, iat: anHourAgo, auth_time: anHourAgo },
    )
    const expired = await ask(name, inputOf(name), { token: old })
    expect([expired.status, codeOf(expired.body)]).toEqual([401, 'not-signed-in'])
    await newAccount('order-gone', { admin: true })
    await adminAuth().revokeRefreshTokens('order-gone')
    const before = tokenOf('order-gone', { admin: true }, { auth_time: Math.floor(Date.now() / 1000) - 60 })
    const revoked = await ask(name, inputOf(name), { token: before })
    expect([revoked.status, codeOf(revoked.body)]).toEqual([401, 'not-signed-in'])
    await adminAuth().updateUser('order-gone', { disabled: true })
    const disabled = await ask(name, inputOf(name), { token: tokenOf('order-gone', { admin: true }) })
    expect([disabled.status, codeOf(disabled.body)]).toEqual([403, 'account-disabled'])
  })

  it('is refused to every role that it does not name', async () => {
    for (const role of roles.filter((each) => !rolesOf(name).includes(each))) {
      const { status, body } = await ask(name, inputOf(name), { token: tokens[role] })
      expect([role, status, codeOf(body)]).toEqual([role, 403, 'permission-denied'])
    }
  })

  it('is closed to an account without a centre and to a disabled centre', async () => {
    const isAsked = rolesOf(name).includes('CLIENT')
    const nobody = await ask(name, inputOf(name, 'order-nobody'), { token: strangers.nobody })
    expect([nobody.status, codeOf(nobody.body)]).toEqual([403, 'permission-denied'])
    const shut = await ask(name, inputOf(name, SHUT), { token: strangers.shut })
    expect([shut.status, codeOf(shut.body)]).toEqual([
      403,
      isAsked ? 'account-disabled' : 'permission-denied',
    ])
  })

  it('is refused for another centre', async () => {
    for (const role of rolesOf(name).filter((each) => each !== 'ADMIN')) {
      const input = inputOf(name, OTHER)
      if (!('gymId' in input) && name !== 'getUser' && name !== 'updatePhotoURL') continue
      const { status, body } = await ask(name, input, { token: tokens[role] })
      expect([role, status, codeOf(body)]).toEqual([role, 403, 'permission-denied'])
    }
  })
})

describe.each(callNames)('%s', (name) => {
  const asAllowed = (input: unknown) => ask(name, input, { token: callerOf(name) })
  const required = Object.keys(inputOf(name)).filter(
    (field) => endpointOf(name).input.safeParse({ ...inputOf(name), [field]: undefined }).success === false,
  )

  it('is answered by its own method only', async () => {
    const { status, body, headers } = await ask(name, inputOf(name), { token: callerOf(name), method: 'PUT' })
    expect([status, codeOf(body), headers['Allow']]).toEqual([405, 'wrong-method', endpointOf(name).method])
  })

  it('names each field that is missing', async () => {
    const { status, body } = await asAllowed({})
    expect(status).toBe(400)
    expect(
      issuesOf(body)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([...required].sort())
  })

  // To a centre's own people every id but theirs is another centre's, which is refused before it is read.
  const readable = Object.keys(inputOf(name)).filter(
    (field) => field !== 'gymId' || rolesOf(name).includes('ADMIN'),
  )
  it.each(readable)('names %s when it makes no sense', async (field) => {
    for (const senseless of [[[]], { no: [['such']] }, '\ud800', 'x'.repeat(20_000)]) {
      const { status, body } = await asAllowed({ ...inputOf(name), [field]: senseless })
      expect([status, typeof senseless]).toEqual([400, typeof senseless])
      expect(issuesOf(body).some(({ path }) => path === field || path.startsWith(`${field}.`))).toBe(true)
    }
  })

  it('takes no field that it does not know', async () => {
    const { status, body } = await asAllowed({ ...inputOf(name), more: true })
    expect(status).toBe(400)
    expect(issuesOf(body)).not.toEqual([])
  })

  it('takes nothing but a JSON object, and none beyond its largest size', async () => {
    if (endpointOf(name).method === 'GET') return
    const token = callerOf(name)
    for (const text of ['', '[]', '"text"', '7', 'null', '{"a":']) {
      const { status } = await ask(name, null, { token, raw: new TextEncoder().encode(text) })
      expect([text, status]).toEqual([text, 400])
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await ask(name, inputOf(name), { token, headers: form })).status).toBe(415)
    const large = await asAllowed({
      ...inputOf(name),
      more: 'x'.repeat(endpointOf(name).mostBytes ?? MAX_BODY_BYTES),
    })
    expect([large.status, codeOf(large.body)]).toEqual([413, 'too-large'])
  })

  it('reads a body only when it is known whose it is', async () => {
    if (endpointOf(name).method === 'GET') return
    let read = 0
    const call = (token?: string) => ({
      ...requestOf(name, {}, token === undefined ? {} : { token }),
      bodyOf: () => {
        read += 1
        return Promise.resolve(new TextEncoder().encode('[]'))
      },
    })
    if (endpointOf(name).roles !== 'anyone') {
      expect((await serve(serving(), call())).status).toBe(401)
      expect((await serve(serving(), call(`${tokens.SALES}x`))).status).toBe(401)
      expect((await serve(serving(), call(strangers.shut))).status).toBe(403)
      expect(read).toBe(0)
    }
    expect((await serve(serving(), call(callerOf(name)))).status).toBe(400)
    expect(read).toBe(1)
  })

  it('is limited to so many a minute, and says when to come again', async () => {
    const { store } = serving()
    const failures: unknown[] = []
    const limiter = limiterOver(store, (error) => failures.push(error))
    const before = await everyDocument()
    // Refused or failing by then: only whether it gets through the limit is asked here.
    const small = { ...endpointOf(name), perMinute: 1 }
    const caller = { uid: `limited-${name}`, role: 'CLIENT', gymId: OWN } as const
    const now = new Date()
    const buckets = bucketsOf(small, caller, 'here', inputOf(name))
    expect(await limiter.take(buckets, now)).toBe(null)
    expect(await limiter.take(buckets, now)).toBe(60)
    expect(await limiter.take(buckets, new Date(now.getTime() + 61_000))).toBe(null)
    expect(failures).toEqual([])
    const after = await everyDocument()
    const written = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(written.every((path) => path.startsWith('rateLimits/'))).toBe(true)
    const answer = await ask(
      name,
      inputOf(name),
      { token: callerOf(name) },
      { limiter: { take: () => Promise.resolve(7) } },
    )
    expect([answer.status, codeOf(answer.body), answer.headers['Retry-After']]).toEqual([
      429,
      'too-many-attempts',
      '7',
    ])
  })
})

describe('limits', () => {
  const instance = () => limiterOver(serving().store, (error) => expect.fail(String(error)))

  it('hold between instances where somebody may guess, and may be cleared away by expiresAt', async () => {
    const now = new Date()
    const take = () => instance().take([{ key: 'shared', perMinute: 2, isStrict: true }], now)
    expect([await take(), await take(), await take()]).toEqual([null, null, 30])
    const minute = Math.floor(now.getTime() / 60_000)
    const kept = (await adminStore().doc(`rateLimits/shared_${minute}`).get()).get('expiresAt') as {
      toDate(): Date
    }
    expect(kept.toDate().getTime()).toBeGreaterThan(now.getTime() + 60_000)
  })

  it('let exactly so many through of those that come to an instance at once', async () => {
    const limiter = instance()
    const now = new Date()
    const waits = await Promise.all(
      Array.from({ length: 12 }, () => limiter.take([{ key: 'rush', perMinute: 5 }], now)),
    )
    expect(waits.filter((wait) => wait === null)).toHaveLength(5)
  })

  /** An instance, and how often it has read what the others gave. */
  function reading() {
    const { store } = serving()
    let reads = 0
    const get: typeof store.get = async (path) => {
      const found = await store.get(path)
      reads += 1
      return found
    }
    const limiter = limiterOver({ ...store, get }, (error) => expect.fail(String(error)))
    return { limiter, reads: () => reads }
  }

  it('reach the other instances soon after, without anybody waiting', async () => {
    const at = (seconds: number) => new Date(Date.parse('2026-11-20T06:00:00Z') + seconds * 1000)
    const [one, other] = [reading(), reading()]
    const busy = [{ key: 'busy', perMinute: 10 }]
    const used = async () =>
      Number((await adminStore().doc('rateLimits/busy_29919240').get()).get('used') ?? 0)
    for (let call = 0; call < 9; call += 1) expect(await one.limiter.take(busy, at(0))).toBe(null)
    await expect.poll(one.reads).toBe(1)
    expect(await one.limiter.take(busy, at(5))).toBe(null)
    await expect.poll(used).toBe(10)
    expect(await other.limiter.take(busy, at(5))).toBe(null)
    await expect.poll(other.reads).toBe(1)
    expect(await other.limiter.take(busy, at(5))).toBeGreaterThan(0)
  })

  it('are not what anybody waits for: twenty calls at once are answered while the store is silent', async () => {
    const silence = new Promise<never>(() => undefined)
    const silent = { batch: () => silence, get: () => silence }
    const limiter = limiterOver(silent, (error) => expect.fail(String(error)))
    const calls = Array.from({ length: 20 }, () =>
      ask('getUser', { uid: OWN }, { token: tokens.CLIENT }, { limiter }),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  })

  it('are not drawn from by what is refused before', async () => {
    let taken = 0
    const limiter = { take: () => Promise.resolve((taken += 1) > 0 ? null : 1) }
    await ask('updateGym', { gymId: OWN, more: 1 }, { token: tokens.CLIENT }, { limiter })
    await ask('updateGym', { gymId: OTHER }, { token: tokens.CLIENT }, { limiter })
    await ask('updateGym', { gymId: OWN }, {}, { limiter })
    expect(taken).toBe(0)
  })
})

describe('App Check', () => {
  const verifyAppCheck = (token: string) =>
    token === 'of our page' ? Promise.resolve(null) : Promise.reject(new Error('not ours'))
  const asked = (token?: string) =>
    ask(
      'getUser',
      { uid: OWN },
      { token: tokens.CLIENT, headers: token === undefined ? {} : { 'x-firebase-appcheck': token } },
      { verifyAppCheck },
    )

  it('is asked for where the project requires it, before anything else is looked at', async () => {
    expect((await asked('of our page')).status).toBe(200)
    for (const token of [undefined, '', 'of another page']) {
      const { status, body } = await asked(token)
      expect([status, codeOf(body)]).toEqual([401, 'unknown-app'])
    }
    const anyone = await ask('gymByReferralCode', { code: 'ABCD2345' }, {}, { verifyAppCheck })
    expect(anyone.status).toBe(401)
  })
})

describe('a record of a call', () => {
  it('holds ids and figures, and nothing that was sent', async () => {
    recorded.length = 0
    await ask('updateGym', { gymId: OWN, email: 'secret@served.test' }, { token: tokens.CLIENT })
    const request = requestOf('createGym', { ...inputOf('createGym'), name: '' }, { token: tokens.ADMIN })
    await serve(serving(), request)
    expect(recorded.map(({ call: { call, status, uid, gymId } }) => [call, status, uid, gymId])).toEqual([
      ['updateGym', 403, OWN, OWN],
      ['createGym', 400, 'order-admin', ''],
    ])
    expect(JSON.stringify(recorded)).not.toMatch(/secret|New Owner|9876543210/)
  })
})
