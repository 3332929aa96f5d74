// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PersonContext } from '@/ui/person'
import { useListState } from './useListState'

/** Runs a change and lets the router follow it. */
const settle = (change: () => unknown) =>
  act(async () => {
    change()
    await Promise.resolve()
  })

function start(search = '', person = 'asha', state: unknown = null) {
  let router: ReturnType<typeof createMemoryRouter> | undefined
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter(
      [{ path: '*', element: <PersonContext value={person}>{children}</PersonContext> }],
      {
        initialEntries: [{ pathname: '/members', search, state }],
      },
    )
    return <RouterProvider router={router} />
  }
  const { result } = renderHook(
    () =>
      useListState({
        screen: 'members',
        tabs: ['all', 'expiring'] as const,
        sorts: ['name', 'due'] as const,
        descending: ['due'] as const,
        filters: ['packageId', 'ends'] as const,
      }),
    { wrapper },
  )
  const address = () => decodeURIComponent(router?.state.location.search.replaceAll('+', ' ') ?? '')
  const go = (delta: number) => settle(() => void router?.navigate(delta))
  /** Where the browser is, as it gives it back after a reload. */
  const place = () => router?.state.location ?? expect.unreachable()
  return { list: () => result.current, address, go, place }
}

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

test('what a person sets is in the address, what is usual is not', async () => {
  const { list, address } = start()
  await settle(() => list().setTab('expiring'))
  expect(address()).toBe('?tab=expiring')
  await settle(() => list().setFilter('packageId', 'p1'))
  await settle(() => list().setSort('due'))
  expect(address()).toBe('?tab=expiring&packageId=p1&sort=-due')
  await settle(() => list().setTab('all'))
  expect(address()).toBe('?packageId=p1&sort=-due')
})

test('the same column a second time turns the order round', async () => {
  const { list, address } = start()
  await settle(() => list().setSort('name'))
  expect(address()).toBe('?sort=-name')
  await settle(() => list().setSort('name'))
  expect(address()).toBe('')
})

test.each([
  ['tab', (list: ReturnType<ReturnType<typeof start>['list']>) => list.setTab('expiring')],
  ['search', (list: ReturnType<ReturnType<typeof start>['list']>) => list.setQ('asha')],
  ['filter', (list: ReturnType<ReturnType<typeof start>['list']>) => list.setFilter('packageId', 'p2')],
  ['order', (list: ReturnType<ReturnType<typeof start>['list']>) => list.setSort('due')],
])('another %s begins at the first page and is another view', async (_, change) => {
  const { list } = start('?after=["a","m1"]&from=51')
  expect(list().firstIndex).toBe(51)
  const before = list().viewKey
  await settle(() => change(list()))
  expect(list().cursor).toEqual({})
  expect(list().firstIndex).toBe(1)
  expect(list().viewKey).not.toBe(before)
})

test('paging, opening and editing stay in the same view', async () => {
  const { list } = start()
  const view = list().viewKey
  await settle(() => list().goNext({ values: ['a'], id: 'm50' }, 50))
  expect(list().firstIndex).toBe(51)
  await settle(() => list().open('m51'))
  await settle(() => list().edit('m51'))
  expect(list().viewKey).toBe(view)
})

/** On the third page, by the pager. */
async function onPageThree() {
  const started = start()
  await settle(() => started.list().goNext({ values: ['a'], id: 'm50' }, 50))
  await settle(() => started.list().goNext({ values: ['b'], id: 'm100' }, 50))
  return started
}

const SECOND = '?after=["a","m50"]&from=51'
const THIRD = '?after=["b","m100"]&from=101'

test('the pager goes back by the places it came by, page by page, to the plain address', async () => {
  const { list, address } = await onPageThree()
  expect(address()).toBe(THIRD)
  await settle(() => list().goPrevious?.())
  expect(address()).toBe(SECOND)
  expect(list()).toMatchObject({ cursor: { after: { values: ['a'], id: 'm50' } }, firstIndex: 51 })
  await settle(() => list().goPrevious?.())
  expect(address()).toBe('')
  expect(list().goPrevious).toBeUndefined()
})

test('pressed twice before the page is drawn, Previous goes back one page', async () => {
  const { list, address } = await onPageThree()
  await settle(() => {
    list().goPrevious?.()
    list().goPrevious?.()
  })
  expect(address()).toBe(SECOND)
})

