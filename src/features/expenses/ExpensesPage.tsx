import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import type { Expense } from '@/domain/expenses/expense'
import { isOfPay } from '@/domain/expenses/ofPay'
import { learnWords } from '@/domain/expenses/suggestCategory'
import { expenseCategoryRepository } from '@/data/expenses/expenseCategoryRepository'
import { expenseRepository } from '@/data/expenses/expenseRepository'
import { useLive } from '@/live/useLive'
import { answered } from '@/components/records/answered'
import { useRecords } from '@/components/records/useRecords'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import type { BulkAction } from '@/lists/bulkAction'
import type { RowAction } from '@/lists/EntityTable'
import type { FilterDefinition } from '@/lists/filter'
import { ListPage } from '@/lists/ListPage'
import { streamOf } from '@/lists/streamOf'
import { useListState } from '@/lists/useListState'
import { PrintButton } from '@/lists/PrintButton'
import { ByCategory } from './ByCategory'
import { totalOf } from '@/domain/shared/money'
import { expenseColumns } from './expenseColumns'
import styles from './ExpensesPage.module.css'
import { askedFor, expenseFilters, expenseTabs, isSearched } from './expenseView'
import { nameOfExpense } from './expenseWords'
import { MonthFigures } from './MonthFigures'
import { QuickExpense } from './QuickExpense'
import { useExpenseActs } from './useExpenseActs'
import { PAGE_SIZE, SEARCHED_AT_ONCE, useExpenseRows } from './useExpenseRows'
import { useRecurring } from './useRecurring'

const ExpenseDrawer = lazy(async () => ({ default: (await import('./ExpenseDrawer')).ExpenseDrawer }))
const AddExpense = lazy(async () => ({ default: (await import('./AddExpense')).AddExpense }))
const EditExpense = lazy(async () => ({ default: (await import('./EditExpense')).EditExpense }))

const idOf = ({ id }: Expense) => id

const hints = {
  all: 'What the centre spends. Type an amount and what it was for, and press Enter.',
  drafts: 'Prepared from expenses that repeat. They count once you confirm them.',
  recurring: 'Expenses that repeat. A draft is prepared on each day that one is due.',
}

const cutHint = `Looked for among ${SEARCHED_AT_ONCE} expenses at a time. Choose the days to look further back.`

const empty = {
  all: 'No expenses yet. Enter the first above, with its bill if you have it.',
  drafts: 'Nothing waits to be confirmed.',
  recurring: 'Nothing repeats yet. Choose “Every month” in the form of an expense, such as the rent.',
}

