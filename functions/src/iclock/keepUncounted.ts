import { chunksOf } from '@/domain/shared/chunksOf'
import type { Punch } from '@/domain/biometric/punch'
import { punchPath } from '@/data/biometric/biometricRecords'
import { ownPunch } from '@/data/biometric/ownPunch'
import type { DocumentStore } from '@/data/store/documentStore'

const PUNCHES_A_TRANSACTION = 100

/** Keeps punches that make no visit, each once by its id; answers those that were new. */
export async function keepUncounted(store: DocumentStore, punches: readonly Punch[]): Promise<Punch[]> {
  const kept: Punch[] = []
  for (const chunk of chunksOf(punches, PUNCHES_A_TRANSACTION)) {
    const created = await store.transact(async (transaction) => {
      const own = await Promise.all(chunk.map((punch) => ownPunch(transaction, punch)))
      const missing = own.flatMap((each) => (each?.there === null ? [each.punch] : []))
      for (const { id, ...punch } of missing) transaction.create(punchPath(id), punch)
      return missing
    })
    kept.push(...created)
  }
  return kept
}
