import { expect, it } from 'vitest'
import { clockOnceTold, controllerTime, instantOnClock } from './deviceClock'

const told = new Date('2026-03-29T02:00:00Z')
const zone = { tzOffsetMinutes: 60, clockOffsetMinutes: null, earlierClock: null }
const at = (localTime: string, device: Parameters<typeof instantOnClock>[1]) =>
  instantOnClock(localTime, device).toISOString().slice(11, 16)

it('a device that was never told otherwise goes by its zone, and once told by what it was told', () => {
  expect(at('2026-03-29 05:00:00', zone)).toBe('04:00')
  expect(at('2026-03-29 05:00:00', { ...zone, clockOffsetMinutes: 0 })).toBe('05:00')
})

it.each([
  ['forwards', 0, 60, '2026-03-29 01:59:00', '01:59', '2026-03-29 03:00:00', '02:00'],
  ['backwards', 60, 0, '2026-03-29 01:30:00', '00:30', '2026-03-29 02:00:00', '02:00'],
])(
  'what was punched before a clock was set %s keeps its moment',
  (_way, from, to, early, wasAt, late, isAt) => {
    const before = { ...zone, tzOffsetMinutes: to, clockOffsetMinutes: from }
    const after = { ...before, ...clockOnceTold(before, told) }
    expect(after).toMatchObject({
      clockOffsetMinutes: to,
      earlierClock: { offsetMinutes: from, until: told },
    })
    expect([at(early, after), at(late, after)]).toEqual([wasAt, isAt])
  },
)

it('being told the same again changes nothing; the first time there is no earlier one', () => {
  const first = clockOnceTold(zone, told)
  expect(first).toEqual({ clockOffsetMinutes: 60 })
  expect(clockOnceTold({ ...zone, ...first }, told)).toEqual({})
})

it('a controller is told the instant by UTC in one number, and its zone', () => {
  const end = new Date('2026-12-19T23:59:59Z')
  expect(controllerTime(end, 330)).toBe('DateTime=866764799,ServerTZ=+0530')
  expect(controllerTime(end, -210)).toBe('DateTime=866764799,ServerTZ=-0330')
})
