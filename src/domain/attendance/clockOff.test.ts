import { expect, it } from 'vitest'
import { clockOff } from './clockOff'

const server = new Date('2026-11-20T06:30:00Z')

it.each([
  [0, null],
  [120, null],
  [-120, null],
  [121, '2 min ahead'],
  [-720, '12 min behind'],
  [90_000, '25 h ahead'],
])('a clock that is %i seconds ahead of the server’s: %s', (seconds, words) => {
  expect(clockOff(new Date(server.getTime() + seconds * 1000), server)).toBe(words)
})
