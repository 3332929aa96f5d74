import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { rateFor, supersededRate } from './rateFor'

const today = civil('2026-11-20')
const regular = settingsWith({ taxRegime: 'regular', gstin: '27AAPFU0939F1ZV' })

describe('the rate of a package (DOMAIN 2.1, 2.4)', () => {
  test.each([
    ['fitness before the change', {}, '2025-09-21', 18],
    ['fitness from the change on', {}, '2025-09-22', 5],
    ['a rate of its own', { taxRate: 12 }, '2026-11-20', 12],
    ['sport sold by a gym, by its code', { sac: '9996' }, '2026-11-20', 18],
    ['sport by a longer code', { sac: '999652' }, '2026-11-20', 18],
    ['a code that no book knows is taxed as the centre is', { sac: '998314' }, '2026-11-20', 5],
    ['the code of the centre itself', { sac: '999723' }, '2026-11-20', 5],
  ])('%s', (_case, rated, on, rate) => {
    expect(rateFor({ taxRate: null, ...rated }, regular, 'GYM', civil(on))).toBe(rate)
  })

  it('is 0 for a centre that may collect none', () => {
    for (const taxRegime of ['unregistered', 'composition'])
      expect(rateFor({ taxRate: 18 }, settingsWith({ taxRegime }), 'GYM', today)).toBe(0)
  })

  it("is the centre's own outside of India", () => {
    const outside = settingsWith({ taxRegime: 'outsideIndia', taxRates: [{ from: '2018-01-01', rate: 5.5 }] })
    expect(rateFor({ taxRate: null }, outside, 'GYM', today)).toBe(5.5)
  })
})

describe('a rate that the law has replaced', () => {
  it('is flagged with the rate in force and its first day', () => {
    expect(supersededRate({ taxRate: 18 }, regular, 'GYM', today)).toEqual({
      rate: 18,
      now: 5,
      since: '2025-09-22',
    })
  })

  it.each([
    ['while it was in force', { taxRate: 18 }, regular, '2025-09-21'],
    ['where the rate is the one in force', { taxRate: 5 }, regular, '2026-11-20'],
    ['where the law never knew it: somebody chose it', { taxRate: 12 }, regular, '2026-11-20'],
    ['where the package names none', { taxRate: null }, regular, '2026-11-20'],
    ['for sport, which stays at 18', { taxRate: 18, sac: '9996' }, regular, '2026-11-20'],
    ['where no tax is collected', { taxRate: 18 }, settingsWith(), '2026-11-20'],
  ])('is not flagged %s', (_case, rated, settings, on) => {
    expect(supersededRate(rated, settings, 'GYM', civil(on))).toBeNull()
  })
})
