// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FeedbackHost } from '@/ui/feedback/FeedbackHost'
import { PersonContext } from '@/ui/person'
import type { BulkAction } from './bulkAction'
import type { Column } from './column'
import { moneyCell, textCell } from './exportCell'
import type { ListData } from './listData'
import { ListPage } from './ListPage'
import { useListState } from './useListState'

type Person = { id: string; name: string; due: number }
const people: Person[] = ['Asha', 'Meera', 'Ravi', 'Zoya'].map((name, index) => ({
  id: `m${index}`,
  name,
  due: index * 100,
}))

let drawn = 0
const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    cell: ({ name }) => {
      drawn += 1
      return name
    },
    exported: ({ name }) => textCell(name),
  },
  {
    id: 'due',
    header: 'Due',
    align: 'end',
    cell: ({ due }) => due,
    exported: ({ due }) => moneyCell(due),
    sum: (rows) => `Sum ${rows.reduce((all, { due }) => all + due, 0)}`,
  },
  { id: 'note', header: 'Note', isOptional: true, cell: () => 'hidden' },
]
const rowId = ({ id }: Person) => id
const rowName = ({ name }: Person) => name
const renewed: string[] = []
const exportAs = { fileName: 'people', problem: () => '', record: () => Promise.resolve() }
const rowActions = (person: Person) => [{ label: 'Renew', key: 'R', run: () => renewed.push(person.name) }]
const ready = (rows: Person[]): ListData<Person> => ({
  status: 'ready',
  value: { rows, next: null, leftOut: 0 },
})

async function* everybody() {
  yield* people
  yield await Promise.resolve({ id: 'm9', name: 'Elsewhere', due: 0 })
}

type Options = {
  page?: ListData<Person>
  /** Of the pages after the first. */
  further?: ListData<Person>
  search?: string
  bulk?: BulkAction<Person>[]
  count?: number
  isPermitted?: boolean
}

function open({
  page = ready(people),
  further: next = page,
  search = '',
  bulk = [],
  count = 4,
  isPermitted = true,
}: Options = {}) {
  const Screen = () => {
    const list = useListState({
      screen: 'people',
      tabs: ['all', 'dues'] as const,
      sorts: ['name'] as const,
      filters: ['pack'] as const,
    })
    return (
      <ListPage
        list={list}
        title="People"
        singular="person"
        plural="people"
        count={count}
        primary={{ label: 'New person', run: list.create }}
        tabs={[
          { id: 'all', label: 'All' },
          { id: 'dues', label: 'Dues' },
        ]}
        search={{ placeholder: 'Find' }}
        filters={[
          { id: 'pack', label: 'Package', kind: 'choice', options: [{ value: 'p', label: 'Monthly' }] },
        ]}
        columns={columns}
        page={list.cursor.after ? next : page}
        rowId={rowId}
        rowName={rowName}
        rowActions={rowActions}
        bulkActions={bulk}
        all={everybody}
        exportAs={exportAs}
        empty={{ text: 'Nobody yet.', act: { label: 'Add somebody', run: list.create } }}
        isPermitted={isPermitted}
      />
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: [`/people${search}`],
  })
  render(
    <PersonContext value="asha">
      <RouterProvider router={router} />
      <FeedbackHost />
    </PersonContext>,
  )
  return { address: () => router.state.location.search }
}

/** Runs an act and lets the router follow it. */
const settle = (run: () => void) =>
  act(async () => {
    run()
    await Promise.resolve()
  })

const press = (key: string, more: { shiftKey?: boolean } = {}) =>
  settle(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
const row = (name: string) => screen.getByRole('link', { name })

beforeEach(() => {
  window.localStorage.clear()
  renewed.length = 0
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a keystroke in the search box draws no row again', async () => {
  vi.useFakeTimers()
  const { address } = open()
  drawn = 0
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'a' } })
  fireEvent.change(box, { target: { value: 'as' } })
  expect(drawn).toBe(0)
  expect(address()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(address()).toBe('?q=as')
  expect(drawn).toBe(0)
})

test('choosing a row draws that row alone', () => {
  open({ bulk: [{ id: 'x', label: 'Extend', run: () => {} }] })
  drawn = 0
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Meera' }))
  // The row that was the tab stop gives it up, the chosen one takes it.
  expect(drawn).toBeLessThanOrEqual(2)
})

test('rows are walked, chosen in a range and opened by keyboard', async () => {
  const { address } = open({ bulk: [{ id: 'x', label: 'Extend', run: () => {} }] })
  row('Asha').focus()
  await press('ArrowDown')
  expect(document.activeElement).toBe(row('Meera'))
  await press(' ')
  await press('ArrowDown', { shiftKey: true })
  expect(screen.getByText('2 people selected')).toBeTruthy()
  await press('Escape')
  expect(screen.queryByText('2 people selected')).toBeNull()
  fireEvent.click(row('Ravi'))
  await waitFor(() => expect(address()).toBe('?id=m2'))
})

