import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { staffSchema } from '@/domain/staff/staff'
import {
  contributionSchema,
  contributionStatuses,
  mayMove,
  netOf,
  refuseMove,
  type Contribution,
} from './contribution'
import { beginningContributionCategories, contributionCategorySchema } from './contributionCategory'
import { contributionFormSchema, newContribution } from './contributionForm'
import { toCorrect } from './correction'
import { expenseWithout, payContributions } from './payContributions'
import { payMonthSchema, refuseLocked, refuseOpen, refuseUnfinished } from './payMonth'

const today = civil('2026-11-20')
const now = new Date('2026-11-20T10:00:00Z')

const line = (fields: Partial<Contribution> = {}): Contribution =>
  contributionSchema.parse({
    ...{ id: 'c1', gymId: 'iron', staffId: 'ravi', categoryId: 'iron_bonus', direction: 'Earning' },
    ...{ amount: 500, date: '2026-11-10', month: '2026-11', status: 'Approved' },
    ...fields,
  })

describe('a line of the ledger', () => {
  it.each([
    ['Pending', ['Approved', 'Reversed']],
    ['Approved', ['Paid', 'Reversed']],
    ['Paid', ['Reversed']],
    ['Reversed', []],
  ] as const)('goes from %s to %j alone', (from, to) => {
    expect(contributionStatuses.filter((status) => mayMove(from, status))).toEqual(to)
  })

  it('says why it may not', () => {
    expect(refuseMove(line({ status: 'Pending' }), 'Paid', 'Ravi')?.reason).toBe(
      'This contribution of Ravi is still pending. Approve it first.',
    )
    expect(refuseMove(line({ status: 'Paid' }), 'Approved', 'Ravi')?.reason).toMatch(/is paid already/)
    expect(refuseMove(line(), 'Paid', 'Ravi')).toBeNull()
  })

  it('adds up to the paisa, deductions off', () => {
    expect(netOf([line({ amount: 0.1 }), line({ amount: 0.2 })])).toBe(0.3)
    expect(netOf([line(), line({ direction: 'Deduction', amount: 700 })])).toBe(-200)
  })
})

