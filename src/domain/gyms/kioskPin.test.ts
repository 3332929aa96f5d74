import { describe, expect, it } from 'vitest'
import { isPin, waitAfter, waitLeft } from './kioskPin'
import { settingsOf } from './settings'

describe('the PIN that leaves kiosk mode', () => {
  it('is 4 to 6 digits', () => {
    expect(['1234', '012345'].every(isPin)).toBe(true)
    expect(['123', '1234567', '12a4', '', ' 1234'].some(isPin)).toBe(false)
  })

  it('makes the sixth try and every later one wait, longer each time', () => {
    expect([0, 1, 4, 5, 6, 7].map(waitAfter)).toEqual([0, 0, 0, 30_000, 60_000, 120_000])
    expect(waitAfter(1000)).toBe(15 * 60_000)
  })

  it('counts the wait down, and never beyond the longest when the clock was set back', () => {
    const now = new Date('2026-11-20T06:30:00Z')
    expect(waitLeft(now.getTime() + 5_000, now)).toBe(5_000)
    expect(waitLeft(now.getTime() - 5_000, now)).toBe(0)
    expect(waitLeft(now.getTime() + 86_400_000, now)).toBe(15 * 60_000)
  })

  it('reads as not set when what is kept makes no sense, and no more does a capacity', () => {
    const kept = { salt: '0'.repeat(32), hash: 'f'.repeat(64), rounds: 200_000 }
    expect(settingsOf({ kioskPin: kept, capacity: 60 }, 'GYM')).toMatchObject({
      kioskPin: kept,
      capacity: 60,
    })
    expect(settingsOf({ kioskPin: '1234', capacity: 0 }, 'GYM')).toMatchObject({
      kioskPin: null,
      capacity: null,
    })
    expect(settingsOf({}, 'GYM')).toMatchObject({ kioskPin: null, capacity: null })
  })
})
