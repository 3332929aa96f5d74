import { createHash, randomInt } from 'node:crypto'

/** Typed by hand on the terminal: capitals and digits that are not mistaken for one another, ten for 50 bits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const SECRET_LENGTH = 10

export const newDeviceSecret = (): string =>
  Array.from({ length: SECRET_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** What is kept of a device's secret: made at random, so that one quick hash is enough for each of its many calls. */
export const secretHashOf = (sn: string, secret: string): string =>
  createHash('sha256').update(`${sn}\n${secret}`).digest('hex')
