import { beforeEach, describe, expect, it } from 'vitest'
import { contract } from '@/domain/api/contract'
import { appErrorOf } from '@/data/store/appErrorOf'
import { apiClient } from './apiClient'

type Answer = { status: number; body: unknown } | Error

let answers: Answer[] = []
let sent: { url: string; init: RequestInit }[] = []
let logged: string[] = []
let waited: number[] = []
let token: () => Promise<string> = () => Promise.resolve('id-token')
let appCheckToken = ''

const api = () =>
  apiClient({
    token: () => token(),
    appCheck: () => Promise.resolve(appCheckToken),
    fetch: (url, init = {}) => {
      sent.push({ url: url instanceof Request ? url.url : String(url), init })
      const answer = answers.shift()
      if (answer === undefined || answer instanceof Error)
        return Promise.reject(answer ?? new TypeError('no answer'))
      return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }))
    },
    log: (message) => logged.push(message),
    wait: (ms) => {
      waited.push(ms)
      return Promise.resolve()
    },
  })

const upgraded = { status: 200, body: { upgraded: 3, left: 1 } }
const refused = { status: 403, body: { error: { code: 'permission-denied', message: 'Not your centre.' } } }

beforeEach(() => {
  answers = []
  sent = []
  logged = []
  waited = []
  token = () => Promise.resolve('id-token')
  appCheckToken = ''
})

describe('a call of the server (SPECIFICATION 7)', () => {
  it('goes to its path with the token and its input as JSON, and answers with the parsed output', async () => {
    answers = [upgraded]
    expect(await api().call('upgradeRecords', { gymId: 'iron' })).toEqual({ upgraded: 3, left: 1 })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toBe('/api/upgradeRecords')
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer id-token', 'content-type': 'application/json' },
      body: '{"gymId":"iron"}',
    })
  })

  it('bears the token of App Check where there is one, also when nobody needs to be signed in', async () => {
    appCheckToken = 'app-token'
    answers = [upgraded, { status: 200, body: { id: 'iron', name: 'Iron', type: 'GYM' } }, upgraded]
    await api().call('upgradeRecords', { gymId: 'iron' })
    await api().call('gymByReferralCode', { code: 'ABCD2345' })
    expect(sent.map(({ init }) => new Headers(init.headers).get('x-firebase-appcheck'))).toEqual([
      'app-token',
      'app-token',
    ])
    appCheckToken = ''
    await api().call('upgradeRecords', { gymId: 'iron' })
    expect(new Headers(sent[2]?.init.headers).has('x-firebase-appcheck')).toBe(false)
  })

  it('that is refused is logged, yields nothing and is not repeated', async () => {
    answers = [refused, upgraded]
    expect(await api().call('upgradeRecords', { gymId: 'ice' })).toBeUndefined()
    expect(logged).toEqual(['POST /api/upgradeRecords failed'])
    expect(sent).toHaveLength(1)
  })

  it('that may be repeated is, after a growing wait with jitter, when the line or the server fails', async () => {
    answers = [new TypeError('Failed to fetch'), { status: 503, body: 'busy' }, upgraded]
    expect(await api().call('upgradeRecords', { gymId: 'iron' })).toEqual({ upgraded: 3, left: 1 })
    expect(sent).toHaveLength(3)
    expect(waited[0]).toBeGreaterThanOrEqual(200)
    expect(waited[1]).toBeGreaterThanOrEqual(400)
    expect(waited[1]).toBeLessThanOrEqual(1200)
  })

  it('is given up after three attempts', async () => {
    answers = [new TypeError('1'), new TypeError('2'), new TypeError('3'), upgraded]
    expect(await api().call('upgradeRecords', { gymId: 'iron' })).toBeUndefined()
    expect(sent).toHaveLength(3)
    expect(logged).toHaveLength(1)
  })

  it('whose answer makes no sense is a failure too', async () => {
    answers = [{ status: 200, body: { upgraded: 'many' } }]
    expect(await api().call('upgradeRecords', { gymId: 'iron' })).toBeUndefined()
    expect(logged).toHaveLength(1)
  })

  it('is not even sent without an account', async () => {
    token = () => Promise.reject(appErrorOf('unauthenticated', null))
    expect(await api().call('upgradeRecords', { gymId: 'iron' })).toBeUndefined()
    expect(sent).toEqual([])
  })

  it('by which anyone looks up a code is sent without an account, as a query', async () => {
    token = () => Promise.reject(appErrorOf('unauthenticated', null))
    answers = [{ status: 200, body: { id: 'iron', name: 'Iron Gym', type: 'GYM' } }]
    expect(await api().call('gymByReferralCode', { code: 'ABCD2345' })).toMatchObject({ id: 'iron' })
    expect(sent[0]?.url).toBe('/api/gymByReferralCode?code=ABCD2345')
    expect(sent[0]?.init.method).toBe('GET')
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization')
  })

  it('of the two that reject rejects with the parsed body, which is not logged', async () => {
    const body = { error: { code: 'not-found', message: 'No centre has this code.' } }
    answers = [{ status: 422, body }]
    await expect(api().call('gymByReferralCode', { code: 'NONE2345' })).rejects.toMatchObject({
      message: 'No centre has this code.',
      body,
    })
    expect(logged).toEqual([])
  })

  it('of many that were too many at once says so where it is made once a row, and is logged', async () => {
    const error = { code: 'too-many-attempts', message: 'Too many attempts. Wait a second, then try again.' }
    const limited = { status: 429, body: { error } }
    answers = [limited, limited]
    const row = { gymId: 'iron', key: 'k', message: 'Hello' }
    await expect(api().call('messageOwner', row)).rejects.toMatchObject(error)
    expect(await api().call('updateGym', { gymId: 'iron' })).toBeUndefined()
    expect(logged).toEqual(['POST /api/messageOwner failed', 'POST /api/updateGym failed'])
    expect(sent).toHaveLength(2)
  })

  it('of which a centre makes so many an hour says when there may be another, and is logged', async () => {
    const error = { code: 'too-many-attempts', message: 'Too many attempts. Wait 5 minutes, then try again.' }
    answers = [{ status: 429, body: { error } }]
    const given = api().call('updateEmployee', { gymId: 'iron', uid: 'ravi', role: 'Sales' })
    await expect(given).rejects.toMatchObject(error)
    expect(logged).toEqual(['POST /api/updateEmployee failed'])
    expect(sent).toHaveLength(1)
  })

  it('that the domain refuses is answered, and no failure', async () => {
    const refusal = { kind: 'refused', reason: 'Somebody signs in with this e-mail already.', field: 'email' }
    answers = [{ status: 200, body: refusal }]
    expect(await api().call('updateGym', { gymId: 'iron', email: 'a@b.test' })).toEqual(refusal)
    expect(logged).toEqual([])
  })
})

it('rejects where SPECIFICATION 7 says so, and an act, a correction or an enquiry, whose form says why; nothing else does', () => {
  const rejecting = Object.entries(contract).filter(([, { onFailure }]) => onFailure === 'reject')
  expect(rejecting.map(([name]) => name).sort()).toEqual([
    'act',
    'correctDay',
    'createEmployee',
    'enquire',
    'enquiryPage',
    'gymByReferralCode',
  ])
})
