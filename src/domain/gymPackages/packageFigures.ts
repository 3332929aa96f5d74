import type { Gym } from '@/domain/gyms/gym'
import { NO_PAISE, plus, toPaise, type Paise } from '@/domain/shared/money'

/** The key of packages that were typed when their centres were registered, and are none of the offer. */
export const OWN_TERMS = '-'
export const OWN_TERMS_NAME = 'Own terms'

/**
 * `gyms`: as many as have the package now, in whatever state, which is what the list of centres shows. `monthly`: what these
 * centres brought a month (MRR) in their last night, which is the figure of each in that list. `name` as a centre holds it.
 */
export type PackageFigures = { name: string; gyms: number; monthly: Paise }

export const NO_FIGURES: PackageFigures = { name: '', gyms: 0, monthly: NO_PAISE }

type Subscriber = Pick<Gym, 'currentPackage' | 'activity'>

/** Of the package that a centre has now; a centre without one brings nothing. */
export const packageKeyOf = ({ currentPackage }: Pick<Gym, 'currentPackage'>): string =>
  currentPackage?.packageId || OWN_TERMS

/**
 * Who has each package and what those centres bring a month, by the id of the package or `OWN_TERMS`. Out of what each centre's
 * night kept, as the platform's sum is (decision 48): all packages together come to it. A centre that renewed early to another
 * package counts at that one, with what it still pays for the one before.
 */
export function figuresByPackage(gyms: readonly Subscriber[]): ReadonlyMap<string, PackageFigures> {
  const figures = new Map<string, PackageFigures>()
  for (const gym of gyms) {
    const monthly = toPaise(gym.activity?.monthly ?? 0)
    if (gym.currentPackage === null && monthly === NO_PAISE) continue
    const key = packageKeyOf(gym)
    const known = figures.get(key) ?? { ...NO_FIGURES, name: gym.currentPackage?.name ?? '' }
    figures.set(key, { ...known, gyms: known.gyms + 1, monthly: plus(known.monthly, monthly) })
  }
  return figures
}
