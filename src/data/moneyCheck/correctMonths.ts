import { driftOf, lacksDays, lacksModes, monthDrifts, type Drift } from '@/domain/monthStats/drift'
import { monthSchema, noFigures, type Month, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { isSame } from '@/domain/shared/upgradeRecord'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { monthStatsPath } from '@/data/monthStats/writeStats'

/** The stored months of a centre by their paths, as they lie there. */
type StoredMonths = ReadonlyMap<string, StoredDocument>

export async function storedMonths(store: DocumentStore, gymId: string): Promise<StoredMonths> {
  const months = new Map<string, StoredDocument>()
  const question = { collection: 'monthStats', where: [tenantFilter(gymId)], orderBy: [] }
  for await (const documents of pagesOf(store, question))
    for (const document of documents) months.set(document.path, document)
  return months
}

/** `moving`: a month that changed while the records were read; it has to be looked at again. */
type Outcome = { drifts: Drift[]; written: number; moving: boolean }

const monthIn = (path: string, gymId: string): Month | null => {
  const month = monthSchema.safeParse(path.slice(monthStatsPath(gymId, '').length))
  return month.success && path === monthStatsPath(gymId, month.data) ? month.data : null
}

/** A month is written as a whole, and only while it stands as it did before the records were read: what is sold meanwhile adds to it. */
const writeMonth = (
  store: DocumentStore,
  { gymId, month }: { gymId: string; month: Month },
  before: StoredDocument | null,
  right: StatsByMonth[string],
  apply: boolean,
) =>
  store.transact(async (transaction) => {
    const path = monthStatsPath(gymId, month)
    const fresh = await transaction.get(path)
    // One that does not name its centre was in no list, so nothing adds to it.
    const isForeign = before === null && fresh !== null && fresh.data['gymId'] !== gymId
    if (!isForeign && !isSame(fresh?.data ?? null, before?.data ?? null)) return false
    const lastInvoiceId = fresh?.data['lastInvoiceId']
    if (apply)
      transaction.set(path, {
        gymId,
        month,
        ...right,
        ...(lastInvoiceId === undefined ? {} : { lastInvoiceId }),
      })
    return true
  })

/** The first count of a centre from before there were months is no drift. */
export async function correctMonths(
  store: DocumentStore,
  gymId: string,
  before: StoredMonths,
  right: StatsByMonth,
  { apply }: { apply: boolean },
): Promise<Outcome> {
  const outcome: Outcome = { drifts: [], written: 0, moving: false }
  const keep = (drifts: readonly Drift[]) =>
    outcome.drifts.push(...drifts.map((drift) => ({ ...drift, isCorrected: apply })))

  for (const { path } of [...before.values()].filter(({ path }) => monthIn(path, gymId) === null)) {
    if (apply) await store.batch((writer) => writer.remove(path))
    outcome.written += 1
    keep([
      driftOf({
        id: path,
        what: `The record ${path}`,
        stored: 'of no month',
        recomputed: 'nothing',
        by: 'the months know',
      }),
    ])
  }
  const known = [...before.keys()].map((path) => monthIn(path, gymId)).filter((month) => month !== null)
  const isFirstCount = before.size === 0
  for (const month of [...new Set([...known, ...Object.keys(right)])].sort()) {
    const stored = before.get(monthStatsPath(gymId, month)) ?? null
    const figures = right[month] ?? noFigures()
    const drifts = monthDrifts(month, stored?.data ?? null, figures)
    const isComplete =
      stored === null
        ? right[month] === undefined
        : (!lacksDays(stored.data) || Object.keys(figures.byDay).length === 0) &&
          !lacksModes(stored.data, figures)
    if (drifts.length === 0 && isComplete) continue
    if (!(await writeMonth(store, { gymId, month }, stored, figures, apply))) {
      outcome.moving = true
      continue
    }
    outcome.written += 1
    if (!isFirstCount) keep(drifts)
  }
  return outcome
}
