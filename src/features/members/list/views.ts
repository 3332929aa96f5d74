import { activeTabs, inactiveTabs, type ActiveTab, type InactiveTab } from '@/domain/members/memberFilter'

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

/** What the open tab shows, in a sentence under the title. */
export const viewHints: Record<ActiveTab | InactiveTab, string> = {
  all: 'Everyone who trains here, and those whose package ended in the last 30 days.',
  expiring: 'The package ends within 7 days, today included. Renew before it does.',
  grace: 'The package ended 1 to 3 days ago. They are still let in.',
  expired: 'The package ended 4 to 30 days ago. After that they move to Inactive members.',
  dues: 'Money is owed on an invoice.',
  frozen: 'The membership rests today and they are not let in.',
  absent: 'They pay and have not come for 10 days or more.',
  upcoming: 'The first package has not started yet.',
  new: 'They joined this month.',
  lapsed30: 'The package ended more than 30 days ago and was not renewed. Win them back.',
  lapsed90: 'The package ended more than 90 days ago.',
  lapsed180: 'The package ended more than 180 days ago.',
  deactivated: 'They left, or were taken off the active list by hand.',
  deleted: 'Deleted members are kept here. Restore brings them back with all their history.',
}
