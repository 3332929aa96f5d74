import type { Auth } from 'firebase-admin/auth'
import { contract, type CallName } from '@/domain/api/contract'
import type { Endpoint } from '@/domain/api/calls/endpoint'
import { AppError, type AppErrorCode } from '@/domain/shared/appError'
import type { DocumentStore } from '@/data/store/documentStore'
import {
  authenticate,
  requireOpenGym,
  requireSupport,
  requireTenant,
  requireTerm,
  type Caller,
} from './caller'
import type { Handlers } from './handler'
import type { HttpAnswer, HttpCall } from './httpCall'
import { HttpError, notAllowed, tooManyAttempts } from './httpError'
import { parsedInput, rawInput } from './input'
import { bucketsOf, type Limiter } from './limiter'

export type CallRecord = {
  call: CallName | 'unknown'
  status: number
  /** Milliseconds. */
  took: number
  uid: string
  gymId: string
  correlationId: string
}

export type Serving = {
  handlers: Handlers
  store: DocumentStore
  auth: Auth
  salesEmail: string
  limiter: Limiter
  /** Rejects a token that is not of our own page; null where App Check is not asked for. */
  verifyAppCheck: ((token: string) => Promise<unknown>) | null
  now: () => Date
  newId: () => string
  /** Names, ids and figures only: never what was sent or answered. `failure` is for 5xx. */
  record: (call: CallRecord, failure: unknown) => void
}

const names = Object.keys(contract) as CallName[]

function match({ method, path }: HttpCall): CallName {
  const name = names.find((each) => contract[each].path === path)
  // 400 and not 404, which Hosting's CDN would keep for ten minutes (ENGINEERING 1.7).
  if (name === undefined) throw new HttpError(400, 'unknown-call', 'There is no such call.')
  if (contract[name].method !== method)
    throw new HttpError(405, 'wrong-method', `This call is made by ${contract[name].method}.`)
  return name
}

async function requireAppCheck({ verifyAppCheck }: Serving, { headers }: HttpCall): Promise<void> {
  if (verifyAppCheck === null) return
  try {
    await verifyAppCheck(headers['x-firebase-appcheck'] ?? '')
  } catch {
    throw new HttpError(401, 'unknown-app', 'Reload the page, then try again.')
  }
}

/** null for a call that anyone may make: a token it brings is not looked at. */
const callerOf = async ({ auth, salesEmail }: Serving, { roles }: Endpoint, { headers }: HttpCall) =>
  roles === 'anyone' ? null : authenticate(auth, headers['authorization'], salesEmail)

function requireRole({ roles }: Endpoint, { role }: Caller): void {
  if (roles !== 'anyone' && !roles.includes(role)) throw notAllowed()
}

async function requireRate(
  { limiter, now }: Serving,
  call: Endpoint,
  caller: Caller | null,
  from: HttpCall,
  input: unknown,
) {
  const wait = await limiter.take(bucketsOf(call, caller, from.address, input), now())
  if (wait !== null) throw tooManyAttempts(wait)
}

/** The contract types the handlers: a handler that needs a caller belongs to a call that is not made without one. */
const act = (handlers: Handlers, name: CallName, input: unknown, acting: object): Promise<unknown> =>
  (handlers[name] as (input: unknown, acting: object) => Promise<unknown>)(input, acting)

/**
 * Never 404: Hosting's CDN keeps a function's 404 for ten minutes (ENGINEERING 1.7), so what is missing is 422.
 */
const statuses: Partial<Record<AppErrorCode, number>> = {
  'not-signed-in': 401,
  'account-disabled': 403,
  'permission-denied': 403,
  'not-found': 422,
  conflict: 409,
  refused: 409,
  'invalid-input': 400,
  'too-large': 413,
  'too-many-attempts': 429,
  offline: 503,
  timeout: 503,
  unavailable: 503,
}

/** What the caller learns of a failure: an AppError in its own words, anything else nothing but that it failed. */
function answerError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const status = error instanceof AppError ? statuses[error.code] : undefined
  if (error instanceof AppError && status !== undefined)
    return new HttpError(status, error.code, error.message)
  return new HttpError(500, 'unknown', 'Something went wrong on our side. Try again in a moment.')
}

/**
 * Every call to /api: match, App Check, authenticate, authorise (role, then tenant), validate, rate-limit, act, answer
 * (ENGINEERING 4.5). Answers always; what went wrong inside is recorded and not told.
 */
export async function serve(serving: Serving, call: HttpCall): Promise<HttpAnswer> {
  const { handlers, store, auth, now, newId } = serving
  const started = now().getTime()
  const correlationId = newId()
  const known: { name: CallName | null; caller: Caller | null } = { name: null, caller: null }

  async function answer(): Promise<unknown> {
    const name = (known.name = match(call))
    const endpoint: Endpoint = contract[name]
    await requireAppCheck(serving, call)
    const caller = (known.caller = await callerOf(serving, endpoint, call))
    if (caller !== null) requireRole(endpoint, caller)
    const gym = caller === null ? null : await requireOpenGym(store, caller)
    if (gym !== null) requireTerm(gym, endpoint, now())
    // Nobody's body fills the memory before it is known whose it is (ACTS, last section).
    const raw = await rawInput(call, endpoint.mostBytes)
    if (caller !== null) requireTenant(caller, raw)
    const input: unknown = parsedInput(endpoint.input, raw)
    await requireRate(serving, endpoint, caller, call, input)
    const support = caller === null ? null : await requireSupport(store, caller, endpoint, input, now())
    const acting = { store, auth, now: now(), clock: now, requestId: correlationId }
    return act(
      handlers,
      name,
      input,
      caller === null ? acting : { ...acting, caller: { ...caller, support }, gym },
    )
  }

  const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'X-Correlation-Id': correlationId }
  const close = (status: number, failure: unknown) =>
    serving.record(
      {
        call: known.name ?? 'unknown',
        status,
        took: now().getTime() - started,
        uid: known.caller?.uid ?? '',
        gymId: known.caller?.gymId ?? '',
        correlationId,
      },
      failure,
    )
  try {
    const body = await answer()
    close(200, null)
    return { status: 200, headers, body }
  } catch (error) {
    const refusal = answerError(error)
    close(refusal.status, refusal.status >= 500 ? error : null)
    if (refusal.status === 405 && known.name === null) headers['Allow'] = allowedAt(call)
    return { status: refusal.status, headers: { ...headers, ...refusal.headers }, body: refusal.body }
  }
}

const allowedAt = ({ path }: HttpCall) =>
  names
    .filter((name) => contract[name].path === path)
    .map((name) => contract[name].method)
    .join(', ')
