import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Page, usePrimaryProblem, type PrimaryAct } from '@/ui/Page'
import { Tabs } from '@/ui/Tabs'
import { BulkBar } from './BulkBar'
import { runBulkAction, type BulkAction } from './bulkAction'
import { isColumnShown } from './ColumnChooser'
import type { Column } from './column'
import type { RowAction, TableHandle } from './EntityTable'
import { ExportMenu } from './ExportMenu'
import { exportedRows } from './exportedRows'
import { exportList, type ExportAs, type ExportFormat } from './exportList'
import type { FilterDefinition } from './filter'
import { elsewhere } from './elsewhere'
import { ListBody, type FirstUse } from './ListBody'
import type { ListData } from './listData'
import { ListToolbar } from './ListToolbar'
import { useKeptData } from './useKeptData'
import { useListKeys } from './useListKeys'
import type { ListState } from './useListState'
import { useSelection, type Selection } from './useSelection'
import { streamOf } from './streamOf'

export type ListTab<Tab extends string> = { id: Tab; label: string; count?: number | undefined }

type Props<T, Tab extends string, Sort extends string, Filter extends string> = {
  list: ListState<Tab, Sort, Filter>
  title: string
  singular: string
  plural: string
  /** All rows of the open tab and filter, when known: title, pager, "select all". */
  count?: number | undefined
  hint?: ReactNode
  primary?: PrimaryAct | undefined
  /** Quieter acts beside the primary one. */
  actions?: ReactNode
  tabs?: readonly ListTab<Tab>[]
  /** An empty first tab says under which others there are rows. Not where the tabs are lists for other work. */
  tellsElsewhere?: boolean
  /** `isHeld`: the rows are in memory, so a search is answered while somebody types. */
  search?: { placeholder: string; isHeld?: boolean }
  filters?: readonly FilterDefinition<Filter>[]
  /** The filters are being opened: what only they need may be asked for now. */
  onFilter?: () => void
  columns: readonly Column<T>[]
  page: ListData<T>
  /** Every row that matches, where all are in memory: the footer's sums are over them instead of the page. */
  summed?: readonly T[]
  rowId: (row: T) => string
  rowName: (row: T) => string
  /** False: rows have no drawer. */
  opens?: boolean
  canEdit?: boolean
  rowActions?: (row: T) => readonly RowAction[]
  bulkActions?: readonly BulkAction<T>[]
  /** Reads everything that matches, page by page: "select all that match" and the export. */
  all?: () => AsyncIterable<T>
  /** Without it (no right) there is no export. */
  exportAs?: ExportAs | undefined
  empty: FirstUse
  isPermitted?: boolean
  /** Between the toolbar and the table. */
  children?: ReactNode
}

const NO_ROWS: readonly never[] = []

