import { expect, it } from 'vitest'
import { nightDueOn } from './nightDue'

it.each([
  ['2026-11-19T18:29:00Z', 'Asia/Kolkata', '2026-11-19'],
  ['2026-11-19T18:30:00Z', 'Asia/Kolkata', '2026-11-19'],
  ['2026-11-19T20:29:00Z', 'Asia/Kolkata', '2026-11-19'],
  ['2026-11-19T20:30:00Z', 'Asia/Kolkata', '2026-11-20'],
  ['2026-11-20T06:59:00Z', 'America/New_York', '2026-11-19'],
  ['2026-11-20T07:00:00Z', 'America/New_York', '2026-11-20'],
])('a night is due two hours after the centre’s midnight: at %s in %s that of %s', (now, zone, day) => {
  expect(nightDueOn(new Date(now), zone)).toBe(day)
})
