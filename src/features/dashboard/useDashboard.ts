import { createContext, useContext, useMemo } from 'react'
import type { AttendanceDay } from '@/domain/attendance/attendance'
import { countsOn, type KeptCounts } from '@/domain/dashboard/keptCounts'
import { dueLeadOf, leadsDueOn, type DueLead } from '@/domain/dashboard/keptLeads'
import { withVisits } from '@/domain/dashboard/keptMembers'
import type { PackagesHeld } from '@/domain/dashboard/category'
import { isDue } from '@/domain/leads/leadQueue'
import type { ListedMember } from '@/domain/members/listedMember'
import { addDays } from '@/domain/shared/calendar'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import { dashboardRepository, type KeptDashboard } from '@/data/dashboard/dashboardRepository'
import { lateUntilOn } from '@/data/invoices/invoiceQueries'
import { leadRepository } from '@/data/leads/leadRepository'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { useListedMembers } from '@/components/members/useListedMembers'
import { loading, type Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** What the parts of the dashboard share (decision 50). */
export type Dashboard = {
  listed: Live<readonly ListedMember[]>
  packages: Live<PackagesHeld>
  /** null: not kept for today, so whoever needs one asks for itself. undefined while that is not known. */
  counts: KeptCounts | null | undefined
  /** Leads to follow up today, late ones among them. */
  leads: Live<readonly DueLead[]>
  /** The visits of today and yesterday, both live; null where nobody came or they are not read yet. */
  days: readonly (AttendanceDay | null)[]
  askedDays: readonly Live<unknown>[]
}

export const DashboardContext = createContext<Dashboard | null>(null)

export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext)
  if (dashboard === null) throw new Error('A part of the dashboard stands within DashboardContext.')
  return dashboard
}

const NO_DAY: readonly (AttendanceDay | null)[] = [null, null]

function useTwoDays() {
  const { gymId, today } = useGym()
  const attendance = useRepository(attendanceRepository)
  const day = useLive(useMemo(() => attendance.day(gymId, today), [attendance, gymId, today]))
  const before = useLive(
    useMemo(() => attendance.dayBefore(gymId, addDays(today, -1)), [attendance, gymId, today]),
  )
  return useMemo(
    () => ({
      days: [day, before].map((live) => (live.status === 'ready' ? live.value : null)),
      askedDays: [day, before],
      areReady: day.status === 'ready' && before.status === 'ready',
      failed: [day, before].find((live) => live.status === 'failed'),
    }),
    [day, before],
  )
}

/**
 * Members as the server keeps them for the dashboard, with the visits of today and yesterday; of a centre whose last night did
 * not make them, out of the directory.
 */
function useMembers(kept: Live<KeptDashboard>, two: ReturnType<typeof useTwoDays>) {
  const { today } = useGym()
  const isRead = kept.status !== 'loading'
  const members = kept.status === 'ready' ? kept.value.members : null
  const people = members !== null && members.on >= addDays(today, -1) ? members.people : null
  const own = useListedMembers(isRead && people === null)
  const days = people === null ? NO_DAY : two.days
  const current = useMemo(() => (people === null ? null : withVisits(people, days)), [people, days])
  return useMemo((): Live<readonly ListedMember[]> => {
    if (current === null) return own
    if (two.failed?.status === 'failed') return two.failed
    return two.areReady ? { status: 'ready', value: current, pending: false } : loading
  }, [current, own, two])
}

function usePackages(kept: Live<KeptDashboard>): Live<PackagesHeld> {
  const { gymId } = useGym()
  const repository = useRepository(memberPackageRepository)
  const stored = kept.status === 'ready' ? kept.value.packages : null
  const isAsked = kept.status !== 'loading' && stored === null
  const own = useLive(useMemo(() => (isAsked ? repository.list(gymId) : null), [isAsked, repository, gymId]))
  return useMemo((): Live<PackagesHeld> => {
    if (stored !== null) return { status: 'ready', value: new Map(Object.entries(stored)), pending: false }
    if (own.status !== 'ready') return own
    return { ...own, value: new Map(own.value.rows.map((row) => [row.id, row])) }
  }, [stored, own])
}

/** Out of the centre's open leads where what is kept does not tell. */
function useDueLeads(kept: Live<KeptDashboard>): Live<readonly DueLead[]> {
  const { gymId, today } = useGym()
  const repository = useRepository(leadRepository)
  const due = useMemo(
    () => (kept.status === 'ready' ? leadsDueOn(kept.value.leads, today) : null),
    [kept, today],
  )
  const isAsked = kept.status !== 'loading' && due === null
  const own = useLive(useMemo(() => (isAsked ? repository.open(gymId) : null), [isAsked, repository, gymId]))
  return useMemo((): Live<readonly DueLead[]> => {
    if (due !== null) return { status: 'ready', value: due, pending: false }
    if (own.status !== 'ready') return own
    return { ...own, value: own.value.rows.filter((lead) => isDue(lead, today)).map(dueLeadOf) }
  }, [due, own, today])
}

/** For the page; its parts ask `useDashboard`. */
export function useKeptDashboard(): Dashboard {
  const { gymId, today, settings } = useGym()
  const repository = useRepository(dashboardRepository)
  const kept = useLive(useMemo(() => repository.kept(gymId), [repository, gymId]))
  const two = useTwoDays()
  const listed = useMembers(kept, two)
  const packages = usePackages(kept)
  const leads = useDueLeads(kept)
  const stored = kept.status === 'ready' ? kept.value.counts : null
  const lateUntil = lateUntilOn(today, settings.graceDays)
  const counts = kept.status === 'loading' ? undefined : countsOn(stored, today, lateUntil)
  return useMemo(
    () => ({ listed, packages, counts, leads, days: two.days, askedDays: two.askedDays }),
    [listed, packages, counts, leads, two],
  )
}
