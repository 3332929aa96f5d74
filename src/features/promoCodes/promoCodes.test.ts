import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { templateWith } from '@/domain/packages/fixtures'
import { promoCodeSchema, type PromoCode } from '@/domain/promoCodes/promoCode'
import { promoFieldsOf, promoFormOf, promoFormSchema } from '@/domain/promoCodes/promoForm'
import { arrange, type View } from '@/domain/shared/arrange'
import { civil } from '@/domain/shared/civilDate'
import { promoActions } from './promoActions'
import { promoViews, type PromoSort, type PromoTab } from './promoViews'
import { conditionsText, limitText, packagesText, usedText } from './promoWords'

const today = civil('2026-11-20')
const codeWith = (fields: Partial<PromoCode> = {}) =>
  promoCodeSchema.parse({ id: 'p1', gymId: 'g1', name: 'DIWALI', percentOff: 10, ...fields })

const live = codeWith({ id: 'a', name: 'Diwali', validTo: civil('2026-11-30') })
const scheduled = codeWith({ id: 'b', name: 'NEWYEAR', percentOff: 15, validFrom: civil('2026-12-25') })
const usedUp = codeWith({ id: 'c', name: 'FIRST50', maxUses: 50, usedCount: 50 })
const ended = codeWith({ id: 'd', name: 'MONSOON', isActive: false })
const archived = codeWith({ id: 'e', name: 'OLD', archived: true })
const all = [ended, archived, usedUp, scheduled, live]

const views = promoViews(today)
const shown = (fields: Partial<View<PromoTab, PromoSort, never>> = {}) =>
  arrange(all, { tab: 'all', q: '', sort: { by: 'name', direction: 'asc' }, filters: {}, ...fields }, views)
const names = (fields: Parameters<typeof shown>[0] = {}) => shown(fields).map(({ name }) => name)

describe('the list of promo codes', () => {
  it('has a tab for each status, and one for all that are not archived', () => {
    const held = Object.values(views.tabs).map(({ label, has }) => [
      label,
      all.filter(has).map(({ id }) => id),
    ])
    expect(held).toEqual([
      ['All', ['d', 'c', 'b', 'a']],
      ['Live', ['a']],
      ['Scheduled', ['b']],
      ['Used up', ['c']],
      ['Ended', ['d']],
      ['Archived', ['e']],
    ])
  })

  it('finds any part of a code, whatever its case', () => {
    expect(names({ q: 'DIW' })).toEqual(['Diwali'])
    expect(names({ q: 'year' })).toEqual(['NEWYEAR'])
  })

  it('sorts; no first day is the earliest, no last day the latest', () => {
    expect(names()).toEqual(['Diwali', 'FIRST50', 'MONSOON', 'NEWYEAR'])
    expect(names({ sort: { by: 'validTo', direction: 'asc' } })[0]).toBe('Diwali')
    expect(names({ sort: { by: 'validFrom', direction: 'desc' } })[0]).toBe('NEWYEAR')
    expect(names({ sort: { by: 'used', direction: 'desc' } })[0]).toBe('FIRST50')
  })
})

describe('the words of a code', () => {
  const monthly = templateWith({ id: 'm', name: 'Monthly' })

  it('say its limits and how much of them is used', () => {
    expect(limitText(codeWith(), 'en-IN')).toBe('No limit')
    expect(limitText(codeWith({ maxUses: 1, perMember: 1 }), 'en-IN')).toBe('1 use, 1 a member')
    expect(usedText(usedUp, 'en-IN')).toBe('50 of 50')
    expect(usedText(codeWith({ usedCount: 7 }), 'en-IN')).toBe('7')
  })

  it('say what it is good for, packages that are gone too', () => {
    expect(conditionsText(codeWith(), [monthly], settingsWith())).toBe('Every sale')
    expect(
      conditionsText(
        codeWith({ newOnly: true, packageIds: ['m'], minAmount: 2000, maxDiscount: 500 }),
        [monthly],
        settingsWith(),
      ),
    ).toBe('New members · Monthly · Sales from ₹2,000.00 · At most ₹500.00 off')
    expect(packagesText(codeWith({ packageIds: ['m', 'x'] }), [monthly])).toBe(
      'Monthly and 1 package that is gone',
    )
  })
})

test('a form gives back the code it was opened with', () => {
  const code = codeWith({
    nameLower: 'diwali',
    maxUses: 20,
    packageIds: ['m'],
    minAmount: 500,
    validTo: civil('2026-12-31'),
  })
  expect(code).toMatchObject(promoFieldsOf(promoFormSchema(settingsWith()).parse(promoFormOf(code))))
})

describe('what may be done to a code', () => {
  const none = () => undefined
  const acts = { archive: none, restore: none, remove: none, change: none, addSet: none }
  const labels = (promo: PromoCode, mayEdit = true) =>
    promoActions(promo, today, mayEdit, { edit: none, duplicate: none, test: none }, acts).map(
      ({ label }) => label,
    )

  test.each([
    ['live', live, ['Edit', 'Test code', 'Copy code', 'Duplicate', 'End now', 'Archive']],
    ['ended by hand', ended, ['Edit', 'Test code', 'Copy code', 'Duplicate', 'Run again', 'Archive']],
    [
      'past its last day',
      codeWith({ validTo: civil('2026-11-19') }),
      ['Edit', 'Test code', 'Copy code', 'Duplicate', 'Archive'],
    ],
    ['archived', archived, ['Restore', 'Duplicate']],
  ])('when it is %s: never to delete it', (_case, promo, expected) => {
    expect(labels(promo)).toEqual(expected)
  })

  it('by the desk: to test and to copy it', () => {
    expect(labels(live, false)).toEqual(['Test code', 'Copy code'])
  })
})
