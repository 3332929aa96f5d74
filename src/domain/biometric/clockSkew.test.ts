import { describe, expect, it } from 'vitest'
import { skewAfter } from './clockSkew'
import { biometricDeviceSchema } from './device'

const START = new Date('2026-11-20T02:00:00Z')
const DAY = 86_400

/** What is known after lines that came so many minutes after the start, each with what it says of the clock. */
function known(lines: readonly (readonly [minutes: number, skew: number])[], before: object = {}) {
  let device = biometricDeviceSchema.parse({ id: 'A', gymId: 'iron', ...before })
  for (const [minutes, skew] of lines)
    device = { ...device, ...skewAfter(device, skew, new Date(START.getTime() + minutes * 60_000)) }
  return device.clockSkewSec
}

describe('what is known of a device’s clock', () => {
  it('is what each live line says, a moment of the line aside', () => {
    expect(known([[0, -1800]])).toBe(-1800)
    expect(
      known([
        [0, -1800],
        [1, -1797],
      ]),
    ).toBe(-1800)
    expect(
      known([
        [0, -1800],
        [1, 2],
      ]),
    ).toBe(2)
    expect(known([[0, 12 * 3600]])).toBe(12 * 3600)
  })

  it.each([
    ['a day behind', -DAY],
    ['in the year 2000', -9820 * DAY],
    ['two days ahead', 2 * DAY],
  ])('is %s once three lines over ten minutes agree', (_what, skew) => {
    expect(
      known([
        [0, skew],
        [5, skew + 3],
      ]),
    ).toBeNull()
    expect(
      known([
        [0, skew],
        [5, skew + 3],
        [9, skew - 40],
      ]),
    ).toBeNull()
    expect(
      known([
        [0, skew],
        [5, skew + 3],
        [10, skew - 40],
      ]),
    ).toBe(skew - 40)
  })

  it('is not what old lines say that come late one by one', () => {
    const late = Array.from({ length: 60 }, (_, count) => [count / 60, -15 * 3600 + count * 25] as const)
    expect(known(late)).toBeNull()
    expect(
      known([
        [0, -15 * 3600],
        [10, -13 * 3600],
        [20, -40 * 3600],
      ]),
    ).toBeNull()
  })

  it('begins anew once a line is near again', () => {
    const far = [
      [0, -DAY],
      [6, -DAY],
      [12, -DAY],
    ] as const
    expect(known([...far, [13, 1]])).toBe(1)
    expect(known([...far, [13, 1], [14, -DAY], [15, -DAY]])).toBe(1)
  })
})
