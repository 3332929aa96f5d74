import type { ReactNode } from 'react'
import { IconButton } from '@/ui/IconButton'
import { Menu } from '@/ui/Menu'
import { ColumnChooser } from './ColumnChooser'
import type { FilterDefinition } from './filter'
import { FilterBar } from './FilterBar'
import styles from './ListPage.module.css'
import { SearchBox } from './SearchBox'
import type { ListState } from './useListState'

type Props = {
  list: ListState
  search: { placeholder: string; isHeld?: boolean } | undefined
  filters: readonly FilterDefinition[]
  onFilter?: (() => void) | undefined
  /** Left out where the rows stand in no table: there is only what narrows them. */
  columns?: readonly Sortable[]
  exporter?: ReactNode
}

type Sortable = { id: string; header: string; isOptional?: boolean; sort?: string }

/** One line: search, conditions, and on the right density, columns, export. */
export function ListToolbar({ list, search, filters, onFilter, columns, exporter }: Props) {
  return (
    <div className={styles.toolbar}>
      {search && <SearchBox value={list.q} onChange={list.setQ} {...search} />}
      {filters.length > 0 && (
        <FilterBar
          definitions={filters}
          onOpen={onFilter}
          values={list.filters}
          onSet={list.setFilter}
          onClear={list.clearFilters}
        />
      )}
      {columns && <TableTools list={list} columns={columns} exporter={exporter} />}
    </div>
  )
}

type Tools = { list: ListState; columns: readonly Sortable[]; exporter: ReactNode }

function TableTools({ list, columns, exporter }: Tools) {
  const { memory } = list
  const isCompact = memory.density === 'compact'
  return (
    <>
      <PhoneSort list={list} columns={columns} />
      <span className={styles.tools}>
        <span className={styles.wideOnly}>
          <IconButton
            icon={isCompact ? 'pi-bars' : 'pi-align-justify'}
            label={isCompact ? 'Roomy rows' : 'Compact rows'}
            isPressed={isCompact}
            onClick={memory.toggleDensity}
          />
          <ColumnChooser columns={columns} memory={memory} />
        </span>
        {exporter}
      </span>
    </>
  )
}

/** On a phone the headers are gone: the order is chosen here. */
function PhoneSort({ list, columns }: Omit<Tools, 'exporter'>) {
  const sortable = columns.filter((column) => column.sort !== undefined)
  if (sortable.length < 2) return null
  return (
    <span className={styles.phoneOnly}>
      <Menu
        label="Sort the list"
        text="Sort"
        icon="pi-sort-alt"
        align="start"
        items={sortable.map(({ header, sort = '' }) => ({
          label: header,
          icon: list.sort.by !== sort ? '' : list.sort.direction === 'asc' ? 'pi-arrow-up' : 'pi-arrow-down',
          run: () => list.setSort(sort),
        }))}
      />
    </span>
  )
}
