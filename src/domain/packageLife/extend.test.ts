import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { cancel } from './cancel'
import { extend } from './extend'
import { contextOn, done, reasonOf } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'

const today = '2027-02-05'
/** Covered until 31 January. */
const member = memberWith({ currentPackage: packageWith() })
const extended = (days: number, on = today, who = member) => extend(who, days, ' Closed ', contextOn(on))

describe('extend: days given for nothing at the end (PRODUCT: the centre was closed)', () => {
  test.each([1, 365])('%i days may be given', (days) => {
    const { currentPackage } = done(extended(days, '2027-01-31')).member
    expect(currentPackage).toMatchObject({
      extendedDays: days,
      extensions: [{ on: '2027-01-31', days, reason: 'Closed', by: 'desk' }],
      term: { from: '2026-11-01', soldDays: 92, freeDays: days },
    })
  })

  test.each([0, -1, 366, 1.5, Number.NaN])('%d days may not', (days) => {
    expect(reasonOf(extended(days, '2027-01-31'))).toBe('Extend by 1 to 365 days.')
  })

  it('brings an ended package back where it then covers today, the last day included', () => {
    expect(done(extended(5)).member.currentPackage).toMatchObject({ endDate: today, isExpired: false })
    expect(reasonOf(extended(4))).toBe(
      'Quarterly ended on 31 Jan, 2027; extended it would have ended on 04 Feb, 2027. Renew it instead.',
    )
  })

  it.each([
    ['an end that lies ahead', '2027-01-25', 'ends'],
    ['its last day', '2027-01-31', 'ends'],
    ['an end that is over', '2027-02-01', 'ended'],
  ])('never moves the end of a package that was cancelled: %s', (_, on, ends) => {
    const cancelled = packageWith({ cancelledOn: civil('2027-02-01') })
    expect(reasonOf(extended(2, on, memberWith({ currentPackage: cancelled })))).toBe(
      `Quarterly was cancelled and ${ends} on 31 Jan, 2027, so it can't be extended. Renew it instead.`,
    )
  })

  it('leaves nobody let in whose package was cancelled for a day to come, once that day has come', () => {
    const terms = { on: civil('2027-01-25'), fee: 0, reason: 'Moved away', atPeriodEnd: false }
    const { member: leaving } = done(cancel(member, terms, contextOn('2027-01-20')))
    expect(leaving.currentPackage).toMatchObject({ endDate: '2027-01-24' })
    expect(reasonOf(extended(2, '2027-01-26', leaving))).toMatch(
      /^Quarterly was cancelled and ended on 24 Jan/,
    )
  })

  it('says of one who has renewed after a cancellation when the renewal can be extended', () => {
    const cancelled = packageWith({ cancelledOn: civil('2027-02-01') })
    const renewal = packageWith({ startDate: civil('2027-02-01'), endDate: civil('2027-04-30') })
    const renewed = memberWith({ currentPackage: cancelled, futurePackage: renewal })
    expect(reasonOf(extended(2, '2027-01-20', renewed))).toMatch(
      /can't be extended\. The renewal can be extended once it has begun, on 01 Feb, 2027\.$/,
    )
  })

  it('needs a package with an end', () => {
    const none = 'Asha Rao has no package to extend.'
    expect(reasonOf(extended(5, today, memberWith()))).toBe(none)
    const endless = memberWith({ currentPackage: packageWith({ endDate: null }) })
    expect(reasonOf(extended(5, today, endless))).toBe(none)
  })

  it('is for members on the active list', () => {
    const gone = memberWith({ currentPackage: packageWith({ endDate: civil(today) }), deleted: true })
    expect(reasonOf(extended(5, today, gone))).toBe('Asha Rao was deleted. Restore the member first.')
  })
})
