import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLatest } from '@/ui/useLatest'
import {
  cursorText,
  firstDirection,
  readAddress,
  sortText,
  type ListAddress,
  type ListShape,
  type ListSort,
} from './listAddress'
import type { ListCursor } from './listData'
import { PAGING, pagingIn, trailIn, type PageTrail } from './pageTrail'
import { useListMemory, type ListMemory } from './useListMemory'

type Options<Tab extends string, Sort extends string, Filter extends string> = ListShape<
  Tab,
  Sort,
  Filter
> & {
  /** Under this name the person's columns and density are remembered. */
  screen: string
}

export type ListState<
  Tab extends string = string,
  Sort extends string = string,
  Filter extends string = string,
> = ListAddress<Tab, Sort, Filter> & {
  screen: string
  memory: ListMemory
  /** Changes exactly when other rows are asked for (tab, search, filters, order): the selection ends with it. */
  viewKey: string
  tabHref(this: void, tab: Tab): string
  setTab(this: void, tab: Tab): void
  setQ: (q: string) => void
  setFilter(this: void, id: Filter, value: string | null): void
  clearFilters: () => void
  /** The column's order; a second time turns it round. */
  setSort: (by: string) => void
  goNext: (cursor: ListCursor, rowsShown: number) => void
  /** To the page this one was reached from; absent on the first, and where the way here is not known. */
  goPrevious: (() => void) | undefined
  goFirst: () => void
  open: (id: string) => void
  close: () => void
  /** Absent at the ends of the page. */
  openNext: (() => void) | undefined
  openPrevious: (() => void) | undefined
  create: () => void
  closeCreate: () => void
  edit: (id: string) => void
  closeEdit: () => void
  /** Takes these parameters out of the address in one step: two steps of two writers in one handler undo each other. */
  drop: (...names: readonly string[]) => void
  /** ListPage says which rows stand there, in order, for `openNext`. */
  showIds: (ids: readonly string[]) => void
}

