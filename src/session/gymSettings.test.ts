import { expect, test } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { gymSettings } from './gymSettings'

const stored = (preference: Record<string, unknown>) =>
  clientInfoSchema.parse({ id: 'iron', name: 'Iron Gym', type: 'GYM', isDisabled: false, preference })

test('what is stored of a centre is read once, however many cells ask (ENGINEERING 1.2)', () => {
  const info = stored({ currency: 'USD' })
  expect(gymSettings(info)).toBe(gymSettings(info))
  expect(gymSettings(info)).toMatchObject({ currency: 'USD' })
})

test('what is saved of it since is read anew', () => {
  expect(gymSettings(stored({ currency: 'USD' }))).toMatchObject({ currency: 'USD' })
  expect(gymSettings(stored({ currency: 'EUR' }))).toMatchObject({ currency: 'EUR' })
})
