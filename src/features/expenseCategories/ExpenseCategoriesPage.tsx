import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useLive } from '@/live/useLive'
import { useExpenseCategories } from '@/parts/useExpenseCategories'
import { useExportAs } from '@/parts/useExportAs'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import type { RowAction } from '@/ui/list/EntityTable'
import type { ListData } from '@/ui/list/listData'
import { ListPage } from '@/ui/list/ListPage'
import { streamOf } from '@/ui/list/streamOf'
import { useListState } from '@/ui/list/useListState'
import {
  arrangeCategories,
  categoriesIn,
  categorySorts,
  categoryTabs,
  readsFrom,
  type CategoryRow,
} from './arrangeCategories'
import { categoryColumns } from './categoryColumns'
import { useCategoryActs } from './useCategoryActs'

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm')).CategoryForm }))

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog')).MergeDialog }))

/** Two months of expenses, one read each; a centre has some forty a month. */
const READ_AT_MOST = 1_000

const kindFilter = {
  id: 'kind',
  label: 'Kind',
  kind: 'choice',
  options: [
    { value: 'fixed', label: 'Fixed' },
    { value: 'variable', label: 'Variable' },
  ],
} as const

const idOf = ({ category }: CategoryRow) => category.id
const nameOf = ({ category }: CategoryRow) => category.name

/** PRODUCT 4, screen 16. A handful of records, arranged here, with this and last month's expenses beside them. */
export default function ExpenseCategoriesPage() {
  const { gymId, today } = useCentre()
  const exportAs = useExportAs('expenseCategories', 'expense-categories')
  const { expenses } = useMoneyRepositories()
  const list = useListState({
    screen: 'expenseCategories',
    tabs: categoryTabs,
    sorts: categorySorts,
    descending: ['spent', 'budget'],
    filters: ['kind'],
  })
  const { live, categories } = useExpenseCategories()
  const spent = useLive(
    useMemo(
      () =>
        expenses.page(
          gymId,
          { from: readsFrom(today), to: today, status: 'Confirmed' },
          { pageSize: READ_AT_MOST },
        ),
      [expenses, gymId, today],
    ),
  )
  const { tab, q, sort, filters, edit } = list
  const rows = useMemo(
    () =>
      arrangeCategories(categories, spent.status === 'ready' ? spent.value.rows : null, today, {
        tab,
        q,
        sort,
        filters,
      }),
    [categories, spent, today, tab, q, sort, filters],
  )
  const page = useMemo((): ListData<CategoryRow> => {
    if (live.status !== 'ready') return live
    return { ...live, value: { rows, next: null, previous: null, leftOut: live.value.leftOut } }
  }, [live, rows])
  const columns = useMemo(() => categoryColumns(today), [today])
  const acts = useCategoryActs()
  const [mergedId, setMergedId] = useState('')
  const rowActions = useCallback(
    ({ category }: CategoryRow): RowAction[] => [
      { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(category.id) },
      category.isActive
        ? { label: 'Archive', icon: 'pi-inbox', run: () => acts.archive(category) }
        : { label: 'Use again', icon: 'pi-undo', run: () => acts.restore(category) },
      { label: 'Merge into another', icon: 'pi-arrow-right-arrow-left', run: () => setMergedId(category.id) },
      { label: 'Delete', icon: 'pi-trash', isDanger: true, run: () => acts.remove(category) },
    ],
    [edit, acts],
  )
  const all = useCallback(() => streamOf(rows), [rows])
  const isCut = spent.status === 'ready' && spent.value.next !== null
  const edited = categories.find(({ id }) => id === list.editingId)
  const merged = categories.find(({ id }) => id === mergedId)
  const begin = () => acts.begin(categories)

  return (
    <>
      <ListPage
        list={list}
        title="Expense categories"
        singular="category"
        plural="categories"
        count={live.status === 'ready' ? rows.length : undefined}
        hint={
          isCut
            ? `What expenses are sorted by. The figures count the latest ${READ_AT_MOST.toLocaleString('en-IN')} expenses of this and last month.`
            : 'What expenses are sorted by, and what each may come to in a month.'
        }
        primary={{ label: 'New category', icon: 'pi-plus', run: list.create }}
        tabs={[
          { id: 'inUse', label: 'In use', count: categoriesIn(categories, 'inUse').length },
          { id: 'archived', label: 'Archived', count: categoriesIn(categories, 'archived').length },
        ]}
        search={{ placeholder: 'Name of the category' }}
        filters={[kindFilter]}
        columns={columns}
        page={page}
        pageSize={100}
        rowId={idOf}
        rowName={nameOf}
        opens={false}
        canEdit
        rowActions={rowActions}
        all={all}
        exportAs={exportAs}
        empty={{
          text: 'No categories yet. Start from the usual ones: rent, electricity, salaries and eight more.',
          act: { label: 'Start from the usual ones', icon: 'pi-bolt', run: begin },
          secondAct: { label: 'New category', icon: 'pi-plus', run: list.create },
        }}
      />
      <Suspense fallback={null}>
        {list.isCreating && live.status === 'ready' && (
          <CategoryForm existing={categories} onClose={list.closeCreate} />
        )}
        {merged && (
          <MergeDialog
            key={merged.id}
            category={merged}
            existing={categories}
            onClose={() => setMergedId('')}
          />
        )}
        {edited && (
          <CategoryForm key={edited.id} existing={categories} category={edited} onClose={list.closeEdit} />
        )}
      </Suspense>
    </>
  )
}
