import { describe, expect, it } from 'vitest'
import { biometricUserSchema } from '@/domain/biometric/device'
import { deviceStates, queuedText } from './accessWords'

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

describe('what a change of door access came to (DOMAIN 1.6)', () => {
  it('keeps the wish where no device is registered', () => {
    expect(queuedText('Asha', queued('disabled'))).toBe(
      'Asha is to be stopped at the door. No device is registered: the wish is kept.',
    )
  })

  it('names the device, and says that it is offline', () => {
    expect(queuedText('Asha', queued('enabled', device('CGKK1', true)))).toBe(
      'Asha is to be let in at the door: queued on CGKK1.',
    )
    expect(queuedText('Asha', queued('enabled', device('CGKK1', false)))).toBe(
      'Asha is to be let in at the door: queued on CGKK1. It is offline now and follows when it is back.',
    )
  })

  it('counts several devices', () => {
    expect(queuedText('Asha', queued('enabled', device('A', true), device('B', false)))).toBe(
      'Asha is to be let in at the door: queued on 2 devices. 1 of them is offline now and follows when it is back.',
    )
  })

  it('says how far each device is with the wish of now', () => {
    const user = biometricUserSchema.parse({
      gymId: 'iron',
      pin: '1001',
      personType: 'member',
      personId: 'm1',
      desired: 'enabled',
      version: 3,
      devices: { B: { appliedVersion: 2, state: 'queued' }, A: { appliedVersion: 3, state: 'queued' } },
    })
    expect(deviceStates(user)).toEqual([
      { sn: 'A', text: 'Done' },
      { sn: 'B', text: 'Queued' },
    ])
  })
})
