import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { payRuleOf } from '@/domain/staff/payRule'
import type { Contribution } from './contribution'
import type { ContributionCategory } from './contributionCategory'
import { categoriesWith, commissionCategoryId, sellers, staffWith, type Given } from './fixtures'
import { back, came, desk, deskLineOf, generatedAs, lineOf, soldInJuly } from './payOrderFixtures'

describe('a month of pay, whatever stands in the ledger,', () => {
  const staff = sellers
  const reversed = { status: 'Reversed' }
  const corrected = { id: 'iron_k1', amount: 15, rate: null }

  describe('of a sale that was left to payment', () => {
    const given = {
      ...{ staff, generated: ['2026-07'], categories: categoriesWith({ payWhen: 'invoiced' }) },
      invoices: soldInJuly({ payments: [came('2026-08-10', 400), came('2026-09-10', 600)] }),
    }
    const basisOf = (month: string, paidFor: Contribution[]) =>
      generatedAs(month, { ...given, paidFor }).map(({ basisAmount, amount }) => [basisAmount, amount])

    it('earns what came in, where a later month is reversed', () => {
      expect(basisOf('2026-08', [])).toEqual([[400, 20]])
      expect(basisOf('2026-08', [lineOf('2026-09', 600, reversed)])).toEqual([[400, 20]])
      expect(basisOf('2026-08', [deskLineOf('2026-09', 600, reversed)])).toEqual([[400, 20]])
    })

    it('counts once what was reversed and entered by hand in its place', () => {
      const august = lineOf('2026-08', 400, reversed)
      expect(basisOf('2026-09', [august])).toEqual([[600, 30]])
      const correction = lineOf('2026-08', 400, corrected)
      expect(basisOf('2026-09', [august, correction])).toEqual([[600, 30]])
      expect(basisOf('2026-09', [august, { ...correction, status: 'Reversed' }])).toEqual([[600, 30]])
    })
  })

  describe('where the category pays somebody else by now', () => {
    const given = { staff: [desk, ...staff], categories: categoriesWith({ paidTo: 'leadOwner' }) }
    const ofBoth = (...payments: ReturnType<typeof came>[]) =>
      soldInJuly({ createdBy: 'desk', leadOwnerId: 'ravi', payments })

    it('takes back what an earlier month has yet to earn, of which what the other one had is reversed', () => {
      const invoices = ofBoth(came('2026-07-10', 1000), back('2026-10-10', 500))
      const paidFor = [deskLineOf('2026-07', 1000, reversed)]
      expect(generatedAs('2026-10', { ...given, invoices, paidFor })).toMatchObject([
        { direction: 'Deduction', basisAmount: -500, amount: 25, open: ['2026-07'] },
      ])
      const after = [...paidFor, lineOf('2026-10', -500)]
      expect(generatedAs('2026-07', { ...given, invoices, paidFor: after })).toMatchObject([
        { direction: 'Earning', basisAmount: 1000, amount: 50 },
      ])
    })

    it('earns what came in anew, before and after what went back is taken back of the other one', () => {
      const invoices = ofBoth(came('2026-07-10', 1000), back('2026-08-10', 600), came('2026-09-10', 600))
      const july = deskLineOf('2026-07', 1000)
      const ofRavi = (more: Given) => generatedAs('2026-09', { ...given, invoices, paidFor: [july], ...more })
      const whole = [{ basisAmount: 600, amount: 30 }]
      expect(ofRavi({})).toMatchObject(whole)
      expect(ofRavi({ paidFor: [july, deskLineOf('2026-08', -600)] })).toMatchObject(whole)
      // The desk keeps it all once August is locked, or what it took back is reversed.
      expect(ofRavi({ locked: ['2026-08'] })).toEqual([])
      expect(ofRavi({ paidFor: [july, deskLineOf('2026-08', -600, reversed)] })).toEqual([])
    })
  })

  it('takes all of a refund back, whatever came in in a later month that was locked without it', () => {
    const invoices = soldInJuly({
      payments: [came('2026-07-10', 1000), back('2026-10-10', 500), came('2026-11-10', 300)],
    })
    const given = { staff, invoices, paidFor: [lineOf('2026-07', 1000)], locked: ['2026-11'] }
    expect(generatedAs('2026-10', given)).toMatchObject([{ basisAmount: -500, amount: 25 }])
  })

  it('earns nothing of what went back in a locked month, whatever an earlier locked one lacks', () => {
    const payments = [came('2026-07-10', 1000), came('2026-09-10', 500), back('2026-11-10', 750)]
    const given = { staff, invoices: soldInJuly({ payments }, 1500), paidFor: [] }
    expect(generatedAs('2026-09', { ...given, locked: ['2026-07', '2026-11'] })).toMatchObject([
      { basisAmount: 250, amount: 12.5 },
    ])
    expect(generatedAs('2026-09', { ...given, locked: ['2026-07'] })).toMatchObject([{ basisAmount: 500 }])
  })

  it('earns what was decided not to be taken back of it', () => {
    const invoices = soldInJuly({ payments: [came('2026-07-10', 1000), back('2026-10-10', 600)] })
    const october = lineOf('2026-10', -600, reversed)
    const whole = [{ basisAmount: 1000, amount: 50 }]
    expect(generatedAs('2026-07', { staff, invoices, paidFor: [october] })).toMatchObject(whole)
    const paidFor = [october, lineOf('2026-10', -600, corrected)]
    expect(generatedAs('2026-07', { staff, invoices, paidFor })).toMatchObject(whole)
  })

  describe('by a category that was archived since', () => {
    const moved = [
      staffWith({
        ...{ payBasis: '', payRate: null, commissionCategoryId: 'iron_other', payFrom: civil('2026-11-01') },
        earlierPay: sellers.map((one) => ({ ...payRuleOf(one), payFrom: null })),
      }),
    ]
    const archived = (change: Partial<ContributionCategory>) =>
      categoriesWith(change).flatMap((one) =>
        one.id === commissionCategoryId
          ? [
              { ...one, isActive: false },
              { ...one, id: 'iron_other' },
            ]
          : [one],
      )

    it('takes back what a month was paid before the ledger, and nothing of one that was generated without it', () => {
      const invoices = soldInJuly({ payments: [came('2026-07-10', 1000), back('2026-11-10', 500)] })
      const given = { staff: moved, categories: archived({}), invoices, paidFor: [] }
      expect(generatedAs('2026-11', given)).toMatchObject([{ direction: 'Deduction', amount: 25 }])
      expect(generatedAs('2026-11', { ...given, generated: ['2026-07'] })).toEqual([])
      // Nothing is earned by it any more.
      expect(generatedAs('2026-07', given)).toEqual([])
    })

    it('is not paid when the member pays what was paid when invoiced', () => {
      const invoices = soldInJuly({ payments: [came('2026-11-10', 1000)] })
      const given = { staff: moved, categories: archived({ payWhen: 'invoiced' }), invoices, paidFor: [] }
      expect(generatedAs('2026-11', given)).toEqual([])
      expect(generatedAs('2026-11', { ...given, generated: ['2026-07'] })).toMatchObject([
        { basisAmount: 1000, amount: 50 },
      ])
    })
  })
})
