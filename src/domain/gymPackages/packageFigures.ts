import type { Gym } from '@/domain/gyms/gym'
import { monthlyPrice, packageOn } from '@/domain/gyms/monthlyPrice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { NO_PAISE, plus, type Paise } from '@/domain/shared/money'

/**
 * `centres`: as many as have the package now, in whatever state, which is what the list of centres shows. `monthly`: what the
 * package brings where it runs, which after an early renewal to another is still the one from before.
 */
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
  const add = (packageId: string, centres: number, monthly: Paise) => {
    if (packageId === '') return
    const known = figures.get(packageId) ?? NO_FIGURES
    figures.set(packageId, { centres: known.centres + centres, monthly: plus(known.monthly, monthly) })
  }
  for (const gym of gyms) {
    add(gym.currentPackage?.packageId ?? '', 1, NO_PAISE)
    const running = packageOn(gym, today, DEFAULT_TIMEZONE)
    if (running !== null) add(running.packageId, 0, monthlyPrice(running))
  }
  return figures
}
