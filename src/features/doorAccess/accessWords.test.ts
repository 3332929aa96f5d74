import { describe, expect, it } from 'vitest'
import { biometricDeviceSchema, biometricUserSchema } from '@/domain/biometric/device'
import { progressOf, punchText, queuedText, wishText } from './accessWords'

const device = (sn: string, online: boolean) => ({
  sn,
  commandId: 1,
  status: 'queued' as const,
  online,
  lastSeenAt: null,
})
const queued = (desired: 'enabled' | 'disabled', ...devices: ReturnType<typeof device>[]) => ({
  kind: 'done' as const,
  ok: true as const,
  biometricUserId: '1001',
  gymId: 'iron',
  desired,
  version: 2,
  devices,
})
const user = (fields: object) =>
  biometricUserSchema.parse({
    ...{ gymId: 'iron', pin: '1001', personType: 'member', personId: 'm1', desired: 'enabled', version: 3 },
    ...fields,
  })

describe('what a change of door access came to (DOMAIN 1.6)', () => {
  it('keeps the wish where no device is registered', () => {
    expect(queuedText('Asha', queued('disabled'))).toBe(
      'Asha is to be stopped at the door. No device is registered: the wish is kept.',
    )
  })

  it('says which devices follow later', () => {
    expect(queuedText('Asha', queued('enabled', device('A', true)))).toBe(
      'Asha is to be let in at the door. The devices follow with their next call.',
    )
    expect(queuedText('Asha', queued('enabled', device('A', false)))).toBe(
      'Asha is to be let in at the door. The device is offline now and follows when it is back.',
    )
    expect(queuedText('Asha', queued('enabled', device('A', true), device('B', false)))).toBe(
      'Asha is to be let in at the door. 1 device is offline now and follows when it is back.',
    )
    expect(queuedText('Asha', queued('disabled', device('A', false), device('B', false)))).toBe(
      'Asha is to be stopped at the door. 2 devices are offline now and follow when they are back.',
    )
  })

  it('says what is wished for, with the last day', () => {
    expect(wishText(user({}))).toBe('Let in')
    expect(wishText(user({ validUntil: '2026-12-19' }))).toBe('Let in until 19 Dec, 2026')
    expect(wishText(user({ desired: 'disabled', validUntil: '2026-12-19' }))).toBe('Stopped')
  })

  it('says how far each device is with the wish of now', () => {
    const known = user({
      devices: {
        A: { appliedVersion: 3, state: 'queued' },
        B: { appliedVersion: 2, state: 'queued' },
        C: { appliedVersion: 2, state: 'sent' },
        D: { appliedVersion: 0, state: 'failed', returnCode: -1002 },
      },
    })
    const told = (id: string) => {
      const { word, why } = progressOf(known, biometricDeviceSchema.parse({ id, gymId: 'iron' }))
      return [word, why]
    }
    expect(told('A')).toEqual(['Done', ''])
    expect(told('B')).toEqual(['Waiting for the device', ''])
    expect(told('C')).toEqual(['Sent, not answered yet', ''])
    expect(told('D')).toEqual(['Failed', 'the device does not know this command'])
    expect(told('E')).toEqual(['Not told yet', ''])
  })

  it('says how somebody pressed', () => {
    expect(punchText({ verify: 1, result: 'counted' })).toBe('Finger')
    expect(punchText({ verify: 15, result: 'whileDisabled' })).toBe('Face, should have been stopped')
    expect(punchText({ verify: 200, result: 'counted' })).toBe('Device')
  })
})
