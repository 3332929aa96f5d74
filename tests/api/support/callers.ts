import { z } from 'zod'
import { adminAuth, host, hostingUrl, ports } from '../../support/emulators'

const PASSWORD = 'demo-1234'

const signedInSchema = z.object({ idToken: z.string() })

/** A fresh token of an account, as the browser gets it. */
export async function signIn(uid: string): Promise<string> {
  const url = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${uid}@calls.test`, password: PASSWORD, returnSecureToken: true }),
  })
  return signedInSchema.parse(await answer.json()).idToken
}

/** Makes an account anew and signs it in. */
export async function newCaller(uid: string, claims: Record<string, unknown>): Promise<string> {
  const auth = adminAuth()
  await auth.deleteUsers([uid])
  await auth.createUser({ uid, email: `${uid}@calls.test`, password: PASSWORD, displayName: `Caller ${uid}` })
  await auth.setCustomUserClaims(uid, claims)
  return signIn(uid)
}

export type Sent = {
  token?: string
  body?: unknown
  method?: string
  headers?: Record<string, string>
}

const bodiless = ['GET', 'HEAD', 'OPTIONS']

const bytesOf = (body: unknown): string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)

/** Through Hosting's rewrite, as the page calls. A body that is text or bytes is sent as it is. */
export async function send(path: string, { token, body = {}, method = 'POST', headers = {} }: Sent) {
  const response = await fetch(`${hostingUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(bodiless.includes(method) ? {} : { body: bytesOf(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: jsonIn(text) }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
