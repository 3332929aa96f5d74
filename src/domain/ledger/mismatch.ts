import { canonicalJson } from './chain'
import type { LedgerFact } from './ledgerEntry'

/** A fact that a record and the ledger tell differently. */
export type Mismatch = { id: string; invoiceId: string; itemId: string; reason: string }

/** Whether the lines are others than those that were entered; an entry from before the lines says nothing of them. */
export const hasOtherParts = (fact: LedgerFact, entry: LedgerFact) =>
  entry.parts !== undefined && canonicalJson(fact.parts) !== canonicalJson(entry.parts)
