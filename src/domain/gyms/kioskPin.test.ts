import { describe, expect, it } from 'vitest'
import { newPinSchema, secondsToWait, triesThatCount, typedPinSchema, waitLeft } from './kioskPin'
import { settingsOf } from './settings'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

describe('the PIN that leaves kiosk mode', () => {
  const isNew = (pin: string) => newPinSchema.safeParse(pin).success
  const isTyped = (pin: string) => typedPinSchema.safeParse(pin).success

  it('has six digits; one from before may have four or five', () => {
    expect(['012354', '907316'].every((pin) => isNew(pin) && isTyped(pin))).toBe(true)
    expect(['1234', '12345'].map((pin) => [isNew(pin), isTyped(pin)])).toEqual([
      [false, true],
      [false, true],
    ])
    expect(['123', '1234567', '12a456', '', ' 12345'].some((pin) => isNew(pin) || isTyped(pin))).toBe(false)
  })

  it.each(['000000', '123456', '987654', '456789', '567890', '121212', '123123'])('is not %s', (pin) => {
    expect([isNew(pin), isTyped(pin)]).toEqual([false, true])
  })

  it('may be wrong five times in a quarter of an hour', () => {
    const four = [at(0), at(10), at(20), at(30)]
    expect(secondsToWait(four, at(40))).toBe(0)
    const five = [...four, at(40)]
    expect(secondsToWait(five, at(40))).toBe(860)
    expect(secondsToWait(five, at(899))).toBe(1)
    expect(secondsToWait(five, at(900))).toBe(0)
    expect(secondsToWait([...five, at(900)], at(901))).toBe(9)
    expect(triesThatCount([...five, at(900)], at(905))).toEqual([at(10), at(20), at(30), at(40), at(900)])
  })

  it('is never waited for longer than that, whatever the clocks say', () => {
    const future = Array.from({ length: 5 }, () => at(86_400))
    expect(secondsToWait(future, at(0))).toBe(900)
    expect(waitLeft(at(5).getTime(), at(0))).toBe(5_000)
    expect(waitLeft(at(-5).getTime(), at(0))).toBe(0)
    expect(waitLeft(at(86_400).getTime(), at(0))).toBe(15 * 60_000)
  })

  it('is known to be set by the server’s word, or by what an older centre keeps; nonsense is none', () => {
    const kept = { salt: '0'.repeat(32), hash: 'f'.repeat(64), rounds: 200_000 }
    const hasPin = (preference: Record<string, unknown>) => settingsOf(preference, 'GYM').hasKioskPin
    expect([{ hasKioskPin: true }, { kioskPin: kept }].map(hasPin)).toEqual([true, true])
    expect([{}, { kioskPin: '1234' }, { hasKioskPin: 'yes' }].map(hasPin)).toEqual([false, false, false])
    expect(settingsOf({ capacity: 60 }, 'GYM').capacity).toBe(60)
    expect(settingsOf({ capacity: 0 }, 'GYM').capacity).toBeNull()
  })
})
