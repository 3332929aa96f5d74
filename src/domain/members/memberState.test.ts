import { describe, expect, it, test } from 'vitest'
import { memberWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { directoryEntryOf } from './directory'
import type { Member } from './member'
import { directoryStateOf, memberStateOf, memberStates } from './memberState'

const today = civil('2026-11-20')
const ending = (endDate: string, startDate = '2026-08-01') =>
  packageWith({ startDate: civil(startDate), endDate: civil(endDate) })
const cancelled = { ...ending('2026-11-19'), cancelledOn: today, isExpired: true }
const freeze = (from: string, to: string) => ({
  id: 'f',
  from: civil(from),
  to: civil(to),
  reason: '',
  endedEarly: false,
  invoiceId: '',
})

describe('memberStateOf, PRODUCT 2.G', () => {
  test.each<[string, Partial<Member>, string]>([
    ['has bought nothing yet', {}, 'No package'],
    ['starts tomorrow', { currentPackage: ending('2026-12-20', '2026-11-21') }, 'Upcoming'],
    ['starts today', { currentPackage: ending('2026-12-20', '2026-11-20') }, 'Active'],
    ['ends in eight days, today counted', { currentPackage: ending('2026-11-27') }, 'Active'],
    ['ends in seven days, today counted', { currentPackage: ending('2026-11-26') }, 'Expiring'],
    ['ends today', { currentPackage: ending('2026-11-20') }, 'Expiring'],
    ['ended yesterday', { currentPackage: ending('2026-11-19') }, 'Grace'],
    ['was cancelled and ended yesterday', { lastPackage: cancelled }, 'Expired'],
    ['ended three days ago', { currentPackage: ending('2026-11-17') }, 'Grace'],
    ['ended four days ago', { currentPackage: ending('2026-11-16') }, 'Expired'],
    ['holds nothing any more', { lastPackage: ending('2026-06-30', '2026-04-01') }, 'Expired'],
    [
      'ends today and is renewed',
      { currentPackage: ending('2026-11-20'), futurePackage: ending('2026-12-20', '2026-11-21') },
      'Active',
    ],
    [
      'is frozen today',
      { currentPackage: { ...ending('2026-12-20'), freezes: [freeze('2026-11-20', '2026-11-25')] } },
      'Frozen',
    ],
    [
      'was frozen until yesterday',
      { currentPackage: { ...ending('2026-12-20'), freezes: [freeze('2026-11-10', '2026-11-19')] } },
      'Active',
    ],
    [
      'will be frozen from tomorrow',
      { currentPackage: { ...ending('2026-12-20'), freezes: [freeze('2026-11-21', '2026-11-25')] } },
      'Active',
    ],
    ['is blocked', { blocked: true, currentPackage: ending('2026-12-20') }, 'Blocked'],
    ['is deactivated', { isActive: false, blocked: true, currentPackage: ending('2026-12-20') }, 'Inactive'],
    ['is deleted', { deleted: true, isActive: false }, 'Deleted'],
    [
      'has a package without dates',
      { currentPackage: packageWith({ startDate: null, endDate: null }) },
      'No package',
    ],
  ])('who %s', (_case, fields, state) => {
    const member = memberWith(fields)
    expect(memberStateOf(member, today, settingsWith())).toBe(state)
    expect(directoryStateOf(directoryEntryOf(member), today, settingsWith())).toBe(state)
  })

  it("follows the centre's own limits", () => {
    const limits = { expiringDays: 10, graceDays: 5 }
    expect(memberStateOf(memberWith({ currentPackage: ending('2026-11-29') }), today, limits)).toBe(
      'Expiring',
    )
    expect(memberStateOf(memberWith({ currentPackage: ending('2026-11-15') }), today, limits)).toBe('Grace')
  })

  it('knows the nine states and the newcomer', () => expect(memberStates).toHaveLength(10))
})
