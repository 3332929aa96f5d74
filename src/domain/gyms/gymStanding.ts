import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { GymStanding } from './gymActivity'
import type { PublicGym } from './publicGym'

/** The standings of a running centre that a list can ask for. */
export const openStandings = ['Trial', 'Active', 'Expiring', 'Expired'] as const satisfies GymStanding[]
export type OpenStanding = (typeof openStandings)[number]

/**
 * A centre's own subscription with so many days left, today included, is about to end. The platform's, whose list is of
 * many centres: no centre's setting for its members decides it.
 */
const SUBSCRIPTION_ENDS_SOON = 7

type Subscription = Pick<PublicGym, 'isDisabled' | 'packageName' | 'packageEndsOn' | 'isTrial'>

/** `today` in the market's zone: the list is of centres in several. */
export function gymStandingOf(
  { isDisabled, packageName, packageEndsOn, isTrial }: Subscription,
  today: CivilDate,
): GymStanding {
  if (isDisabled) return 'Disabled'
  if (packageName === '' && packageEndsOn === null) return 'No package'
  if (packageEndsOn !== null && packageEndsOn < today) return 'Expired'
  if (packageEndsOn !== null && daysUntil(today, packageEndsOn) <= SUBSCRIPTION_ENDS_SOON) return 'Expiring'
  return isTrial ? 'Trial' : 'Active'
}

/** What a package of that standing must meet; days are inclusive. A package without an end meets none of it. */
export function standingTerms(
  standing: OpenStanding,
  today: CivilDate,
): { endsFrom?: CivilDate; endsTo?: CivilDate; isTrial?: boolean } {
  const lastExpiring = addDays(today, SUBSCRIPTION_ENDS_SOON - 1)
  switch (standing) {
    case 'Expired':
      return { endsTo: addDays(today, -1) }
    case 'Expiring':
      return { endsFrom: today, endsTo: lastExpiring }
    case 'Trial':
    case 'Active':
      return { endsFrom: addDays(lastExpiring, 1), isTrial: standing === 'Trial' }
  }
}
