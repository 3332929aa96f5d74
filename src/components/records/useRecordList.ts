import { useCallback, useMemo } from 'react'
import type { PageOf } from '@/data/store/live'
import { arrange, type Views } from '@/domain/shared/arrange'
import type { Live } from '@/live/live'
import type { ListData } from '@/lists/listData'
import { streamOf } from '@/lists/streamOf'
import { useListState } from '@/lists/useListState'

const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[]

/**
 * The list of records that are held whole, for `ListPage`: its tabs with their counts, its rows and its export, out of the
 * same few functions. `rows` are what `live` brought, with what the screen shows beside each.
 */
export function useRecordList<Row, Tab extends string, Sort extends string, Filter extends string>(
  screen: string,
  views: Views<Row, Tab, Sort, Filter>,
  live: Live<PageOf<unknown>>,
  rows: readonly Row[],
) {
  const list = useListState<Tab, Sort, Filter>({
    screen,
    tabs: keysOf(views.tabs),
    sorts: keysOf(views.sorts),
    descending: views.descending ?? [],
    filters: views.filters ? keysOf(views.filters) : [],
  })
  const { tab, q, sort, filters } = list
  const shown = useMemo(
    () => arrange(rows, { tab, q, sort, filters }, views),
    [rows, tab, q, sort, filters, views],
  )
  const page = useMemo(
    (): ListData<Row> =>
      live.status === 'ready'
        ? {
            ...live,
            value: { rows: shown, next: null, leftOut: live.value.leftOut },
          }
        : live,
    [live, shown],
  )
  const tabs = useMemo(
    () =>
      keysOf(views.tabs).map((id) => {
        const { label, has } = views.tabs[id]
        return { id, label, count: rows.filter(has).length }
      }),
    [views, rows],
  )
  return {
    list,
    page,
    tabs,
    tellsElsewhere: true,
    count: live.status === 'ready' ? shown.length : undefined,
    rowId: views.id,
    rowName: views.name,
    all: useCallback(() => streamOf(shown), [shown]),
  }
}
