// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { liveCache } from '@/live/liveCache'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import ExpenseCategoriesPage from './ExpenseCategoriesPage'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  liveCache.clear()
})

const expense = (id: string, date: string, amount: number) => ({
  [`expenses/${id}`]: {
    ...{ id, gymId: 'iron', categoryId: 'rent', description: '', amount, date },
    ...{ status: 'Confirmed', deleted: false, isRecurring: false },
  },
})

it('what a category came to in this month and the last opens the expenses that add up to it (PRODUCT 2.Q)', async () => {
  const held = {
    'expenseCategories/rent': {
      ...{
        id: 'rent',
        gymId: 'iron',
        name: 'Rent',
        nameLower: 'rent',
        order: 1,
        isActive: true,
        deleted: false,
      },
    },
    ...expense('now', '2026-11-05', 700),
    ...expense('before', '2026-10-31', 450),
  }
  renderAs(sessionAtIron(backendHolding(held), 'iron'), <ExpenseCategoriesPage />)
  const hrefOf = async (text: string) =>
    (await screen.findAllByText(text)).map((amount) => amount.closest('a')?.getAttribute('href'))
  expect(await hrefOf('₹700.00')).toContain('/finance/expenses?category=rent&range=2026-11-01..2026-11-20')
  expect(await hrefOf('₹450.00')).toContain('/finance/expenses?category=rent&range=2026-10-01..2026-10-31')
})
