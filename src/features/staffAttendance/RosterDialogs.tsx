import { lazy, Suspense } from 'react'
import type { Staff } from '@/domain/staff/staff'
import type { StaffLeave } from '@/domain/staffAttendance/staffLeave'
import type { RosterRow } from '@/components/staff/useRoster'

const CorrectDialog = lazy(async () => ({
  default: (await import('@/components/attendance/CorrectDialog')).CorrectDialog,
}))
const FreeDaysDialog = lazy(async () => ({ default: (await import('./FreeDaysDialog')).FreeDaysDialog }))
const HolidayDialog = lazy(async () => ({
  default: (await import('@/components/gym/HolidayDialog')).HolidayDialog,
}))
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog')).LeaveDialog }))

/** What is open over the roster; `isFromList` goes back to the list of free days. */
export type RosterAct =
  | { kind: 'correct'; row: RosterRow }
  | { kind: 'leave'; staffId: string; isFromList: boolean }
  | { kind: 'freeDays' }
  | { kind: 'holiday' }

type Props = {
  act: RosterAct | null
  staff: readonly Staff[]
  leaves: readonly StaffLeave[]
  onAct: (act: RosterAct | null) => void
}

/** The dialogs of the roster, one at a time. */
export function RosterDialogs({ act, staff, leaves, onAct }: Props) {
  const close = () => onAct(null)
  return (
    <Suspense fallback={null}>
      {act?.kind === 'correct' && (
        <CorrectDialog
          person={{
            personId: act.row.staff.id,
            personType: 'employee',
            name: act.row.staff.name,
            code: act.row.staff.empId,
            dp: act.row.staff.dp,
          }}
          date={act.row.standing.day.kept.date}
          seen={act.row.standing.day.kept.visits}
          onClose={close}
        />
      )}
      {act?.kind === 'leave' && (
        <LeaveDialog
          staff={staff}
          staffId={act.staffId}
          onClose={() => onAct(act.isFromList ? { kind: 'freeDays' } : null)}
        />
      )}
      {act?.kind === 'freeDays' && (
        <FreeDaysDialog
          staff={staff}
          leaves={leaves}
          onGiveLeave={() => onAct({ kind: 'leave', staffId: '', isFromList: true })}
          onAddHoliday={() => onAct({ kind: 'holiday' })}
          onClose={close}
        />
      )}
      {act?.kind === 'holiday' && <HolidayDialog onClose={() => onAct({ kind: 'freeDays' })} />}
    </Suspense>
  )
}
