import { expect, test } from 'vitest'
import { civilDateIn } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { heatmapOf, hourIn, weekdayOf } from './heatmap'
import { reportDaySchema } from './reportDay'

const dayOf = (entries: readonly Date[]) =>
  reportDaySchema.parse({
    id: 'iron_2026-10-25',
    gymId: 'iron',
    date: civil('2026-10-25'),
    people: Object.fromEntries(
      entries.map((entry, at) => [
        `m${String(at)}`,
        {
          type: 'member',
          name: 'Asha',
          code: '',
          dp: '',
          visits: [{ entry, exit: null, isAutoExit: false }],
        },
      ]),
    ),
  })

/** Two days of entries, one every five minutes, over the end of summer time. */
const entries = Array.from(
  { length: 2 * 24 * 12 },
  (_, at) => new Date(Date.parse('2026-10-24T12:00:00Z') + at * 5 * 60_000),
)

test.each(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Berlin', 'Australia/Lord_Howe'])(
  'each entry stands at its day of the week and hour on the wall of %s',
  (zone) => {
    const { counts, total } = heatmapOf([dayOf(entries)], zone)
    const expected = counts.map((row) => row.map(() => 0))
    for (const entry of entries) {
      const row = expected[weekdayOf(civilDateIn(entry, zone))] ?? []
      row[hourIn(entry, zone)] = (row[hourIn(entry, zone)] ?? 0) + 1
    }
    expect(counts).toEqual(expected)
    expect(total).toBe(entries.length)
  },
)
