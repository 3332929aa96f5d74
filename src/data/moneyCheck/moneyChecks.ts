import type { Drift } from '@/domain/monthStats/drift'
import {
  moneyCheckOf,
  moneyCheckSchema,
  withCorrections,
  type MoneyCheck,
} from '@/domain/monthStats/moneyCheck'
import type { NightFailure } from '@/domain/monthStats/nightFailure'
import { typedCollection } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'

const moneyCheckPath = (gymId: string) => `moneyChecks/${gymId}`

function readCheck(stored: StoredDocument | null): MoneyCheck | null {
  const parsed = moneyCheckSchema.safeParse(stored?.data)
  return parsed.success ? parsed.data : null
}

/** Up to when the ledger was looked through; null where no night was there yet. */
export const caughtUpTo = async (store: DocumentStore, gymId: string): Promise<Date | null> =>
  readCheck(await store.get(moneyCheckPath(gymId)))?.caughtUpTo ?? null

/** A night's findings; `caughtUpTo` where the ledger could not be looked through up to now. */
type Findings = {
  drifts: readonly Drift[]
  failures: readonly NightFailure[]
  hasCaughtUp: boolean
}

/** Keeps what a night found, wrote right and could not do, where the owner reads it. */
export const keepCheck = (
  store: DocumentStore,
  gymId: string,
  { hasCaughtUp, ...found }: Findings,
  now: Date,
): Promise<MoneyCheck> =>
  store.transact(async (transaction) => {
    const before = readCheck(await transaction.get(moneyCheckPath(gymId)))
    const check = moneyCheckOf(gymId, found, before, now)
    const kept = hasCaughtUp || before === null ? check : { ...check, caughtUpTo: before.caughtUpTo }
    transaction.set(moneyCheckPath(gymId), kept)
    return kept
  })

/** Keeps what the upgrade wrote right beside the findings of the last night, which it leaves as they are. */
export async function keepCorrections(
  store: DocumentStore,
  gymId: string,
  corrected: readonly Drift[],
  now: Date,
): Promise<void> {
  if (corrected.length === 0) return
  await store.transact(async (transaction) => {
    const before = readCheck(await transaction.get(moneyCheckPath(gymId)))
    transaction.set(moneyCheckPath(gymId), withCorrections(gymId, corrected, before, now))
  })
}

export function moneyCheckRepository(parts: RepositoryParts) {
  const checks = typedCollection<MoneyCheck>(parts, {
    collection: 'moneyChecks',
    isTenanted: true,
    schema: moneyCheckSchema,
    upgrade: ({ data }) => data,
  })
  return {
    last: (gymId: string): LiveQuery<MoneyCheck | null> => checks.one(gymId, moneyCheckPath(gymId)),
  }
}
