import { lazy, useCallback, useMemo } from 'react'
import {
  contributionCategoryRepository,
  type UsedCategory,
} from '@/data/contributions/contributionCategoryRepository'
import {
  basisWords,
  beginningContributionCategories,
  directions,
  payWhenWords,
  type ContributionCategory,
} from '@/domain/contributions/contributionCategory'
import { monthsOf } from '@/domain/monthStats/figureRange'
import type { Views } from '@/domain/shared/arrange'
import { financialYearOf, startOfFinancialYear } from '@/domain/shared/calendar'
import { MISSING } from '@/domain/shared/constants'
import { formatShortMoney, type MoneyFormat } from '@/domain/shared/money'
import { useLive } from '@/live/useLive'
import { Money } from '@/components/money/Money'
import { CategoryListPage } from '@/components/records/CategoryListPage'
import { categoryViews, type CategoryTab } from '@/components/records/categoryViews'
import { textColumn } from '@/components/records/columns'
import { moveActions } from '@/components/records/moveActions'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { Column } from '@/lists/column'
import { moneyCell, numberCell } from '@/lists/exportCell'
import { choiceFilter } from '@/lists/filter'

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm')).CategoryForm }))

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog')).MergeDialog }))

const none: readonly UsedCategory[] = []

const filters = [
  choiceFilter(
    'direction',
    'Direction',
    Object.fromEntries(directions.map((direction) => [direction, direction])),
  ),
]

const views: Views<UsedCategory, CategoryTab, 'order' | 'name' | 'used' | 'paid', 'direction'> = {
  ...categoryViews,
  sorts: { ...categoryViews.sorts, used: ({ used }) => used, paid: ({ paid }) => paid },
  descending: ['used', 'paid'],
  filters: { direction: ({ category }, chosen) => category.direction === chosen },
}

const usual = {
  setOf: beginningContributionCategories,
  names: 'salary, overtime, sales commission and six more',
  next: 'Set the rates that you pay.',
}

/** `5 %`, `₹400 a session`, `₹15,000`. */
function rateText({ basis, rate }: ContributionCategory, format: MoneyFormat): string {
  if (rate === 0) return MISSING
  const money = formatShortMoney(rate, format)
  return { manual: MISSING, fixed: money, perSession: `${money} a session`, percentOfNet: `${rate} %` }[basis]
}

const columnsFor = (format: MoneyFormat, year: string): Column<UsedCategory>[] => [
  textColumn('name', 'Name', ({ category }) => category.name, { sort: 'name', width: 160 }),
  textColumn('direction', 'Direction', ({ category }) => category.direction, {
    width: 95,
    onPhone: 'badge',
  }),
  textColumn('basis', 'Basis', ({ category }) => basisWords[category.basis], { width: 205 }),
  textColumn('rate', 'Rate', ({ category }) => rateText(category, format), { width: 125, align: 'end' }),
  textColumn(
    'payWhen',
    'Counts',
    ({ category }) => (category.basis === 'percentOfNet' ? payWhenWords[category.payWhen] : MISSING),
    { width: 185 },
  ),
  textColumn('statutory', 'Statutory', ({ category }) => (category.isStatutory ? 'Yes' : MISSING), {
    width: 90,
    onPhone: 'hidden',
  }),
  {
    id: 'used',
    header: 'Used',
    align: 'end',
    sort: 'used',
    width: 80,
    cell: ({ used }) => (used === 1 ? '1 time' : `${used} times`),
    exported: ({ used }) => numberCell(used),
  },
  // No sum at the foot: earnings and deductions in one would say nothing.
  {
    id: 'paid',
    header: `Paid in FY ${year}`,
    align: 'end',
    sort: 'paid',
    width: 135,
    cell: ({ paid }) => <Money rupees={paid} />,
    exported: ({ paid }) => moneyCell(paid),
  },
]

/** PRODUCT 4, screen 12. */
export default function ContributionCategoriesPage() {
  const { gymId, settings, today } = useGym()
  const repository = useRepository(contributionCategoryRepository)
  const live = useLive(
    useMemo(
      () => repository.used(gymId, monthsOf({ from: startOfFinancialYear(today), to: today })),
      [repository, gymId, today],
    ),
  )
  const all = live.status === 'ready' ? live.value.rows : none
  const rows = useMemo(() => all.filter(({ category }) => !category.deleted), [all])
  const records = useMemo(() => all.map(({ category }) => category), [all])
  const columns = useMemo(() => columnsFor(settings, financialYearOf(today)), [settings, today])
  const inUse = useMemo(() => records.filter(({ isActive, deleted }) => isActive && !deleted), [records])
  const { setOrders } = repository
  const movesOf = useCallback(
    (category: ContributionCategory) => (category.isActive ? moveActions(category, inUse, setOrders) : []),
    [inUse, setOrders],
  )
  return (
    <CategoryListPage
      screen="contributionCategories"
      hint="What staff earn, and what is deducted. Pay goes into expenses under Salaries."
      factory={contributionCategoryRepository}
      isRead={live.status === 'ready'}
      {...{ records, rows, live, views, filters, columns, movesOf, usual }}
      form={CategoryForm}
      mergeOf={({ category, used }, onClose) => (
        <MergeDialog category={category} used={used} categories={records} onClose={onClose} />
      )}
    />
  )
}
