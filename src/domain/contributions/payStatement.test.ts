import { describe, expect, it } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { contributionSchema, type Contribution } from './contribution'
import { payStatementOf } from './payStatement'
import { statementFileName, statementShareText } from './payStatementText'

const gym = clientInfoSchema.parse({
  id: 'iron',
  name: 'Iron Gym',
  phone: '9826011111',
  email: 'iron@gym.test',
  address: '12 MG Road',
  city: 'Indore',
  state: 'Madhya Pradesh',
  pincode: '452001',
  preference: {},
})

const staff = {
  id: 'ravi',
  name: 'Ravi Kumar',
  designation: 'Trainer',
  empId: 'IRN-04',
  phone: '9876543210',
  joiningDate: civil('2026-01-05'),
}

const categories = [
  { id: 'salary', name: 'Salary', order: 0, mergedInto: '' },
  { id: 'commission', name: 'Sales commission', order: 2, mergedInto: '' },
  { id: 'pt', name: 'PT session', order: 3, mergedInto: '' },
  { id: 'class', name: 'Class', order: 4, mergedInto: 'pt' },
  { id: 'advance', name: 'Advance repaid', order: 6, mergedInto: '' },
]

const line = (id: string, fields: Partial<Contribution>): Contribution =>
  contributionSchema.parse({
    ...{ id, gymId: 'iron', staffId: 'ravi', categoryId: 'salary', direction: 'Earning', amount: 1 },
    ...{ date: '2026-10-31', month: '2026-10', status: 'Paid', paidOn: '2026-11-02', modeOfPayment: 'UPI' },
    ...fields,
  })

const sale = (id: string, fields: Partial<Contribution>) =>
  line(id, {
    categoryId: 'commission',
    rate: 5,
    source: { invoiceId: id, memberId: 'm1', leadId: '', payWhen: null },
    ...fields,
  })

const lines = [
  sale('i1', { amount: 85.5, basisAmount: 1710 }),
  sale('i2', { amount: 50, basisAmount: 1000 }),
  sale('i3', { amount: 20, basisAmount: -400, direction: 'Deduction' }),
  line('iron_2026-10_ravi_base', { amount: 30_000, rate: 31_000, note: '30 of 31 days' }),
  line('pt1', { categoryId: 'pt', amount: 3_600, basisAmount: 9, rate: 400 }),
  line('pt2', { categoryId: 'class', amount: 2_000, basisAmount: 5, rate: 400 }),
  line('advance1', { categoryId: 'advance', amount: 1_500, direction: 'Deduction', note: 'Second of three' }),
  line('gone', { amount: 99, status: 'Reversed' }),
  line('other', { amount: 77, staffId: 'asha' }),
]

const statementOf = (given: readonly Contribution[] = lines, today = civil('2026-11-20')) =>
  payStatementOf({ gym, staff, month: '2026-10', lines: given, categories, today })

