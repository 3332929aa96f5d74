import { useMemo } from 'react'
import { screens } from '@/domain/access/screens'
import { checkInsOn } from '@/domain/attendance/presence'
import type { DueLead } from '@/domain/dashboard/keptLeads'
import { lateLeads } from '@/domain/dashboard/leadTodo'
import { insideNow, joinedOn } from '@/domain/dashboard/todayFigures'
import type { ListedMember } from '@/domain/members/listedMember'
import { activeMembers, tabCounts } from '@/domain/members/memberTotals'
import { addDays } from '@/domain/shared/calendar'
import { MISSING } from '@/domain/shared/constants'
import { formatShortMoney } from '@/domain/shared/money'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { useMinute } from '@/components/gym/useMinute'
import { loading, type Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { FailedFigures } from '../FailedFigures'
import { useDashboard } from '../useDashboard'
import { useKept } from '../useKept'
import { useMoneyRound } from '../useMoneyRound'
import { DUE_LEADS } from '../todo/todoWords'
import { CollectedFigure } from './CollectedFigure'
import { Figure } from './Figure'
import { lastWeekText } from './lastWeekText'
import styles from './today.module.css'

const NOBODY: readonly ListedMember[] = []
const NO_LEADS: readonly DueLead[] = []

/** The day in one strip: each figure opens the list that adds up to it, beside what it was a week ago. */
export function TodayStrip() {
  const { gymId, today, settings } = useGym()
  const attendance = useRepository(attendanceRepository)
  const invoices = useRepository(invoiceBook)
  const weekAgo = addDays(today, -7)
  const { listed, counts, leads, days, askedDays } = useDashboard()
  const members = listed.status === 'ready' ? listed.value : NOBODY
  const figures = useMemo(
    () => ({
      active: activeMembers(members, today, settings).length,
      tabs: tabCounts(members, ['upcoming', 'new'] as const, today, settings),
      joined: joinedOn(members, today),
      joinedThen: joinedOn(members, weekAgo),
    }),
    [members, today, weekAgo, settings],
  )
  const followUps = leads.status === 'ready' ? leads.value : NO_LEADS
  const round = useMoneyRound(listed.status === 'ready' ? listed.value : null)
  const dueSum = useLive(
    useMemo(
      () => (counts === null && round !== null ? invoices.dueOn(gymId, today, round) : null),
      [counts, invoices, gymId, today, round],
    ),
  )
  const owedSum = useLive(
    useMemo(
      () => (counts === null && round !== null ? invoices.owedInAll(gymId, round) : null),
      [counts, invoices, gymId, round],
    ),
  )
  const asked = useKept(dueSum, `${gymId} ${today}`)
  const askedOwed = useKept(owedSum, gymId)
  const due = counts ? counts.dueToday : asked
  const owed = counts ? counts.owed : askedOwed
  const { due: dueThen = null, followUps: followUpsThen = null } = counts?.weekAgo ?? {}
  const [day = null, before = null] = days
  const [dayToday = loading] = askedDays
  const asksWeekAgo = counts === null
  const then = useLive(
    useMemo(
      () => (asksWeekAgo ? attendance.pastDay(gymId, weekAgo) : null),
      [asksWeekAgo, attendance, gymId, weekAgo],
    ),
  )
  const visitsThen = counts
    ? counts.weekAgo.checkIns
    : then.status === 'ready'
      ? checkInsOn(then.value)
      : undefined
  const now = useMinute()
  const visits = useMemo(() => checkInsOn(day), [day])
  const inside = useMemo(() => insideNow(day, before, now), [day, before, now])

  /** undefined while it is counted, two dashes where it could not be: the message above says why. */
  const ofLive = (live: Live<unknown>, text: string) =>
    live.status === 'loading' ? undefined : live.status === 'failed' ? MISSING : text
  const count = (value: number) => value.toLocaleString(settings.locale)
  const money = (rupees: number) => formatShortMoney(rupees, settings)
  const memberList = screens.members.path
  return (
    <>
      <FailedFigures asked={[dueSum, owedSum, then]} />
      <section className={styles.strip} aria-label="Today">
        <CollectedFigure />
        <Figure
          label="Due today"
          value={due === undefined ? ofLive(dueSum, '') : money(due)}
          note={['On invoices due today', dueThen === null ? '' : lastWeekText(money(dueThen), today)]}
          to={`${screens.invoices.path}?tab=owed&due=${today}..${today}`}
        />
        <Figure
          label="Check-ins"
          value={ofLive(dayToday, count(visits))}
          note={[
            `${inside} inside now`,
            visitsThen === undefined ? '' : lastWeekText(count(visitsThen), today),
          ]}
          to={screens.markAttendance.path}
        />
        <Figure
          label="New members"
          value={ofLive(listed, count(figures.joined))}
          note={[`${figures.tabs.new ?? 0} this month`, lastWeekText(count(figures.joinedThen), today)]}
          to={`${memberList}?joined=${today}..${today}`}
        />
        <Figure
          label="Follow-ups due"
          value={ofLive(leads, count(followUps.length))}
          note={[
            `${count(lateLeads(followUps, today))} late`,
            followUpsThen === null ? '' : lastWeekText(count(followUpsThen), today),
          ]}
          to={DUE_LEADS}
        />
        <Figure
          label="Active members"
          value={ofLive(listed, count(figures.active))}
          note={[
            'A package runs today',
            figures.tabs.upcoming ? `${count(figures.tabs.upcoming)} more begin later` : '',
          ]}
          to={`${memberList}?running=1`}
        />
        <Figure
          label="Dues"
          value={owed === undefined ? ofLive(owedSum, '') : money(owed)}
          note={counts ? `${money(counts.late.rupees)} overdue` : 'On all unpaid invoices'}
          to={`${screens.invoices.path}?tab=owed`}
        />
      </section>
    </>
  )
}
