import type { DayClose } from './dayClose'
import { formatCivil } from '@/domain/shared/formatDate'
import { fingerprintOf } from '@/domain/ledger/chain'
import type { Mismatch } from '@/domain/ledger/mismatch'
import { ledgerFactSchema, type LedgerFact } from '@/domain/ledger/ledgerEntry'

/** That a day was sealed, and how: the whole close stands in its fingerprint. */
export const factOfClose = async (close: DayClose): Promise<LedgerFact> =>
  ledgerFactSchema.parse({
    id: `${close.id}_close`,
    kind: 'dayClose',
    gymId: close.gymId,
    itemId: close.id,
    amount: close.variance,
    date: close.day,
    at: close.closedAt,
    by: close.closedBy,
    note: close.reason,
    reference: await fingerprintOf(close),
  })

/** Holds closes against their entries; `closes` are those that the entries name and that are still there. */
export async function compareCloses(
  closes: readonly DayClose[],
  entries: readonly LedgerFact[],
): Promise<Mismatch[]> {
  const known = new Map(closes.map((close) => [close.id, close]))
  const found: Mismatch[] = []
  for (const { id, itemId, date, reference } of entries.filter(({ kind }) => kind === 'dayClose')) {
    const close = known.get(itemId)
    const name = `The close of ${formatCivil(date)}`
    if (close === undefined)
      found.push({ id, invoiceId: '', itemId, reason: `${name} was sealed, and is gone.` })
    else if ((await fingerprintOf(close)) !== reference)
      found.push({ id, invoiceId: '', itemId, reason: `${name} was altered after it was sealed.` })
  }
  return found
}
