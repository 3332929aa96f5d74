import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { expenseCategoryRepository } from '@/data/expenses/expenseCategoryRepository'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { screens } from '@/domain/access/screens'
import { figuresFrom, withFigures, type CategoryFigures } from '@/domain/expenses/budget'
import { beginningCategories, categoryKinds, type ExpenseCategory } from '@/domain/expenses/expenseCategory'
import type { Expense } from '@/domain/expenses/expense'
import type { Views } from '@/domain/shared/arrange'
import { endOfPeriod, startOfMonth } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { lowerName } from '@/domain/shared/text'
import { refuseSameName } from '@/domain/shared/refuseSameName'
import { useLive } from '@/live/useLive'
import { CategoryName } from '@/components/money/CategoryName'
import { categoryActions } from '@/components/records/categoryActions'
import { moneyColumn, textColumn } from '@/components/records/columns'
import { Money } from '@/components/money/Money'
import { useRecordActs, type RecordWords } from '@/components/records/useRecordActs'
import { useRecordList } from '@/components/records/useRecordList'
import { useRecords } from '@/components/records/useRecords'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { Column } from '@/lists/column'
import { dateCell, numberCell, textCell } from '@/lists/exportCell'
import { choiceFilter, rangeText } from '@/lists/filter'
import { ListPage } from '@/lists/ListPage'
import { Meter } from '@/ui/Meter'
import { useLastUses } from './useLastUses'

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm')).CategoryForm }))
const MergeRecords = lazy(async () => ({
  default: (await import('@/components/records/MergeRecords')).MergeRecords<Expense>,
}))

/** Two months of expenses, one read each; a centre has some forty a month. */
const READ_AT_MOST = 1_000
const cutHint = `The figures count the latest ${READ_AT_MOST} expenses of this and last month.`

const lastUsesHint = 'When some of them were last used could not be read. Open this screen again in a moment.'

const kindFilter = choiceFilter('kind', 'Kind', categoryKinds)

const views: Views<CategoryFigures, 'inUse' | 'archived', 'order' | 'name' | 'spent' | 'budget', 'kind'> = {
  id: ({ category }) => category.id,
  name: ({ category }) => category.name,
  tabs: {
    inUse: { label: 'In use', has: ({ category }) => category.isActive },
    archived: { label: 'Archived', has: ({ category }) => !category.isActive },
  },
  sorts: {
    order: ({ category }) => category.order,
    name: ({ category }) => lowerName(category.name),
    spent: ({ now }) => now?.spent ?? 0,
    budget: ({ category }) => category.monthlyBudget,
  },
  descending: ['spent', 'budget'],
  filters: { kind: ({ category }, chosen) => category.kind === chosen },
}

const words: RecordWords<ExpenseCategory> = {
  archived: ({ name }) => `${name} is archived. Its expenses keep it.`,
  restored: ({ name }) => `${name} is in use again.`,
  removed: ({ name }) => `${name} is deleted.`,
}

const tones = { none: 'green', within: 'green', near: 'amber', over: 'red' } as const

/** Outside the rows: one that gets its day a moment later would look as if somebody had changed it. */
function lastUsedColumn(uses: ReadonlyMap<string, CivilDate> | null): Column<CategoryFigures> {
  const dayOf = ({ category, now }: CategoryFigures) => now?.lastUsed ?? uses?.get(category.id) ?? null
  const isUnknown = (row: CategoryFigures) => uses === null && dayOf(row) === null
  return {
    ...{ id: 'lastUsed', header: 'Last used', width: 115 },
    cell: (row) => (isUnknown(row) ? '' : formatCivil(dayOf(row))),
    exported: (row) => (isUnknown(row) ? textCell('Not known yet') : dateCell(dayOf(row))),
  }
}

type SpentProps = {
  rupees: number | null | undefined
  categoryId: string
  from: CivilDate
  to: CivilDate
}

/** What a category came to in these days; it opens the expenses that add up to it. */
function Spent({ rupees, categoryId, from, to }: SpentProps) {
  const spent = <Money rupees={rupees} />
  const address = `${screens.expenses.path}?category=${categoryId}&range=${rangeText(from, to)}`
  return rupees ? <Link to={address}>{spent}</Link> : spent
}

