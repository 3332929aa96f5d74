import { describe, expect, it } from 'vitest'
import { CARRIED_OVER } from './contribution'
import { payByMonth, payByPerson, shareOfRevenue } from './payFigures'

type Line = Parameters<typeof payByPerson>[0][number]
const line = (fields: Partial<Line>): Line => ({
  ...{ staffId: 'ravi', categoryId: 'salary', direction: 'Earning', amount: 1000, month: '2026-10' },
  ...{ status: 'Paid', source: null, basisAmount: null, rate: null },
  ...{ id: 'l1', gymId: 'iron', modeOfPayment: 'UPI', note: '' },
  ...fields,
})
const source = { invoiceId: 'i1', memberId: 'm1', leadId: '', payWhen: null }
const lines = [
  line({ amount: 20_000.1 }),
  line({ staffId: 'meera', amount: 15_000.2 }),
  line({ categoryId: 'commission', amount: 171, source, basisAmount: 1710 }),
  line({ categoryId: 'commission', direction: 'Deduction', amount: 42.75, source, basisAmount: -855 }),
  line({ categoryId: 'old-advance', direction: 'Deduction', amount: 500, status: 'Pending' }),
  line({ amount: 9_999, status: 'Reversed' }),
  line({ month: '2026-09', categoryId: 'session', amount: 900, basisAmount: 2 }),
]
const standsFor = (id: string) => (id === 'old-advance' ? 'advance' : id)

describe('what pay came to', () => {
  it('month by month and by category, without what was reversed, in whole paise', () => {
    expect(payByMonth(lines, ['2026-08', '2026-09', '2026-10'], standsFor)).toEqual([
      { month: '2026-08', byCategory: new Map(), net: 0 },
      { month: '2026-09', byCategory: new Map([['session', 900]]), net: 900 },
      {
        month: '2026-10',
        byCategory: new Map([
          ['salary', 35_000.3],
          ['commission', 128.25],
          ['advance', -500],
        ]),
        net: 34_628.55,
      },
    ])
  })

  it('by person, beside what they sold; sessions are no sales', () => {
    expect(payByPerson(lines)).toEqual([
      { staffId: 'ravi', pay: 20_528.35, sold: 855 },
      { staffId: 'meera', pay: 15_000.2, sold: 0 },
    ])
  })

  it('a session that names its member is no sale either', () => {
    const source = { invoiceId: '', memberId: 'asha', leadId: '', payWhen: null }
    expect(payByPerson([line({ amount: 1_200, basisAmount: 3, source })])).toMatchObject([
      { pay: 1_200, sold: 0 },
    ])
  })

  it('counts what was carried over once, where the month has no line that balances it either', () => {
    const settled = { modeOfPayment: CARRIED_OVER }
    const carried = [
      line({ ...settled, amount: 20_000 }),
      line({ ...settled, categoryId: 'advance', direction: 'Deduction', amount: 20_900 }),
      line({ month: '2026-11', amount: 20_000 }),
      line({ month: '2026-11', categoryId: 'other', direction: 'Deduction', amount: 900 }),
    ]
    const balance = line({ ...settled, categoryId: 'other', amount: 900 })
    for (const given of [carried, [...carried, balance]]) {
      const months = payByMonth(given, ['2026-10', '2026-11'], standsFor)
      expect(months.map(({ net }) => net)).toEqual([0, 19_100])
      expect(payByPerson(given)).toMatchObject([{ pay: 19_100 }])
    }
  })

  it.each([
    [30_000, 100_000, 30],
    [12_345, 100_000, 12.3],
    [30_000, 0, null],
    [0, 100, 0],
  ])('%d of %d is %s %%', (pay, revenue, percent) => {
    expect(shareOfRevenue(pay, revenue)).toBe(percent)
  })
})
