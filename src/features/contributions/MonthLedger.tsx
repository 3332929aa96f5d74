import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { balancedLines } from '@/domain/contributions/balancedLines'
import { netOf } from '@/domain/contributions/contribution'
import { payeesOf } from '@/domain/contributions/payees'
import { refuseUnfinished } from '@/domain/contributions/payMonth'
import { startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { isEmployed } from '@/domain/staff/staff'
import { FigureStrip } from '@/components/money/FigureStrip'
import { MonthStepper } from '@/components/gym/MonthStepper'
import { usePeople } from '@/components/people/usePeople'
import { useExportAs } from '@/components/records/useExportAs'
import { useRecordList } from '@/components/records/useRecordList'
import type { BulkAction } from '@/lists/bulkAction'
import type { RowAction } from '@/lists/EntityTable'
import { ListPage } from '@/lists/ListPage'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import type { MenuAction } from '@/ui/Menu'
import { Note } from '@/ui/Note'
import { TableSkeleton } from '@/ui/Skeletons'
import { CarryOverNotes } from './CarryOverNotes'
import { emptyMonth } from './emptyMonth'
import { LedgerDialogs, type Doing } from './LedgerDialogs'
import { ledgerRowActions } from './ledgerActions'
import { ledgerColumns } from './ledgerColumns'
import { ledgerFilters, ledgerViews, type LedgerRow } from './ledgerRow'
import { MonthActs } from './MonthActs'
import { useLedger } from './useLedger'
import { chosenOf, useLedgerActs } from './useLedgerActs'

const AddContribution = lazy(async () => ({ default: (await import('./AddContribution')).AddContribution }))
const PayFigures = lazy(async () => ({ default: (await import('./figures/PayFigures')).PayFigures }))
const LineDrawer = lazy(async () => ({ default: (await import('./LineDrawer')).LineDrawer }))

type Props = {
  first: CivilDate
  onMonth: (month: CivilDate) => void
  /** The year until this month in figures, above the list. */
  isFigured: boolean
  onFigures: (isFigured: boolean) => void
}

/** One month of the pay ledger, with what can be done in it. */
export function MonthLedger({ first, onMonth, isFigured, onFigures }: Props) {
  const { today } = useGym()
  const navigate = useNavigate()
  const month = monthKey(first)
  const exportAs = useExportAs('contributions', `contributions-${month}`)
  const { live, rows, staff, categories, lockedOn } = useLedger(month)
  const { list, ...view } = useRecordList('contributions', ledgerViews, live, rows)
  const whoIs = usePeople(rows.map(({ line }) => line.createdBy))
  const columns = useMemo(() => ledgerColumns(whoIs), [whoIs])
  const filters = useMemo(() => ledgerFilters(rows), [rows])
  const [doing, setDoing] = useState<Doing | null>(null)
  const acts = useLedgerActs(month)
  const isLocked = lockedOn !== null
  const isOver = refuseUnfinished(month, today, 'Generate') === null
  const { approve } = acts

  const rowActions = useCallback(
    (row: LedgerRow): RowAction[] =>
      ledgerRowActions(row, isLocked, {
        approve: () => void approve([row]),
        pay: () => setDoing({ act: 'pay', rows: [row] }),
        reverse: () => setDoing({ act: 'reverse', rows: [row] }),
        statement: () => setDoing({ act: 'statement', staffId: row.line.staffId }),
      }),
    [isLocked, approve],
  )
  const bulkActions = useMemo(
    (): BulkAction<LedgerRow>[] =>
      isLocked
        ? []
        : [
            {
              id: 'approve',
              label: 'Approve',
              icon: 'pi-check',
              run: (selection) => void acts.approveChosen(selection),
            },
            {
              id: 'pay',
              label: 'Pay',
              icon: 'pi-money-bill',
              run: (selection) =>
                void chosenOf(selection, ['Approved'], 'Approve them first, then pay.').then((chosen) => {
                  if (chosen.length > 0) setDoing({ act: 'pay', rows: chosen })
                }),
            },
            {
              id: 'reverse',
              label: 'Reverse',
              icon: 'pi-undo',
              isDanger: true,
              run: (selection) =>
                void chosenOf(selection, ['Pending', 'Approved', 'Paid'], 'They are reversed already.').then(
                  (chosen) => {
                    if (chosen.length > 0) setDoing({ act: 'reverse', rows: chosen })
                  },
                ),
            },
          ],
    [isLocked, acts],
  )

  const lines = rows.map(({ line }) => line)
  const standing = balancedLines(lines).filter(({ status }) => status !== 'Reversed')
  const of = (...statuses: string[]) => netOf(standing.filter(({ status }) => statuses.includes(status)))
  const isToPay = standing.some(({ status }) => status === 'Approved')
  const isEmpty = live.status === 'ready' && rows.length === 0
  const hasCategories = categories.some(({ isActive, deleted }) => isActive && !deleted)
  const employed = staff.filter(isEmployed)
  const hasPay = employed.some(
    ({ payBasis, commissionCategoryId }) => payBasis !== '' || commissionCategoryId !== '',
  )
  const name = monthText(first)
  const monthActs: MenuAction[] = [
    ...(isOver && !isLocked
      ? [{ label: 'Generate pay', icon: 'pi-bolt', run: () => setDoing({ act: 'generate' }) }]
      : []),
    ...(isToPay
      ? [{ label: 'Bank file', icon: 'pi-building-columns', run: () => setDoing({ act: 'bankFile' }) }]
      : []),
    ...(isOver && !isLocked && !isEmpty
      ? [{ label: 'Lock month', icon: 'pi-lock', run: () => setDoing({ act: 'lock' }) }]
      : []),
  ]
  const opened = rows.find(({ line }) => line.id === list.openId)

  return (
    <>
      <ListPage
        {...view}
        list={list}
        title="Contributions"
        singular="contribution"
        plural="contributions"
        hint={
          isLocked
            ? `${name} was locked on ${formatCivil(lockedOn)}. Enter corrections in a later month.`
            : 'What staff earn, and what is deducted, by month. Approve it, then pay it.'
        }
        {...(!isLocked && {
          primary: { label: 'New contribution', icon: 'pi-plus', run: list.create },
        })}
        actions={
          <>
            <Button icon="pi-chart-bar" aria-pressed={isFigured} onClick={() => onFigures(!isFigured)}>
              Figures
            </Button>
            <MonthStepper month={first} thisMonth={startOfMonth(today)} onChange={onMonth} />
            <MonthActs name={name} acts={monthActs} />
          </>
        }
        search={{ placeholder: 'Name of the employee', isHeld: true }}
        filters={filters}
        columns={columns}
        summed={view.page.status === 'ready' ? view.page.value.rows : []}
        rowActions={rowActions}
        bulkActions={bulkActions}
        exportAs={exportAs}
        empty={emptyMonth(
          { name, isOver, isLocked, hasCategories, hasPay, hasStaff: employed.length > 0 },
          { go: (path) => void navigate(path), generate: () => setDoing({ act: 'generate' }) },
        )}
      >
        {!isEmpty && (
          <FigureStrip
            label={`Pay of ${name}`}
            figures={[
              ['Net', netOf(standing)],
              ['To approve', of('Pending')],
              ['To pay', of('Approved')],
              ['Paid', of('Paid')],
            ]}
          />
        )}
        {isFigured && (
          <Suspense fallback={<TableSkeleton rows={6} columns={3} />}>
            <PayFigures first={first} />
          </Suspense>
        )}
        {isOver && !isLocked && <CarryOverNotes month={month} rows={rows} />}
        {!isOver && !isEmpty && (
          <Note kind="quiet">{name} isn’t over yet. Base pay and commissions are generated once it is.</Note>
        )}
      </ListPage>
      {doing && (
        <LedgerDialogs
          {...{ doing, month, name, rows, staff, categories, onMonth }}
          onClose={() => setDoing(null)}
          onGenerate={() => setDoing({ act: 'generate' })}
          onAdd={() => {
            setDoing(null)
            list.create()
          }}
        />
      )}
      <Suspense fallback={null}>
        {opened && <LineDrawer row={opened} list={list} actions={rowActions(opened)} whoIs={whoIs} />}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {list.isCreating && live.status === 'ready' && !isLocked && (
          <AddContribution
            first={first}
            staff={payeesOf(staff, first, lines)}
            {...{ categories, lines }}
            onClose={list.closeCreate}
          />
        )}
      </Suspense>
    </>
  )
}
