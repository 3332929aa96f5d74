import { z } from 'zod'

/** Digits and capitals that are not mistaken for one another, whichever way they are read: no 0, 1, I and O. */
export const REFERRAL_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const REFERRAL_LENGTH = 8

/** ENGINEERING 4.5: eight letters of 32, so 2^40 codes. `random` gives a whole number from 0 up to below its argument. */
export const referralCodeFrom = (random: (below: number) => number): string =>
  Array.from({ length: REFERRAL_LENGTH }, () => REFERRAL_LETTERS[random(REFERRAL_LETTERS.length)]).join('')

/** As somebody types one; an older centre's may be of other letters. */
export const referralCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{4,32}$/, 'This is no referral code')
