import { expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { lastDayProblem } from './lastDay'

const today = civil('2026-11-30')
const on = (day: string, joined: string | null) =>
  lastDayProblem(civil(day), { joiningDate: joined === null ? null : civil(joined) }, today)

test.each([
  ['today', '2026-11-30', '2026-01-01'],
  ['an earlier day', '2026-11-10', '2026-01-01'],
  ['the day of joining', '2026-11-10', '2026-11-10'],
  ['any day, where nobody knows when they joined', '2020-01-01', null],
  ['today, of whoever has not begun yet', '2026-11-30', '2026-12-15'],
])('%s may be the last day', (_, day, joined) => {
  expect(on(day, joined)).toBeNull()
})

it('is not in the future, nor before joining', () => {
  expect(on('2026-12-01', '2026-01-01')).toBe('Choose a day that isn’t in the future')
  expect(on('2026-11-09', '2026-11-10')).toBe('Choose 10 Nov, 2026 or later: they joined then')
  expect(on('2026-11-29', '2026-12-15')).toBe('Choose 15 Dec, 2026 or later: they joined then')
})
