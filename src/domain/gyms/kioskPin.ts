import { z } from 'zod'

/**
 * What is kept of the PIN that leaves kiosk mode: never its digits, but what `rounds` rounds of PBKDF2 (SHA-256) make
 * of them with a salt. Everybody of the centre's desk can read it, so it is slow on purpose. Hexadecimal.
 */
export const kioskPinSchema = z.object({
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  rounds: z.number().int().min(100_000).max(2_000_000),
})
export type KioskPin = z.infer<typeof kioskPinSchema>

export const isPin = (text: string): boolean => /^\d{4,6}$/.test(text)

const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

/** Milliseconds to wait after so many wrong PINs: none up to the fourth, then 30 s, twice as long each time, 15 min at most. */
export const waitAfter = (wrong: number): number =>
  wrong < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES))

/** Milliseconds still to wait; a clock that was set back does not make it longer than it ever was. */
export const waitLeft = (waitUntil: number, now: Date): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(0, waitUntil - now.getTime()))
