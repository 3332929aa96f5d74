import type { GymSettings } from '@/domain/gyms/settings'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { BusinessType } from '@/domain/shared/businessType'
import type { CivilDate } from '@/domain/shared/civilDate'
import { listedPrice } from './listedPrice'

type Price = ReturnType<typeof listedPrice>
export type PriceChange = { template: PackageTemplate; before: Price; after: Price }

const laterDays = ({ taxRates }: GymSettings, today: CivilDate): CivilDate[] =>
  (taxRates ?? []).flatMap(({ from }) => (from > today ? [from] : []))

/**
 * What other settings do to the packages: today, and on each later day on which a rate of one's own begins, of those that are set as of
 * those that stand. Days on which nothing changes for anybody are left out.
 */
export function priceChanges(
  templates: readonly PackageTemplate[],
  now: GymSettings,
  then: GymSettings,
  type: BusinessType,
  today: CivilDate,
): { on: CivilDate; rows: PriceChange[] }[] {
  const days = new Set([today, ...[...laterDays(now, today), ...laterDays(then, today)].sort()])
  return [...days]
    .map((on) => ({
      on,
      rows: templates.flatMap((template) => {
        const before = listedPrice(template, now, type, on)
        const after = listedPrice(template, then, type, on)
        return before.amount === after.amount && before.tax === after.tax ? [] : [{ template, before, after }]
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}
