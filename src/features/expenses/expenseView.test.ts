import { describe, expect, it } from 'vitest'
import { expenseSchema, type Expense } from '@/domain/expenses/expense'
import { askedFor, isSearched, matches, recurringRows } from './expenseView'

const spent = (fields: Partial<Record<keyof Expense, unknown>> = {}) =>
  expenseSchema.parse({
    id: 'e',
    gymId: 'g',
    categoryId: 'rent',
    amount: 4500,
    date: '2026-11-05',
    ...fields,
  })

describe('the list of expenses', () => {
  it('asks the store for the days and the category, drafts by themselves', () => {
    expect(askedFor('all', { range: '2026-11-01..2026-11-30', category: 'rent' })).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
      status: 'Confirmed',
      categoryId: 'rent',
    })
    expect(askedFor('drafts', { range: '..nonsense' })).toMatchObject({
      from: '1900-01-01',
      to: '9999-12-31',
      status: 'Draft',
    })
  })

  it('finds by the beginnings of words in the description and the vendor, and by the amount', () => {
    const tea = spent({ description: 'Chai for trainers', vendor: 'Sharma Stores' })
    for (const typed of ['cha', 'SHARMA', 'trai sto', '4500']) expect(matches(tea, typed, {})).toBe(true)
    for (const typed of ['hai', 'chai gupta', '500']) expect(matches(tea, typed, {})).toBe(false)
  })

  it('narrows by the way of payment and by the bill', () => {
    const paid = spent({ modeOfPayment: 'UPI', bill: 'g/expenses/e/bill-1.webp' })
    expect(matches(paid, '', { mode: 'UPI', bill: 'with' })).toBe(true)
    expect(matches(paid, '', { mode: 'Cash' })).toBe(false)
    expect(matches(paid, '', { bill: 'without' })).toBe(false)
    expect([isSearched('', {}), isSearched('', { range: 'x' }), isSearched('', { bill: 'with' })]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('shows what comes again with the latest first, narrowed like the rest', () => {
    const rows = [spent({ id: 'a' }), spent({ id: 'b', date: '2026-11-09' }), spent({ categoryId: 'water' })]
    expect(recurringRows(rows, { category: 'rent' }).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(recurringRows(rows, { range: '2026-11-06..' }).map(({ id }) => id)).toEqual(['b'])
  })
})
