import { expect, it } from 'vitest'
import { hashOfPin, isPinOf, pinHashSchema } from './pinHash'

it(
  'keeps no digit of the PIN, uses a new salt each time, and recognises it',
  { timeout: 20_000 },
  async () => {
    const [one, other] = [await hashOfPin('258013'), await hashOfPin('258013')]
    expect(pinHashSchema.parse(one)).toEqual(one)
    expect([one.salt, one.hash]).not.toEqual([other.salt, other.hash])
    expect(await isPinOf('258013', one)).toBe(true)
    expect(await isPinOf('258014', one)).toBe(false)
    expect(await isPinOf('0258013', one)).toBe(false)
  },
)
