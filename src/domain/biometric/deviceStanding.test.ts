import { describe, expect, it } from 'vitest'
import { biometricDeviceSchema } from './device'
import { unreadAfter } from './unread'
import { deviceFindings, deviceStandingOf } from './deviceStanding'

const NOW = new Date('2026-11-20T06:30:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const device = (fields: object) =>
  biometricDeviceSchema.parse({ id: 'A', gymId: 'iron', enabled: true, lastSeenAt: ago(20), ...fields })

describe('how a device stands', () => {
  it.each([
    ['online', {}],
    ['online', { lastSeenAt: ago(299) }],
    ['silent', { lastSeenAt: ago(301) }],
    ['new', { lastSeenAt: null }],
    ['off', { enabled: false, lastSeenAt: ago(20) }],
  ])('%s', (standing, fields) => {
    expect(deviceStandingOf(device(fields), NOW)).toBe(standing)
  })

  it('tells what is wrong, the gravest first, and nothing of one that is off or new', () => {
    const wrong = { lastSeenAt: ago(3600), strategyProblem: 'ineffective', clockSkewSec: -1800 }
    expect(deviceFindings(device(wrong), NOW)).toEqual(['silent', 'ineffective', 'clock'])
    expect(deviceFindings(device({ ...wrong, enabled: false }), NOW)).toEqual([])
    expect(deviceFindings(device({ ...wrong, lastSeenAt: null }), NOW)).toEqual([])
    const registered = (seconds: number) => device({ ...wrong, lastSeenAt: null, createdAt: ago(seconds) })
    expect(deviceFindings(registered(86_399), NOW)).toEqual([])
    expect(deviceFindings(registered(86_400), NOW)).toEqual(['unset'])
    const refused = { strategyProblem: 'refused', failed: { '1001': 4 } }
    expect(deviceFindings(device(refused), NOW)).toEqual(['refused'])
    expect(deviceFindings(device({ ...refused, strategyProblem: '' }), NOW)).toEqual(['failed'])
  })

  it('says for a week that it sends what nobody can read, and counts anew after that', () => {
    const week = 7 * 86_400
    const told = (seconds: number) => deviceFindings(device({ unread: { count: 2, at: ago(seconds) } }), NOW)
    expect([told(60), told(week - 1), told(week)]).toEqual([['unread'], ['unread'], []])
    expect(unreadAfter(null, 3, NOW)).toEqual({ count: 3, at: NOW })
    expect(unreadAfter({ count: 2, at: ago(week - 1) }, 3, NOW)).toEqual({ count: 5, at: NOW })
    expect(unreadAfter({ count: 2, at: ago(week) }, 3, NOW)).toEqual({ count: 3, at: NOW })
  })

  it('takes a clock within two minutes as right', () => {
    expect(deviceFindings(device({ clockSkewSec: 120 }), NOW)).toEqual([])
    expect(deviceFindings(device({ clockSkewSec: 121 }), NOW)).toEqual(['clock'])
    expect(deviceFindings(device({ clockSkewSec: -121 }), NOW)).toEqual(['clock'])
  })
})
