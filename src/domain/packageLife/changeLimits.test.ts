import { describe, expect, it, test } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { changePackage } from './change'
import { usualMode } from './changePlan'
import { contextOn, done, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { freeze } from './freeze'
import { freezeRuleSchema, type FreezeRule } from '@/domain/packages/freezeRule'
import { assign } from './sell'
import type { SaleTerms } from './saleTerms'

const yearly = templateWith({ id: 'yearly', name: 'Yearly', price: 9000, duration: 1, durationType: 'Year' })

describe('how a package is usually changed (DOMAIN 3.3): to something cheaper a day at the end, else at once', () => {
  const current = {
    duration: 3,
    durationType: 'Month',
    basePrice: 3000,
    startDate: civil('2026-11-01'),
  } as const
  const thirtyDays = { ...current, duration: 30, durationType: 'Day' } as const

  test.each([
    ['cheaper a day', current, templateWith({ price: 900 }), 'atEnd'],
    ['dearer a day, though it costs less', current, templateWith({ price: 1100 }), 'restart'],
    [
      'as dear a day to the paisa',
      thirtyDays,
      templateWith({ price: 1000, duration: 10, durationType: 'Day' }),
      'restart',
    ],
    [
      'a paisa cheaper',
      thirtyDays,
      templateWith({ price: 999.99, duration: 10, durationType: 'Day' }),
      'atEnd',
    ],
    ['from a package of one month', { ...current, duration: 1 }, templateWith({ price: 900 }), 'atEnd'],
    [
      'from an older one without a duration',
      { ...current, duration: 0 },
      templateWith({ price: 1 }),
      'restart',
    ],
    [
      'from an older one without a start',
      { ...current, startDate: null },
      templateWith({ price: 1 }),
      'restart',
    ],
    ['to an older one without a duration', current, templateWith({ price: 1, duration: 0 }), 'restart'],
  ])('%s', (_case, from, template, mode) => {
    expect(usualMode(from, template)).toBe(mode)
  })
})

const preference = { taxRegime: 'regular', gstin: '23AABCI1234F1Z9', taxInclusive: false }
const gym = clientInfoSchema.parse({
  ...{ id: 'g1', name: 'Iron Gym', email: 'iron@demo.test', type: 'GYM', state: 'Madhya Pradesh' },
})
const on = (day: string) => contextOn(day, { gym, settings: settingsWith(preference) }, `on-${day}`)
const november = done(assign(memberWith(), templateWith(), saleTerms('2026-11-01'), on('2026-11-01'))).member

describe('a change that keeps the end bills the share of the new price', () => {
  const changed = (fields: Partial<SaleTerms> = {}) => {
    const terms = { ...saleTerms('2026-11-16', { basePrice: 9000, ...fields }), mode: 'keepEnd' } as const
    return changePackage(november, yearly, terms, on('2026-11-16'))
  }

  it('with both halves of the tax at home, and IGST where the new one is supplied in another state', () => {
    // 15 of 365 days of 9,000 and 5 percent: 388.36 with its tax.
    expect(done(changed()).invoice).toMatchObject({ amount: 388.36, cgst: 9.25, sgst: 9.25, igst: 0 })
    expect(done(changed({ placeOfSupply: 'Goa' })).invoice).toMatchObject({
      amount: 388.36,
      cgst: 0,
      igst: 18.49,
    })
  })

  it('and is billed alone', () => {
    const water = {
      kind: 'product',
      what: 'Water',
      quantity: 1,
      price: 20,
      discount: 0,
      sac: '2201',
      rate: 18,
    }
    expect(reasonOf(changed({ extras: [water] as NonNullable<SaleTerms['extras']> }))).toContain(
      'billed alone',
    )
    expect(changed({ extras: [] }).kind).toBe('done')
  })

  it('from the first day of the package on, and not before', () => {
    const from = (day: string) =>
      changePackage(
        november,
        yearly,
        { ...saleTerms(day, { basePrice: 9000 }), mode: 'restart' },
        on('2026-11-16'),
      )
    expect(from('2026-11-01').kind).toBe('done')
    expect(reasonOf(from('2026-10-31'))).toBe('Monthly starts on 01 Nov, 2026. Change it from that day on.')
  })
})

describe('the rule of freezing, to the last day (PRODUCT 2.D)', () => {
  const frozen = (rule: Partial<FreezeRule>, from: string, to: string, day = from) => {
    const template = templateWith({ freeze: freezeRuleSchema.parse(rule) })
    const { member } = done(assign(memberWith(), template, saleTerms('2026-11-05'), contextOn('2026-11-01')))
    return freeze(member, { from: civil(from), to: civil(to), reason: '' }, contextOn(day, {}, 'f'))
  }

  test.each<[string, Partial<FreezeRule>, string, string]>([
    ['as many days as it takes at least', { minDays: 5 }, '2026-11-10', '2026-11-14'],
    ['as many as it takes at most', { maxDays: 5 }, '2026-11-10', '2026-11-14'],
    ['all that are left', { totalDays: 5 }, '2026-11-10', '2026-11-14'],
    ['a single day', { maxTimes: 9 }, '2026-11-10', '2026-11-10'],
    ['from the first day of the package', { maxTimes: 9 }, '2026-11-05', '2026-11-09'],
    ['one time where that is all it has', { maxTimes: 1 }, '2026-11-10', '2026-11-14'],
  ])('%s may be frozen', (_case, rule, from, to) => {
    expect(frozen(rule, from, to).kind).toBe('done')
  })

  test.each<[string, Partial<FreezeRule>, string, string, string]>([
    ['a day fewer', { minDays: 5 }, '2026-11-10', '2026-11-13', 'takes at least 5 days.'],
    [
      'a day more',
      { maxDays: 5 },
      '2026-11-10',
      '2026-11-15',
      'takes at most 5 days; this one would take 6.',
    ],
    ['more than one at most', { maxDays: 1 }, '2026-11-10', '2026-11-11', 'at most 1 day; this one would'],
    [
      'more than are left',
      { totalDays: 5 },
      '2026-11-10',
      '2026-11-15',
      '5 days of freezing Monthly are left',
    ],
    ['a last day before the first', {}, '2026-11-10', '2026-11-09', 'is before the first'],
    ['any day before the package', {}, '2026-11-04', '2026-11-09', 'Monthly starts on 05 Nov, 2026.'],
    ['one that may not be', { allowed: false }, '2026-11-10', '2026-11-14', "can't be frozen"],
  ])('%s may not', (_case, rule, from, to, words) => {
    expect(reasonOf(frozen(rule, from, to))).toContain(words)
  })

  test.each([
    [1, 'once'],
    [2, '2 times'],
  ])('%i times in a term, said as “%s”', (maxTimes, words) => {
    const template = templateWith({ freeze: freezeRuleSchema.parse({ maxTimes }) })
    let { member } = done(assign(memberWith(), template, saleTerms('2026-11-01'), contextOn('2026-11-01')))
    const day = (at: number) => civil(`2026-11-${String(at).padStart(2, '0')}`)
    const stopped = (at: number) =>
      freeze(member, { from: day(at), to: day(at), reason: '' }, contextOn(day(at), {}, `f${at}`))
    for (let at = 1; at <= maxTimes; at += 1) member = done(stopped(at * 2)).member
    expect(reasonOf(stopped(maxTimes * 2 + 2))).toContain(`only ${words} in a term`)
  })
})
