import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { contributionSchema, type Contribution } from './contribution'
import { expenseChanges, expenseChangeText } from './reversedPay'

const line = (id: string, amount: number, fields: Partial<Contribution> = {}): Contribution =>
  contributionSchema.parse({
    ...{ id, gymId: 'iron', staffId: 'ravi', categoryId: 'iron_bonus', direction: 'Earning', amount },
    ...{ date: '2026-11-10', month: '2026-11', status: 'Paid', paidOn: '2026-11-14', expenseId: 'e1' },
    ...fields,
  })

const ledger = [
  line('c1', 500),
  line('c2', 400.5),
  line('c3', 600, { direction: 'Deduction' }),
  line('gone', 90, { status: 'Reversed' }),
  line('even', 70, { expenseId: '' }),
  line('open', 80, { status: 'Approved', expenseId: '', paidOn: null }),
  line('meera', 300, { staffId: 'meera', expenseId: 'e2' }),
]

it.each([
  ['an earning', ['c2'], ledger.filter(({ id }) => id !== 'c3'), [-400.5]],
  ['a deduction', ['c3'], ledger, [600]],
  ['an earning below which deductions are more', ['c1'], ledger, [-300.5]],
  ['a deduction without which anything is left', ['c3'], ledger.filter(({ id }) => id !== 'c1'), [400.5]],
  ['all of a payment', ['c1', 'c2', 'c3'], ledger, [-300.5]],
  ['an earning and as much of a deduction', ['c1', 'c3'], [...ledger, line('c4', 100)], [100]],
  ['lines of two people', ['c3', 'meera'], ledger, [600, -300]],
  ['what no expense was written for', ['gone', 'even', 'open'], ledger, []],
])('the expense of a payment falls or rises with %s', (_, ids, lines, amounts) => {
  const changes = expenseChanges(
    ids.map((id) => ({ id })),
    lines,
  )
  expect(changes.map(({ amount }) => amount)).toEqual(amounts)
})

it('says how much, whose, and which way the money goes', () => {
  expect(expenseChanges([{ id: 'c3' }], ledger)).toEqual([
    { expenseId: 'e1', staffId: 'ravi', paidOn: '2026-11-14', amount: 600 },
  ])
  const text = (amount: number, name = 'Ravi') =>
    expenseChangeText({ amount, paidOn: civil('2026-11-14') }, name, PLATFORM_MONEY)
  expect(text(600)).toBe(
    '₹600.00 is added to the expense of 14 Nov, 2026, as if it had been paid then. Hand that over to Ravi.',
  )
  expect(text(-400.5, '')).toBe(
    '₹400.50 is taken off the expense of 14 Nov, 2026. Get that back from the employee, or enter the right amount in its place.',
  )
})