describe('a month’s pay statement', () => {
  it('adds the lines up by category in their order, and leaves out what was reversed and what is others’', () => {
    expect(statementOf()).toMatchObject({
      month: 'Oct 2026',
      notices: [],
      gym: { name: 'Iron Gym', address: '12 MG Road, Indore, Madhya Pradesh 452001' },
      employee: { name: 'Ravi Kumar', empId: 'IRN-04', joinedOn: '05 Jan, 2026' },
      payable: '30 of 31 days',
      earnings: [
        { category: 'Salary', detail: '30 of 31 days', rate: { rupees: 31_000 }, rupees: 30_000 },
        { category: 'Sales commission', count: '2 sales', value: 2710, rate: { percent: 5 }, rupees: 135.5 },
        { category: 'PT session', count: '14 sessions', value: null, rate: { rupees: 400 }, rupees: 5_600 },
      ],
      deductions: [
        { category: 'Sales commission', count: '1 refund', value: 400, rate: { percent: 5 }, rupees: 20 },
        { category: 'Advance repaid', detail: 'Second of three', rate: null, rupees: 1_500 },
      ],
      earned: 35_735.5,
      deducted: 1_520,
      net: 34_215.5,
      inWords: 'Rupees Thirty Four Thousand Two Hundred Fifteen and Fifty Paise Only',
      payments: [{ date: '02 Nov, 2026', mode: 'UPI', rupees: 34_215.5 }],
      outcome: { label: 'Paid in full', rupees: 34_215.5 },
    })
  })

  it('says a row’s rate only where all of its lines have that one', () => {
    const [first, second] = [
      line('a', { categoryId: 'pt', amount: 400, basisAmount: 1, rate: 400 }),
      lines[5],
    ]
    const other = line('b', { categoryId: 'pt', amount: 500, basisAmount: 1, rate: 500 })
    expect(statementOf([first, other]).earnings).toMatchObject([{ count: '2 sessions', rate: null }])
    expect(statementOf(second ? [first, second] : []).earnings).toMatchObject([{ rate: { rupees: 400 } }])
    // One that names whom it was with is a session all the same.
    const named = line('e', {
      ...{ categoryId: 'pt', amount: 400, basisAmount: 1, rate: 400 },
      source: { invoiceId: '', memberId: 'asha', leadId: '', payWhen: null },
    })
    expect(statementOf([first, named]).earnings).toMatchObject([
      { count: '2 sessions', value: null, rate: { rupees: 400 }, rupees: 800 },
    ])
    const bonuses = [line('c', { amount: 100 }), line('d', { amount: 50, basisAmount: 1, rate: 50 })]
    expect(statementOf(bonuses).earnings).toMatchObject([
      { count: '2 entries', value: null, rate: null, rupees: 150 },
    ])
  })

  it('says what is paid, what is still to pay, and what nobody has approved', () => {
    const half = lines.map((one) =>
      one.id === 'pt1' ? { ...one, status: 'Pending' as const, paidOn: null, modeOfPayment: '' } : one,
    )
    expect(statementOf(half)).toMatchObject({
      notices: ['Provisional: 1 amount is not approved yet'],
      payments: [{ rupees: 30_615.5 }],
      outcome: { label: 'To pay', rupees: 3_600 },
    })
    expect(statementOf(half, civil('2026-10-31')).notices).toEqual(['Provisional: Oct 2026 isn’t over yet'])
  })

  it('has a row for each day and mode of a payment, the earlier first', () => {
    const twice = lines.map((one) =>
      one.id === 'pt1' ? { ...one, paidOn: civil('2026-11-01'), modeOfPayment: 'Cash' } : one,
    )
    expect(statementOf(twice).payments).toEqual([
      { date: '01 Nov, 2026', mode: 'Cash', rupees: 3_600 },
      { date: '02 Nov, 2026', mode: 'UPI', rupees: 30_615.5 },
    ])
  })

  it('says what was carried over, and what of the month was paid', () => {
    const settled = { modeOfPayment: 'Carried over' }
    const owed = { ...settled, categoryId: 'advance', direction: 'Deduction', amount: 2_000 } as const
    const before = [line('a', { amount: 10_000 }), line('b', owed)]
    const balance = line('iron_2026-10_ravi_carried-over', {
      ...settled,
      ...{ categoryId: 'advance', amount: 2_000, note: 'Carried over to Nov 2026' },
    })
    for (const given of [before, [...before, balance]])
      expect(statementOf(given)).toMatchObject({
        earnings: [
          { category: 'Salary', rupees: 10_000 },
          { category: 'Carried over', detail: 'Carried over to Nov 2026', rupees: 2_000 },
        ],
        deductions: [{ category: 'Advance repaid', rupees: 2_000 }],
        net: 10_000,
        payments: [{ mode: 'UPI', rupees: 10_000 }],
        outcome: { label: 'Carried over', rupees: 2_000 },
      })
  })

  it('says what is owed to the centre where what it was deducted from was reversed, which nobody carried over', () => {
    const given = [
      line('a', { amount: 500, status: 'Reversed' }),
      line('b', { amount: 500, categoryId: 'advance', direction: 'Deduction' }),
    ]
    expect(statementOf(given)).toMatchObject({
      ...{ net: -500, payments: [], outcome: { label: 'Owed to the centre', rupees: 500 } },
    })
  })

  it('puts no words where deductions are more, nor outside India', () => {
    expect(statementOf(lines.filter(({ direction }) => direction === 'Deduction'))).toMatchObject({
      net: -1_520,
      inWords: '',
      payable: '',
    })
    const abroad = { ...gym, preference: { currency: 'USD', locale: 'en-US' } }
    expect(
      payStatementOf({ gym: abroad, staff, month: '2026-10', lines, categories, today: civil('2026-11-20') }),
    ).toMatchObject({ inWords: '', currency: 'USD' })
  })
})

it('is named by whom and when, without a sign that a folder takes for its own', () => {
  const statement = statementOf()
  expect(statementFileName(statement)).toBe('Pay statement Ravi Kumar Oct 2026.pdf')
  const odd = { ...statement, employee: { ...statement.employee, name: 'Ravi/Kumar' } }
  expect(statementFileName(odd)).toBe('Pay statement Ravi-Kumar Oct 2026.pdf')
})

it('is written in a chat with what it comes to', () => {
  expect(statementShareText(statementOf())).toBe(
    [
      'Dear Ravi Kumar,',
      'here is your pay statement for Oct 2026 from Iron Gym.',
      '',
      'Paid for: 30 of 31 days',
      'Salary: ₹30,000.00',
      'Sales commission: ₹135.50',
      'PT session: ₹5,600.00',
      'Sales commission: -₹20.00',
      'Advance repaid: -₹1,500.00',
      'Net pay: ₹34,215.50',
      '₹34,215.50 paid on 02 Nov, 2026 by UPI',
      '',
      'Thank you.',
    ].join('\n'),
  )
})
