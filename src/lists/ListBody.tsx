import type { ReactNode, Ref } from 'react'
import { EmptyState, type ActiveFilter, type EmptyAct } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { useFormat } from '@/ui/format/format'
import { TableSkeleton } from '@/ui/Skeletons'
import type { Column } from './column'
import { CursorPager } from './CursorPager'
import { EntityTable, type RowAction, type TableHandle, type TableSelection } from './EntityTable'
import { filterWords, type FilterDefinition } from './filter'
import type { ListData } from './listData'
import styles from './ListPage.module.css'
import type { ListState } from './useListState'

/** What stands where nothing was ever added: one line why, and the act that fills it. */
export type FirstUse = {
  text: string
  act?: EmptyAct
  secondAct?: EmptyAct
  children?: ReactNode
  /** Said in every view of the list, not in the first alone. */
  isOfEveryView?: boolean
}

type Props<T> = {
  list: ListState
  label: string
  singular: string
  plural: string
  count: number | undefined
  isPermitted: boolean
  data: ListData<T>
  isBusy: boolean
  columns: readonly Column<T>[]
  filters: readonly FilterDefinition[]
  summed: readonly T[] | undefined
  rowId: (row: T) => string
  rowName: (row: T) => string
  rowActions: ((row: T) => readonly RowAction[]) | undefined
  selection: TableSelection<T> | undefined
  onOpen: ((id: string) => void) | undefined
  empty: FirstUse
  isFirstView: boolean
  handle: Ref<TableHandle>
}

/** Skeleton, one of the four empty states, the failure, or the table with its pager. */
export function ListBody<T>(props: Props<T>) {
  const { list, plural, data } = props
  if (!props.isPermitted)
    return (
      <Framed>
        <EmptyState kind="notPermitted" />
      </Framed>
    )
  if (data.status === 'loading')
    return <TableSkeleton rows={14} columns={Math.min(props.columns.length, 7)} />
  if (data.status === 'failed') {
    if (data.error.code === 'permission-denied')
      return (
        <Framed>
          <EmptyState kind="notPermitted" />
        </Framed>
      )
    if (data.error.code === 'offline')
      return (
        <Framed>
          <EmptyState kind="offline" retry={data.retry} />
        </Framed>
      )
    return (
      <Framed>
        <ErrorState error={data.error} retry={data.retry} />
      </Framed>
    )
  }
  const { rows, next, leftOut } = data.value
  const isPaged = list.cursor.after !== undefined
  if (rows.length === 0 && isPaged)
    return (
      <Framed>
        <EmptyState
          kind="firstUse"
          text={`There are no more ${plural} on this page.`}
          act={{ label: 'Go to the first page', run: list.goFirst }}
        />
      </Framed>
    )
  if (rows.length === 0 && leftOut === 0)
    return (
      <Framed>
        <NothingHere {...props} />
      </Framed>
    )
  return (
    <>
      <EntityTable
        label={props.label}
        columns={props.columns}
        rows={rows}
        summed={props.summed}
        rowId={props.rowId}
        rowName={props.rowName}
        viewKey={list.viewKey}
        onOpen={props.onOpen}
        openId={list.openId}
        sort={list.sort}
        onSort={list.q === '' ? list.setSort : undefined}
        selection={props.selection}
        rowActions={props.rowActions}
        density={list.memory.density}
        isBusy={props.isBusy}
        handle={props.handle}
      />
      <CursorPager
        firstIndex={list.firstIndex}
        shown={rows.length}
        count={props.count}
        singular={props.singular}
        plural={plural}
        leftOut={leftOut}
        // While another page comes these rows are still those before it: a second press would count them twice.
        onNext={next ? () => !props.isBusy && list.goNext(next, rows.length) : undefined}
        onPrevious={list.goPrevious}
        onFirst={isPaged && !list.goPrevious ? list.goFirst : undefined}
      />
    </>
  )
}

const Framed = ({ children }: { children: ReactNode }) => <div className={styles.framed}>{children}</div>

function NothingHere<T>({ list, plural, filters, empty, isFirstView }: Props<T>) {
  const format = useFormat()
  const active: ActiveFilter[] = filters.flatMap((definition) => {
    const value = list.filters[definition.id]
    return value
      ? [
          {
            id: definition.id,
            label: definition.label,
            value: filterWords(definition, value, format),
            clear: () => list.setFilter(definition.id, null),
          },
        ]
      : []
  })
  if (list.q !== '') active.unshift({ id: 'q', label: 'Search', value: list.q, clear: () => list.setQ('') })
  const { isOfEveryView = false, ...words } = empty
  if (active.length === 0 && (isFirstView || isOfEveryView)) return <EmptyState kind="firstUse" {...words} />
  return <EmptyState kind="noMatch" plural={plural} filters={active} clearAll={list.clearFilters} />
}
