import { useMemo } from 'react'
import { screens } from '@/domain/access/screens'
import { visitsOf } from '@/domain/attendance/visits'
import type { AttendanceDay } from '@/domain/attendance/attendance'
import type { MemberFilter } from '@/domain/members/memberFilter'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMoney } from '@/domain/shared/money'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'
import { StatTile } from '@/ui/StatTile'
import styles from './dashboard.module.css'
import { FailedFigures } from './FailedFigures'
import { figureOf } from './figureOf'

const EXPIRED_DAYS = 30

const listed = (filter: Partial<MemberFilter>): MemberFilter => ({
  tab: 'all',
  sort: 'name',
  direction: 'asc',
  ...filter,
})

const endsBetween = (from: CivilDate | '', to: CivilDate | '') =>
  `${screens.members.path}?ends=${from}..${to}`

function checkInsOf(day: AttendanceDay | null): { visits: number; inside: number } {
  const visits = Object.values(day?.people ?? {})
    .filter((person) => person.type === 'member')
    .map((person) => visitsOf(person.visits))
  return {
    visits: visits.flat().length,
    inside: visits.filter((own) => own.at(-1)?.exit === null).length,
  }
}

/** Counted with the very conditions of the lists behind them, so that figure and list never disagree. */
export function TodayFigures() {
  const { gymId, today, settings } = useCentre()
  const { members, attendance } = useBackend().repositories
  const yesterday = addDays(today, -1)
  const lapsedSince = addDays(today, -EXPIRED_DAYS)

  const count = (filter: Partial<MemberFilter>) => members.count(gymId, listed(filter), today)
  const active = useLive(count({ endsFrom: today }))
  const expiring = useLive(count({ tab: 'expiring' }))
  const expired = useLive(count({ endsFrom: lapsedSince, endsTo: yesterday }))
  const owing = useLive(count({ tab: 'dues' }))
  const due = useLive(members.totalDue(gymId, today))
  const fresh = useLive(count({ tab: 'new' }))
  const day = useLive(attendance.day(gymId, today))
  const checkIns = useMemo(() => checkInsOf(day.status === 'ready' ? day.value : null), [day])

  const money = (rupees: number) => formatMoney(rupees, settings)
  return (
    <>
      <FailedFigures asked={[active, expiring, expired, owing, due, fresh, day]} />
      <div className={styles.figures}>
        <StatTile
          label="Active members"
          icon="pi-users"
          tone="green"
          {...figureOf(active, (n) => n.toLocaleString(settings.locale))}
          note="With a running or upcoming package"
          to={endsBetween(today, '')}
        />
        <StatTile
          label="Expiring"
          icon="pi-clock"
          tone="amber"
          {...figureOf(expiring, (n) => n.toLocaleString(settings.locale))}
          note="Within 7 days, today included"
          to={`${screens.members.path}?tab=expiring&sort=endsOn`}
        />
        <StatTile
          label="Expired, not renewed"
          icon="pi-exclamation-circle"
          tone="red"
          {...figureOf(expired, (n) => n.toLocaleString(settings.locale))}
          note="In the last 30 days"
          to={endsBetween(lapsedSince, yesterday)}
        />
        <StatTile
          label="Dues"
          icon="pi-wallet"
          tone="red"
          {...figureOf(due, money)}
          note={
            owing.status === 'ready'
              ? `From ${owing.value} ${owing.value === 1 ? 'member' : 'members'}`
              : undefined
          }
          to={`${screens.members.path}?tab=dues`}
        />
        <StatTile
          label="Check-ins today"
          icon="pi-check-circle"
          tone="blue"
          {...figureOf(day, () => checkIns.visits.toLocaleString(settings.locale))}
          note={`${checkIns.inside} inside now`}
          to={screens.markAttendance.path}
        />
        <StatTile
          label="New this month"
          icon="pi-user-plus"
          tone="blue"
          {...figureOf(fresh, (n) => n.toLocaleString(settings.locale))}
          note="Joined since the 1st"
          to={`${screens.members.path}?tab=new`}
        />
      </div>
    </>
  )
}
