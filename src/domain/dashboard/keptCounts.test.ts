import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { countsOn, keptCountsSchema, withMorning, type Morning } from './keptCounts'
import { addDays } from '@/domain/shared/calendar'

const counts = keptCountsSchema.parse({
  day: '2026-11-20',
  lateUntil: '2026-11-16',
  late: { count: 2, rupees: 500 },
  dueToday: 100,
  owed: 700,
  toApprove: 0,
  weekAgo: { checkIns: 12, collected: null, due: 50, followUps: null },
})

it('kept counts hold for their own day and days of grace alone', () => {
  expect(countsOn(counts, civil('2026-11-20'), civil('2026-11-16'))).toBe(counts)
  expect(countsOn(counts, civil('2026-11-21'), civil('2026-11-16'))).toBeNull()
  expect(countsOn(counts, civil('2026-11-20'), civil('2026-11-18'))).toBeNull()
  expect(countsOn(null, civil('2026-11-20'), civil('2026-11-16'))).toBeNull()
})

it('counts of an earlier version say how many wait for approval, and no rupees of them, nor what is past due', () => {
  expect(counts).toMatchObject({ toApprove: 0, toApproveRupees: null, pastDue: null })
})

it('a day is kept as it began, until a week later it was compared with', () => {
  const first = civil('2026-11-20')
  const morning = (at: number, due = 100): Morning => ({ day: addDays(first, at), due, followUps: 2 })
  const begun = withMorning([], morning(0))
  expect(withMorning(begun, morning(0, 40))).toEqual(begun)
  const week = Array.from({ length: 10 }, (_, at) => morning(at)).reduce(withMorning, [])
  expect(week.map(({ day }) => day)).toEqual(Array.from({ length: 8 }, (_, at) => addDays(first, at + 2)))
})
