import { useMemo } from 'react'
import type { PackagesHeld } from '@/domain/dashboard/category'
import type { DueLead } from '@/domain/dashboard/keptLeads'
import { deviceTodo } from '@/domain/dashboard/deviceTodo'
import { leadTodo } from '@/domain/dashboard/leadTodo'
import { listPrices } from '@/domain/dashboard/listPrices'
import { memberTodo } from '@/domain/dashboard/memberTodo'
import { nightTodo } from '@/domain/dashboard/nightTodo'
import { groupOf, rankedGroups, type TodoGroup } from '@/domain/dashboard/todoRow'
import { unmarkedExits } from '@/domain/dashboard/unmarkedExits'
import type { ListedMember } from '@/domain/members/listedMember'
import type { CivilDate } from '@/domain/shared/civilDate'
import { daysBetween } from '@/domain/shared/calendar'
import { useDevices } from '@/components/devices/useDevices'
import { useMinute } from '@/components/gym/useMinute'
import { useMoneyCheck } from '@/components/money/useMoneyCheck'
import type { Live } from '@/live/live'
import { useGym } from '@/session/useGym'
import { useDashboard } from '../useDashboard'
import { useInvoiceTodo } from './useInvoiceTodo'

const NOBODY: readonly ListedMember[] = []
const NO_LEADS: readonly DueLead[] = []
const NO_PACKAGES: PackagesHeld = new Map()

export type Todo = {
  /** Ranked, with what is hidden among their rows. */
  groups: TodoGroup[]
  isLoading: boolean
  /** For one message about whatever could not be read. */
  asked: Live<unknown>[]
}

/** Everything that waits for the owner, live; the members out of memory, of the invoices the largest. */
export function useTodo(hidden: ReadonlyMap<string, CivilDate>): Todo {
  const { info, today, settings } = useGym()
  const { listed, packages, leads, days, askedDays } = useDashboard()
  const members = listed.status === 'ready' ? listed.value : NOBODY
  const check = useMoneyCheck()
  const now = useMinute()
  const ofInvoices = useInvoiceTodo(listed.status === 'ready' ? listed.value : null, hidden)

  const ofMembers = useMemo(() => {
    const held = packages.status === 'ready' ? packages.value : NO_PACKAGES
    return memberTodo(members, listPrices(held, settings, info.type, today), today, settings)
  }, [members, packages, info.type, today, settings])
  const staff = useMemo(() => {
    const exits = days.flatMap((day) => unmarkedExits(day, settings.staffAutoExitHours, now))
    return groupOf(
      'staff',
      exits.map((exit) => ({
        ...{ kind: 'staff', exit, rupees: 0, pressing: daysBetween(exit.date, today) },
        key: `staff ${exit.staffId} ${exit.date}`,
      })),
    )
  }, [days, settings.staffAutoExitHours, now, today])
  const due = leads.status === 'ready' ? leads.value : NO_LEADS
  const ofLeads = useMemo(() => leadTodo(due, today), [due, today])
  const devices = useDevices()
  const ofDevices = useMemo(
    () => deviceTodo(devices.status === 'ready' ? devices.value : [], now),
    [devices, now],
  )
  const night = useMemo(() => nightTodo(check ?? null, settings), [check, settings])

  const asked = [listed, packages, leads, devices, ...askedDays, ...ofInvoices.asked]
  return {
    groups: useMemo(
      () => rankedGroups([...ofMembers, ...ofInvoices.groups, ofLeads, ofDevices, staff, ...night]),
      [ofMembers, ofInvoices.groups, ofLeads, ofDevices, staff, night],
    ),
    isLoading: ofInvoices.isLoading || asked.some(({ status }) => status === 'loading'),
    asked,
  }
}
