import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { settingsOf } from '@/domain/gyms/settings'
import { civil } from '@/domain/shared/civilDate'
import { hasNoInputCredit, isKnownSac, lacksRate, rateFor, supersededRate } from './rateFor'

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

  it("is the centre's own dated one for the centre's own code, and the law's for another code", () => {
    const gym = settingsWith({ taxRegime: 'regular', taxRates: [{ from: '2018-01-01', rate: 12 }] })
    expect(rateFor({ taxRate: null, sac: '999723' }, gym, 'GYM', today)).toBe(12)
    expect(rateFor({ taxRate: null, sac: '9996' }, gym, 'GYM', today)).toBe(18)
  })

  it('is 0 for a centre that may collect none', () => {
    for (const taxRegime of ['unregistered', 'composition'])
      expect(rateFor({ taxRate: 18 }, settingsWith({ taxRegime }), 'GYM', today)).toBe(0)
  })

  it("is the centre's own outside of India", () => {
    const outside = settingsWith({ taxRegime: 'outsideIndia', taxRates: [{ from: '2018-01-01', rate: 5.5 }] })
    for (const sac of [null, '9996']) expect(rateFor({ taxRate: null, sac }, outside, 'GYM', today)).toBe(5.5)
  })

  it('is 0 outside of India where the centre names none, and never India’s', () => {
    const outside = settingsWith({ taxRegime: 'outsideIndia' })
    for (const sac of [null, '9996', '999723', '998314']) {
      expect(rateFor({ taxRate: null, sac }, outside, 'GYM', today)).toBe(0)
      expect(lacksRate({ taxRate: null, sac }, outside)).toBe(false)
    }
    expect(rateFor({ taxRate: 12 }, outside, 'GYM', today)).toBe(12)
    expect(supersededRate({ taxRate: 18 }, outside, 'GYM', today)).toBeNull()
  })
})

describe('a service code whose rate nobody knows here', () => {
  it.each([
    ['none at all', '', true],
    ['a code of the law', '999723', true],
    ['the code that the centre itself sells under', '998314', true],
    ['any other', '998599', false],
  ])('%s', (_case, sac, isKnown) => {
    const gym = settingsWith({
      ...{ taxRegime: 'regular', sac: '998314', taxRates: [{ from: '2017-07-01', rate: 12 }] },
    })
    expect(isKnownSac(sac, gym)).toBe(isKnown)
    expect(lacksRate({ taxRate: null, sac }, gym)).toBe(!isKnown)
    expect(lacksRate({ taxRate: 12, sac }, gym)).toBe(false)
    expect(lacksRate({ taxRate: null, sac }, settingsWith({ sac: '998314' }))).toBe(false)
  })

  it('is the centre’s own where it has no table of rates: nothing takes 5 percent in silence', () => {
    const gym = settingsWith({ taxRegime: 'regular', sac: '996331' })
    for (const sac of ['', '996331', null]) expect(lacksRate({ taxRate: null, sac }, gym)).toBe(true)
    expect(lacksRate({ taxRate: null, sac: '999723' }, gym)).toBe(false)
    expect(lacksRate({ taxRate: 5, sac: '' }, gym)).toBe(false)
  })

  it('a centre for fitness that sells under the code of sport takes its rate', () => {
    const gym = settingsWith({ taxRegime: 'regular', sac: '9996' })
    expect(rateFor({ taxRate: null }, gym, 'GYM', today)).toBe(18)
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

  it('is flagged from the first day of the new one, and not before', () => {
    expect(supersededRate({ taxRate: 18 }, regular, 'GYM', civil('2025-09-22'))).toMatchObject({ now: 5 })
    expect(supersededRate({ taxRate: 18 }, regular, 'GYM', civil('2025-09-21'))).toBeNull()
  })

  it('is held against the latest of many, in whatever order the table of the centre has them', () => {
    const rates = [
      { from: '2023-01-01', rate: 12 },
      { from: '2026-01-01', rate: 8 },
      { from: '2020-01-01', rate: 18 },
      { from: '2030-01-01', rate: 3 },
    ]
    const told = { now: 8, since: '2026-01-01' }
    for (const taxRates of [rates, [...rates].reverse()]) {
      const gym = settingsWith({ taxRegime: 'regular', taxRates })
      for (const rate of [18, 12])
        expect(supersededRate({ taxRate: rate }, gym, 'GYM', today)).toEqual({ rate, ...told })
      expect(supersededRate({ taxRate: 3 }, gym, 'GYM', today)).toBeNull()
    }
  })

  it.each([
    ['while it was in force', { taxRate: 18 }, regular, '2025-09-21'],
    ['where the rate is the one in force', { taxRate: 5 }, regular, '2026-11-20'],
    ['where the law never knew it: somebody chose it', { taxRate: 12 }, regular, '2026-11-20'],
    ['where the package names none', { taxRate: null }, regular, '2026-11-20'],
    ['for sport, which stays at 18', { taxRate: 18, sac: '9996' }, regular, '2026-11-20'],
    ['where no tax is collected', { taxRate: 18 }, settingsWith(), '2026-11-20'],
    ['for a code whose rates nobody knows here', { taxRate: 18, sac: '998314' }, regular, '2026-11-20'],
  ])('is not flagged %s', (_case, rated, settings, on) => {
    expect(supersededRate(rated, settings, 'GYM', civil(on))).toBeNull()
  })
})

test.each([
  ['a gym since its rate is 5 %', {}, 'GYM', '2025-09-22', true],
  ['a gym at 18 %', {}, 'GYM', '2025-09-21', false],
  ['skating at 18 %', {}, 'SKATING', '2026-11-20', false],
  [
    'a gym at a rate of its own',
    { taxRates: [{ from: '2018-01-01', rate: 18 }] },
    'GYM',
    '2026-11-20',
    false,
  ],
  [
    'one outside of India',
    { taxRegime: 'outsideIndia', taxRates: [{ from: '2018-01-01', rate: 5 }] },
    'GYM',
    '2026-11-20',
    false,
  ],
  ['one that collects no tax', { taxRegime: 'unregistered' }, 'GYM', '2026-11-20', false],
] as const)('pays GST that it can’t claim back: %s (DOMAIN 2.1)', (_case, changes, type, on, isCost) => {
  const settings = settingsOf({ taxRegime: 'regular', gstin: regular.gstin, ...changes }, type)
  expect(hasNoInputCredit(settings, type, civil(on))).toBe(isCost)
})
