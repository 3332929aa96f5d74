import type { z } from 'zod'
import type { HttpCall } from './httpCall'
import { HttpError } from './httpError'

/** The largest body of a call that does not say another, in bytes; its input is far smaller. */
export const MAX_BODY_BYTES = 64 * 1024

const tooLarge = () =>
  new HttpError(413, 'too-large', 'This is too large to be sent. Shorten it, then try again.')

const noObject = () => new HttpError(400, 'invalid-input', 'The request is not a JSON object.')

/** JSON is UTF-8 (RFC 8259), and a page packs nothing. */
const isPlainJson = ({ headers }: HttpCall): boolean =>
  /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '') &&
  /^(identity)?$/i.test(headers['content-encoding'] ?? '')

/** What was sent, before any schema: the query of a GET, the JSON object of a POST. Only now its body is read. */
export async function rawInput(call: HttpCall, mostBytes = MAX_BODY_BYTES): Promise<object> {
  const { method, query } = call
  if (method === 'GET') return query
  if (!isPlainJson(call)) throw new HttpError(415, 'invalid-input', 'The request is not JSON.')
  const body = await call.bodyOf(mostBytes)
  if (body.byteLength > mostBytes) throw tooLarge()
  try {
    const decoded: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof decoded === 'object' && decoded !== null && !Array.isArray(decoded)) return decoded
  } catch {
    throw noObject()
  }
  throw noObject()
}

/** Rejects with 400 and one issue a field that is missing, wrong or unknown. */
export function parsedInput<T extends z.ZodType>(schema: T, raw: object): z.output<T> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new HttpError(400, 'invalid-input', 'Something in the request is not acceptable.', issues)
}
