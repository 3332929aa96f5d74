import type { BusinessType } from '@/domain/shared/businessType'
import type { GymSettings } from '@/domain/gyms/settings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { supersededRate, type Rated } from '@/domain/tax/rateFor'

/** What a rate is held against. `today` is the centre's. */
export type RateGround = { settings: GymSettings; type: BusinessType; today: CivilDate }

/** That a package still charges a rate that the law has replaced, in a sentence; null where it does not. */
export function oldRateText(rated: Rated, { settings, type, today }: RateGround): string | null {
  const old = supersededRate(rated, settings, type, today)
  return (
    old && `${settings.taxName} of ${old.rate} % was replaced by ${old.now} % on ${formatCivil(old.since)}.`
  )
}
