// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { partsOver, repositoriesOver } from '@/data/repositories'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { StoredData, StoreTransaction } from '@/data/store/documentStore'
import { storeHolding } from '@/data/store/fixtures'
import { expenseCategorySchema } from '@/domain/expenses/expenseCategory'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import { PersonContext } from '@/ui/person'
import { AddExpense } from './AddExpense'
import { QuickExpense } from './QuickExpense'

beforeEach(() => {
  window.localStorage.clear()
  useToasts.setState({ shown: [] })
})
afterEach(cleanup)

const categories = ['Water', 'Rent'].map((name) =>
  expenseCategorySchema.parse({ id: name, gymId: 'iron', name }),
)
const shared = { categories, learned: new Map() }

/** Draws it over a store that writes what it is given, and whose first answer is lost on the way. */
function drawOver(what: ReactNode): () => unknown[] {
  const held = new Map<string, StoredData>()
  const timed = (data: StoredData): StoredData => ({ ...data, createdAt: null, updatedAt: null })
  const unused = () => {
    throw new Error('An expense is created and updated')
  }
  const transaction: StoreTransaction = {
    get: (path) => storeHolding(Object.fromEntries(held)).get(path),
    create: (path, data) => void held.set(path, timed(data)),
    update: (path, fields) => {
      const changed = Object.fromEntries(fields.map(({ at, value }) => [at.join('.'), value]))
      held.set(path, timed({ ...held.get(path), ...changed }))
    },
    ...{ set: unused, merge: unused, remove: unused },
  }
  let answers = 0
  let ids = 0
  const backend = backendHolding({})
  const store = {
    ...storeHolding({}),
    transact: async <T,>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T> => {
      const answer = await work(transaction)
      answers += 1
      if (answers === 1) throw appErrorOf('unavailable', 'the answer was lost')
      return answer
    },
  }
  const over = {
    ...backend,
    makeId: () => `expense-${(ids += 1)}`,
    repository: repositoriesOver(partsOver(store, backend.clock)),
  }
  renderAs(sessionAtIron(over, 'iron'), <PersonContext value="iron">{what}</PersonContext>)
  return () => [...held.values()].map(({ amount, description }) => ({ amount, description }))
}

const type = (label: RegExp, value: string) => {
  const box = screen.getByLabelText(label)
  fireEvent.change(box, { target: { value } })
  fireEvent.blur(box)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isSaid = (text: string) =>
  waitFor(() => expect(useToasts.getState().shown.map((toast) => toast.text)).toEqual([text]))

function quickly(amount: string, words: string) {
  type(/^Amount/, amount)
  type(/^What for/, words)
  press('Add')
}

it('writes the next expense of the quick row after an answer was lost', async () => {
  const stored = drawOver(<QuickExpense {...shared} />)
  quickly('500', 'rent')
  await screen.findByRole('alert')
  quickly('250', 'water')
  await isSaid('₹250.00 for Water is added.')
  expect(stored()).toEqual([
    { amount: 500, description: 'rent' },
    { amount: 250, description: 'water' },
  ])
})

it('writes the same expense of the quick row once, though its answer was lost', async () => {
  const stored = drawOver(<QuickExpense {...shared} />)
  quickly('500', 'rent')
  await screen.findByRole('alert')
  press('Add')
  await isSaid('₹500.00 for Rent is added.')
  expect(stored()).toEqual([{ amount: 500, description: 'rent' }])
})

it('stores the expense of the form as it was typed last, though an earlier answer was lost', async () => {
  const stored = drawOver(<AddExpense {...shared} onClose={() => undefined} />)
  type(/^Amount/, '500')
  type(/^Description/, 'rent')
  press('Use Rent')
  press('Add expense')
  await waitFor(() => expect(stored()).toEqual([{ amount: 500, description: 'rent' }]))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add expense' })).toHaveProperty('disabled', false),
  )
  type(/^Amount/, '650')
  press('Add expense')
  await isSaid('₹650.00 is added.')
  expect(stored()).toEqual([{ amount: 650, description: 'rent' }])
})
