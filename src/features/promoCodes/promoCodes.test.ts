import { describe, expect, it, test } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { memberWith, packageWith, settingsWith, templateWith } from '@/domain/packages/fixtures'
import { promoCodeSchema, type PromoCode } from '@/domain/promoCodes/promoCode'
import { promoFieldsOf, promoFormSchema } from '@/domain/promoCodes/promoForm'
import { civil } from '@/domain/shared/civilDate'
import { arrangeRows, promosOf, promoTabs, tabsOf, type Arrangement } from './arrangePromos'
import { formOf } from './formOf'
import { promoActions } from './promoActions'
import { conditionsText, limitText, packagesText, usedText } from './promoWords'
import { wouldApply, type PromoTrial } from './wouldApply'

const today = civil('2026-11-20')
const codeWith = (fields: Partial<PromoCode> = {}) =>
  promoCodeSchema.parse({ id: 'p1', gymId: 'g1', name: 'DIWALI', percentOff: 10, ...fields })

const live = codeWith({ id: 'a', name: 'Diwali', validTo: civil('2026-11-30') })
const scheduled = codeWith({ id: 'b', name: 'NEWYEAR', percentOff: 15, validFrom: civil('2026-12-25') })
const usedUp = codeWith({ id: 'c', name: 'FIRST50', maxUses: 50, usedCount: 50 })
const ended = codeWith({ id: 'd', name: 'MONSOON', isActive: false })
const archived = codeWith({ id: 'e', name: 'OLD', archived: true })
const all = [ended, archived, usedUp, scheduled, live]

const names = (fields: Partial<Arrangement> = {}) =>
  arrangeRows(all, { tab: 'all', q: '', sort: { by: 'name', direction: 'asc' }, ...fields }, today).map(
    ({ name }) => name,
  )

describe('the list of promo codes', () => {
  it('has a tab for each status, and one for all that are not archived', () => {
    const idsOf = (tab: (typeof promoTabs)[number]) => promosOf(all, tab, today).map(({ id }) => id)
    expect(promoTabs.map(idsOf)).toEqual([['d', 'c', 'b', 'a'], ['a'], ['b'], ['c'], ['d'], ['e']])
    expect(tabsOf(all, today).map(({ label, count }) => `${label} ${count}`)).toEqual([
      'All 4',
      'Live 1',
      'Scheduled 1',
      'Used up 1',
      'Ended 1',
      'Archived 1',
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
    expect(limitText(codeWith())).toBe('No limit')
    expect(limitText(codeWith({ maxUses: 1, perMember: 1 }))).toBe('1 use, 1 a member')
    expect(usedText(usedUp)).toBe('50 of 50')
    expect(usedText(codeWith({ usedCount: 7 }))).toBe('7')
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
  expect(code).toMatchObject(promoFieldsOf(promoFormSchema.parse(formOf(code))))
})

describe('what may be done to a code', () => {
  const none = () => undefined
  const acts = { copy: none, endNow: none, runAgain: none, archive: none, restore: none }
  const labels = (promo: PromoCode, mayEdit = true) =>
    promoActions(promo, today, mayEdit, { edit: none, duplicate: none, test: none }, acts).map(
      ({ label }) => label,
    )

  test.each([
    ['live', live, ['Edit', 'Would it apply?', 'Copy code', 'Duplicate', 'End now', 'Archive']],
    ['ended by hand', ended, ['Edit', 'Would it apply?', 'Copy code', 'Duplicate', 'Run again', 'Archive']],
    [
      'past its last day',
      codeWith({ validTo: civil('2026-11-19') }),
      ['Edit', 'Would it apply?', 'Copy code', 'Duplicate', 'Archive'],
    ],
    ['archived', archived, ['Restore', 'Duplicate']],
  ])('when it is %s: never to delete it', (_case, promo, expected) => {
    expect(labels(promo)).toEqual(expected)
  })

  it('by the desk: to test and to copy it', () => {
    expect(labels(live, false)).toEqual(['Would it apply?', 'Copy code'])
  })
})

describe('would it apply', () => {
  const template = templateWith({ name: 'Quarterly', price: 3000, joiningFee: 500 })
  const trial = (fields: Partial<PromoTrial> = {}) =>
    wouldApply({
      codes: [codeWith(), ended],
      typed: 'diwali',
      member: memberWith({ lastPackage: packageWith() }),
      template,
      invoices: [],
      settings: settingsWith(),
      today,
      ...fields,
    })

  it('says what it takes off the list price, the joining fee with it at a first sale', () => {
    expect(trial()).toEqual({
      applies: true,
      text: 'DIWALI takes ₹300.00 off ₹3,000.00. ₹2,700.00 stays.',
    })
    expect(trial({ member: memberWith() }).text).toBe('DIWALI takes ₹350.00 off ₹3,500.00. ₹3,150.00 stays.')
  })

  it('or why not, by the check that the sale makes', () => {
    expect(trial({ typed: 'monsoon' })).toEqual({ applies: false, text: 'MONSOON was ended.' })
    expect(trial({ typed: 'HOLI' }).text).toBe('There is no code HOLI. Check how it is written.')
  })

  it('counts what the member’s invoices bear of it', () => {
    const used = invoiceWith({ promoCode: ' Diwali' })
    const codes = [codeWith({ perMember: 1 })]
    expect(trial({ codes, invoices: [used] })).toMatchObject({ applies: false })
    expect(trial({ codes, invoices: [{ ...used, isDeleted: true }] })).toMatchObject({ applies: true })
  })
})
