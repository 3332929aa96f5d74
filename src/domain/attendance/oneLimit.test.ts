import { describe, expect, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { directoryEntryOf } from '@/domain/members/directory'
import { listedWith, memberWith } from '@/domain/members/fixtures'
import { directoryStateOf, memberStateOf } from '@/domain/members/memberState'
import { tabCounts } from '@/domain/members/memberTotals'
import { packageWith } from '@/domain/packages/fixtures'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { admissionOf } from './admission'

const today = civil('2026-11-20')

/** How somebody whose package ended so long ago stands: record, directory, tabs of the list, desk. */
function everywhere(daysAgo: number, graceDays: number, isCancelled = false) {
  const settings = settingsWith({ graceDays })
  const currentPackage = packageWith({ startDate: civil('2026-01-01'), endDate: addDays(today, -daysAgo) })
  const fields = isCancelled
    ? { lastPackage: { ...currentPackage, cancelledOn: today, isExpired: true } }
    : { currentPackage }
  const member = memberWith(fields)
  const entry = directoryEntryOf(member)
  return {
    record: memberStateOf(member, today, settings),
    directory: directoryStateOf(entry, today, settings),
    tabs: tabCounts([listedWith(fields)], ['grace', 'expired'], today, settings),
    desk: admissionOf(entry, today, settings).verdict,
  }
}

const inGrace = { record: 'Grace', directory: 'Grace', tabs: { grace: 1, expired: 0 }, desk: 'warn' }
const expired = { record: 'Expired', directory: 'Expired', tabs: { grace: 0, expired: 1 }, desk: 'stop' }

describe('one limit, one place: list, chip and desk say the same (an independent reckoning: grace 10, five days after the end)', () => {
  test.each([
    [5, 10, inGrace],
    [10, 10, inGrace],
    [11, 10, expired],
    [5, 3, expired],
    [3, 3, inGrace],
    [1, 0, expired],
  ])('%i days after the end, with %i of grace', (daysAgo, graceDays, standing) => {
    expect(everywhere(daysAgo, graceDays)).toEqual(standing)
  })

  test('a cancelled package has no grace anywhere', () => {
    expect(everywhere(1, 10, true)).toEqual(expired)
  })
})
