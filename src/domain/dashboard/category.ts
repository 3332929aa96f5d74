import type { ListedMember } from '@/domain/members/listedMember'

/** What the dashboard knows of the centre's packages, by their ids. Rupees. */
export type PackagesHeld = ReadonlyMap<string, { price: number; category: string }>

/** Every category that a package of the centre is in, by name. */
export const categoriesOf = (packages: PackagesHeld): string[] =>
  [...new Set([...packages.values()].map(({ category }) => category))].sort((one, other) =>
    one < other ? -1 : 1,
  )

/**
 * Whose package is in that category, or was, for who has left: the one that speaks for the cover. '' for everybody. A package that is
 * not in the centre's list any more is in no category.
 */
export const membersIn = (
  members: readonly ListedMember[],
  packages: PackagesHeld,
  category: string,
): readonly ListedMember[] =>
  category === ''
    ? members
    : members.filter(({ lookup }) => packages.get(lookup.packageId)?.category === category)