describe('entered by hand', () => {
  const categories = beginningContributionCategories('iron').map(({ id, fields }) =>
    contributionCategorySchema.parse({ ...fields, id, gymId: 'iron' }),
  )
  const category = (id: string, fields: object = {}) => ({
    ...(categories.find((one) => one.id === id) ?? contributionCategorySchema.parse({})),
    ...fields,
  })
  const staff = staffSchema.parse({ id: 'ravi', gymId: 'iron', name: 'Ravi', nameLower: 'ravi' })
  const form = contributionFormSchema.parse({
    ...{ staffId: 'ravi', categoryId: 'iron_bonus', amount: 500, sessions: null },
    ...{ date: '2026-11-10', month: '2026-11', note: ' Festival ', corrects: '' },
  })
  const of = {
    id: 'c1',
    gymId: 'iron',
    staff,
    category: category('iron_bonus'),
    member: null,
    today,
    by: 'iron',
    now,
  }
  const known = { ...of, lines: [] }

  it('waits for approval, in the direction of its category', () => {
    expect(newContribution(form, known)).toMatchObject({ amount: 500, status: 'Pending', note: 'Festival' })
    expect(newContribution(form, { ...known, category: category('iron_advance-repaid') })).toMatchObject({
      direction: 'Deduction',
    })
  })

  it('names whom it was earned with: a member of the centre, of an earning', () => {
    const member = { id: 'asha', gymId: 'iron' }
    const named = { ...form, memberId: 'asha' }
    expect(newContribution(form, known)).toMatchObject({ source: null })
    expect(newContribution(named, { ...known, member })).toMatchObject({
      source: { memberId: 'asha', invoiceId: '', payWhen: null },
    })
    const deducted = { ...known, member, category: category('iron_advance-repaid') }
    expect(newContribution(named, deducted)).toMatchObject({ source: null })
    for (const other of [null, { id: 'asha', gymId: 'ice' }])
      expect(newContribution(named, { ...known, member: other })).toMatchObject({ field: 'memberId' })
  })

  it('is so many sessions at the category’s rate, whatever amount was sent', () => {
    const sessions = { ...known, category: category('iron_pt-session', { rate: 400 }) }
    expect(newContribution({ ...form, sessions: 3 }, sessions)).toMatchObject({
      ...{ amount: 1200, basisAmount: 3, rate: 400 },
    })
    expect(newContribution(form, sessions)).toMatchObject({ field: 'sessions' })
  })

  const source = { invoiceId: 'i1', memberId: 'm1', leadId: '', payWhen: 'realised' as const }
  const generated = (fields: Partial<Contribution>) =>
    line({ ...{ id: 'iron_2026-11_ravi_i1', status: 'Reversed', source, basisAmount: 1710 }, ...fields })

  it('stands for the reversed commission that it corrects, of the same sale and value', () => {
    const lines = [generated({})]
    const [one] = lines
    const corrects = one?.id ?? ''
    expect(toCorrect(lines, 'ravi')).toEqual(lines)
    const correction = newContribution({ ...form, amount: 100, corrects }, { ...known, lines })
    expect(correction).toMatchObject({
      amount: 100,
      status: 'Pending',
      source,
      basisAmount: 1710,
      rate: null,
    })
    if (isRefused(correction)) throw new Error(correction.reason)
    expect(toCorrect([...lines, correction], 'ravi')).toEqual([])
    expect(toCorrect([...lines, { ...correction, status: 'Reversed' }], 'ravi')).toEqual(lines)
  })

  it.each([
    ['one that stands', [generated({ status: 'Paid' })], {}, 'corrects'],
    ['somebody else’s', [generated({ staffId: 'asha' })], {}, 'corrects'],
    ['what is of no sale', [generated({ source: null })], {}, 'corrects'],
    ['a deduction, by an earning', [generated({ direction: 'Deduction' })], {}, 'categoryId'],
    [
      'one, by sessions',
      [generated({})],
      { category: category('iron_pt-session', { rate: 400 }) },
      'categoryId',
    ],
  ] as const)('corrects no %s', (_, lines, other, field) => {
    const given = { ...form, sessions: 3, corrects: 'iron_2026-11_ravi_i1' }
    expect(newContribution(given, { ...known, lines, ...other })).toMatchObject({ kind: 'refused', field })
  })

  it.each([
    [{ date: civil('2026-11-21') }, {}, 'date'],
    [{ month: '2026-12' }, {}, 'month'],
    [{ amount: 0 }, {}, 'amount'],
    [{ amount: null }, {}, 'amount'],
    [{}, { staff: null }, 'staffId'],
    [{}, { staff: { ...staff, gymId: 'ice' } }, 'staffId'],
    [{}, { category: null }, 'categoryId'],
    [{}, { category: category('iron_bonus', { isActive: false }) }, 'categoryId'],
  ])('%j and %j is refused at its field', (fields, other, field) => {
    expect(newContribution({ ...form, ...fields }, { ...known, ...other })).toMatchObject({
      kind: 'refused',
      field,
    })
  })
})

