import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { startOfMonth } from '@/domain/shared/calendar'
import { letters, type MusterDay, type MusterPerson } from '@/domain/staffAttendance/muster'
import { dayStatuses, isException } from '@/domain/staffAttendance/staffDay'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { ExportMenu } from '@/lists/ExportMenu'
import { Page } from '@/ui/Page'
import { TableSkeleton } from '@/ui/Skeletons'
import { exportPayroll } from './exportPayroll'
import { monthKey, monthText } from '@/domain/shared/monthText'
import { MusterTable } from './MusterTable'
import { PersonMonth } from './PersonMonth'
import { ReportBar } from './ReportBar'
import { useMuster, type Muster } from './useMuster'
import { useReportState, type ReportState } from './useReportState'
import styles from './reports.module.css'

const DayDialog = lazy(async () => ({ default: (await import('./DayDialog')).DayDialog }))
const CorrectDialog = lazy(async () => ({
  default: (await import('@/components/attendance/CorrectDialog')).CorrectDialog,
}))

const isChosen = ({ id, designation }: MusterPerson, state: ReportState) =>
  (state.person === '' || id === state.person) &&
  (state.designation === '' || designation === state.designation)

/** For the audit log: whose month is an id there. */
const filtersOf = ({ month, person, designation }: ReportState): string =>
  [monthText(month), person && `Employee ${person}`, designation].filter(Boolean).join('; ')

type Opened = { person: MusterPerson; day: MusterDay; isCorrecting: boolean }

/** PRODUCT 4, screen 14: the month's muster, one employee's days, and what the payroll needs. */
export default function StaffAttendanceReportsPage() {
  const { info, today } = useGym()
  const navigate = useNavigate()
  const state = useReportState(today)
  const month = monthKey(state.month)
  const exportAs = useExportAs('payroll', `payroll-${month}`)
  const muster = useMuster(state.month)
  const [opened, setOpened] = useState<Opened | null>(null)
  const people = muster.status === 'ready' ? muster.value.people : []
  const chosen =
    muster.status === 'ready' ? muster.value.rows.filter(({ person }) => isChosen(person, state)) : []
  return (
    <Page
      title="Staff attendance reports"
      hint="The month by employee and day. Hours count marked exits only; a day without one is to be looked at."
      actions={
        chosen.length > 0 && (
          <>
            <Button size="s" icon="pi-print" onClick={() => window.print()}>
              Print
            </Button>
            {exportAs && (
              <ExportMenu
                isSelection={false}
                onExport={(format) =>
                  exportPayroll({ exportAs, format, month, filters: filtersOf(state), rows: chosen })
                }
              />
            )}
          </>
        )
      }
    >
      <ReportBar state={state} thisMonth={startOfMonth(today)} people={people} />
      {muster.status === 'loading' && <TableSkeleton rows={8} columns={8} />}
      {muster.status === 'failed' && <ErrorState error={muster.error} retry={() => muster.retry()} />}
      {muster.status === 'ready' && people.length === 0 && (
        <EmptyState
          kind="firstUse"
          text="No staff yet. Add your employees with their shifts; their month appears here."
          act={{ label: 'Add an employee', icon: 'pi-plus', run: () => void navigate('/staff?new=true') }}
        />
      )}
      {muster.status === 'ready' && people.length > 0 && (
        <div className={styles.sheet}>
          <p className={styles.printTitle}>{`${info.name} · Muster of ${monthText(state.month)}`}</p>
          <Report muster={muster.value} state={state} onOpen={setOpened} />
          <p className={styles.printSign}>
            <span>Prepared by</span>
            <span>Approved by</span>
          </p>
        </div>
      )}
      <Suspense fallback={null}>
        {opened && !opened.isCorrecting && muster.status === 'ready' && (
          <DayDialog
            person={opened.person}
            day={opened.day}
            onCorrect={() => setOpened({ ...opened, isCorrecting: true })}
            onClose={() => setOpened(null)}
          />
        )}
        {opened?.isCorrecting && (
          <CorrectDialog
            person={{
              personId: opened.person.id,
              personType: 'employee',
              name: opened.person.name,
              code: opened.person.empId,
              dp: opened.person.dp,
            }}
            date={opened.day.kept.date}
            seen={opened.day.kept.visits}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Page>
  )
}

type ReportProps = { muster: Muster; state: ReportState; onOpen: (opened: Opened) => void }

function Report({ muster, state, onOpen }: ReportProps) {
  const { person, onlyExceptions, month } = state
  const of = muster.rows.filter((row) => isChosen(row.person, state))
  const rows = onlyExceptions ? of.filter(({ days }) => days.some(isException)) : of
  const [own] = of
  if (of.length === 0)
    return (
      <EmptyState
        kind="noMatch"
        plural="employees"
        filters={[
          ...(person === ''
            ? []
            : [{ id: 'person', label: 'Employee', value: 'this one', clear: () => state.setPerson('') }]),
          ...(state.designation === ''
            ? []
            : [
                {
                  id: 'designation',
                  label: 'Designation',
                  value: state.designation,
                  clear: () => state.setDesignation(''),
                },
              ]),
        ]}
        clearAll={state.clear}
      />
    )
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.quiet}>
          No exceptions in {monthText(month)}: nobody was late, absent or left early, and every exit is
          marked.
        </p>
      ) : (
        <MusterTable
          dates={muster.dates}
          rows={rows}
          onlyExceptions={onlyExceptions}
          caption={`Muster of ${monthText(month)}`}
          hrefOf={state.hrefOf}
          onDay={(of, day) => onOpen({ person: of, day, isCorrecting: false })}
        />
      )}
      <p className={styles.legend}>
        {dayStatuses.map((status) => (
          <span key={status}>
            <b>{letters[status]}</b> {status}
          </span>
        ))}
        <span>
          <b>*</b> Exit not marked
        </span>
      </p>
      {person !== '' && own && (
        <PersonMonth
          row={own}
          onlyExceptions={onlyExceptions}
          onCorrect={(of, day) => onOpen({ person: of, day, isCorrecting: true })}
        />
      )}
    </>
  )
}
