import { describe, expect, it } from 'vitest'
import { beginningCategories } from '@/domain/expenses/beginningCategories'
import { expenseSchema } from '@/domain/expenses/expense'
import { expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { civil } from '@/domain/shared/civilDate'
import { arrangeCategories, readsFrom } from './arrangeCategories'

const today = civil('2026-03-05')
const categories = beginningCategories('g').map(({ id, order, fields }) =>
  expenseCategorySchema.parse({ ...fields, id, gymId: 'g', order, monthlyBudget: 1000 }),
)
const spent = (categoryId: string, date: string, amount: number) =>
  expenseSchema.parse({ id: `${categoryId}${date}`, gymId: 'g', categoryId, date, amount })
const expenses = [
  spent('g_rent', '2026-03-01', 950.1),
  spent('g_rent', '2026-03-02', 0.2),
  spent('g_rent', '2026-02-01', 900),
  spent('g_water', '2026-02-28', 40),
]
const usual = { tab: 'inUse', q: '', sort: { by: 'order', direction: 'asc' }, filters: {} } as const
const names = (more: Partial<Parameters<typeof arrangeCategories>[3]> = {}, list = categories) =>
  arrangeCategories(list, expenses, today, { ...usual, ...more }).map(({ category }) => category.name)

describe('the expense categories', () => {
  it('read the figures from the first of last month', () => {
    expect(readsFrom(today)).toBe('2026-02-01')
    expect(readsFrom(civil('2026-01-31'))).toBe('2025-12-01')
  })

  it('show this month to the paisa, its part of the budget, last month and the last day of use', () => {
    const [rent] = arrangeCategories(categories, expenses, today, usual)
    expect(rent).toMatchObject({
      now: { spent: 950.3, percent: 95, state: 'near', lastUsed: '2026-03-02' },
      lastMonth: 900,
    })
  })

  it('stand in their own order, and by name, budget or what was spent', () => {
    expect(names().slice(0, 3)).toEqual(['Rent', 'Electricity', 'Salaries'])
    expect(names({ sort: { by: 'name', direction: 'asc' } })[0]).toBe('Electricity')
    expect(names({ sort: { by: 'spent', direction: 'desc' } })[0]).toBe('Rent')
  })

  it('are found by the beginning of any word, and by kind', () => {
    expect(names({ q: 'wat' })).toEqual(['Water'])
    expect(names({ q: 'ater' })).toEqual([])
    expect(names({ filters: { kind: 'fixed' } })).toEqual(['Rent', 'Salaries', 'Software'])
  })

  it('leave the list when archived, and altogether when removed', () => {
    const list = categories.map((one) =>
      one.name === 'Water' ? { ...one, isActive: false } : { ...one, deleted: one.name === 'Misc' },
    )
    expect(names({}, list)).not.toContain('Water')
    expect(names({}, list)).not.toContain('Misc')
    expect(names({ tab: 'archived' }, list)).toEqual(['Water'])
  })

  it('have no figures while the expenses are read', () => {
    expect(arrangeCategories(categories, null, today, usual)[0]).toMatchObject({ now: null, lastMonth: null })
  })
})
