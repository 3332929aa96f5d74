import { lazy, Suspense, useState } from 'react'
import { startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minutesText } from '@/domain/shared/minutesText'
import { monthText } from '@/domain/shared/monthText'
import type { Staff } from '@/domain/staff/staff'
import { balanceText, leaveBalances, yearOf } from '@/domain/staffAttendance/leaveBalance'
import type { MusterDay, MusterTotals } from '@/domain/staffAttendance/muster'
import { MonthStepper } from '@/components/gym/MonthStepper'
import { useLeaves } from '@/components/staff/useLeaves'
import { useGym } from '@/session/useGym'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { TableSkeleton } from '@/ui/Skeletons'
import { PersonMonth } from './PersonMonth'
import { useMuster } from './useMuster'
import styles from './reports.module.css'

const CorrectDialog = lazy(async () => ({
  default: (await import('@/components/attendance/CorrectDialog')).CorrectDialog,
}))

const dayText = (count: number): string => (count === 1 ? '1 day' : `${String(count)} days`)

const factsOf = (totals: MusterTotals) =>
  [
    ['Days payable', String(totals.payableDays)],
    ['Present', dayText(totals.present + totals.late)],
    ['Late', `${dayText(totals.late)}, ${minutesText(totals.lateMinutes)}`],
    ['Half days', String(totals.halfDays)],
    ['Absent', dayText(totals.absent)],
    ['On leave', dayText(totals.leave)],
    ['Hours', minutesText(totals.workedMinutes)],
    ['Overtime', minutesText(totals.overtimeMinutes)],
  ] as const

/** An employee's month, in their drawer. */
export function AttendanceTab({ staff }: { staff: Staff }) {
  const { today } = useGym()
  const [month, setMonth] = useState(() => startOfMonth(today))
  const muster = useMuster(month, staff.id)
  const [corrected, setCorrected] = useState<MusterDay | null>(null)
  const row =
    muster.status === 'ready' ? muster.value.rows.find(({ person }) => person.id === staff.id) : undefined
  return (
    <div className={styles.tab}>
      <MonthStepper month={month} thisMonth={startOfMonth(today)} onChange={setMonth} />
      {muster.status === 'loading' && <TableSkeleton rows={6} columns={5} />}
      {muster.status === 'failed' && <ErrorState error={muster.error} retry={() => muster.retry()} />}
      {muster.status === 'ready' && row === undefined && (
        <p className={styles.quiet}>{`${staff.name} was not marked in ${monthText(month)}.`}</p>
      )}
      {muster.status === 'ready' && row && (
        <>
          <Facts items={factsOf(row.totals)} />
          <LeaveCard staff={staff} on={month} />
          <PersonMonth row={row} onlyExceptions={false} onCorrect={(_, day) => setCorrected(day)} />
        </>
      )}
      <Suspense fallback={null}>
        {corrected && (
          <CorrectDialog
            person={{
              personId: staff.id,
              personType: 'employee',
              name: staff.name,
              code: staff.empId,
              dp: staff.dp,
            }}
            date={corrected.kept.date}
            seen={corrected.kept.visits}
            onClose={() => setCorrected(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** What is taken and left of each kind of leave in that year; nothing where the centre counts none. */
function LeaveCard({ staff, on }: { staff: Staff; on: CivilDate }) {
  const { settings } = useGym()
  const year = yearOf(on)
  const leaves = useLeaves(year.from, year.to)
  if (leaves.status === 'failed') return <ErrorState error={leaves.error} retry={() => leaves.retry()} />
  const balances = leaves.status === 'ready' ? leaveBalances(staff, leaves.value, settings, on) : []
  if (balances.length === 0) return null
  return (
    <Card title={`Paid leave in ${year.from.slice(0, 4)}`}>
      <Facts items={balances.map((balance) => [balance.kind, balanceText(balance)] as const)} />
    </Card>
  )
}
