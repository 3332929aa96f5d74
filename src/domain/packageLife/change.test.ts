import { describe, expect, it, test } from 'vitest'
import { dueOf } from '@/domain/invoices/dueOf'
import type { Member } from '@/domain/members/member'
import { civil } from '@/domain/shared/civilDate'
import { changePackage, previewChange } from './change'
import { usualMode, type ChangeMode, type ChangeTerms } from './changePlan'
import { cash, contextOn, done, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { freeze } from './freeze'
import { assign } from './sell'
import type { ActContext } from './packageAct'
import type { SaleTerms } from './saleTerms'

const quarterly = templateWith({ id: 'quarterly', name: 'Quarterly', price: 3000, duration: 3 })
const yearly = templateWith({ id: 'yearly', name: 'Yearly', price: 9000, duration: 1, durationType: 'Year' })
const monthly = templateWith()

type Sold = { member: Member; ctx: (today: string) => ActContext }

/** A member with that package sold on its first day; the context of later acts knows its invoice. */
function sold(template = quarterly, start = '2026-11-01', fields: Partial<SaleTerms> = {}): Sold {
  const terms = saleTerms(start, { basePrice: template.price, ...fields })
  const change = done(assign(memberWith(), template, terms, contextOn(start)))
  const openInvoices = change.invoice ? [change.invoice] : []
  return { member: change.member, ctx: (today) => contextOn(today, { openInvoices }, 'a2') }
}

const terms = (
  mode: ChangeMode,
  on: string,
  template = yearly,
  fields: Partial<SaleTerms> = {},
): ChangeTerms => ({
  ...saleTerms(on, { basePrice: template.price, ...fields }),
  mode,
})

describe('credit for unused days, DOMAIN 3.3: the examples', () => {
  it('3000 for 1 Nov to 31 Jan, changed on 1 Dec: 62 of 92 days unused, credit 2021.74', () => {
    const { member, ctx } = sold(quarterly, '2026-11-01', { payment: cash(3000) })
    expect(previewChange(member, yearly, terms('restart', '2026-12-01'), ctx('2026-12-01'))).toEqual({
      kind: 'preview',
      mode: 'restart',
      startDate: '2026-12-01',
      endDate: '2027-11-30',
      unusedDays: 62,
      cycleDays: 92,
      credit: 2021.74,
      creditNote: 2021.74,
      isCommercial: false,
      newAmount: 9000,
      priced: expect.objectContaining({ amount: 9000, taxable: 9000 }) as unknown,
      creditApplied: 2021.74,
      creditLeft: 0,
      due: 6978.26,
    })
  })

  it('1000 for November, changed on the 16th: 15 of 30 days unused, credit 500.00', () => {
    const { member, ctx } = sold(monthly, '2026-11-01', { payment: cash(1000) })
    expect(
      previewChange(member, quarterly, terms('restart', '2026-11-16', quarterly), ctx('2026-11-16')),
    ).toMatchObject({
      unusedDays: 15,
      cycleDays: 30,
      credit: 500,
      due: 2500,
    })
  })
})

describe('restart', () => {
  it('ends the old term the day before, and starts the new one', () => {
    const { member, ctx } = sold(quarterly, '2026-11-01', { payment: cash(3000) })
    const change = done(changePackage(member, yearly, terms('restart', '2026-12-01'), ctx('2026-12-01')))
    expect(change.member.currentPackage).toMatchObject({
      id: 'package-a2',
      packageId: 'yearly',
      startDate: '2026-12-01',
      endDate: '2027-11-30',
      paid: 2021.74,
    })
    expect(change.history).toMatchObject([
      {
        entry: {
          id: 'package-a1',
          outcome: 'changed',
          endDate: '2026-11-30',
          isExpired: true,
          nextBillDate: null,
        },
      },
    ])
    expect(change.member.lastPackage).toMatchObject({ id: 'package-a1', endDate: '2026-11-30' })
    expect(change.invoice).toMatchObject({ amount: 9000, creditApplied: 2021.74, status: 'Partially Paid' })
    // The tax of the unused days is taken back with them: they are not taxed twice.
    expect(change.changedInvoices).toMatchObject([
      { id: 'invoice-a1', status: 'Paid', creditNotes: [{ amount: 2021.74, reason: 'Changed to Yearly' }] },
    ])
    expect(change.member).toMatchObject({ totalDueAmount: 6978.26, creditBalance: 0 })
  })

  it('makes nobody pay twice: what is owed for unused days is taken off the old invoice', () => {
    const { member, ctx } = sold(quarterly, '2026-11-01', { payment: cash(1000) })
    expect(member.totalDueAmount).toBe(2000)
    const change = done(changePackage(member, yearly, terms('restart', '2026-12-01'), ctx('2026-12-01')))
    // Used: 30/92 of 3000 = 978.26. One note over the rest, of which 21.74 had been paid.
    expect(change.invoice?.creditApplied).toBe(21.74)
    expect(change.changedInvoices).toMatchObject([
      {
        id: 'invoice-a1',
        creditNotes: [
          { id: 'package-a2_change', amount: 2021.74, date: '2026-12-01', reason: 'Changed to Yearly' },
        ],
        status: 'Paid',
      },
    ])
    const [old] = change.changedInvoices
    expect(old && dueOf(old)).toBe(0)
    expect(change.member.totalDueAmount).toBe(8978.26)
  })

  it('leaves credit that is more than the new price with the member', () => {
    const { member, ctx } = sold(yearly, '2026-11-01', { payment: cash(9000) })
    const change = done(
      changePackage(member, monthly, terms('restart', '2026-11-16', monthly), ctx('2026-11-16')),
    )
    // 350 of 365 days unused: 8630.14.
    expect(change.invoice).toMatchObject({ amount: 1000, creditApplied: 1000, status: 'Paid' })
    expect(change.member).toMatchObject({ creditBalance: 7630.14, totalDueAmount: 0 })
  })

  it('counts days that a freeze did not use as unused, and the frozen ones not at all', () => {
    const { member, ctx } = sold(
      { ...quarterly, freeze: { ...quarterly.freeze, maxDays: 60 } },
      '2026-11-01',
      { payment: cash(3000) },
    )
    const stop = { from: civil('2026-11-11'), to: civil('2026-11-20'), reason: '' }
    const frozen = done(freeze(member, stop, ctx('2026-11-11'))).member
    const preview = previewChange(frozen, yearly, terms('restart', '2026-12-11'), ctx('2026-12-11'))
    expect(preview).toMatchObject({ unusedDays: 62, cycleDays: 92, credit: 2021.74 })
  })

  it('ends a freeze that still runs', () => {
    const { member, ctx } = sold(
      { ...quarterly, freeze: { ...quarterly.freeze, maxDays: 60 } },
      '2026-11-01',
      { payment: cash(3000) },
    )
    const stop = { from: civil('2026-11-20'), to: civil('2026-12-31'), reason: '' }
    const frozen = done(freeze(member, stop, ctx('2026-11-20'))).member
    const change = done(changePackage(frozen, yearly, terms('restart', '2026-12-01'), ctx('2026-12-01')))
    expect(change.history[0]?.entry.freezes).toMatchObject([
      { from: '2026-11-20', to: '2026-11-30', endedEarly: true },
    ])
    // 19 days were used before the freeze.
    expect(change.invoice?.creditApplied).toBe(2380.43)
  })

  it('keeps a joining fee out of the credit: it is earned at once', () => {
    const template = templateWith({ id: 'q', name: 'Quarterly', price: 3000, duration: 3 })
    const { member, ctx } = sold(template, '2026-11-01', { joiningFee: 500, payment: cash(3500) })
    const preview = previewChange(member, yearly, terms('restart', '2026-12-01'), ctx('2026-12-01'))
    expect(preview).toMatchObject({ credit: 2021.74 })
  })
})

describe('a day that has passed', () => {
  const month = templateWith({ id: 'month', name: 'Month', price: 3000 })
  const premium = templateWith({
    id: 'premium',
    name: 'Premium',
    price: 6000,
    duration: 30,
    durationType: 'Day',
  })
  const { member, ctx } = sold(month, '2026-11-01', { payment: cash(3000) })

  it('means today: a sheet saved after midnight bills nobody yesterday twice', () => {
    const change = done(
      changePackage(member, premium, terms('restart', '2026-11-15', premium), ctx('2026-11-16')),
    )
    expect(change.member.currentPackage).toMatchObject({ startDate: '2026-11-16', endDate: '2026-12-15' })
    expect(change.history).toMatchObject([{ entry: { endDate: '2026-11-15' } }])
    expect(change.invoice).toMatchObject({
      amount: 6000,
      creditApplied: 1500,
      fromDate: '2026-11-16',
      toDate: '2026-12-15',
    })
  })

  it('means today for the end that is kept too, so that what it bills is given back whole', () => {
    const change = done(
      changePackage(member, premium, terms('keepEnd', '2026-11-05', premium), ctx('2026-11-16')),
    )
    // 15 of 30 days of 6,000.
    expect(change.invoice).toMatchObject({ amount: 3000, fromDate: '2026-11-16', toDate: '2026-11-30' })
    expect(change.member.currentPackage?.term).toMatchObject({ from: '2026-11-16', soldDays: 15 })
  })
})

describe('keep end', () => {
  it('charges the share of the new price for the days that are left, less the credit', () => {
    const { member, ctx } = sold(quarterly, '2026-11-01', { payment: cash(3000) })
    const gold = templateWith({ id: 'gold', name: 'Gold', price: 4600, duration: 3 })
    const change = done(changePackage(member, gold, terms('keepEnd', '2026-12-01', gold), ctx('2026-12-01')))
    // 1 Dec to 28 Feb is a cycle of 90 days: 4600 × 62/90 = 3168.89.
    expect(change.invoice).toMatchObject({ amount: 3168.89, creditApplied: 2021.74, toDate: '2027-01-31' })
    expect(change.member.currentPackage).toMatchObject({ startDate: '2026-12-01', endDate: '2027-01-31' })
    expect(change.member.totalDueAmount).toBe(1147.15)
  })

  it('bills a recurring package next when the kept end has passed', () => {
    const { member, ctx } = sold(quarterly, '2026-11-01', { payment: cash(3000) })
    const gold = templateWith({ id: 'gold', name: 'Gold', price: 4600, duration: 3, type: 'Recurring' })
    const change = done(changePackage(member, gold, terms('keepEnd', '2026-12-01', gold), ctx('2026-12-01')))
    expect(change.member.currentPackage).toMatchObject({
      nextBillDate: '2027-02-01',
      anchorDate: '2027-02-01',
    })
  })

  it('leaves a renewal behind it where it is', () => {
    const { member, ctx } = sold(quarterly, '2026-11-01', { payment: cash(3000) })
    const futurePackage = packageWith({
      id: 'p9',
      startDate: civil('2027-02-01'),
      endDate: civil('2027-04-30'),
    })
    const change = done(
      changePackage({ ...member, futurePackage }, yearly, terms('keepEnd', '2026-12-01'), ctx('2026-12-01')),
    )
    expect(change.member.futurePackage).toEqual(futurePackage)
  })
})

describe('at the end of the term', () => {
  it('becomes the renewal, without credit', () => {
    const { member, ctx } = sold(yearly, '2026-11-01', { payment: cash(9000) })
    const atEnd = terms('atEnd', '2026-12-01', monthly)
    expect(previewChange(member, monthly, atEnd, ctx('2026-12-01'))).toMatchObject({
      startDate: '2027-11-01',
      endDate: '2027-11-30',
      unusedDays: 0,
      credit: 0,
      due: 1000,
    })
    const change = done(changePackage(member, monthly, atEnd, ctx('2026-12-01')))
    expect(change.member.currentPackage?.packageId).toBe('yearly')
    expect(change.member.futurePackage).toMatchObject({ packageId: 'monthly', startDate: '2027-11-01' })
    expect(change.member.totalDueAmount).toBe(1000)
  })

  it('is the usual way down, and at once the usual way up', () => {
    const current = packageWith({ basePrice: 3000 })
    expect(usualMode(current, yearly)).toBe('atEnd')
    expect(usualMode(current, templateWith({ price: 1500 }))).toBe('restart')
  })
})

describe('a change is refused', () => {
  const { member, ctx } = sold(quarterly, '2026-11-01', { payment: cash(3000) })
  const futurePackage = packageWith({
    id: 'p9',
    startDate: civil('2027-02-01'),
    endDate: civil('2027-04-30'),
  })

  test.each([
    [
      'for a later day',
      member,
      terms('restart', '2026-12-02'),
      'A change takes place on 01 Dec, 2026 at the latest. For later choose the end of the term.',
    ],
    [
      'for a day before the package',
      member,
      terms('restart', '2026-10-31'),
      'Quarterly starts on 01 Nov, 2026. Change it from that day on.',
    ],
    [
      'when it is renewed already',
      { ...member, futurePackage },
      terms('restart', '2026-12-01'),
      'Asha Rao is already renewed until 30 Apr, 2027. Cancel that renewal first, or keep the end date.',
    ],
    [
      'with more paid than remains',
      member,
      terms('restart', '2026-12-01', yearly, { payment: cash(7000) }),
      '₹7,000.00 is more than the ₹6,978.26 to pay. Lower the payment.',
    ],
  ])('%s', (_case, buyer, change, sentence) => {
    expect(reasonOf(changePackage(buyer, yearly, change, ctx('2026-12-01')))).toBe(sentence)
    expect(reasonOf(previewChange(buyer, yearly, change, ctx('2026-12-01')))).toBe(sentence)
  })

  it('after the end', () => {
    expect(reasonOf(changePackage(member, yearly, terms('restart', '2027-02-01'), ctx('2027-02-01')))).toBe(
      'Quarterly ended on 31 Jan, 2027. Renew it instead.',
    )
  })
})
