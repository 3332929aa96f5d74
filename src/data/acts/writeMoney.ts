import { isIssued, type Invoice } from '@/domain/invoices/invoice'
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
import { numbersOf, type Numbers } from '@/data/invoices/counters'
import { changeInvoice, createInvoice } from '@/data/invoices/invoiceRecords'
import { doorOfMember } from '@/data/biometric/memberDoor'
import { historyPath, missingHistory, writeMember, type HeldMember } from '@/data/members/memberRecords'
import { writeStats } from '@/data/monthStats/writeStats'
import { useOfPromo } from '@/data/promoCodes/promoRecords'
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

/** A sale, or a draft that is issued. What an earlier version issued is a document of its own day, whatever it lacks. */
const isIssuedNow = ({ before, after }: InvoicePair) =>
  isIssued(after) && (before === null || !isIssued(before))

/** Without a number nothing of it would reach the ledger; one that is put away needs none any more. */
const lacksNumber = ({ invoiceNumber, issuedOn, isDeleted }: Invoice) =>
  invoiceNumber === '' && issuedOn !== null && !isDeleted

async function withNumber(numbers: Numbers, pair: InvoicePair): Promise<Invoice | Refusal> {
  if (isIssuedNow(pair)) return numbers.issue(pair.after)
  return isIssued(pair.after) && lacksNumber(pair.after) ? numbers.enter(pair.after) : pair.after
}

/** The invoice with the number that it takes, or its new credit note; no act gives an invoice two notes. */
async function numbered(numbers: Numbers, pair: InvoicePair): Promise<Invoice | Refusal> {
  const { before } = pair
  const after = await withNumber(numbers, pair)
  const isNoted = before !== null && !isRefused(after) && after.creditNotes.length > before.creditNotes.length
  return isNoted ? numbers.note(after) : after
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
  const numbers = numbersOf(transaction, gymId, scene.settings)
  const pairs: InvoicePair[] = []
  for (const pair of work.invoices) {
    const after = await numbered(numbers, pair)
    if (isRefused(after)) return after
    const entered = { date: scene.today, at: scene.now, by: scene.actor.uid }
    pairs.push({ before: pair.before, after: withCreditMove(pair.before, after, entered) })
  }
  const sold = pairs.find(isIssuedNow)
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

  numbers.take(transaction)
  for (const { before, after } of pairs) {
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
