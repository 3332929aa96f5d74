import { describe, expect, it } from 'vitest'
import { listedWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { daysGone } from './daysGone'

const today = civil('2026-11-20')

describe('days gone', () => {
  it('count from the day the cover ended', () => {
    const lapsed = listedWith({
      lastPackage: packageWith({ startDate: civil('2026-07-12'), endDate: civil('2026-10-11') }),
    })
    expect(daysGone(lapsed, today)).toBe(40)
  })

  it('count from the deactivation where the cover still runs, and are unknown before either', () => {
    const current = packageWith({ endDate: civil('2027-01-31') })
    expect(daysGone(listedWith({ currentPackage: current, deactivatedOn: civil('2026-11-18') }), today)).toBe(
      2,
    )
    expect(daysGone(listedWith({ currentPackage: current }), today)).toBeNull()
  })
})
