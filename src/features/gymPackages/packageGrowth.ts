import type { PlatformMonth } from '@/domain/gymPackages/platformMonth'
import { totalOf } from '@/domain/shared/money'
import type { Mark } from '@/plots/drawing'

/** One line of a drawing: a package, or the rest of them. Values by month, in the order of the months. */
export type Growth = { id: string; name: string; mark: Mark; gyms: number[]; monthly: number[] }

/** As many packages as can be told apart by their colours; the rest are one. */
const marks: readonly Mark[] = ['first', 'good', 'second']
const REST = 'rest'

/** Packages by what they bring in the latest month, greatest first; nothing is left out. `months` in their order. */
export function packageGrowth(months: readonly PlatformMonth[]): Growth[] {
  const names = new Map(
    months.flatMap(({ byPackage }) => Object.entries(byPackage).map(([id, { name }]) => [id, name] as const)),
  )
  const latest = months.at(-1)?.byPackage ?? {}
  const ids = [...names.keys()].sort(
    (one, other) => (latest[other]?.monthly ?? 0) - (latest[one]?.monthly ?? 0) || (one < other ? -1 : 1),
  )
  const growth = (id: string, name: string, mark: Mark, of: readonly string[]): Growth => ({
    ...{ id, name, mark },
    gyms: months.map(({ byPackage }) => of.reduce((all, each) => all + (byPackage[each]?.centres ?? 0), 0)),
    monthly: months.map(({ byPackage }) => totalOf(of.map((each) => byPackage[each]?.monthly ?? 0))),
  })
  const own = ids.length > marks.length ? marks.length - 1 : marks.length
  const rest = ids.slice(own)
  return [
    ...ids.slice(0, own).flatMap((id, at) => {
      const mark = marks[at]
      return mark === undefined ? [] : [growth(id, names.get(id) || id, mark, [id])]
    }),
    ...(rest.length === 0 ? [] : [growth(REST, 'Other packages', 'second', rest)]),
  ]
}
