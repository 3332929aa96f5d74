import type { GymSettings } from '@/domain/gyms/settings'
import { listedPrice } from '@/domain/packageLife/listedPrice'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { BusinessType } from '@/domain/shared/businessType'
import type { CivilDate } from '@/domain/shared/civilDate'

/** What each package costs today, in rupees, by the id of its template. */
export type Prices = ReadonlyMap<string, number>

/** What the price of a package is made of. */
type Priced = Pick<PackageTemplate, 'price' | 'taxRate' | 'sac' | 'deleted'>

/**
 * As the renewal asks them, tax included: one price wherever the dashboard says what renewing brings. None for a package that is
 * not in the centre's list any more.
 */
export const listPrices = (
  packages: ReadonlyMap<string, Priced>,
  settings: GymSettings,
  type: BusinessType,
  today: CivilDate,
): Prices =>
  new Map(
    [...packages]
      .filter(([, { deleted }]) => !deleted)
      .map(([id, template]) => [id, listedPrice(template, settings, type, today).amount]),
  )
