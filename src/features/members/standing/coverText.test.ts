import { describe, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { coverTextOf } from './coverText'
import { endsOnOf } from '@/domain/members/memberState'

const today = civil('2026-11-20')
const held = (startDate: string, endDate: string, fields = {}) =>
  memberWith({
    currentPackage: packageWith({ startDate: civil(startDate), endDate: civil(endDate) }),
    ...fields,
  })

describe('how long a member is covered, in a chip', () => {
  it.each([
    ['2026-10-01', '2026-12-19', '30 days left', 'green'],
    ['2026-10-01', '2026-11-26', '7 days left', 'amber'],
    ['2026-10-01', '2026-11-20', 'Last day', 'amber'],
    ['2026-10-01', '2026-11-19', 'Yesterday', 'amber'],
    ['2026-10-01', '2026-11-16', '4 days ago', 'red'],
    ['2026-12-01', '2026-12-31', 'Starts in 11 days', 'blue'],
    ['2026-11-21', '2026-12-31', 'Starts tomorrow', 'blue'],
  ])('from %s to %s reads %s', (from, to, text, tone) => {
    expect(coverTextOf(held(from, to), today, settingsWith())).toEqual({ text, tone })
  })

  it('colours by the days of the centre (issue 10.8)', () => {
    const own = settingsWith({ graceDays: 5, expiringDays: 10 })
    expect(coverTextOf(held('2026-10-01', '2026-11-29'), today, own)?.tone).toBe('amber')
    expect(coverTextOf(held('2026-10-01', '2026-11-30'), today, own)?.tone).toBe('green')
    expect(coverTextOf(held('2026-10-01', '2026-11-15'), today, own)?.tone).toBe('amber')
  })

  it('counts a renewal that is bought already', () => {
    const renewed = held('2026-10-01', '2026-11-22', {
      futurePackage: packageWith({ id: 'p2', startDate: civil('2026-11-23'), endDate: civil('2027-02-22') }),
    })
    expect(endsOnOf(renewed)).toBe('2027-02-22')
    expect(coverTextOf(renewed, today, settingsWith())?.tone).toBe('green')
  })

  it('says nothing where there is no package', () => {
    expect(coverTextOf(memberWith(), today, settingsWith())).toBeNull()
  })

  it('says when a frozen member is back', () => {
    const freeze = {
      id: 'f',
      from: today,
      to: civil('2026-11-24'),
      reason: '',
      endedEarly: false,
      invoiceId: '',
    }
    const frozen = memberWith({ currentPackage: packageWith({ freezes: [freeze] }) })
    expect(coverTextOf(frozen, today, settingsWith())).toEqual({ text: 'Back in 5 days', tone: 'blue' })
  })
})
