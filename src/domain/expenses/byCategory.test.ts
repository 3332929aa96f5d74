import { expect, it } from 'vitest'
import { spendingByCategory } from './byCategory'
import { expenseSchema } from './expense'

const spent = (categoryId: string, date: string, amount: number, fields: object = {}) =>
  expenseSchema.parse({
    id: `${categoryId}${date}${amount}`,
    gymId: 'g',
    categoryId,
    date,
    amount,
    ...fields,
  })
const categories = ['Rent', 'Tea', 'Water'].map((name) => ({ id: name, name, monthlyBudget: 0 }))

it('shows each category that was spent in, this month and the one before, the most first', () => {
  const rows = spendingByCategory(
    categories,
    [
      spent('Tea', '2026-11-02', 40.1),
      spent('Tea', '2026-11-03', 0.2),
      spent('Rent', '2026-11-01', 900),
      spent('Rent', '2026-10-01', 800),
      spent('gone', '2026-10-05', 7),
      spent('Water', '2026-11-05', 5, { status: 'Draft' }),
      spent('Water', '2026-09-30', 5),
    ],
    '2026-11',
    '2026-10',
  )
  expect(rows).toEqual([
    { id: 'Rent', name: 'Rent', now: 900, before: 800 },
    { id: 'Tea', name: 'Tea', now: 40.3, before: 0 },
    { id: '', name: 'Without a category', now: 0, before: 7 },
  ])
})
