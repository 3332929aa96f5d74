import { expect, it } from 'vitest'
import { kioskPinSchema } from '@/domain/gyms/kioskPin'
import { isRightPin, pinToKeep } from './pinHash'

it('keeps no digit of the PIN, salts it anew, and knows it again', async () => {
  const [one, other] = await Promise.all([pinToKeep('2580'), pinToKeep('2580')])
  expect(kioskPinSchema.parse(one)).toEqual(one)
  expect(JSON.stringify({ ...one, salt: '', hash: '' })).not.toContain('2580')
  expect(one.hash).not.toBe(other.hash)
  expect(await isRightPin('2580', one)).toBe(true)
  expect(await isRightPin('2581', one)).toBe(false)
  expect(await isRightPin('02580', one)).toBe(false)
})
