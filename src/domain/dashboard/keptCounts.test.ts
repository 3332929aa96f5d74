import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { countsOn, keptCountsSchema } from './keptCounts'

const counts = keptCountsSchema.parse({
  day: '2026-11-20',
  lateUntil: '2026-11-16',
  late: { count: 2, rupees: 500 },
  dueToday: 100,
  toApprove: 0,
  weekAgo: { checkIns: 12, collected: null },
})

it('kept counts hold for their own day and days of grace alone', () => {
  expect(countsOn(counts, civil('2026-11-20'), civil('2026-11-16'))).toBe(counts)
  expect(countsOn(counts, civil('2026-11-21'), civil('2026-11-16'))).toBeNull()
  expect(countsOn(counts, civil('2026-11-20'), civil('2026-11-18'))).toBeNull()
  expect(countsOn(null, civil('2026-11-20'), civil('2026-11-16'))).toBeNull()
})
