import {
  lastingDrifts,
  moneyCheckOf,
  moneyCheckSchema,
  type MoneyCheck,
} from '@/domain/monthStats/moneyCheck'
import { typedCollection } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { reconcileMoney } from './reconcileMoney'

const moneyCheckPath = (gymId: string) => `moneyChecks/${gymId}`

function readCheck(stored: StoredDocument | null): MoneyCheck | null {
  const parsed = moneyCheckSchema.safeParse(stored?.data)
  return parsed.success ? parsed.data : null
}

/** Up to when the ledger was looked through; null where no night was there yet. */
export const caughtUpTo = async (store: DocumentStore, gymId: string): Promise<Date | null> =>
  readCheck(await store.get(moneyCheckPath(gymId)))?.caughtUpTo ?? null

/**
 * Reckons a centre's money anew and keeps what differs, for its owner. What is sold at that very moment stands in one
 * figure and not yet in the other, so a drift is looked at twice.
 */
export async function checkMoney(
  store: DocumentStore,
  gymId: string,
  now: Date,
  timezone: string,
): Promise<MoneyCheck> {
  const first = await reconcileMoney(store, gymId, timezone)
  const drifts = first.length === 0 ? [] : lastingDrifts(first, await reconcileMoney(store, gymId, timezone))
  const check = moneyCheckOf(gymId, drifts, now)
  await store.batch((writer) => writer.set(moneyCheckPath(gymId), check))
  return check
}

export function moneyCheckRepository(parts: RepositoryParts) {
  const checks = typedCollection<MoneyCheck>(parts, {
    collection: 'moneyChecks',
    isTenanted: true,
    schema: moneyCheckSchema,
    upgrade: ({ data }) => ({ data, isOld: false }),
    writeBack: null,
  })
  return {
    last: (gymId: string): LiveQuery<MoneyCheck | null> => checks.one(gymId, moneyCheckPath(gymId)),
  }
}
