import type { CallInput, CallOutput } from '@/domain/api/contract'
import { appCheck } from '@/firebase/appCheck'

/** The same as the app's calls have (src/data/api), which come with every other call's schema. */
const PATIENCE_MS = 15_000
const REPEATS = 2
const FIRST_WAIT_MS = 400

export type EnquiryGym = CallOutput<'enquiryPage'>
export type EnquiryInput = CallInput<'enquire'>

/** A call that was not answered, or answered by an error: what to say, and what is wrong at which field. */
export class CallFailed extends Error {
  readonly status: number
  readonly issues: ReadonlyMap<string, string>

  constructor(message: string, status = 0, issues: ReadonlyMap<string, string> = new Map()) {
    super(message)
    this.status = status
    this.issues = issues
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined

const textOf = (value: unknown, name: string): string => {
  const part = partOf(value, name)
  return typeof part === 'string' ? part : ''
}

const NOT_REACHED = 'No answer. Check your internet connection, then try again.'
const FAILED = 'Something went wrong on our side. Try again in a moment.'

function failureOf(status: number, body: unknown): CallFailed {
  const error = partOf(body, 'error')
  const issues = partOf(error, 'issues')
  const named = Array.isArray(issues)
    ? issues.map((issue: unknown) => [textOf(issue, 'path'), textOf(issue, 'message')] as const)
    : []
  return new CallFailed(textOf(error, 'message') || FAILED, status, new Map(named))
}

async function attempt(path: string, init: RequestInit): Promise<unknown> {
  const token = await appCheck.token()
  const headers = { 'content-type': 'application/json', ...(token && { 'X-Firebase-AppCheck': token }) }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(path, { ...init, headers, signal }).catch(() => null)
  if (answer === null) throw new CallFailed(NOT_REACHED)
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw failureOf(answer.status, body)
  return body
}

const isPassing = (error: unknown) =>
  error instanceof CallFailed && (error.status === 0 || error.status >= 500)

/** Both calls may be repeated: one reads, and of the other a repeat under its key changes nothing. */
async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await attempt(path, init)
    } catch (error) {
      if (repeat === REPEATS || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** repeat))
    }
  }
}

/** The name of the centre with this code. Rejects with CallFailed, which says what the server said (SPECIFICATION 7). */
export async function gymNameOf(code: string): Promise<string> {
  return textOf(await ask(`/api/gymByReferralCode?${new URLSearchParams({ code }).toString()}`), 'name')
}

const weekOf = (value: unknown): EnquiryGym['week'] =>
  Array.isArray(value)
    ? value.map((line: unknown) => ({ days: textOf(line, 'days'), hours: textOf(line, 'hours') }))
    : []

/** Rejects with CallFailed; 422 is a code that no open centre has. */
export async function readGym(code: string): Promise<EnquiryGym> {
  const body = await ask(`/api/enquiryPage?${new URLSearchParams({ code }).toString()}`)
  return {
    name: textOf(body, 'name'),
    city: textOf(body, 'city'),
    logo: textOf(body, 'logo'),
    phone: textOf(body, 'phone'),
    locale: textOf(body, 'locale'),
    openNow: textOf(body, 'openNow'),
    week: weekOf(partOf(body, 'week')),
    isOpen: partOf(body, 'isOpen') === true,
  }
}

/** Answers why the centre takes no enquiry; null once it has it. */
export async function sendEnquiry(input: EnquiryInput): Promise<string | null> {
  const body = await ask('/api/enquire', { method: 'POST', body: JSON.stringify(input) })
  return textOf(body, 'kind') === 'refused' ? textOf(body, 'reason') : null
}
