import type { ListedMember } from '@/domain/members/listedMember'
import type { KeptPackages } from './keptCounts'

/** What the dashboard knows of the centre's packages, by their ids. */
export type PackagesHeld = ReadonlyMap<string, KeptPackages[string]>

type Categories = ReadonlyMap<string, Pick<KeptPackages[string], 'category'>>

/** Every category that a package of the centre is in, by name. */
export const categoriesOf = (packages: Categories): string[] =>
  [...new Set([...packages.values()].map(({ category }) => category))].sort((one, other) =>
    one < other ? -1 : 1,
  )

/**
 * Whose package is in that category, or was, for who has left: the one that speaks for the cover. '' for everybody. A package that is
 * not in the centre's list any more is in no category.
 */
export const membersIn = (
  members: readonly ListedMember[],
  packages: Categories,
  category: string,
): readonly ListedMember[] =>
  category === ''
    ? members
    : members.filter(({ lookup }) => packages.get(lookup.packageId)?.category === category)
