import type { Gym } from '@/domain/gyms/gym'
import { monthlyPriceOn } from '@/domain/gyms/monthlyPrice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { NO_PAISE, plus, type Paise } from '@/domain/shared/money'

/** `centres`: as many as have the package now, in whatever state, which is what the list of centres shows. */
export type PackageFigures = { centres: number; monthly: Paise }

export const NO_FIGURES: PackageFigures = { centres: 0, monthly: NO_PAISE }

type Subscriber = Pick<Gym, 'currentPackage' | 'packageHistory' | 'isDisabled' | 'disabledAt'>

/**
 * Who has each package and what those centres bring a month (MRR), by the id of the package. `today` in the market's zone,
 * the centres being in several.
 */
export function figuresByPackage(
  gyms: readonly Subscriber[],
  today: CivilDate,
): ReadonlyMap<string, PackageFigures> {
  const figures = new Map<string, PackageFigures>()
  for (const gym of gyms) {
    const { packageId = '' } = gym.currentPackage ?? {}
    if (packageId === '') continue
    const { centres, monthly } = figures.get(packageId) ?? NO_FIGURES
    const own = monthlyPriceOn(gym, today, DEFAULT_TIMEZONE)
    figures.set(packageId, { centres: centres + 1, monthly: plus(monthly, own) })
  }
  return figures
}
