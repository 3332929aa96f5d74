import {
  contributionCategorySchema,
  refuseCategoryRemoval,
  type ContributionCategory,
} from '@/domain/contributions/contributionCategory'
import { standingFor } from '@/domain/contributions/mergedCategories'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { appErrorOf } from '@/data/store/appErrorOf'
import { recordRepository } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { setOrders } from '@/data/store/setOrders'
import { AppError } from '@/domain/shared/appError'
import { contributionUses } from './contributionQueries'

/** A category with how many lines of the ledger name it. */
export type UsedCategory = { category: ContributionCategory; used: number }

/** What was merged into a category counts as its own, because it is shown there. */
function usedWithMerged({ category, used }: UsedCategory, all: readonly UsedCategory[]): number {
  const standsFor = standingFor(all.map((row) => row.category))
  return all
    .filter((row) => row.category.id !== category.id && standsFor(row.category.id) === category.id)
    .reduce((total, row) => total + row.used, used)
}

/** What lines of the pay ledger are sorted by. One in use is never removed. */
export function contributionCategoryRepository(parts: RepositoryParts) {
  const usesOf = (gymId: string, id: string) => parts.store.count(contributionUses(gymId, id))
  const records = recordRepository<ContributionCategory>(parts, {
    collection: 'contributionCategories',
    schema: contributionCategorySchema,
    order: (one, other) => one.order - other.order,
    archived: { isActive: false },
    restored: { isActive: true, deleted: false, mergedInto: '' },
    removed: { isActive: false, deleted: true },
    refuseRemoval: async (category) =>
      refuseCategoryRemoval(category, await usesOf(category.gymId, category.id)),
  })
  return {
    ...records,
    setOrders: setOrders(parts.store, 'contributionCategories'),
    /** All of them with their uses, counted again at each change: rows come with their figures at once. */
    used(gymId: string): LiveQuery<PageOf<UsedCategory>> {
      const list = records.list(gymId)
      return {
        key: `used ${list.key}`,
        watch(watcher) {
          let turn = 0
          const counted = async (page: PageOf<ContributionCategory>) => {
            const own = await Promise.all(
              page.rows.map(async (category) => ({ category, used: await usesOf(gymId, category.id) })),
            )
            return own.map((row) => ({ ...row, used: usedWithMerged(row, own) }))
          }
          const stop = list.watch({
            next(page, pending) {
              const mine = ++turn
              counted(page).then(
                (rows) => {
                  if (mine === turn) watcher.next({ ...page, rows }, pending)
                },
                (cause: unknown) => {
                  if (mine === turn) watcher.failed(cause instanceof AppError ? cause : appErrorOf('', cause))
                },
              )
            },
            failed: (error) => watcher.failed(error),
          })
          return () => {
            turn += 1
            stop()
          }
        },
      }
    },
  }
}