test('each page keeps its way back while the browser goes back and forward', async () => {
  const { list, address, go } = await onPageThree()
  await go(-1)
  expect(address()).toBe(SECOND)
  await go(1)
  await settle(() => list().goPrevious?.())
  expect(address()).toBe(SECOND)
  await settle(() => list().goPrevious?.())
  expect(address()).toBe('')
  await go(-2)
  expect(address()).toBe(THIRD)
  expect(list().goPrevious).toBeDefined()
})

test('a reload and a drawer that opens and closes leave the way back', async () => {
  const { place } = await onPageThree()
  const reloaded = place()
  cleanup()
  const { list, address } = start(reloaded.search, 'asha', reloaded.state)
  await settle(() => list().open('m101'))
  await settle(() => list().close())
  await settle(() => list().goPrevious?.())
  expect(address()).toBe(SECOND)
})

test('another view forgets the way back', async () => {
  const { list } = await onPageThree()
  await settle(() => list().setFilter('packageId', 'p1'))
  await settle(() => list().goNext({ values: ['c'], id: 'm7' }, 50))
  await settle(() => list().goPrevious?.())
  expect(list()).toMatchObject({ cursor: {}, filters: { packageId: 'p1' }, goPrevious: undefined })
})

test('a link that somebody sent has no way back but to the first page, and one forward', async () => {
  const { list, address } = start(THIRD)
  expect(list().goPrevious).toBeUndefined()
  await settle(() => list().goNext({ values: ['c'], id: 'm150' }, 50))
  await settle(() => list().goPrevious?.())
  expect(address()).toBe(THIRD)
  await settle(() => list().goFirst())
  expect(address()).toBe('')
})

test('an address of an older version that asks for what was before a row shows the first page, and goes on from it', async () => {
  const { list, address } = start('?before=["b","m101"]&from=51')
  expect(list()).toMatchObject({ cursor: {}, firstIndex: 1, goPrevious: undefined })
  await settle(() => list().goNext({ values: ['a'], id: 'm50' }, 50))
  expect(address()).toBe(SECOND)
  await settle(() => list().goPrevious?.())
  expect(address()).toBe('')
})

test('Back closes the drawer; walking in it adds no steps', async () => {
  const { list, address, go } = start()
  await settle(() => list().showIds(['m1', 'm2', 'm3']))
  await settle(() => list().open('m1'))
  await settle(() => list().openNext?.())
  await settle(() => list().openNext?.())
  expect(address()).toBe('?id=m3')
  expect(list().openNext).toBeUndefined()
  await go(-1)
  expect(address()).toBe('')
})

test('two changes in one handler both count', async () => {
  const { list, address } = start('?new=true')
  await settle(() => {
    list().closeCreate()
    list().open('m7')
  })
  expect(address()).toBe('?id=m7')
})

test('what a form was opened with leaves the address with it, in one step', async () => {
  const { list, address, go } = start('?q=asha')
  await settle(() => list().create())
  await settle(() => list().drop('new', 'lead'))
  expect(address()).toBe('?q=asha')
  await go(-1)
  expect(address()).toBe('?q=asha')
})

test('a query made from the cursor, filters and order stays the same object while they say the same', async () => {
  const { list } = start('?packageId=p1')
  const { cursor, filters, sort } = list()
  await settle(() => list().open('m1'))
  expect(list().cursor).toBe(cursor)
  expect(list().filters).toBe(filters)
  expect(list().sort).toBe(sort)
})

test('clearing the filters clears the search with them and keeps the tab', async () => {
  const { list, address } = start('?tab=expiring&q=asha&packageId=p1&ends=2026-01-01..')
  await settle(() => list().clearFilters())
  expect(address()).toBe('?tab=expiring')
})

test('a tab is a link that keeps the filters and leaves page and drawer behind', () => {
  const { list } = start('?packageId=p1&after=["a","m1"]&from=51&id=m2')
  expect(list().tabHref('expiring')).toBe('?packageId=p1&tab=expiring')
  expect(list().tabHref('all')).toBe('?packageId=p1')
})

test('columns are remembered for this person and this screen, density for all screens', async () => {
  const first = start()
  await settle(() => first.list().memory.chooseColumn('email', true))
  await settle(() => first.list().memory.toggleDensity())
  cleanup()
  expect(start().list().memory).toMatchObject({ density: 'compact', columnChoices: { email: true } })
  cleanup()
  expect(start('', 'ravi').list().memory).toMatchObject({ density: 'comfortable', columnChoices: {} })
})
