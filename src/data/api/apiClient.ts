import {
  contract,
  errorBodySchema,
  type CallInput,
  type CallName,
  type CallOutput,
} from '@/domain/api/contract'
import type { Endpoint } from '@/domain/api/calls/endpoint'
import { AppError } from '@/domain/shared/appError'
import { appErrorOf } from '@/data/store/appErrorOf'
import { consoleLog, type Log } from '@/data/store/log'
import type { ApiPort } from './apiPort'
import { CallRejected, isLimit } from './callRejected'

/** ENGINEERING 3 "Endpoint failures". */
const PATIENCE_MS = 15_000
const REPEATS = 2
const FIRST_WAIT_MS = 400

export type ApiParts = {
  /** The current ID token; rejects when nobody is signed in. */
  token: () => Promise<string>
  /** App Check's token, sent with every call, signed in or not; '' where the project has none. */
  appCheck?: () => Promise<string>
  fetch?: typeof fetch
  log?: Log
  /** Waits before a repeat, in milliseconds. */
  wait?: (ms: number) => Promise<void>
}

type Call = (typeof contract)[CallName]

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const queryOf = (input: object) =>
  new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()

/** A status that may be another one a moment later. */
const isPassing = (error: unknown) =>
  error instanceof AppError && ['offline', 'timeout', 'unavailable'].includes(error.code)

async function rejectionOf(response: Response): Promise<AppError> {
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => null))
  if (parsed.success) return new CallRejected(response.status, parsed.data)
  return appErrorOf(response.status >= 500 ? 'resource-exhausted' : '', response.status)
}

/** The server's calls (SPECIFICATION 7), always to the page's own origin. */
export function apiClient({
  token,
  appCheck = () => Promise.resolve(''),
  fetch: send = fetch,
  log = consoleLog,
  wait = pause,
}: ApiParts): ApiPort {
  async function attempt({ method, path, roles, patience = PATIENCE_MS }: Endpoint, input: object) {
    const authorization = roles === 'anyone' ? {} : { authorization: `Bearer ${await token()}` }
    const app = await appCheck()
    const ofOurPage = app === '' ? {} : { 'X-Firebase-AppCheck': app }
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), patience)
    try {
      const response = await send(method === 'POST' ? path : `${path}?${queryOf(input)}`, {
        method,
        headers: { ...authorization, ...ofOurPage, 'content-type': 'application/json' },
        signal: waiting.signal,
        ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
      })
      if (!response.ok) throw await rejectionOf(response)
      const body: unknown = await response.json()
      return body
    } catch (error) {
      if (error instanceof AppError) throw error
      throw appErrorOf(waiting.signal.aborted ? 'deadline-exceeded' : 'network-request-failed', error)
    } finally {
      clearTimeout(timer)
    }
  }

  async function persist(call: Call, input: object): Promise<unknown> {
    for (let repeat = 0; ; repeat += 1) {
      try {
        return await attempt(call, input)
      } catch (error) {
        if (!call.isIdempotent || repeat === REPEATS || !isPassing(error)) throw error
        await wait(FIRST_WAIT_MS * 2 ** repeat * (0.5 + Math.random()))
      }
    }
  }

  return {
    async call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N> | undefined> {
      const call: Call = contract[name]
      try {
        // The schema that parses it is the one CallOutput is inferred from.
        return call.output.parse(await persist(call, input)) as CallOutput<N>
      } catch (error) {
        if (rejects(call)) throw error instanceof AppError ? error : appErrorOf('', error)
        log(`${call.method} ${call.path} failed`, error)
        if (saysLimit(call) && isLimit(error)) throw error
        return undefined
      }
    },
  }
}

const saysLimit = ({ isOncePerRow, perHour }: Endpoint) => isOncePerRow === true || perHour !== undefined

const rejects = ({ onFailure }: { onFailure: 'log' | 'reject' }) => onFailure === 'reject'
