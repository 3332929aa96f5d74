import { describe, expect, it, test } from 'vitest'
import { admissionOf } from '@/domain/attendance/admission'
import { directoryEntryOf } from '@/domain/members/directory'
import type { Member } from '@/domain/members/member'
import { memberStateOf } from '@/domain/members/memberState'
import { civil } from '@/domain/shared/civilDate'
import { cancel, previewCancel, type CancelTerms } from './cancel'
import { cash, contextOn, done, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { renew } from './renew'
import { rollOver } from './rollOver'
import { assign } from './sell'
import type { ActContext } from './packageAct'
import type { SaleTerms } from './saleTerms'

const yearly = templateWith({ id: 'yearly', name: 'Yearly', price: 12000, duration: 1, durationType: 'Year' })

type Sold = { member: Member; ctx: (today: string) => ActContext }

function sold(start: string, fields: Partial<SaleTerms> = {}, template = yearly): Sold {
  const terms = saleTerms(start, { basePrice: template.price, ...fields })
  const change = done(assign(memberWith(), template, terms, contextOn(start)))
  const openInvoices = change.invoice ? [change.invoice] : []
  return { member: change.member, ctx: (today) => contextOn(today, { openInvoices }, 'a2') }
}

const terms = (on: string, fields: Partial<CancelTerms> = {}): CancelTerms => ({
  on: civil(on),
  fee: 0,
  reason: 'Moving away',
  atPeriodEnd: false,
  ...fields,
})

describe('cancel, DOMAIN 3.3: 12,000 for a year, cancelled on 20 Nov with 132 of 365 days unused', () => {
  const { member, ctx } = sold('2026-04-01', { payment: cash(12000) })

  it('gives back 4,339.73 before the fee', () => {
    expect(previewCancel(member, terms('2026-11-20'), ctx('2026-11-20'))).toEqual({
      kind: 'preview',
      lastDay: '2026-11-19',
      unusedDays: 132,
      cycleDays: 365,
      earned: 7660.27,
      fee: 0,
      creditNote: 4339.73,
      isCommercial: false,
      toCredit: 4339.73,
      due: 0,
    })
  })

  it('keeps the fee back', () => {
    expect(previewCancel(member, terms('2026-11-20', { fee: 500 }), ctx('2026-11-20'))).toMatchObject({
      creditNote: 3839.73,
      toCredit: 3839.73,
    })
  })

  it('writes the credit note on the invoice, the balance to the member and the package to the history', () => {
    const change = done(cancel(member, terms('2026-11-20'), ctx('2026-11-20')))
    expect(change.invoice).toBe(null)
    expect(change.changedInvoices).toMatchObject([
      {
        id: 'invoice-a1',
        amount: 12000,
        creditNotes: [
          { id: 'package-a2_cancel', amount: 4339.73, date: '2026-11-20', reason: 'Moving away' },
        ],
        status: 'Paid',
      },
    ])
    expect(change.history).toMatchObject([
      {
        entry: {
          id: 'package-a1',
          outcome: 'cancelled',
          cancelledOn: '2026-11-20',
          endDate: '2026-11-19',
          cancelReason: 'Moving away',
        },
      },
    ])
    expect(change.member).toMatchObject({
      currentPackage: null,
      lastPackage: { id: 'package-a1' },
      creditBalance: 4339.73,
      totalDueAmount: 0,
      lookup: { coverUntil: '2026-11-19' },
    })
    // A cancelled package has no grace: its money went back.
    expect(memberStateOf(change.member, civil('2026-11-20'), settingsWith())).toBe('Expired')
    const entry = directoryEntryOf(change.member)
    expect(admissionOf(entry, civil('2026-11-20'), contextOn('2026-11-20').settings)).toMatchObject({
      verdict: 'stop',
      fix: 'renew',
    })
  })
})

describe('cancel', () => {
  it('lets what the used days cost be owed still', () => {
    const { member, ctx } = sold('2026-04-01', { payment: cash(2000) })
    const change = done(cancel(member, terms('2026-11-20'), ctx('2026-11-20')))
    expect(change.changedInvoices[0]?.creditNotes[0]?.amount).toBe(4339.73)
    expect(change.member).toMatchObject({ creditBalance: 0, totalDueAmount: 5660.27 })
  })

  it('does not touch what the member owes for other things', () => {
    const { member, ctx } = sold('2026-04-01', { payment: cash(11000) })
    const owing = { ...member, totalDueAmount: 1750 }
    const change = done(cancel(owing, terms('2026-11-20'), ctx('2026-11-20')))
    expect(change.member).toMatchObject({ totalDueAmount: 750, creditBalance: 3339.73 })
  })

  it('gives everything back before the first day, and leaves no package behind', () => {
    const { member, ctx } = sold('2026-11-20', { joiningFee: 500, payment: cash(12500) })
    const change = done(cancel(member, terms('2026-11-20'), ctx('2026-11-20')))
    expect(change.member).toMatchObject({ currentPackage: null, lastPackage: null, creditBalance: 12500 })
    expect(memberStateOf(change.member, civil('2026-11-20'), settingsWith())).toBe('No package')
  })

  it('for a day to come keeps the package until then', () => {
    const { member, ctx } = sold('2026-04-01', { payment: cash(12000) })
    const change = done(cancel(member, terms('2026-11-30'), ctx('2026-11-20')))
    expect(change.member.currentPackage).toMatchObject({ endDate: '2026-11-29', cancelledOn: '2026-11-30' })
    expect(change.history).toEqual([])
    expect(memberStateOf(change.member, civil('2026-11-29'), settingsWith())).toBe('Expiring')
    const night = done(rollOver(change.member, civil('2026-11-30'), contextOn('2026-11-30').now))
    expect(memberStateOf(night.member, civil('2026-11-30'), settingsWith())).toBe('Expired')
    const later = done(
      renew(change.member, yearly, saleTerms('2026-12-10', { basePrice: 12000 }), ctx('2026-12-10')),
    )
    expect(later.history).toMatchObject([{ entry: { outcome: 'cancelled' } }])
  })

  it('keeps to the package itself where an older record has no invoice', () => {
    const currentPackage = packageWith({
      amount: 12000,
      paid: 12000,
      startDate: civil('2026-04-01'),
      endDate: civil('2027-03-31'),
    })
    const change = done(cancel(memberWith({ currentPackage }), terms('2026-11-20'), contextOn('2026-11-20')))
    expect(change.changedInvoices).toEqual([])
    expect(change.member.creditBalance).toBe(4339.73)
  })

  it('at the end of the period only stops the next bill', () => {
    const { member, ctx } = sold('2026-11-01', {}, templateWith({ type: 'Recurring' }))
    const change = done(cancel(member, terms('2026-11-20', { atPeriodEnd: true }), ctx('2026-11-20')))
    expect(change.member.currentPackage).toEqual({
      ...member.currentPackage,
      nextBillDate: null,
      cancelReason: 'Moving away',
    })
    expect(change.changedInvoices).toEqual([])
    expect(change.member.totalDueAmount).toBe(member.totalDueAmount)
  })

  it('of a renewal leaves the running package alone', () => {
    const { member, ctx } = sold('2026-11-01', { payment: cash(1000) }, templateWith())
    const renewed = done(
      renew(
        member,
        templateWith(),
        saleTerms('2026-12-01', { payment: cash(600) }),
        contextOn('2026-11-20', {}, 'a3'),
      ),
    )
    const openInvoices = [...ctx('2026-11-20').openInvoices, ...(renewed.invoice ? [renewed.invoice] : [])]
    const act = contextOn('2026-11-21', { openInvoices }, 'a4')
    const change = done(cancel(renewed.member, terms('2026-11-21', { renewal: true, fee: 100 }), act))
    expect(change.member.currentPackage).toEqual(member.currentPackage)
    expect(change.member).toMatchObject({ futurePackage: null, creditBalance: 500, totalDueAmount: 0 })
    expect(change.changedInvoices).toMatchObject([{ id: 'invoice-a3', creditNotes: [{ amount: 900 }] }])
    expect(change.member.lookup.coverUntil).toBe('2026-11-30')
  })
})

describe('cancel is refused', () => {
  const { member, ctx } = sold('2026-11-01', { payment: cash(12000) })
  const futurePackage = packageWith({ startDate: civil('2027-11-01'), endDate: civil('2027-12-31') })

  test.each([
    [
      'without a reason',
      member,
      terms('2026-11-20', { reason: ' ' }),
      'Enter a reason for the cancellation.',
    ],
    [
      'after the last day',
      member,
      terms('2027-11-01'),
      'Yearly ends on 31 Oct, 2027 by itself. Choose an earlier day.',
    ],
    [
      'with a fee above what is unused',
      member,
      terms('2026-11-20', { fee: 12000 }),
      'The fee is more than the ₹11,375.34 that the unused days are worth. Lower it.',
    ],
    [
      'while a renewal waits',
      { ...member, futurePackage },
      terms('2026-11-20'),
      'Asha Rao is already renewed until 31 Dec, 2027. Cancel that renewal first.',
    ],
    [
      'of a renewal there is none of',
      member,
      terms('2026-11-20', { renewal: true }),
      'Asha Rao has no renewal to cancel.',
    ],
    [
      'at the end of a package that ends by itself',
      member,
      terms('2026-11-20', { atPeriodEnd: true }),
      'Yearly ends on 31 Oct, 2027 by itself.',
    ],
    ['without a package', memberWith(), terms('2026-11-20'), 'Asha Rao has no package.'],
  ])('%s', (_case, who, what, sentence) => {
    expect(reasonOf(cancel(who, what, ctx('2026-11-20')))).toBe(sentence)
  })
})
