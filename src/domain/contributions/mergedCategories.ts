import { refused, type Refusal } from '@/domain/shared/refusal'
import type { ContributionCategory } from './contributionCategory'

/** Whether employees may be paid a share of what they sell by it. */
const isOfSales = ({ basis }: Pick<ContributionCategory, 'basis'>): boolean => basis === 'percentOfNet'

type Merging = Pick<ContributionCategory, 'id' | 'mergedInto'>

/**
 * The category that stands for another since they were merged; itself where it was not. Lines are never rewritten, because those
 * of a locked month do not change.
 */
export function standingFor(categories: readonly Merging[]): (id: string) => string {
  const into = new Map(categories.map(({ id, mergedInto }) => [id, mergedInto]))
  return (id) => {
    const passed = new Set([id])
    let at = id
    for (let next = into.get(at); next && into.has(next) && !passed.has(next); next = into.get(at)) {
      passed.add(next)
      at = next
    }
    return at
  }
}

/**
 * Those that a category can be merged into: in use, and not standing for it already. Whoever is paid a share of sales by one is paid
 * by the other from then on, so that both are shares of sales, or neither is.
 */
export function mergeTargets(
  category: ContributionCategory,
  categories: readonly ContributionCategory[],
): ContributionCategory[] {
  const standsFor = standingFor(categories)
  return categories.filter(
    (other) =>
      other.id !== category.id &&
      other.isActive &&
      !other.deleted &&
      other.direction === category.direction &&
      isOfSales(other) === isOfSales(category) &&
      standsFor(other.id) !== category.id,
  )
}

/** What a category is merged into, in a word. */
export const kindOf = (category: Pick<ContributionCategory, 'direction' | 'basis'>): string =>
  isOfSales(category) ? 'percentage of sales' : category.direction.toLowerCase()

/** Why two can't be merged; null where they can. */
export function refuseMerge(
  category: ContributionCategory,
  intoId: string,
  categories: readonly ContributionCategory[],
): Refusal | null {
  return mergeTargets(category, categories).some(({ id }) => id === intoId)
    ? null
    : refused(`Choose another ${kindOf(category)} that is in use.`, 'into')
}