test('letters act on the row that has the focus and are inert in the search box', async () => {
  const { address } = open()
  await press('r')
  expect(renewed).toEqual([])
  row('Meera').focus()
  await press('r')
  expect(renewed).toEqual(['Meera'])
  await press('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await press('n')
  await press('r')
  expect(address()).toBe('')
  expect(renewed).toEqual(['Meera'])
  act(() => (document.activeElement as HTMLElement).blur())
  await press('n')
  expect(address()).toBe('?new=true')
})

test('the header chooses the page, then everything that matches is offered and acted on', async () => {
  const done: string[] = []
  open({
    count: 5,
    bulk: [
      {
        id: 'x',
        label: 'Extend',
        title: (n) => `Extend ${n} people`,
        each: ({ name }) => Promise.resolve(done.push(name)),
      },
    ],
  })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Select all 5 that match' }))
  expect(screen.getByText('All 5 people selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Extend' }))
  const dialog = await screen.findByRole('dialog', { name: 'Extend 5 people?' })
  expect(dialog.textContent).toContain('Asha, Meera, Ravi and 2 more.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Extend 5 people' }))
  await waitFor(() => expect(done).toEqual(['Asha', 'Meera', 'Ravi', 'Zoya', 'Elsewhere']))
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('money columns are summed below and hidden columns stay hidden until chosen', () => {
  open()
  expect(screen.getByText('Sum 600')).toBeTruthy()
  expect(screen.queryByText('hidden')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Choose columns' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Note' }))
  expect(screen.getAllByText('hidden')).toHaveLength(4)
})

test('a header turns the order round and says so', async () => {
  const { address } = open()
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: 'Name' })))
  expect(address()).toBe('?sort=-name')
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
})

const further: ListData<Person> = {
  status: 'ready',
  value: { rows: people, next: { values: ['zoya'], id: 'm3' }, leftOut: 0 },
}

test('the pager says which rows are shown, and goes on and back', async () => {
  const { address } = open({ page: further, count: 12 })
  expect(screen.getByText('1 to 4 of 12 people')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: 'Next' })))
  expect(screen.getByText('5 to 8 of 12 people')).toBeTruthy()
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: 'Previous' })))
  expect(screen.getByText('1 to 4 of 12 people')).toBeTruthy()
  expect(address()).toBe('')
})

test('a second press while the next page still comes moves nothing, and the way back stays right', async () => {
  const { address } = open({ page: further, further: { status: 'loading' }, count: 12 })
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: 'Next' })))
  const second = address()
  expect(second).toContain('from=5')
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: 'Next' })))
  expect(address()).toBe(second)
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: 'Previous' })))
  expect(address()).toBe('')
})

test('on a page that a link leads to, the pager offers the first page in place of the one before, which nobody knows', async () => {
  const { address } = open({ page: further, search: '?after=["meera","m1"]&from=9', count: 12 })
  expect(screen.getByText('9 to 12 of 12 people')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: 'First page' })))
  expect(address()).toBe('')
  expect(screen.getByRole('button', { name: 'Previous' })).toBeTruthy()
})

test('first use says why it is empty and offers the act', async () => {
  const { address } = open({ page: ready([]), count: 0 })
  expect(screen.getByText('Nobody yet.')).toBeTruthy()
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: 'Add somebody' })))
  expect(address()).toBe('?new=true')
})

test('no match lists what is asked for and clears each by itself', async () => {
  const { address } = open({ page: ready([]), search: '?q=xyz&pack=p', count: 0 })
  expect(screen.getByText('No people match all of this:')).toBeTruthy()
  await settle(() => void fireEvent.click(screen.getByRole('button', { name: /Search: xyz/ })))
  expect(address()).toBe('?pack=p')
})

test('who may not see it is told so, and sees no act', () => {
  open({ isPermitted: false })
  expect(screen.getByText(/may not see this/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'New person' })).toBeNull()
})

test('offline with nothing cached is not an error', () => {
  open({ page: { status: 'failed', error: { message: 'x', code: 'offline' }, retry: () => {} } })
  expect(screen.getByText(/You are offline/)).toBeTruthy()
})

test('a failure says what happened and can be tried again', () => {
  const retry = vi.fn()
  open({ page: { status: 'failed', error: { message: 'The list could not be read.' }, retry } })
  expect(screen.getByRole('alert').textContent).toContain('The list could not be read.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
