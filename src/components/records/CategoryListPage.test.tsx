// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { useToasts } from '@/ui/feedback/toast'
import { CategoryListPage } from './CategoryListPage'
import { categoryViews, type Category } from './categoryViews'
import { textColumn } from './columns'
import type { CategoryFormProps } from './useCategoryForm'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
})

const categoryOf = (name: string, more: Partial<Category> = {}): Category => ({
  ...{ id: name.toLowerCase(), name, order: 0, isActive: true, deleted: false },
  ...more,
})
const rent = categoryOf('Rent')

const columns = [textColumn<{ category: Category }>('name', 'Name', ({ category }) => category.name)]
const usual = {
  setOf: () => ['Rent', 'Water', 'Misc'].map((name) => ({ id: name.toLowerCase(), fields: { name } })),
  names: 'rent, water and one more',
  next: 'Set a budget where you want one.',
}

const Form = ({ category, existing }: CategoryFormProps<Category>) => (
  <p>{category ? `Edits ${category.name}` : `Adds to ${existing.length}`}</p>
)

/** The screen over these records, and what it writes. */
function open(records: readonly Category[], address = '/', isRead = true) {
  const written: unknown[] = []
  const note = (what: string) => (_gymId: string, id: string) => {
    written.push(`${what} ${id}`)
    return Promise.resolve()
  }
  const repository = {
    ...{ add: note('add'), change: note('change'), archive: note('archive'), restore: note('restore') },
    remove: () => Promise.resolve(null),
  }
  const factory = () => repository
  renderAs(
    sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron'),
    <CategoryListPage
      screen="expenseCategories"
      hint="What is spent."
      factory={factory}
      records={records}
      isRead={isRead}
      rows={records.filter(({ deleted }) => !deleted).map((category) => ({ category }))}
      live={{ status: 'ready', value: { rows: [], next: null, leftOut: 0 }, pending: false }}
      views={categoryViews}
      filters={[]}
      columns={columns}
      usual={usual}
      form={Form}
      mergeOf={() => null}
    />,
    address,
  )
  return written
}

describe('a screen of categories', () => {
  it('brings the usual ones at a press: what was removed comes back, and a name that is taken stays as it is', async () => {
    const removed = categoryOf('Rent', { isActive: false, deleted: true })
    const written = open([removed, categoryOf('WATER', { id: 'own', isActive: false })])
    screen.getByText('No categories yet. Start from the usual ones: rent, water and one more.')
    fireEvent.click(screen.getByRole('button', { name: 'Start from the usual ones' }))
    await vi.waitFor(() =>
      expect(useToasts.getState().shown.map(({ text }) => text)).toEqual([
        '3 categories are there. Set a budget where you want one.',
      ]),
    )
    expect(written).toEqual(['restore rent', 'add misc'])
  })

  it('opens its form for the one in the address, and for a new one once the names that are taken are read', () => {
    open([rent], '/?edit=rent')
    screen.getByText('Edits Rent')
    cleanup()
    open([rent], '/?new=true')
    screen.getByText('Adds to 1')
    cleanup()
    open([rent], '/?new=true', false)
    expect(screen.queryByText(/^Adds to/)).toBeNull()
  })

  it('opens no form for one that was removed', () => {
    open([categoryOf('Rent', { deleted: true })], '/?edit=rent')
    expect(screen.queryByText(/^Edits/)).toBeNull()
  })
})
