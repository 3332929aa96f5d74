import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { figuresFrom, withFigures } from './budget'
import { expenseSchema } from './expense'
import { beginningCategories, expenseCategorySchema } from './expenseCategory'

const today = civil('2026-03-05')
const categories = beginningCategories('g').map(({ id, fields }) =>
  expenseCategorySchema.parse({ ...fields, id, gymId: 'g', monthlyBudget: 1000 }),
)
const spent = (categoryId: string, date: string, amount: number) =>
  expenseSchema.parse({ id: `${categoryId}${date}`, gymId: 'g', categoryId, date, amount })
const expenses = [
  spent('g_rent', '2026-03-01', 950.1),
  spent('g_rent', '2026-03-02', 0.2),
  spent('g_rent', '2026-02-01', 900),
  spent('g_water', '2026-02-28', 40),
]

describe('the figures of the expense categories', () => {
  it('are read from the first of last month', () => {
    expect(figuresFrom(today)).toBe('2026-02-01')
    expect(figuresFrom(civil('2026-01-31'))).toBe('2025-12-01')
  })

  it('show this month to the paisa, its part of the budget, last month and the last day of use', () => {
    const [rent] = withFigures(categories, expenses, today)
    expect(rent).toMatchObject({
      now: { spent: 950.3, percent: 95, state: 'near', lastUsed: '2026-03-02' },
      lastMonth: 900,
    })
  })

  it('are none while the expenses are read', () => {
    expect(withFigures(categories, null, today)[0]).toMatchObject({ now: null, lastMonth: null })
  })
})