describe('a payment', () => {
  const how = { paidOn: today, modeOfPayment: 'UPI' }
  const ctx = {
    ...{ gymId: 'iron', month: '2026-11', key: 'k', categoryId: 'iron_salaries', today, now, by: 'iron' },
    nameOf: (id: string) => id.toUpperCase(),
  }
  const lines = [
    line(),
    line({ id: 'c2', direction: 'Deduction', amount: 100.5 }),
    line({ id: 'c3', staffId: 'asha', amount: 50 }),
  ]

  it('pays each person’s earnings less their deductions, as one expense', () => {
    const payment = payContributions(lines, how, ctx)
    if (isRefused(payment)) throw new Error(payment.reason)
    expect(payment.expenses).toMatchObject([
      { id: 'iron_pay_k_ravi', amount: 399.5, vendor: 'RAVI', date: today, categoryId: 'iron_salaries' },
      { id: 'iron_pay_k_asha', amount: 50 },
    ])
    expect(payment.lines.map(({ status, expenseId }) => [status, expenseId])).toEqual([
      ['Paid', 'iron_pay_k_ravi'],
      ['Paid', 'iron_pay_k_ravi'],
      ['Paid', 'iron_pay_k_asha'],
    ])
  })

  it('is of nobody whose deductions are more, of nothing that is not approved, and not in the future', () => {
    const deduction = line({ direction: 'Deduction' })
    expect(payContributions([deduction], how, ctx)).toMatchObject({ kind: 'refused' })
    expect(payContributions([line({ status: 'Pending' })], how, ctx)).toMatchObject({ kind: 'refused' })
    expect(payContributions(lines, { ...how, paidOn: civil('2026-11-21') }, ctx)).toMatchObject({
      field: 'paidOn',
    })
  })

  it('is of a day of its month or a later one', () => {
    expect(payContributions(lines, { ...how, paidOn: civil('2026-10-31') }, ctx)).toEqual({
      ...{ kind: 'refused', field: 'paidOn' },
      reason: 'Choose 01 Nov, 2026 or a later day',
    })
    expect(payContributions(lines, { ...how, paidOn: civil('2026-11-01') }, ctx)).toMatchObject({
      expenses: [{ date: '2026-11-01' }, { date: '2026-11-01' }],
    })
  })

  it('writes no expense where nothing is left to pay', () => {
    const even = payContributions([line(), line({ id: 'c2', direction: 'Deduction' })], how, ctx)
    expect(even).toMatchObject({ expenses: [], lines: [{ expenseId: '' }, { expenseId: '' }] })
  })

  describe('that is taken back', () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    const deductible = [
      line(),
      line({ id: 'c2', amount: 400 }),
      line({ id: 'c3', direction: 'Deduction', amount: 600 }),
    ]
    /** Pays lines of one person, and reverses them one after the other, a minute each. */
    function reversing(given: readonly Contribution[]) {
      const payment = payContributions(given, how, ctx)
      const [spent] = isRefused(payment) ? [] : payment.expenses
      if (spent === undefined || isRefused(payment)) throw new Error('nothing was spent')
      let { lines } = payment
      let expense = { ...spent, updatedAt: at(0) }
      return {
        putAway: (minute: number) => {
          expense = { ...expense, deleted: true, updatedAt: at(minute) }
        },
        reverse: (id: string, minute: number) => {
          const without = expenseWithout(expense, { id }, lines)
          if (without) expense = { ...without, updatedAt: at(minute) }
          lines = lines.map((one) =>
            one.id === id ? { ...one, status: 'Reversed', updatedAt: at(minute) } : one,
          )
          return expense
        },
      }
    }

    it('in part lowers its expense or raises it, and wholly puts it away', () => {
      const { reverse } = reversing([line(), line({ id: 'c2', direction: 'Deduction', amount: 100.5 })])
      expect(reverse('c2', 1)).toMatchObject({ amount: 500, deleted: false })
      expect(reverse('c1', 2)).toMatchObject({ amount: 500, deleted: true })
    })

    it.each([
      ['c1', 'c3', 400],
      ['c2', 'c3', 500],
      ['c3', 'c1', 400],
    ])('leaves what is still owed in whichever order: %s, then %s', (one, other, left) => {
      const { reverse } = reversing(deductible)
      reverse(one, 1)
      expect(reverse(other, 2)).toMatchObject({ amount: left, deleted: false })
    })

    it('leaves an expense put away that somebody put away by hand', () => {
      const { putAway, reverse } = reversing(deductible)
      putAway(1)
      expect(reverse('c1', 2)).toMatchObject({ amount: 300, deleted: true, updatedAt: at(1) })
      expect(reverse('c3', 3)).toMatchObject({ amount: 300, deleted: true, updatedAt: at(1) })
    })
  })
})

describe('a month of pay', () => {
  it('is generated and locked once it is over', () => {
    expect(refuseUnfinished('2026-10', today, 'Lock')).toBeNull()
    expect(refuseUnfinished('2026-11', today, 'Generate')?.reason).toBe(
      'Nov 2026 isn’t over yet. Generate it from 01 Dec, 2026.',
    )
    expect(refuseUnfinished('2026-11', civil('2026-12-01'), 'Lock')).toBeNull()
  })

  it('is locked when nothing is open, and refuses everything afterwards', () => {
    expect(refuseOpen([line(), line({ status: 'Paid' })])?.reason).toBe(
      '1 contribution is not paid yet. Pay or reverse it first.',
    )
    expect(refuseOpen([line({ status: 'Paid' }), line({ status: 'Reversed' })])).toBeNull()
    const month = payMonthSchema.parse({ gymId: 'iron', month: '2026-10' })
    expect(refuseLocked(month)).toBeNull()
    expect(refuseLocked({ ...month, lockedOn: today })?.reason).toMatch(
      /^Oct 2026 was locked on 20 Nov, 2026/,
    )
  })
})
