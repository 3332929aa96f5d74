import { Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import type { RepositoryFactory } from '@/data/repositories'
import type { PageOf } from '@/data/store/live'
import type { Views } from '@/domain/shared/arrange'
import { refuseSameName } from '@/domain/shared/refuseSameName'
import type { Live } from '@/live/live'
import { useGym } from '@/session/useGym'
import type { Column } from '@/lists/column'
import type { RowAction } from '@/lists/EntityTable'
import type { FilterDefinition } from '@/lists/filter'
import { ListPage } from '@/lists/ListPage'
import { categoryActions } from './categoryActions'
import { categoryScreens, type Category, type CategoryScreen, type CategoryTab } from './categoryViews'
import type { CategoryFormProps } from './useCategoryForm'
import { useExportAs } from './useExportAs'
import { useRecordActs, type ActedRecords } from './useRecordActs'
import { useRecordList } from './useRecordList'

type Props<T extends Category, Row extends { category: T }, Sort extends string, Filter extends string> = {
  screen: CategoryScreen
  hint: string
  factory: RepositoryFactory<ActedRecords<T>>
  /** All of them, removed ones too: their names are taken. */
  records: readonly T[]
  /** Whether they are read: a new one is compared with them. */
  isRead: boolean
  /** Those that are not removed, with their figures; `live` is what they wait for. */
  rows: readonly Row[]
  live: Live<PageOf<unknown>>
  views: Views<Row, CategoryTab, Sort, Filter>
  filters: readonly FilterDefinition<Filter>[]
  columns: readonly Column<Row>[]
  /** Where one stands among the others; the same function until that changes. */
  movesOf?: (category: T) => readonly RowAction[]
  /** The usual ones: as a centre gets them, what an empty list calls them, and what is to be done with them next. */
  usual: {
    setOf: (gymId: string) => readonly { id: string; fields: Partial<T> & { name: string } }[]
    names: string
    next: string
  }
  form: ComponentType<CategoryFormProps<T>>
  /** The dialog that merges one into another. */
  mergeOf: (row: Row, onClose: () => void) => ReactNode
}

/** A screen of categories, whichever kind of them: tabs, acts, the press that brings the usual ones, and the forms. */
export function CategoryListPage<
  T extends Category,
  Row extends { category: T },
  Sort extends string,
  Filter extends string,
>({ screen, factory, records, rows, views, movesOf, usual, ...props }: Props<T, Row, Sort, Filter>) {
  const { form: Form, isRead } = props
  const { title, fileName, words } = categoryScreens[screen]
  const { gymId } = useGym()
  const exportAs = useExportAs(screen, fileName)
  const { list, ...view } = useRecordList(screen, views, props.live, rows)
  const acts = useRecordActs<T>(factory, words)
  const [mergedId, setMergedId] = useState('')
  const { edit } = list
  const rowActions = useCallback(
    ({ category }: Row) =>
      categoryActions<T>(category, { edit, acts, merge: setMergedId, moves: movesOf?.(category) ?? [] }),
    [edit, acts, movesOf],
  )

  /** A name that is taken stays as it is. */
  const begin = () => {
    const set = usual.setOf(gymId)
    const missing = set.filter(({ id, fields }) => refuseSameName(fields.name, id, records) === null)
    const removed = records.filter(({ deleted }) => deleted)
    acts.addSet(missing, removed, `${set.length} categories are there. ${usual.next}`)
  }

  const rowOf = (id: string) => rows.find(({ category }) => category.id === id)
  const merged = rowOf(mergedId)
  const edited = rowOf(list.editingId)?.category
  const create = { label: 'New category', icon: 'pi-plus', run: list.create }

  return (
    <>
      <ListPage
        {...view}
        // The usual ones, offered where the list is empty, bring back what was archived.
        tellsElsewhere={false}
        list={list}
        title={title}
        singular="category"
        plural="categories"
        hint={props.hint}
        primary={create}
        search={{ placeholder: 'Name of the category', isHeld: true }}
        filters={props.filters}
        columns={props.columns}
        opens={false}
        canEdit
        rowActions={rowActions}
        exportAs={exportAs}
        empty={{
          text: `No categories yet. Start from the usual ones: ${usual.names}.`,
          act: { label: 'Start from the usual ones', icon: 'pi-bolt', run: begin },
          secondAct: create,
        }}
      />
      <Suspense fallback={null}>
        {list.isCreating && isRead && <Form existing={records} onClose={list.closeCreate} />}
        {merged && props.mergeOf(merged, () => setMergedId(''))}
        {edited && <Form key={edited.id} existing={records} category={edited} onClose={list.closeEdit} />}
      </Suspense>
    </>
  )
}
