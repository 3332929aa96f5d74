import type { CivilDate } from '@/domain/shared/civilDate'
import { headOf } from '@/data/ledger/chainFacts'
import { ledgerDayPath } from '@/data/ledger/ledgerRecords'
import type { Writer } from '@/data/store/documentStore'
import type { ActScene } from './actScene'

/**
 * Holds a day that is not today: its head is read, and written again with the act, so that whatever else was about to write
 * it begins once more (ACTS, last section: a seal and a late payment can't pass each other around midnight). Its chain
 * stays as it is. Reads, so it comes before the act's writes.
 */
export async function heldDay(
  { transaction, gymId, today, now }: ActScene,
  day: CivilDate,
): Promise<(writer: Writer) => void> {
  if (day === today) return () => undefined
  const path = ledgerDayPath(gymId, day)
  const { count, hash } = await headOf(transaction, path)
  return (writer) => writer.set(path, { gymId, day, count, hash, heldAt: now })
}
