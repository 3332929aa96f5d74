import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
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
import { lowerName } from '@/domain/shared/text'
import { refuseSameName } from '@/domain/shared/refuseSameName'
import { useLive } from '@/live/useLive'
import { Money } from '@/components/money/Money'
import { categoryActions } from '@/components/records/categoryActions'
import { textColumn } from '@/components/records/columns'
import { useExportAs } from '@/components/records/useExportAs'
import { moveActions } from '@/components/records/moveActions'
import { useRecordActs, type RecordWords } from '@/components/records/useRecordActs'
import { useRecordList } from '@/components/records/useRecordList'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import type { Column } from '@/lists/column'
import { moneyCell, numberCell } from '@/lists/exportCell'
import { choiceFilter } from '@/lists/filter'
import { ListPage } from '@/lists/ListPage'

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm')).CategoryForm }))

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog')).MergeDialog }))

const none: readonly UsedCategory[] = []

const directionFilter = choiceFilter(
  'direction',
  'Direction',
  Object.fromEntries(directions.map((direction) => [direction, direction])),
)

const views: Views<UsedCategory, 'inUse' | 'archived', 'order' | 'name' | 'used' | 'paid', 'direction'> = {
  id: ({ category }) => category.id,
  name: ({ category }) => category.name,
  tabs: {
    inUse: { label: 'In use', has: ({ category }) => category.isActive },
    archived: { label: 'Archived', has: ({ category }) => !category.isActive },
  },
  sorts: {
    order: ({ category }) => category.order,
    name: ({ category }) => lowerName(category.name),
    used: ({ used }) => used,
    paid: ({ paid }) => paid,
  },
  descending: ['used', 'paid'],
  filters: { direction: ({ category }, chosen) => category.direction === chosen },
}

const words: RecordWords<ContributionCategory> = {
  archived: ({ name }) => `${name} is archived. Its contributions keep it.`,
  restored: ({ name }) => `${name} is in use again.`,
  removed: ({ name }) => `${name} is deleted.`,
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
  const exportAs = useExportAs('contributionCategories', 'contribution-categories')
  const repository = useRepository(contributionCategoryRepository)
  const live = useLive(
    useMemo(
      () => repository.used(gymId, monthsOf({ from: startOfFinancialYear(today), to: today })),
      [repository, gymId, today],
    ),
  )
  const all = live.status === 'ready' ? live.value.rows : none
  const categories = useMemo(() => all.filter(({ category }) => !category.deleted), [all])
  const records = useMemo(() => all.map(({ category }) => category), [all])
  const { list, ...view } = useRecordList('contributionCategories', views, live, categories)
  const columns = useMemo(() => columnsFor(settings, financialYearOf(today)), [settings, today])
  const acts = useRecordActs(contributionCategoryRepository, words)
  const [mergedId, setMergedId] = useState('')
  const inUse = useMemo(() => records.filter(({ isActive, deleted }) => isActive && !deleted), [records])
  const { edit } = list
  const { setOrders } = repository
  const rowActions = useCallback(
    ({ category }: UsedCategory) =>
      categoryActions(category, {
        edit,
        acts,
        merge: setMergedId,
        moves: category.isActive ? moveActions(category, inUse, setOrders) : [],
      }),
    [edit, acts, inUse, setOrders],
  )

  /** A name that is taken stays as it is. */
  const begin = () => {
    const set = beginningContributionCategories(gymId)
    const missing = set.filter(({ id, fields }) => refuseSameName(fields.name, id, records) === null)
    const removed = records.filter(({ deleted }) => deleted)
    acts.addSet(missing, removed, `${set.length} categories are there. Set the rates that you pay.`)
  }

  const merged = categories.find(({ category }) => category.id === mergedId)
  const edited = records.find(({ id, deleted }) => id === list.editingId && !deleted)

  return (
    <>
      <ListPage
        {...view}
        list={list}
        title="Contribution categories"
        singular="category"
        plural="categories"
        hint="What staff earn, and what is deducted. Pay goes into expenses under Salaries."
        primary={{ label: 'New category', icon: 'pi-plus', run: list.create }}
        search={{ placeholder: 'Name of the category', isHeld: true }}
        filters={[directionFilter]}
        columns={columns}
        opens={false}
        canEdit
        rowActions={rowActions}
        exportAs={exportAs}
        empty={{
          text: 'No categories yet. Start from the usual ones: salary, overtime, sales commission and six more.',
          act: { label: 'Start from the usual ones', icon: 'pi-bolt', run: begin },
          secondAct: { label: 'New category', icon: 'pi-plus', run: list.create },
        }}
      />
      <Suspense fallback={null}>
        {list.isCreating && live.status === 'ready' && (
          <CategoryForm existing={records} onClose={list.closeCreate} />
        )}
        {merged && (
          <MergeDialog
            category={merged.category}
            used={merged.used}
            categories={records}
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
