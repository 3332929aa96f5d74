import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { balancedLines } from './balancedLines'
import {
  carriedFrom,
  carriedLineId,
  carryOver,
  owingIn,
  refuseCarried,
  refuseCarriedAgain,
  unsettled,
} from './carryOver'
import { contributionSchema, netOf, type Contribution } from './contribution'
import { categories } from './fixtures'
import { isGenerated } from './payLine'
import { refuseOpen } from './payMonth'
import { paidText } from './payContributions'

const line = (id: string, direction: 'Earning' | 'Deduction', amount: number, fields = {}): Contribution =>
  contributionSchema.parse({
    ...{ id, gymId: 'iron', staffId: 'ravi', categoryId: 'iron_salary', direction, amount },
    ...{ date: '2026-10-31', month: '2026-10', status: 'Approved', ...fields },
  })
const ctx = {
  ...{ gymId: 'iron', month: '2026-10', staffId: 'ravi', name: 'Ravi', categories },
  ...{ today: civil('2026-11-02'), now: new Date('2026-11-02T06:00:00Z'), by: 'iron' },
}
const lines = [
  line('a', 'Earning', 1_000),
  line('b', 'Deduction', 1_500.5),
  line('c', 'Earning', 300, { status: 'Reversed' }),
  line('d', 'Earning', 20_000, { status: 'Paid' }),
  line('e', 'Deduction', 9_000, { staffId: 'desk' }),
]

describe('a month whose deductions are more than the earnings', () => {
  it('is found by person, of what is open', () => {
    expect(owingIn(lines)).toEqual([
      { staffId: 'ravi', amount: 500.5, isApproved: true },
      { staffId: 'desk', amount: 9_000, isApproved: true },
    ])
    const pending = line('f', 'Deduction', 1, { status: 'Pending' })
    expect(owingIn([...lines, pending])).toMatchObject([{ amount: 501.5, isApproved: false }, {}])
    expect(owingIn([line('a', 'Earning', 1), line('b', 'Deduction', 1)])).toEqual([])
  })

  it('is settled, and deducted from the next month under an id that follows from month and person', () => {
    const done = carryOver(lines, ctx)
    if (!('carried' in done)) throw new Error(done.reason)
    expect(
      done.settled.map(({ id, status, modeOfPayment, paidOn }) => [id, status, modeOfPayment, paidOn]),
    ).toEqual([
      ['a', 'Paid', 'Carried over', '2026-11-02'],
      ['b', 'Paid', 'Carried over', '2026-11-02'],
    ])
    expect(contributionSchema.parse(done.carried)).toEqual(done.carried)
    expect(done.carried).toMatchObject({
      ...{
        id: carriedLineId('iron', '2026-10', 'ravi'),
        staffId: 'ravi',
        month: '2026-11',
        status: 'Approved',
      },
      ...{ direction: 'Deduction', amount: 500.5, categoryId: 'iron_other-deduction' },
      note: 'Carried over from Oct 2026',
    })
    expect(contributionSchema.parse(done.balance)).toEqual(done.balance)
    expect(done.balance).toMatchObject({
      ...{ month: '2026-10', date: '2026-10-31', direction: 'Earning', amount: 500.5, status: 'Paid' },
      ...{ modeOfPayment: 'Carried over', expenseId: '', note: 'Carried over to Nov 2026' },
      categoryId: 'iron_other-deduction',
    })
    // What is owed stands in one of the two months.
    expect(netOf([...done.settled, done.balance])).toBe(0)
    expect(netOf([done.carried])).toBe(netOf(lines.slice(0, 2)))
    expect(refuseOpen(done.settled)).toBe(null)
    expect([done.balance, done.carried].map(({ id }) => isGenerated(id, ctx))).toEqual([false, false])
    expect([carriedFrom(done.carried), carriedFrom(done.balance)]).toEqual(['2026-10', null])
    expect(done.settled.map(paidText)[0]).toBe('Carried over on 02 Nov, 2026')
    expect(carriedLineId('iron', '2026-12', 'ravi')).toMatch(/^iron_2027-01_ravi_/)
  })

  it('goes where the centre deducts', () => {
    const under = (given: typeof categories) => {
      const done = carryOver(lines, { ...ctx, categories: given })
      return 'carried' in done && done.carried.categoryId
    }
    expect(under(categories.filter(({ id }) => id !== 'iron_other-deduction'))).toBe('iron_advance-repaid')
    expect(under([])).toBe('iron_salary')
  })

  it('is refused where nothing is owed, or something is not approved', () => {
    const pending = line('f', 'Deduction', 1, { status: 'Pending' })
    expect(carryOver([...lines, pending], ctx)).toMatchObject({
      reason: 'Some of Ravi’s Oct 2026 isn’t approved yet. Approve or reverse it first.',
    })
    expect(carryOver([line('a', 'Earning', 1)], ctx)).toMatchObject({
      reason: 'Ravi owes nothing for Oct 2026. Pay it as usual.',
    })
  })

  it('is taken back from the end of it', () => {
    expect(refuseCarried(ctx, line('x', 'Deduction', 1), 'Ravi')).toMatchObject({
      reason: 'Ravi’s Oct 2026 was carried over to Nov 2026. Reverse the deduction there first.',
    })
    expect(refuseCarried(ctx, line('x', 'Deduction', 1, { status: 'Reversed' }), 'Ravi')).toBe(null)
    expect(refuseCarried(ctx, null, 'Ravi')).toBe(null)
    expect(refuseCarriedAgain(ctx, line('x', 'Deduction', 1), 'Ravi')).toMatchObject({
      reason:
        'Ravi’s Oct 2026 was carried over already. Reverse the deduction in Nov 2026 first, then carry over all of it.',
    })
    const done = carryOver(lines, ctx)
    if (!('carried' in done)) throw new Error(done.reason)
    const month = [...lines.slice(2), ...done.settled, done.balance]
    const again = unsettled(month, 'ravi', 'By mistake')
    expect(again.slice(0, 2)).toEqual(lines.slice(0, 2))
    expect(again.slice(2)).toMatchObject([{ id: done.balance.id, status: 'Reversed', reason: 'By mistake' }])
    expect(unsettled(lines, 'ravi', '')).toEqual([])
  })
})

describe('a month that was carried over without a balance', () => {
  const settled = { status: 'Paid', modeOfPayment: 'Carried over' }
  const before = [
    line('a', 'Earning', 1_000, settled),
    line('b', 'Deduction', 1_500.5, settled),
    line('d', 'Earning', 20_000, { status: 'Paid', modeOfPayment: 'UPI' }),
  ]

  it('is read as if it had one', () => {
    const [, , , balance, ...more] = balancedLines(before)
    expect([balance, more]).toMatchObject([
      { direction: 'Earning', amount: 500.5, note: 'Carried over to Nov 2026', month: '2026-10' },
      [],
    ])
    const done = carryOver(lines, ctx)
    if (!('carried' in done)) throw new Error(done.reason)
    const whole = [...done.settled, done.balance]
    expect(balancedLines(whole)).toEqual(whole)
  })
})