const columnsOn = (
  today: CivilDate,
  uses: ReadonlyMap<string, CivilDate> | null,
): Column<CategoryFigures>[] => [
  textColumn('name', 'Name', ({ category }) => category.name, {
    sort: 'name',
    width: 200,
    cell: ({ category }) => <CategoryName category={category} />,
  }),
  textColumn('kind', 'Kind', ({ category }) => categoryKinds[category.kind], { width: 95, onPhone: 'badge' }),
  moneyColumn('budget', 'Monthly budget', ({ category }) => category.monthlyBudget || null, {
    sort: 'budget',
    width: 130,
  }),
  moneyColumn('spent', 'Spent this month', ({ now }) => now?.spent, {
    sort: 'spent',
    width: 145,
    cell: ({ category: { id }, now }) => (
      <Spent rupees={now?.spent} categoryId={id} from={startOfMonth(today)} to={today} />
    ),
  }),
  {
    id: 'percent',
    header: 'Of the budget',
    width: 180,
    cell({ now }) {
      if (now === null || now.percent === null) return MISSING
      const text = `${now.percent} %${now.state === 'over' ? ', over' : ''}`
      return <Meter percent={now.percent} tone={tones[now.state]} text={text} />
    },
    exported: ({ now }) => numberCell(now?.percent),
  },
  moneyColumn('lastMonth', 'Last month', ({ lastMonth }) => lastMonth, {
    width: 125,
    cell({ category: { id }, lastMonth }) {
      const from = figuresFrom(today)
      return <Spent rupees={lastMonth} categoryId={id} from={from} to={endOfPeriod(from, 'Month')} />
    },
  }),
  lastUsedColumn(uses),
]

/** PRODUCT 4, screen 16. A handful of records, with this and last month's expenses beside them. */
export default function ExpenseCategoriesPage() {
  const { gymId, today } = useGym()
  const exportAs = useExportAs('expenseCategories', 'expense-categories')
  const repository = useRepository(expenseCategoryRepository)
  const expenses = useRepository(expenseRepository)
  const { live, records } = useRecords(expenseCategoryRepository)
  const categories = useMemo(() => records.filter(({ deleted }) => !deleted), [records])
  const removed = records.filter(({ deleted }) => deleted)
  const spent = useLive(
    useMemo(() => {
      const span = { from: figuresFrom(today), to: today, status: 'Confirmed' } as const
      return expenses.page(gymId, span, { pageSize: READ_AT_MOST })
    }, [expenses, gymId, today]),
  )
  const rows = useMemo(
    () => withFigures(categories, spent.status === 'ready' ? spent.value.rows : null, today),
    [categories, spent, today],
  )
  // With their figures at once: rows that get them a moment later would look as if somebody had changed them.
  const shown = spent.status === 'loading' ? spent : live
  const { list, ...view } = useRecordList('expenseCategories', views, shown, rows)
  const uses = useLastUses(rows)
  const lastUses = uses.status === 'ready' ? uses.value : null
  const columns = useMemo(() => columnsOn(today, lastUses), [today, lastUses])
  const acts = useRecordActs(expenseCategoryRepository, words)
  const [mergedId, setMergedId] = useState('')
  const { edit } = list
  const rowActions = useCallback(
    ({ category }: CategoryFigures) => categoryActions(category, { edit, acts, merge: setMergedId }),
    [edit, acts],
  )

  /** A name that is taken stays as it is. */
  const begin = () => {
    const set = beginningCategories(gymId)
    const missing = set.filter(({ id, fields }) => refuseSameName(fields.name, id, records) === null)
    const text = `${set.length} categories are there. Set a budget where you want one.`
    acts.addSet(missing, removed, text)
  }

  const isCut = spent.status === 'ready' && spent.value.next !== null
  const edited = categories.find(({ id }) => id === list.editingId)
  const merged = categories.find(({ id }) => id === mergedId)

  return (
    <>
      <ListPage
        {...view}
        list={list}
        title="Expense categories"
        singular="category"
        plural="categories"
        hint={
          isCut
            ? cutHint
            : uses.status === 'failed'
              ? lastUsesHint
              : 'Group expenses, and set what each group may cost in a month.'
        }
        primary={{ label: 'New category', icon: 'pi-plus', run: list.create }}
        search={{ placeholder: 'Name of the category', isHeld: true }}
        filters={[kindFilter]}
        columns={columns}
        opens={false}
        canEdit
        rowActions={rowActions}
        exportAs={exportAs}
        empty={{
          text: 'No categories yet. Start from the usual ones: rent, electricity, salaries and eight more.',
          act: { label: 'Start from the usual ones', icon: 'pi-bolt', run: begin },
          secondAct: { label: 'New category', icon: 'pi-plus', run: list.create },
        }}
      />
      <Suspense fallback={null}>
        {list.isCreating && live.status === 'ready' && (
          <CategoryForm existing={records} onClose={list.closeCreate} />
        )}
        {merged && (
          <MergeRecords
            record={merged}
            others={categories.filter(({ id, isActive }) => isActive && id !== merged.id)}
            countWords={(count) => (count === 1 ? '1 expense' : `${count} expenses`)}
            uses={repository.uses(gymId, merged.id)}
            rows={() => expenses.ofCategory(gymId, merged.id)}
            nameOf={({ description, vendor, date }) => description || vendor || (date ?? MISSING)}
            move={({ id }, categoryId) => expenses.change(gymId, id, { categoryId })}
            archive={() => repository.archive(gymId, merged.id)}
            onClose={() => setMergedId('')}
          />
        )}
        {edited && (
          <CategoryForm key={edited.id} existing={records} category={edited} onClose={list.closeEdit} />
        )}
      </Suspense>
    </>
  )
}
