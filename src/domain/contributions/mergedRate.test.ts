import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { payRuleOf } from '@/domain/staff/payRule'
import { contributionCategorySchema } from './contributionCategory'
import { staffWith } from './fixtures'
import { mergedRateText, paidByIt } from './mergedRate'

const today = civil('2026-11-20')
const category = (id: string, fields: object = {}) =>
  contributionCategorySchema.parse({
    ...{ id, gymId: 'iron', name: id, direction: 'Earning', basis: 'percentOfNet', rate: 5 },
    ...fields,
  })
const sales = category('Sales')
const referrals = category('Referrals', { rate: 10 })
const by = (commissionCategoryId: string, commissionRate: number | null = null, fields: object = {}) =>
  staffWith({ commissionCategoryId, commissionRate, ...fields })

it('counts who is paid by a category, at its rate or at their own, by what stands for it too', () => {
  const old = category('Old', { mergedInto: 'Sales', isActive: false })
  const staff = [
    ...[by('Sales'), by('Old'), by('Sales', 7), by('Referrals'), by('')],
    by('Sales', null, { commissionBasis: 'fixed', commissionAmount: 500 }),
    by('Sales', null, { isActive: false, leftOn: '2026-09-30' }),
    by('Sales', null, { isActive: false, leftOn: '2026-10-01' }),
    by('Sales', 7, { earlierPay: [payRuleOf(by('Sales'))], payFrom: '2026-10-01' }),
  ]
  const all = [sales, referrals, old]
  expect(paidByIt(sales, staff, all, today)).toEqual({ atItsRate: 4, atTheirOwn: 2 })
  expect(paidByIt({ ...sales, basis: 'manual' }, staff, all, today)).toEqual({ atItsRate: 0, atTheirOwn: 0 })
})

it('says what another category pays them, and by which days', () => {
  const text = (atItsRate: number, atTheirOwn: number, into = referrals) =>
    mergedRateText(sales, into, { atItsRate, atTheirOwn })
  expect(text(2, 0)).toBe(
    '2 employees are paid 5 % by Sales. By Referrals it is 10 %, in every month that isn’t generated yet, past ones too.',
  )
  expect(text(1, 1)).toBe(
    '1 employee is paid 5 % by Sales. By Referrals it is 10 %, in every month that isn’t generated yet, past ones too. 1 employee has a rate of their own and keeps it.',
  )
  expect(text(0, 2)).toBe('2 employees have a rate of their own and keep it.')
  expect(text(0, 0)).toBe('')
  const otherwise = category('Leads', { payWhen: 'invoiced', paidTo: 'leadOwner' })
  expect(text(1, 0, otherwise)).toBe(
    '1 employee is paid 5 % by Sales, and stays at 5 %. A sale then counts: when invoiced. The first sale to a lead then goes to: the lead’s owner.',
  )
})
