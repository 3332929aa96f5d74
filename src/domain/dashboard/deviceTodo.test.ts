import { describe, expect, it } from 'vitest'
import { biometricDeviceSchema } from '@/domain/biometric/device'
import { deviceTodo } from './deviceTodo'

const NOW = new Date('2026-11-20T06:30:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const device = (id: string, fields: object) =>
  biometricDeviceSchema.parse({ id, gymId: 'iron', name: id, enabled: true, ...fields })

describe('devices on the work list', () => {
  it('stand there once each, with all that is wrong, and for how many days a silent one is', () => {
    const { rows, count } = deviceTodo(
      [
        device('fine', { lastSeenAt: NOW }),
        device('gone', { lastSeenAt: hoursAgo(50), clockSkewSec: 900 }),
        device('off', { enabled: false, lastSeenAt: hoursAgo(50) }),
        device('new', {}),
        device('unset', { createdAt: hoursAgo(75) }),
      ],
      NOW,
    )
    expect(count).toBe(2)
    expect(rows.map(({ key, pressing }) => `${key} ${String(pressing)}`)).toEqual([
      'device gone silent clock 2',
      'device unset unset 3',
    ])
  })
})
