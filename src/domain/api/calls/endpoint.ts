import type { z } from 'zod'
import type { Role } from '@/domain/access/role'

export type Endpoint = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  roles: readonly Role[] | 'anyone'
  input: z.ZodType
  output: z.ZodType
  /** SPECIFICATION 7: 'log' yields no result; 'reject' hands the parsed error body to the caller. */
  onFailure: 'log' | 'reject'
  /**
   * A centre whose package ended and whose days of grace are over may still make it: it reads, exports, or takes a right
   * away; or the handler decides by itself. Every other call is refused to its people.
   */
  isOpenWhenLapsed?: true
  /**
   * An administrator makes it for a centre without being inside as support: it is about the centre as a whole. Every other call
   * that names a centre is refused to them outside (decision 51).
   */
  isPlatforms?: true
  /** May be repeated by the client after a time-out. */
  isIdempotent: boolean
  /** How often one account, or for 'anyone' one address, may make it; a centre five times that. 60 where not said. */
  perMinute?: number
  /**
   * A bulk act makes it once a row. That too many came at once rejects then as well, because whoever chose the rows can go on, and
   * a lost answer would leave open what was done.
   */
  isOncePerRow?: true
  /**
   * How often a centre may make it in an hour as well, by whomever. That it was too often rejects whatever `onFailure` says, because
   * whoever typed has to know how long to wait.
   */
  perHour?: number
  /** Only an input that says something in one of these fields counts against `perHour`; each does where not said. */
  hourlyBy?: readonly string[]
  /** For 'anyone': the field of the input somebody may try to guess, limited by its beginning as well. */
  guessed?: string
  /** The largest body, where 64 KiB are too few: a file goes along. */
  mostBytes?: number
  /** Milliseconds that the page waits for the answer. 15,000 where not said. */
  patience?: number
}
