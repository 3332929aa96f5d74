import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { GymStanding } from './gymActivity'
import { NO_PACKAGE, packageUntilOf } from './packageUntil'
import type { PublicGym } from './publicGym'

/** The standings of a centre that is not disabled, each of which a list can ask for: every such centre stands so or so. */
export const openStandings = [
  'Trial',
  'Active',
  'Expiring',
  'Expired',
  'No package',
] as const satisfies GymStanding[]
export type OpenStanding = (typeof openStandings)[number]

/**
 * A centre's own subscription with so many days left, today included, is about to end. The platform's, whose list is of
 * many centres: no centre's setting for its members decides it.
 */
const SUBSCRIPTION_ENDS_SOON = 7

/** Sorts before every day, and after what stands for no package. */
export const FIRST_DAY = '0000-01-01'

type Subscription = Pick<PublicGym, 'isDisabled' | 'packageName' | 'packageEndsOn' | 'isTrial'>

/** `today` in the market's zone: the list is of centres in several. */
export function gymStandingOf(
  { isDisabled, packageName, packageEndsOn, isTrial }: Subscription,
  today: CivilDate,
): GymStanding {
  if (isDisabled) return 'Disabled'
  if (packageUntilOf({ name: packageName, endDate: packageEndsOn }) === NO_PACKAGE) return 'No package'
  if (packageEndsOn !== null && packageEndsOn < today) return 'Expired'
  if (packageEndsOn !== null && daysUntil(today, packageEndsOn) <= SUBSCRIPTION_ENDS_SOON) return 'Expiring'
  return isTrial ? 'Trial' : 'Active'
}

/** Between what `packageUntilOf` must lie for that standing, both inclusive; `to` null: without bound. */
export function standingTerms(
  standing: OpenStanding,
  today: CivilDate,
): { from: string; to: string | null; isTrial?: boolean } {
  const lastExpiring = addDays(today, SUBSCRIPTION_ENDS_SOON - 1)
  switch (standing) {
    case 'No package':
      return { from: NO_PACKAGE, to: NO_PACKAGE }
    case 'Expired':
      return { from: FIRST_DAY, to: addDays(today, -1) }
    case 'Expiring':
      return { from: today, to: lastExpiring }
    case 'Trial':
    case 'Active':
      return { from: addDays(lastExpiring, 1), to: null, isTrial: standing === 'Trial' }
  }
}
