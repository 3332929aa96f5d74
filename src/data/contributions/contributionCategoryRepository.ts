import { lackingBalances } from '@/domain/contributions/balancedLines'
import { signedOf, type Contribution } from '@/domain/contributions/contribution'
import {
  contributionCategorySchema,
  refuseCategoryRemoval,
  type ContributionCategory,
  type Direction,
} from '@/domain/contributions/contributionCategory'
import { refuseMerge, standingFor } from '@/domain/contributions/mergedCategories'
import type { Month } from '@/domain/monthStats/monthStats'
import type { Refusal } from '@/domain/shared/refusal'
import { minus, negative, sum, toPaise, toRupees, totalOf } from '@/domain/shared/money'
import { allOf } from '@/data/store/allOf'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { serverTime, type StoredDocument } from '@/data/store/documentStore'
import { appErrorOf } from '@/data/store/appErrorOf'
import { recordRepository } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { setOrders } from '@/data/store/setOrders'
import { AppError } from '@/domain/shared/appError'
import { contributionsPaid, contributionsSettled, contributionUses } from './contributionQueries'
import { readContribution } from './contributionRecords'

/**
 * A category with how many lines of the ledger name it, and what was paid of it for the months asked for: rupees in its own
 * direction, so that a commission taken back lowers it.
 */
export type UsedCategory = { category: ContributionCategory; used: number; paid: number }

/** A category's figures with what balances its settled months, where no line does that (`balancedLines.ts`). */
function withBalances(own: UsedCategory, balances: readonly Contribution[]): UsedCategory {
  const { id, direction } = own.category
  const more = sum(balances.filter(({ categoryId }) => categoryId === id).map(signedOf))
  return { ...own, paid: totalOf([own.paid, toRupees(direction === 'Earning' ? more : negative(more))]) }
}

/** What was merged into a category counts as its own, because it is shown there. */
function withMerged(own: UsedCategory, all: readonly UsedCategory[]): UsedCategory {
  const { category } = own
  const standsFor = standingFor(all.map((row) => row.category))
  const merged = all.filter(
    (row) => row.category.id !== category.id && standsFor(row.category.id) === category.id,
  )
  return {
    category,
    used: merged.reduce((total, { used }) => total + used, own.used),
    paid: totalOf([own.paid, ...merged.map(({ paid }) => paid)]),
  }
}

const pathOf = (id: string) => `contributionCategories/${id}`

function readCategory(stored: StoredDocument | null, gymId: string): ContributionCategory | null {
  const read = stored && contributionCategorySchema.safeParse({ ...stored.data, id: stored.id })
  return read?.success && read.data.gymId === gymId ? read.data : null
}

/** What lines of the pay ledger are sorted by. One in use is never removed. */
export function contributionCategoryRepository(parts: RepositoryParts) {
  const { store } = parts
  const usesOf = (gymId: string, id: string) => store.count(contributionUses(gymId, id))
  const paidOf = (gymId: string, id: string, direction: Direction, months: readonly Month[]) =>
    store.sum(contributionsPaid(gymId, id, direction, months), 'amount')
  /** One that no line names costs one question. */
  async function figuresOf(
    gymId: string,
    category: ContributionCategory,
    months: readonly Month[],
  ): Promise<UsedCategory> {
    const { id, direction } = category
    const used = await usesOf(gymId, id)
    if (used === 0) return { category, used, paid: 0 }
    const [added, taken] = await Promise.all([
      paidOf(gymId, id, direction, months),
      paidOf(gymId, id, direction === 'Earning' ? 'Deduction' : 'Earning', months),
    ])
    return { category, used, paid: toRupees(minus(toPaise(added), toPaise(taken))) }
  }
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
    setOrders: setOrders(store, 'contributionCategories'),
    /** Shows a category under another one and archives it; why not, where that one doesn't take it as it stands by then. */
    mergeInto: (gymId: string, id: string, intoId: string): Promise<Refusal | null> =>
      store.transact(async (transaction) => {
        const [category = null, into = null] = await Promise.all(
          [id, intoId].map(async (one) => readCategory(await transaction.get(pathOf(one)), gymId)),
        )
        if (category === null) throw appErrorOf('not-found', pathOf(id))
        const refusal = refuseMerge(category, intoId, into === null ? [category] : [category, into])
        if (refusal) return refusal
        transaction.update(pathOf(id), [
          { at: ['isActive'], value: false },
          { at: ['mergedInto'], value: intoId },
          { at: ['updatedAt'], value: serverTime },
        ])
        return null
      }),
    /** All of them with their figures, counted and added up again at each change: rows come with them at once. */
    used(gymId: string, months: readonly Month[]): LiveQuery<PageOf<UsedCategory>> {
      const list = records.list(gymId)
      return {
        key: `used ${months.join(' ')} ${list.key}`,
        watch(watcher) {
          let turn = 0
          const counted = async (page: PageOf<ContributionCategory>) => {
            const [settled, ...figures] = await Promise.all([
              allOf(store, contributionsSettled(gymId, months), readContribution),
              ...page.rows.map((category) => figuresOf(gymId, category, months)),
            ])
            const balances = lackingBalances(settled)
            const own = figures.map((row) => withBalances(row, balances))
            return own.map((row) => withMerged(row, own))
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