/** A list screen by PRODUCT 3: the screen declares its columns, filters, acts and queries, and this is the rest. */
export function ListPage<T, Tab extends string, Sort extends string, Filter extends string>(
  props: Props<T, Tab, Sort, Filter>,
) {
  const {
    list,
    title,
    singular,
    plural,
    count,
    columns,
    rowId,
    rowName,
    rowActions,
    bulkActions,
    all,
    exportAs,
  } = props
  const { tabs, filters = [], search, isPermitted = true, opens = true, canEdit = false, primary } = props
  const state: ListState = list
  const problem = usePrimaryProblem(primary)
  const { data, isBusy } = useKeptData(props.page, list.tab)
  const rows = data.status === 'ready' ? data.value.rows : (NO_ROWS as readonly T[])
  const { chosen, ...choose } = useSelection(rows, rowId, list.viewKey)
  const table = useRef<TableHandle>(null)

  const { showIds, open, openId } = list
  useEffect(() => showIds(rows.map(rowId)), [rows, rowId, showIds])
  useReturnToRow(openId, table)

  const shownColumns = useMemo(
    () => columns.filter((column, index) => index === 0 || isColumnShown(column, list.memory.columnChoices)),
    [columns, list.memory.columnChoices],
  )
  const chosenCount = chosen.isAllMatching ? (count ?? chosen.rows.size) : chosen.rows.size
  const selection: Selection<T> = {
    count: chosenCount,
    rows: () => (chosen.isAllMatching && all ? all() : streamOf([...chosen.rows.values()])),
    clear: choose.clear,
  }
  const { toggle, extend, togglePage } = choose
  const isSelectable = (bulkActions?.length ?? 0) > 0
  const ids = useMemo(() => new Set(chosen.rows.keys()), [chosen.rows])
  const tableSelection = useMemo(
    () => (isSelectable ? { ids, toggle, extend, togglePage } : undefined),
    [isSelectable, ids, toggle, extend, togglePage],
  )

  useListKeys({
    table,
    rows,
    rowId,
    rowActions,
    onCreate: isPermitted && problem === null ? primary?.run : undefined,
    onEdit: canEdit ? list.edit : undefined,
    onOpen: opens ? open : undefined,
    onClear: chosen.rows.size > 0 ? choose.clear : undefined,
    isSelectable,
  })

  const exportRows = useCallback(
    async (exportAs: ExportAs, format: ExportFormat) =>
      exportList({
        exportAs,
        format,
        filters: exportedRows({
          tab: tabs?.find(({ id }) => id === list.tab)?.label ?? '',
          q: list.q,
          filters: list.filters,
          definitions: filters,
          isSelection: chosenCount > 0,
        }),
        columns,
        rows: chosenCount > 0 || !all ? selection.rows() : all(),
        rowName,
        count: chosenCount > 0 ? chosenCount : count,
        plural,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `selection` is a view of `chosen`
    [plural, columns, chosen, all, rowName, count, list.viewKey, tabs, filters],
  )
  const exporter = exportAs && isPermitted && all && (
    <ExportMenu onExport={(format) => exportRows(exportAs, format)} isSelection={chosenCount > 0} />
  )

  const isPageWhole = rows.length > 0 && rows.every((row) => chosen.rows.has(rowId(row)))
  const hasMore =
    all !== undefined && count !== undefined && count > chosen.rows.size && !chosen.isAllMatching
  const toolbar =
    chosenCount > 0 && isSelectable ? (
      <BulkBar
        count={chosenCount}
        singular={singular}
        plural={plural}
        acts={bulkActions ?? []}
        isAllMatching={chosen.isAllMatching}
        matching={
          isPageWhole && hasMore && list.q === '' ? { count, choose: choose.chooseAllMatching } : undefined
        }
        onAct={(act) => void runBulkAction(act, selection, [...chosen.rows.values()], rowName)}
        onClear={choose.clear}
        exporter={exporter}
      />
    ) : (
      <ListToolbar
        list={state}
        search={search}
        filters={filters}
        onFilter={props.onFilter}
        columns={columns}
        exporter={exporter}
      />
    )

  return (
    <Page
      fills
      title={title}
      count={isPermitted ? count : undefined}
      hint={props.hint}
      primary={isPermitted ? primary : undefined}
      actions={props.actions}
      tabs={
        tabs &&
        isPermitted && (
          <Tabs label={`${title}, views`} items={tabs} current={list.tab} hrefOf={list.tabHref} />
        )
      }
      toolbar={isPermitted && toolbar}
    >
      {props.children}
      <ListBody
        list={state}
        label={title}
        singular={singular}
        plural={plural}
        count={count}
        isPermitted={isPermitted}
        data={data}
        isBusy={isBusy}
        columns={shownColumns}
        filters={filters}
        summed={props.summed}
        rowId={rowId}
        rowName={rowName}
        rowActions={rowActions}
        selection={tableSelection}
        onOpen={opens ? open : undefined}
        empty={(props.tellsElsewhere && elsewhere(plural, tabs ?? [], list.setTab)) || props.empty}
        isFirstView={list.tab === (tabs?.[0]?.id ?? '')}
        handle={table}
      />
    </Page>
  )
}

/** When the drawer closes, the focus stands on the row it showed last, also after J and K. */
function useReturnToRow(openId: string, table: React.RefObject<TableHandle | null>) {
  const lastId = useRef('')
  useEffect(() => {
    if (openId === '' && lastId.current !== '') table.current?.focusRow(lastId.current)
    lastId.current = openId
  }, [openId, table])
}
