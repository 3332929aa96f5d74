import { expect, it } from 'vitest'
import { biometricDeviceSchema, calledWithinDay, isOnline } from './device'

const now = new Date('2026-11-20T06:30:00Z')
const device = (fields: object) => biometricDeviceSchema.parse({ id: 'CGKK1', gymId: 'iron', ...fields })
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it('a device is online for five minutes after its call, or three of its pauses (DOMAIN 1.6)', () => {
  expect(isOnline(device({}), now)).toBe(false)
  expect(isOnline(device({ lastSeenAt: ago(299) }), now)).toBe(true)
  expect(isOnline(device({ lastSeenAt: ago(300) }), now)).toBe(false)
  expect(isOnline(device({ lastSeenAt: ago(599), delay: 200 }), now)).toBe(true)
})

it('and has called within a day by night, when most are switched off with the lights', () => {
  expect(calledWithinDay(device({}), now)).toBe(false)
  expect(calledWithinDay(device({ lastSeenAt: ago(86_399) }), now)).toBe(true)
  expect(calledWithinDay(device({ lastSeenAt: ago(86_400) }), now)).toBe(false)
})
