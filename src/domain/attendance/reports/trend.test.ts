import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { reportDay, visit } from './fixtures'
import { trendOf } from './trend'

it('visits day by day beside the usual of that day of the week, employees left out', () => {
  const on = (date: string, count: number) =>
    reportDay(date, {
      ...Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `m${String(at)}`,
          { visits: [visit(date, '06:00', '07:00')] },
        ]),
      ),
      coach: { type: 'employee', visits: [visit(date, '05:00', '13:00')] },
    })
  const days = [on('2026-11-02', 3), on('2026-11-09', 2), on('2026-11-10', 4)]
  const trend = trendOf(days, { from: civil('2026-11-02'), to: civil('2026-11-10') })
  expect(trend).toHaveLength(9)
  expect(trend.at(0)).toEqual({ date: '2026-11-02', visits: 3, usual: 2.5 })
  expect(trend.at(1)).toEqual({ date: '2026-11-03', visits: 0, usual: 2 })
  expect(trend.at(-1)).toEqual({ date: '2026-11-10', visits: 4, usual: 2 })
})
