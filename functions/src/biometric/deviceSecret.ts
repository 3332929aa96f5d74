import { randomInt } from 'node:crypto'

/** Typed by hand on the terminal: capitals and digits that are not mistaken for one another, ten for 50 bits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const SECRET_LENGTH = 10

export const newDeviceSecret = (): string =>
  Array.from({ length: SECRET_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
