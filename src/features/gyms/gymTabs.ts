import type { GymFilter } from '@/data/gyms/gymQueries'
import { openStandings } from '@/domain/gyms/gymStanding'
import type { CivilDate } from '@/domain/shared/civilDate'

/** PRODUCT 4, screen 2: every centre, then by how it stands today. All but the first come to the first. */
export const gymTabs = ['all', 'trial', 'active', 'expiring', 'expired', 'disabled', 'none'] as const
export type GymTab = (typeof gymTabs)[number]

export const tabLabels: Record<GymTab, string> = {
  all: 'All',
  trial: 'Trial',
  active: 'Active',
  expiring: 'Expiring',
  expired: 'Expired',
  disabled: 'Disabled',
  none: 'No package',
}

/** Which centres stand on a tab on that day. */
export function filterOfTab(tab: GymTab, today: CivilDate): Pick<GymFilter, 'status' | 'standing'> {
  const standing = openStandings.find((known) => tabLabels[tab] === known)
  return {
    status: tab === 'disabled' ? 'disabled' : standing ? 'active' : 'all',
    standing: standing && { of: standing, today },
  }
}
