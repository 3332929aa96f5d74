import type { MemberLimits } from '@/domain/gyms/settings'
import {
  activeTabs,
  inactiveTabs,
  keptDays,
  type ActiveTab,
  type InactiveTab,
} from '@/domain/members/memberFilter'

type TabLabel<Tab> = { id: Tab; label: string }

const activeLabels: Record<ActiveTab, string> = {
  all: 'All',
  expiring: 'Expiring',
  grace: 'Grace',
  expired: 'Expired',
  dues: 'Dues',
  frozen: 'Frozen',
  absent: 'Absent',
  upcoming: 'Upcoming',
  new: 'New this month',
}

const inactiveLabels: Record<InactiveTab, string> = {
  lapsed30: 'Lapsed 30+ days',
  lapsed90: '90+ days',
  lapsed180: '180+ days',
  deactivated: 'Deactivated',
  deleted: 'Deleted',
}

export const activeTabLabels: readonly TabLabel<ActiveTab>[] = activeTabs.map((id) => ({
  id,
  label: activeLabels[id],
}))

export const inactiveTabLabels: readonly TabLabel<InactiveTab>[] = inactiveTabs.map((id) => ({
  id,
  label: inactiveLabels[id],
}))

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

const daysAgo = (from: number, to: number) =>
  from === to ? `${days(from)} ago` : `${from} to ${days(to)} ago`

/** What the open tab shows, in a sentence under the title, with the centre's own days. */
export function viewHint(tab: ActiveTab | InactiveTab, limits: MemberLimits): string {
  const { graceDays, expiringDays, absentDays } = limits
  const kept = keptDays(limits)
  switch (tab) {
    case 'all':
      return `Everyone who trains here, and those whose package ended in the last ${days(kept)}.`
    case 'expiring':
      return expiringDays === 1
        ? 'The package ends today. Renew it before they leave.'
        : `The package ends within ${days(expiringDays)}, today included. Renew before it does.`
    case 'grace':
      return graceDays === 0
        ? 'This centre gives no days of grace. Nobody is let in after the end.'
        : `The package ended ${daysAgo(1, graceDays)}. They are still let in.`
    case 'expired':
      return graceDays >= kept
        ? `Only members who cancelled are here. After ${days(graceDays)} of grace, members move straight to Inactive members.`
        : `The package ended ${daysAgo(graceDays + 1, kept)}, or was cancelled. After ${days(kept)} they move to Inactive members.`
    case 'dues':
      return 'Money is owed on an invoice. What everybody owes, former members too, is on Invoices.'
    case 'frozen':
      return 'Frozen: not allowed in today.'
    case 'absent':
      return `They pay and have not come for ${days(absentDays)} or more.`
    case 'upcoming':
      return 'The first package has not started yet.'
    case 'new':
      return 'They joined this month.'
    case 'lapsed30':
      return `The package ended more than ${days(kept)} ago and was not renewed. Win them back.`
    case 'lapsed90':
      return 'The package ended more than 90 days ago.'
    case 'lapsed180':
      return 'The package ended more than 180 days ago.'
    case 'deactivated':
      return 'They left, or were taken off the active list by hand.'
    case 'deleted':
      return 'Deleted members are kept here. The owner can restore them, with all their history.'
  }
}
