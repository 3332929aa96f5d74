import { creditIn, creditOpeningId, openingFact, uninvoicedFact } from '@/domain/ledger/creditFacts'
import { newFacts } from '@/domain/invoices/factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { Member } from '@/domain/members/member'
import { minus, toPaise, toRupees } from '@/domain/shared/money'
import { ledgerPath } from '@/data/ledger/ledgerRecords'
import type { ActScene } from './actScene'
import type { InvoicePair } from './chainOfAct'

/**
 * What an act has to enter about a member's credit beside the rows of its invoices, so that the entries add up to the
 * credit: with the first of them what was there before, and credit that no invoice shows. `entered` are the act's other
 * entries. Reads, so it comes before the act's writes.
 */
export async function creditOfAct(
  { transaction, gymId, today: date, now: at, actor }: ActScene,
  before: Member,
  after: Member,
  pairs: readonly InvoicePair[],
  entered: readonly LedgerFact[] = [],
): Promise<LedgerFact[]> {
  const facts = [...pairs.flatMap((pair) => newFacts(pair.before, pair.after)), ...entered]
  const known = creditIn(facts)
  const moved = minus(toPaise(after.creditBalance), toPaise(before.creditBalance))
  if (moved === 0 && !facts.some(({ kind }) => kind === 'credit')) return []
  const whose = { gymId, memberId: before.id }
  const by = { date, at, by: actor.uid }
  const unknown = toRupees(minus(moved, toPaise(known)))
  const isOpen = (await transaction.get(ledgerPath(creditOpeningId(whose)))) !== null
  return [
    ...(isOpen ? [] : [openingFact(whose, before.creditBalance, by)]),
    ...(unknown === 0 ? [] : [uninvoicedFact(whose, unknown, by)]),
  ]
}