/** PRODUCT 4, screen 17. */
export default function ExpensesPage() {
  const { gymId, settings } = useGym()
  const exportAs = useExportAs('expenses', 'expenses')
  const expenses = useRepository(expenseRepository)
  const list = useListState({
    screen: 'expenses',
    tabs: expenseTabs,
    sorts: ['date'] as const,
    filters: expenseFilters,
  })
  const { tab, filters, q, edit } = list
  const { live, records: categories } = useRecords(expenseCategoryRepository)
  const inUse = useMemo(
    () => categories.filter(({ isActive, deleted }) => isActive && !deleted),
    [categories],
  )
  const byId = useMemo(() => new Map(categories.map((category) => [category.id, category])), [categories])
  const page = useExpenseRows(list)
  const waiting = useRecurring()
  // The latest page teaches which words mean which category: where nothing is narrowed it is the list itself.
  const latest = useLive(
    useMemo(() => expenses.page(gymId, askedFor('all', {}), { pageSize: PAGE_SIZE }), [expenses, gymId]),
  )
  const learned = useMemo(() => learnWords(latest.status === 'ready' ? latest.value.rows : []), [latest])
  const columns = useMemo(() => expenseColumns(byId, tab), [byId, tab])
  const nameOf = useCallback((expense: Expense) => nameOfExpense(expense, byId), [byId])
  const acts = useExpenseActs()
  const rowActions = useCallback(
    (expense: Expense): RowAction[] => [
      ...(expense.status === 'Draft'
        ? [{ label: 'Confirm', icon: 'pi-check', key: 'C', run: () => acts.confirm(expense) }]
        : []),
      { label: 'Edit', icon: 'pi-pencil', key: 'E', run: () => edit(expense.id) },
      ...(expense.recurrence !== null
        ? [{ label: 'Stop repeating', icon: 'pi-stop-circle', run: () => acts.stop(expense) }]
        : []),
      isOfPay(expense)
        ? { label: 'Change it in Contributions', icon: 'pi-money-bill', run: () => acts.openPay(expense) }
        : { label: 'Delete', icon: 'pi-trash', isDanger: true, run: () => acts.remove(expense) },
    ],
    [edit, acts],
  )
  const bulkActions = useMemo(
    (): BulkAction<Expense>[] => [
      ...(tab === 'drafts'
        ? [
            {
              id: 'confirm',
              label: 'Confirm',
              icon: 'pi-check',
              title: (count: number) => (count === 1 ? 'Confirm 1 expense' : `Confirm ${count} expenses`),
              text: 'They count for their days, and cash of a drawer that was closed meanwhile counts today.',
              each: async (expense: Expense) =>
                expenses.change(gymId, expense.id, await acts.confirmed(expense)),
              undoEach: ({ id, date }: Expense) => expenses.change(gymId, id, { status: 'Draft', date }),
            },
          ]
        : []),
      {
        id: 'delete',
        label: 'Delete',
        icon: 'pi-trash',
        isDanger: true,
        title: (count) => (count === 1 ? 'Delete 1 expense' : `Delete ${count} expenses`),
        text: 'They leave the list and the month’s figures.',
        each: async ({ id }) => answered((await expenses.remove(gymId, id)) ?? { kind: 'done' }),
        undoEach: ({ id }) => expenses.restore(gymId, id),
      },
    ],
    [tab, expenses, gymId, acts],
  )
  const isShownWhole = tab === 'recurring' || isSearched(q, filters)
  const all = useCallback(
    () =>
      isShownWhole
        ? streamOf(page.status === 'ready' ? page.value.rows : [])
        : expenses.all(gymId, askedFor(tab, filters)),
    [isShownWhole, page, expenses, gymId, tab, filters],
  )
  const definitions = useMemo(
    (): FilterDefinition<(typeof expenseFilters)[number]>[] => [
      { id: 'range', label: 'Days', kind: 'dates' },
      {
        id: 'category',
        label: 'Category',
        kind: 'choice',
        options: categories
          .filter(({ deleted }) => !deleted)
          .map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        id: 'mode',
        label: 'Paid by',
        kind: 'choice',
        options: settings.paymentModes.map((mode) => ({ value: mode, label: mode })),
      },
      {
        id: 'bill',
        label: 'Bill',
        kind: 'choice',
        options: [
          { value: 'with', label: 'With a bill' },
          { value: 'without', label: 'Without a bill' },
        ],
      },
    ],
    [categories, settings.paymentModes],
  )
  const navigate = useNavigate()
  const goToCategories = () => void navigate(screens.expenseCategories.path)
  const isReady = live.status === 'ready'
  const shown = page.status === 'ready' ? page.value : null
  const isCut = isSearched(q, filters) && shown !== null && shown.next !== null
  const isWhole = shown !== null && shown.next === null && list.cursor.after === undefined

  return (
    <>
      <ListPage
        list={list}
        title="Expenses"
        singular="expense"
        plural="expenses"
        count={isWhole ? shown.rows.length : undefined}
        hint={isCut ? cutHint : hints[tab]}
        primary={{ label: 'New expense', icon: 'pi-plus', run: list.create }}
        actions={
          <>
            {shown !== null && shown.rows.length > 0 && <ByCategory categories={byId} />}
            <span className={styles.print}>
              <PrintButton isDisabled={shown === null || shown.rows.length === 0} />
            </span>
          </>
        }
        tabs={[
          { id: 'all', label: 'All' },
          { id: 'drafts', label: 'To confirm', count: waiting.count ?? undefined },
          { id: 'recurring', label: 'Recurring' },
        ]}
        search={{ placeholder: 'Description, vendor or amount' }}
        filters={definitions}
        columns={columns}
        page={page}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        canEdit
        all={all}
        exportAs={exportAs}
        empty={
          tab === 'all' && isReady && inUse.length === 0
            ? {
                text: 'No expenses yet. They are sorted by category: set these up first.',
                act: { label: 'Set up the categories', icon: 'pi-tags', run: goToCategories },
              }
            : { text: empty[tab], isOfEveryView: true }
        }
      >
        <MonthFigures waiting={totalOf(waiting.rupees)} />
        {tab === 'all' && inUse.length > 0 && <QuickExpense categories={inUse} learned={learned} />}
        {tab === 'all' && isReady && inUse.length === 0 && shown !== null && shown.rows.length > 0 && (
          <div className={styles.note}>
            Every category is archived.{' '}
            <Button size="s" icon="pi-tags" onClick={goToCategories}>
              Set up the categories
            </Button>
          </div>
        )}
      </ListPage>
      <Suspense fallback={null}>
        {list.openId !== '' && list.editingId === '' && (
          <ExpenseDrawer id={list.openId} list={list} categories={byId} acts={acts} />
        )}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {list.isCreating && isReady && (
          <AddExpense categories={inUse} learned={learned} onClose={list.closeCreate} />
        )}
        {list.editingId !== '' && isReady && (
          <EditExpense
            key={list.editingId}
            id={list.editingId}
            categories={categories.filter(({ deleted }) => !deleted)}
            learned={learned}
            onClose={list.closeEdit}
          />
        )}
      </Suspense>
    </>
  )
}
