import { z } from 'zod'

/**
 * The PIN that leaves kiosk mode, as centres kept it in their preference before the server did: PBKDF2 (SHA-256) of its
 * 4 to 6 digits, hexadecimal. It goes on working until the owner sets a new one, which takes it away.
 */
export const olderKioskPinSchema = z.object({
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  rounds: z.number().int().min(100_000).max(2_000_000),
})
export type OlderKioskPin = z.infer<typeof olderKioskPinSchema>

export const PIN_DIGITS = 6

const STEPS = '01234567890'

/** What everybody tries first: one digit, two or three over and over, or a run up or down. */
function isWeakPin(pin: string): boolean {
  const isRun = STEPS.includes(pin) || STEPS.includes([...pin].reverse().join(''))
  return isRun || /^(\d{1,3})\1+$/.test(pin)
}

export const newPinSchema = z
  .string()
  .regex(/^\d{6}$/, 'Enter 6 digits')
  .refine((pin) => !isWeakPin(pin), 'This PIN is easy to guess. Choose another one.')
/** An older PIN may have 4 or 5. */
export const typedPinSchema = z.string().regex(/^\d{4,6}$/, 'The PIN has 6 digits.')

/** So many wrong PINs a centre may type in so many minutes: a million PINs then take years. */
const MOST_WRONG = 5
const WRONG_MINUTES = 15
const WINDOW_MS = WRONG_MINUTES * 60_000

/** The tries that still count, the earliest first; one that a clock dates into the future counts from now. */
export const triesThatCount = (tried: readonly Date[], now: Date): Date[] =>
  tried
    .map((at) => (at > now ? now : at))
    .filter((at) => now.getTime() - at.getTime() < WINDOW_MS)
    .sort((one, other) => one.getTime() - other.getTime())

/** Whole seconds until a PIN may be tried again after these tries; 0 where it may be now. */
export function secondsToWait(tried: readonly Date[], now: Date): number {
  const counted = triesThatCount(tried, now)
  const first = counted[counted.length - MOST_WRONG]
  return first === undefined ? 0 : Math.ceil((first.getTime() + WINDOW_MS - now.getTime()) / 1000)
}

/** Milliseconds still to wait; a clock that was set back does not make it longer than it ever was. */
export const waitLeft = (waitUntil: number, now: Date): number =>
  Math.min(WINDOW_MS, Math.max(0, waitUntil - now.getTime()))
