import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymStandingOf, openStandings, standingTerms } from './gymStanding'
import { packageUntilOf } from './packageUntil'

const today = civil('2026-11-20')
const standing = (endDate: string | null, more: { isTrial?: boolean; isDisabled?: boolean } = {}) =>
  gymStandingOf(
    {
      isDisabled: more.isDisabled ?? false,
      packageName: 'Growth',
      packageEndsOn: endDate === null ? null : civil(endDate),
      isTrial: more.isTrial ?? false,
    },
    today,
  )

describe('how a centre stands (PRODUCT 4, screen 2)', () => {
  it('is active while its package runs, also one without an end', () => {
    expect(standing('2027-05-31')).toBe('Active')
    expect(standing(null)).toBe('Active')
  })

  it('is expiring in the last 7 days, today and the last day included', () => {
    expect(standing('2026-11-26')).toBe('Expiring')
    expect(standing('2026-11-27')).toBe('Active')
    expect(standing('2026-11-20')).toBe('Expiring')
  })

  it('is expired from the day after the last', () => {
    expect(standing('2026-11-19')).toBe('Expired')
    expect(standing('2026-11-19', { isTrial: true })).toBe('Expired')
  })

  it('is on trial until the trial is about to end', () => {
    expect(standing('2026-12-20', { isTrial: true })).toBe('Trial')
    expect(standing('2026-11-22', { isTrial: true })).toBe('Expiring')
  })

  it('is disabled whatever its package says, and says when it has none', () => {
    expect(standing('2027-05-31', { isDisabled: true })).toBe('Disabled')
    expect(
      gymStandingOf({ isDisabled: false, packageName: '', packageEndsOn: null, isTrial: false }, today),
    ).toBe('No package')
  })
})

describe('what a list asks for finds exactly those who stand so', () => {
  const days = [
    ...['2026-11-01', '2026-11-19', '2026-11-20', '2026-11-26', '2026-11-27', '2027-05-31'].map(civil),
    null,
  ]

  test.each(openStandings)('%s', (standing) => {
    const { from, to, isTrial: wanted } = standingTerms(standing, today)
    for (const packageEndsOn of days)
      for (const packageName of ['Growth', ''])
        for (const isTrial of [true, false]) {
          const until = packageUntilOf({ name: packageName, endDate: packageEndsOn })
          const isFound =
            until >= from && (to === null || until <= to) && (wanted === undefined || wanted === isTrial)
          const gym = { isDisabled: false, packageName, packageEndsOn, isTrial }
          expect(isFound, `${packageName} ${packageEndsOn} ${isTrial}`).toBe(
            gymStandingOf(gym, today) === standing,
          )
        }
  })
})
