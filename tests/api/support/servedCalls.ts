import '../../support/ownProject'
import { stampedStore } from '@/data/store/stampedStore'
import { contract, type CallName } from '@/domain/api/contract'
import type { Endpoint } from '@/domain/api/calls/endpoint'
import { handlers } from '../../../functions/src/endpoints/handlers'
import type { HttpCall } from '../../../functions/src/http/httpCall'
import type { Limiter } from '../../../functions/src/http/limiter'
import { serve, type CallRecord, type Serving } from '../../../functions/src/http/serve'
import { adminAuth, adminStore, projectId } from '../../support/emulators'
import { openAdminStore } from './dataStores'
import { indexedStore } from './indexedStore'

// Who asks Auth's service itself reads the project from here, as in the deployed function.
process.env['GCLOUD_PROJECT'] = projectId

export const endpointOf = (name: CallName): Endpoint => contract[name]
export const callNames = Object.keys(contract) as CallName[]

export const unlimited: Limiter = { take: () => Promise.resolve(null) }

/** What was recorded of the calls of this file, failures with them. */
export const recorded: { call: CallRecord; failure: unknown }[] = []

export const serving = (parts: Partial<Serving> = {}): Serving => ({
  handlers,
  // Stamped, as the deployed function's is.
  store: stampedStore(indexedStore(openAdminStore().store), () => 'server'),
  auth: adminAuth(),
  salesEmail: '',
  limiter: unlimited,
  verifyAppCheck: null,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  record: (call, failure) => void recorded.push({ call, failure }),
  ...parts,
})

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An ID token as the Auth emulator makes them, unsigned; `fields` may make it an old one. */
export function tokenOf(uid: string, claims: object, fields: object = {}): string {
  const seconds = Math.floor(Date.now() / 1000)
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
    ...fields,
  }
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`
}

/** An account with claims, and a token of it. */
export async function newAccount(uid: string, claims: object, email = `${uid}@served.test`): Promise<string> {
  const auth = adminAuth()
  await auth.deleteUsers([uid])
  await auth.createUser({ uid, email })
  await auth.setCustomUserClaims(uid, claims)
  return tokenOf(uid, claims)
}

/** An administrator, the owner and the desk of a centre, the owner of another one, and Sales; the accounts are named after `of`. */
export async function usualCallers(of: string, gymId: string, otherId: string) {
  const atGym = (role: string, id: string) => ({ role, clientType: 'GYM', gymId: id })
  return {
    admin: await newAccount(`${of}-admin`, { admin: true }),
    owner: await newAccount(gymId, atGym('Client', gymId)),
    other: await newAccount(otherId, atGym('Client', otherId)),
    manager: await newAccount(`${of}-desk`, atGym('Manager', gymId)),
    sales: await newAccount(`${of}-sales`, { role: 'Sales' }),
  }
}

export type Asked = { token?: string; raw?: Uint8Array; headers?: HttpCall['headers']; method?: string }

/** The call as it reaches the function behind Hosting. */
export function requestOf(name: CallName, input: unknown, { token, raw, headers, method }: Asked): HttpCall {
  const endpoint = endpointOf(name)
  const isGet = endpoint.method === 'GET'
  return {
    method: method ?? endpoint.method,
    path: endpoint.path,
    query: isGet && typeof input === 'object' && input !== null ? { ...input } : {},
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    bodyOf: () => Promise.resolve(raw ?? new TextEncoder().encode(JSON.stringify(input))),
    address: '127.0.0.1',
  }
}

export const ask = (name: CallName, input: unknown, asked: Asked = {}, parts: Partial<Serving> = {}) =>
  serve(serving(parts), requestOf(name, input, asked))

/** The collections below a document. */
const BELOW = ['counters', 'packageHistory', 'uses', 'usernames']

/** Every document of the store with the moment of its last write. */
export async function everyDocument(): Promise<Record<string, string>> {
  const store = adminStore()
  const collections = [...(await store.listCollections()), ...BELOW.map((id) => store.collectionGroup(id))]
  const found = await Promise.all(collections.map((collection) => collection.get()))
  return Object.fromEntries(
    found.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => [ref.path, `${updateTime.seconds}.${updateTime.nanoseconds}`]),
    ),
  )
}

export async function everyAccount(): Promise<string[]> {
  const { users } = await adminAuth().listUsers()
  return users.map((user) => JSON.stringify(user.toJSON())).sort()
}
