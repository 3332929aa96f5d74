import { lazy, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { expenseCategoryRepository } from '@/data/expenses/expenseCategoryRepository'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { screens } from '@/domain/access/screens'
import { figuresFrom, type CategoryFigures } from '@/domain/expenses/budget'
import type { Expense } from '@/domain/expenses/expense'
import { beginningCategories, categoryKinds } from '@/domain/expenses/expenseCategory'
import type { Views } from '@/domain/shared/arrange'
import { endOfPeriod, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { CategoryName } from '@/components/money/CategoryName'
import { Money } from '@/components/money/Money'
import { CategoryListPage } from '@/components/records/CategoryListPage'
import { categoryViews, type CategoryTab } from '@/components/records/categoryViews'
import { moneyColumn, textColumn } from '@/components/records/columns'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { Column } from '@/lists/column'
import { dateCell, numberCell, textCell } from '@/lists/exportCell'
import { choiceFilter, rangeText } from '@/lists/filter'
import { Meter } from '@/ui/Meter'
import { useCategoryFigures } from './useCategoryFigures'

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm')).CategoryForm }))
const MergeRecords = lazy(async () => ({
  default: (await import('@/components/records/MergeRecords')).MergeRecords<Expense>,
}))

const filters = [choiceFilter('kind', 'Kind', categoryKinds)]

const views: Views<CategoryFigures, CategoryTab, 'order' | 'name' | 'spent' | 'budget', 'kind'> = {
  ...categoryViews,
  sorts: {
    ...categoryViews.sorts,
    spent: ({ now }) => now?.spent ?? 0,
    budget: ({ category }) => category.monthlyBudget,
  },
  descending: ['spent', 'budget'],
  filters: { kind: ({ category }, chosen) => category.kind === chosen },
}

const usual = {
  setOf: beginningCategories,
  names: 'rent, electricity, salaries and eight more',
  next: 'Set a budget where you want one.',
}

const tones = { none: 'green', within: 'green', near: 'amber', over: 'red' } as const

type Uses = ReadonlyMap<string, CivilDate> | null

/** Outside the rows: one that gets its day a moment later would look as if somebody had changed it. */
function lastUsedColumn(uses: Uses): Column<CategoryFigures> {
  const dayOf = ({ category, now }: CategoryFigures) => now?.lastUsed ?? uses?.get(category.id) ?? null
  const isUnknown = (row: CategoryFigures) => uses === null && dayOf(row) === null
  return {
    ...{ id: 'lastUsed', header: 'Last used', width: 115 },
    cell: (row) => (isUnknown(row) ? '' : formatCivil(dayOf(row))),
    exported: (row) => (isUnknown(row) ? textCell('Not known yet') : dateCell(dayOf(row))),
  }
}

/** What a category came to in a range of days; it opens the expenses that add up to it. */
function spentCell(id: string, rupees: number | null | undefined, range: string) {
  const spent = <Money rupees={rupees} />
  const address = `${screens.expenses.path}?category=${id}&range=${range}`
  return rupees ? <Link to={address}>{spent}</Link> : spent
}

function columnsOn(today: CivilDate, uses: Uses): Column<CategoryFigures>[] {
  const thisMonth = rangeText(startOfMonth(today), today)
  const monthBefore = rangeText(figuresFrom(today), endOfPeriod(figuresFrom(today), 'Month'))
  return [
    textColumn('name', 'Name', ({ category }) => category.name, {
      sort: 'name',
      width: 200,
      cell: ({ category }) => <CategoryName category={category} />,
    }),
    textColumn('kind', 'Kind', ({ category }) => categoryKinds[category.kind], {
      width: 95,
      onPhone: 'badge',
    }),
    moneyColumn('budget', 'Monthly budget', ({ category }) => category.monthlyBudget || null, {
      sort: 'budget',
      width: 130,
    }),
    moneyColumn('spent', 'Spent this month', ({ now }) => now?.spent, {
      sort: 'spent',
      width: 145,
      cell: ({ category: { id }, now }) => spentCell(id, now?.spent, thisMonth),
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
      cell: ({ category: { id }, lastMonth }) => spentCell(id, lastMonth, monthBefore),
    }),
    lastUsedColumn(uses),
  ]
}

/** PRODUCT 4, screen 16. A handful of records, with this and last month's expenses beside them. */
export default function ExpenseCategoriesPage() {
  const { gymId, today } = useGym()
  const repository = useRepository(expenseCategoryRepository)
  const expenses = useRepository(expenseRepository)
  const { lastUses, lack, ...figures } = useCategoryFigures()
  const columns = useMemo(() => columnsOn(today, lastUses), [today, lastUses])
  const inUse = figures.records.filter(({ isActive, deleted }) => isActive && !deleted)
  return (
    <CategoryListPage
      {...figures}
      screen="expenseCategories"
      hint={lack ?? 'Group expenses, and set what each group may cost in a month.'}
      factory={expenseCategoryRepository}
      {...{ views, filters, columns, usual }}
      form={CategoryForm}
      mergeOf={({ category }, onClose) => (
        <MergeRecords
          record={category}
          others={inUse.filter(({ id }) => id !== category.id)}
          countWords={(count) => (count === 1 ? '1 expense' : `${count} expenses`)}
          uses={repository.uses(gymId, category.id)}
          rows={() => expenses.ofCategory(gymId, category.id)}
          nameOf={({ description, vendor, date }) => description || vendor || (date ?? MISSING)}
          move={({ id }, categoryId) => expenses.change(gymId, id, { categoryId })}
          archive={() => repository.archive(gymId, category.id)}
          onClose={onClose}
        />
      )}
    />
  )
}
