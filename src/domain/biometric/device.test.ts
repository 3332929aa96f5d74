import { expect, it } from 'vitest'
import { biometricDeviceSchema, isOnline } from './device'

const now = new Date('2026-11-20T06:30:00Z')
const device = (fields: object) => biometricDeviceSchema.parse({ id: 'CGKK1', gymId: 'iron', ...fields })
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it('a device is online for five minutes after its call, or three of its pauses (DOMAIN 1.6)', () => {
  expect(isOnline(device({}), now)).toBe(false)
  expect(isOnline(device({ lastSeenAt: ago(299) }), now)).toBe(true)
  expect(isOnline(device({ lastSeenAt: ago(300) }), now)).toBe(false)
  expect(isOnline(device({ lastSeenAt: ago(599), delay: 200 }), now)).toBe(true)
})
