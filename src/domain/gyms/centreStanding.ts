import { addDays, daysUntil } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { PublicGym } from './publicGym'

/** PRODUCT 4, screen 2: how a centre stands with its own subscription. Derived, never stored. */
export type CentreStanding = 'Trial' | 'Active' | 'Expiring' | 'Expired' | 'Disabled' | 'No package'

/** The standings of a running centre that a list can ask for. */
export const openStandings = ['Trial', 'Active', 'Expiring', 'Expired'] as const satisfies CentreStanding[]
export type OpenStanding = (typeof openStandings)[number]

/** A package that ends within so many days, today included, is about to expire (as PRODUCT 2.G for members). */
const EXPIRING_DAYS = 7

type Subscription = Pick<PublicGym, 'isDisabled' | 'packageName' | 'packageEndsOn' | 'isTrial'>

/** `today` in the market's zone: the list is of centres in several. */
export function centreStandingOf(
  { isDisabled, packageName, packageEndsOn, isTrial }: Subscription,
  today: CivilDate,
): CentreStanding {
  if (isDisabled) return 'Disabled'
  if (packageName === '' && packageEndsOn === null) return 'No package'
  if (packageEndsOn !== null && packageEndsOn < today) return 'Expired'
  if (packageEndsOn !== null && daysUntil(today, packageEndsOn) <= EXPIRING_DAYS) return 'Expiring'
  return isTrial ? 'Trial' : 'Active'
}

/** What a package of that standing must meet; days are inclusive. A package without an end meets none of it. */
export function standingTerms(
  standing: OpenStanding,
  today: CivilDate,
): { endsFrom?: CivilDate; endsTo?: CivilDate; isTrial?: boolean } {
  const lastExpiring = addDays(today, EXPIRING_DAYS - 1)
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
