import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { refuseUnreadable } from '@/domain/acts/readableAfter'
import { refuseUnsound } from '@/domain/acts/soundAfter'
import { addStats } from '@/domain/monthStats/monthStats'
import { statsDeltaOf } from '@/domain/invoices/statsOfInvoice'
import { hasHadPackage } from '@/domain/packageLife/saleRecords'
import type { PackageHistoryEntry } from '@/domain/packages/memberPackage'
import type { HeldPromo } from '@/domain/promoCodes/promoSale'
import { withCreditMove } from '@/domain/invoices/creditMoves'
import { isRefused, type Refusal } from '@/domain/shared/refusal'
import { numberInvoice, numberLastNote } from '@/data/invoices/counters'
import { changeInvoice, createInvoice } from '@/data/invoices/invoiceRecords'
import { doorOfMember } from '@/data/biometric/memberDoor'
import { historyPath, missingHistory, writeMember, type HeldMember } from '@/data/members/memberRecords'
import { writeStats } from '@/data/monthStats/writeStats'
import { useOfPromo } from '@/data/promoCodes/promoRecords'
import type { Writer } from '@/data/store/documentStore'
import { chainOfAct, type InvoicePair } from './chainOfAct'
import { creditOfAct } from './creditOfAct'
import type { ActScene } from './actScene'

/** What an act comes to, still without the numbers that its invoices and notes take. */
export type MoneyWork = {
  held: HeldMember | null
  /** The member afterwards; null where the act leaves the member alone. */
  member: Member | null
  history: readonly PackageHistoryEntry[]
  /** The one that the act is about comes first. */
  invoices: readonly InvoicePair[]
  promo: HeldPromo | null
}

type Take = (writer: Writer) => void
type NumberedPair = InvoicePair & { take: Take }

const isIssuedNow = ({ before, after }: InvoicePair) =>
  after.issuedOn !== null && after.seq === 0 && (before === null || before.seq === 0)

/** The number that an invoice takes when it is issued, or its new credit note; no act gives an invoice two notes. */
async function numbered(scene: ActScene, pair: InvoicePair): Promise<NumberedPair | Refusal> {
  const { transaction, settings } = scene
  const { before, after } = pair
  if (isIssuedNow(pair)) {
    const issued = await numberInvoice(transaction, after, settings)
    return isRefused(issued)
      ? issued
      : { before, after: issued.invoice, take: (writer) => issued.take(writer) }
  }
  if (before === null || after.creditNotes.length === before.creditNotes.length)
    return { ...pair, take: () => undefined }
  const noted = await numberLastNote(transaction, after, settings)
  if (isRefused(noted)) return noted
  return { before, after: noted.invoice, take: (writer) => noted.take(writer) }
}

/** Entries that are not there yet: an act may move a package that an earlier version has moved already. */
async function newHistory(
  { transaction }: ActScene,
  memberId: string,
  entries: readonly PackageHistoryEntry[],
): Promise<PackageHistoryEntry[]> {
  const known = await Promise.all(entries.map(({ id }) => transaction.get(historyPath(memberId, id))))
  return entries.filter((_, at) => known[at] === null)
}

/**
 * Writes an act with all that follows from it (ACTS "The shape"): numbers, member with dues and directory, history, use
 * of a promo code, the months' figures, the chained ledger entries, the audit lines. All reads come first. Answers the
 * invoices as they were written, in their order; a refusal writes nothing.
 */
export async function writeMoney(scene: ActScene, work: MoneyWork): Promise<Invoice[] | Refusal> {
  const { transaction, gymId, tell } = scene
  const { held, member, promo } = work
  const moved = held ? await newHistory(scene, held.member.id, work.history) : []
  const missing = held && member ? await missingHistory(transaction, held) : []
  // What every act of the centre reads and writes comes last, so that it is held for the shortest time.
  const pairs: NumberedPair[] = []
  for (const pair of work.invoices) {
    const next = await numbered(scene, pair)
    if ('kind' in next) return next
    const entered = { date: scene.today, at: scene.now, by: scene.actor.uid }
    pairs.push({ ...next, after: withCreditMove(next.before, next.after, entered) })
  }
  const sold = pairs.find((pair) => pair.after.seq > 0 && (pair.before === null || pair.before.seq === 0))
  const use = promo && sold ? useOfPromo(promo, sold.after, !(held && hasHadPackage(held.member))) : null
  if (use?.kind === 'refused') return use
  const unfit =
    refuseUnsound(held?.member ?? null, member, work.history) ??
    refuseUnreadable(
      member,
      pairs.map(({ after }) => after),
    )
  if (unfit) return unfit
  const credit = held && member ? await creditOfAct(scene, held.member, member, pairs) : []
  const door = held && member ? await doorOfMember(scene, member) : null
  const chain = await chainOfAct(scene, pairs, credit)

  for (const { before, after, take } of pairs) {
    take(transaction)
    if (before) changeInvoice(transaction, before, after)
    else createInvoice(transaction, after)
    tell(transaction, { collection: 'invoices', documentId: after.id, before, after })
  }
  if (use) use.write(transaction)
  const stats = pairs.map(({ before, after }) => statsDeltaOf(before, after)).reduce(addStats, {})
  writeStats(transaction, gymId, stats)
  for (const entry of moved) transaction.create(historyPath(entry.memberId, entry.id), entry)
  if (held && member) {
    writeMember(transaction, held, member, missing)
    tell(transaction, {
      collection: 'members',
      documentId: member.id,
      before: held.member,
      after: member,
    })
  }
  door?.(transaction)
  chain(transaction)
  return pairs.map(({ after }) => after)
}
