import { z } from 'zod'
import type { Role } from '@/domain/access/role'

export type Endpoint = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  roles: readonly Role[] | 'anyone'
  input: z.ZodType
  output: z.ZodType
  /** SPECIFICATION 7: 'log' yields no result; 'reject' hands the parsed error body to the caller. */
  onFailure: 'log' | 'reject'
  /** May be repeated by the client after a time-out. */
  isIdempotent: boolean
  /** How often one account, or for 'anyone' one address, may make it; a centre five times that. 60 where not said. */
  perMinute?: number
  /** For 'anyone': the field of the input somebody may try to guess, limited by its beginning as well. */
  guessed?: string
  /** The largest body, where 64 KiB are too few: a file goes along. */
  mostBytes?: number
  /** Milliseconds that the page waits for the answer. 15,000 where not said. */
  patience?: number
}

/** The id of an account or a document: what Auth and Firestore take, and never a path that leads elsewhere. */
export const idSchema = z
  .string()
  .max(128)
  .regex(/^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]+$/, 'This is no id.')

/** Made once when a form opens, so that a repeat of the same act is known for one. */
export const keySchema = z.uuid('This is no key of a form.')
