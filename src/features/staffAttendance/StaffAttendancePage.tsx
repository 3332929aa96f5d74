import { useState } from 'react'
import { screens } from '@/domain/access/screens'
import { useNavigate } from 'react-router-dom'
import { holidayOn } from '@/domain/gyms/holiday'
import { formatCivil } from '@/domain/shared/formatDate'
import { rosterStates } from '@/domain/staffAttendance/rosterState'
import { isRequested } from '@/domain/staffAttendance/staffLeave'
import { useGym } from '@/session/useGym'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Page } from '@/ui/Page'
import { TableSkeleton } from '@/ui/Skeletons'
import { Button, ButtonLink } from '@/ui/Button'
import { MissedOut } from './MissedOut'
import { RosterDialogs, type RosterAct } from './RosterDialogs'
import { RosterGroup } from './RosterGroup'
import { useMarkStaff } from './useMarkStaff'
import { ClockNotice } from '@/components/gym/ClockNotice'
import { useRoster } from '@/components/staff/useRoster'
import styles from './staffAttendance.module.css'

/** PRODUCT 4, screen 13: today's roster with one tap in and out. */
export default function StaffAttendancePage() {
  const { settings, today } = useGym()
  const { rows, days, leaves } = useRoster()
  const [act, setAct] = useState<RosterAct | null>(null)
  const holiday = holidayOn(today, settings.holidays)
  const requests = leaves.filter(isRequested).length
  const marking = useMarkStaff(days)
  const navigate = useNavigate()
  return (
    <Page
      title="Staff attendance"
      count={rows.status === 'ready' ? rows.value.length : undefined}
      hint={`${formatCivil(today)}${holiday === null ? '' : `, ${holiday}: a holiday`}. Who is here, who is late and who is awaited, by the shift on each employee’s record.`}
      toolbar={
        <div className={styles.tools}>
          <ButtonLink to={`${screens.siteConfig.path}?section=staff`} icon="pi-sliders-h" size="s">
            Rules
          </ButtonLink>
          <Button size="s" icon="pi-calendar-minus" onClick={() => setAct({ kind: 'freeDays' })}>
            {requests === 0 ? 'Leave and holidays' : `Leave and holidays (${String(requests)} to approve)`}
          </Button>
          <ButtonLink to={screens.staffAttendanceReports.path} icon="pi-calendar" size="s">
            Month
          </ButtonLink>
        </div>
      }
    >
      <ClockNotice />
      {rows.status === 'loading' && <TableSkeleton rows={6} columns={4} />}
      {rows.status === 'failed' && <ErrorState error={rows.error} retry={() => rows.retry()} />}
      {rows.status === 'ready' && rows.value.length === 0 && (
        <EmptyState
          kind="firstUse"
          text="No staff yet. Add your employees with their shifts, then mark them in and out here."
          act={{ label: 'Add an employee', icon: 'pi-plus', run: () => void navigate('/staff?new=true') }}
        />
      )}
      {rows.status === 'ready' && <MissedOut rows={rows.value} onAct={setAct} />}
      {rows.status === 'ready' &&
        rosterStates.map((state) => (
          <RosterGroup
            key={state}
            state={state}
            rows={rows.value.filter(({ standing }) => standing.state === state)}
            marking={marking}
            onAct={setAct}
          />
        ))}
      <RosterDialogs
        act={act}
        staff={rows.status === 'ready' ? rows.value.map(({ staff }) => staff) : []}
        leaves={leaves}
        onAct={setAct}
      />
    </Page>
  )
}