/** The whole state of a list screen, in the URL, see the parameters in listAddress.ts; the way back beside it, see pageTrail.ts. */
export function useListState<Tab extends string, Sort extends string, Filter extends string>(
  options: Options<Tab, Sort, Filter>,
): ListState<Tab, Sort, Filter> {
  const { screen, tabs, sorts, descending, filters } = options
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const memory = useListMemory(screen)
  const [ids, setIds] = useState<readonly string[]>([])
  const shapeText = JSON.stringify([tabs, sorts, descending, filters])

  const address = useMemo(
    () => readAddress(new URLSearchParams(search), options),
    // The shape is compared by what it says, so that a screen may write it inline.
    // oxlint-disable-next-line react/exhaustive-deps
    [search, shapeText],
  )
  const cursorKey = JSON.stringify(address.cursor)
  const filtersKey = JSON.stringify(address.filters)
  const sortKey = sortText(address.sort)
  const cursor = useSteady(cursorKey, address.cursor)
  const setFilters = useSteady(filtersKey, address.filters)
  const sort = useSteady(sortKey, address.sort)

  const trail = trailIn(state)
  const latest = useLatest({ address, trail })
  // Two changes in one handler both count: the second starts from what the first wrote.
  const written = useRef<{ search: string; trail: PageTrail }>({ search, trail })
  useEffect(() => {
    written.current = { search, trail: trailIn(state) }
  }, [search, state])
  const change = useCallback(
    (
      how: 'push' | 'replace',
      edit: (params: URLSearchParams) => void,
      trailTo: (left: string) => PageTrail = () => [],
    ) => {
      const params = new URLSearchParams(written.current.search)
      const left = pagingIn(params)
      edit(params)
      const text = params.toString()
      const trail = pagingIn(params) === left ? written.current.trail : trailTo(left)
      written.current = { search: text, trail }
      void navigate({ search: text && `?${text}` }, { replace: how === 'replace', state: { trail } })
    },
    [navigate],
  )

  const acts = useMemo(() => {
    const put = (params: URLSearchParams, name: string, value: string) =>
      value === '' ? params.delete(name) : params.set(name, value)
    const restart = (params: URLSearchParams) => PAGING.forEach((name) => params.delete(name))
    const tabValue = (tab: Tab) => (tab === tabs?.[0] ? '' : tab)
    return {
      setTab: (tab: Tab) =>
        change('push', (params) => {
          restart(params)
          put(params, 'tab', tabValue(tab))
        }),
      setQ: (q: string) =>
        change('replace', (params) => {
          restart(params)
          put(params, 'q', q)
        }),
      setFilter: (id: Filter, value: string | null) =>
        change('push', (params) => {
          restart(params)
          put(params, id, value ?? '')
        }),
      clearFilters: () =>
        change('push', (params) => {
          restart(params)
          for (const id of [...(filters ?? []), 'q']) params.delete(id)
        }),
      setSort: (by: string) =>
        change('push', (params) => {
          restart(params)
          const next = turned(latest.current.address.sort, by as Sort, descending ?? [])
          const isDefault =
            next.by === sorts?.[0] && next.direction === firstDirection(next.by, descending ?? [])
          put(params, 'sort', isDefault ? '' : sortText(next))
        }),
      goNext: (to: ListCursor, rowsShown: number) =>
        change(
          'push',
          (params) => {
            restart(params)
            params.set('after', cursorText(to))
            params.set('from', String(latest.current.address.firstIndex + rowsShown))
          },
          (left) => [...latest.current.trail, left],
        ),
      goPrevious: () =>
        change(
          'push',
          (params) => {
            restart(params)
            for (const [name, value] of new URLSearchParams(latest.current.trail.at(-1)))
              params.set(name, value)
          },
          () => latest.current.trail.slice(0, -1),
        ),
      goFirst: () => change('push', restart),
      open: (id: string) =>
        change(latest.current.address.openId ? 'replace' : 'push', (params) => params.set('id', id)),
      close: () => change('replace', (params) => params.delete('id')),
      create: () => change('push', (params) => params.set('new', 'true')),
      closeCreate: () => change('replace', (params) => params.delete('new')),
      edit: (id: string) => change('push', (params) => params.set('edit', id)),
      closeEdit: () => change('replace', (params) => params.delete('edit')),
      drop: (...names: readonly string[]) =>
        change('replace', (params) => names.forEach((name) => params.delete(name))),
      showIds: (shown: readonly string[]) =>
        setIds((known) => (known.join('\n') === shown.join('\n') ? known : shown)),
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [change, latest, shapeText])

  const tabHref = useCallback(
    (tab: Tab) => {
      const params = new URLSearchParams(search)
      for (const name of [...PAGING, 'id', 'edit', 'new']) params.delete(name)
      if (tab === tabs?.[0]) params.delete('tab')
      else params.set('tab', tab)
      const text = params.toString()
      return text ? `?${text}` : '?'
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [search, shapeText],
  )

  const at = ids.indexOf(address.openId)
  const neighbour = (id: string | undefined) =>
    at >= 0 && id !== undefined ? () => acts.open(id) : undefined
  return {
    ...address,
    ...acts,
    cursor,
    filters: setFilters,
    sort,
    screen,
    memory,
    viewKey: JSON.stringify([address.tab, address.q, filtersKey, sortKey]),
    tabHref,
    goPrevious: trail.length > 0 ? acts.goPrevious : undefined,
    openNext: neighbour(ids[at + 1]),
    openPrevious: neighbour(at > 0 ? ids[at - 1] : undefined),
  }
}

/** The same object for as long as it says the same, so that a query made from it stays the same query. */
function useSteady<T>(key: string, value: T): T {
  // oxlint-disable-next-line react/exhaustive-deps -- the key says everything the value says
  return useMemo(() => value, [key])
}

const turned = <Sort extends string>(
  { by, direction }: ListSort<Sort>,
  wanted: Sort,
  descending: readonly Sort[],
): ListSort<Sort> =>
  by === wanted
    ? { by, direction: direction === 'asc' ? 'desc' : 'asc' }
    : { by: wanted, direction: firstDirection(wanted, descending) }
