import { countedDueOf } from './dueOf'
import { isIssued, type Invoice } from './invoice'
import { creditOf } from './creditMoves'
import { isCreditFact } from '@/domain/ledger/creditFacts'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import { driftOf, type Drift } from '@/domain/monthStats/drift'
import type { MemberPackage, PackageHistoryEntry } from '@/domain/packages/memberPackage'
import {
  MOST_AMOUNT,
  mostOf,
  NO_PAISE,
  notBelowZero,
  plus,
  sum,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import { numberFrom, type StoredRecord } from '@/domain/shared/readers'
import { isSameAmount, wordsOf } from '@/domain/shared/senseOf'

/**
 * What a member's invoices and payouts come to. `credit` may fall below 0 where credit came from elsewhere;
 * `entered` is what the entries of the credit account add up to, null for a member from before it had any.
 */
export type Account = {
  due: Paise
  credit: Paise
  entered: Paise | null
  isOlder: boolean
  isInvoiced: boolean
}

export const emptyAccount = (): Account => ({
  due: NO_PAISE,
  credit: NO_PAISE,
  entered: null,
  isOlder: false,
  isInvoiced: false,
})

/** The account with one more invoice in it (PRODUCT 2.Q): what it leaves open, and the credit it made less what it used. */
export function withInvoice(account: Account, invoice: Invoice): Account {
  if (!isIssued(invoice) || invoice.isDeleted) return account
  return {
    ...account,
    due: plus(account.due, toPaise(countedDueOf(invoice))),
    credit: plus(account.credit, creditOf(invoice)),
    isInvoiced: true,
    isOlder: account.isOlder || invoice.seq === 0,
  }
}

/** The account with one more entry of credit in it. */
export function withCreditEntry(account: Account, fact: LedgerFact): Account {
  if (!isCreditFact(fact)) return account
  const paise = toPaise(fact.amount)
  return {
    ...account,
    credit: fact.kind === 'payCredit' ? plus(account.credit, paise) : account.credit,
    entered: plus(account.entered ?? NO_PAISE, paise),
  }
}

type Packages = { held: readonly MemberPackage[]; history: readonly PackageHistoryEntry[] }

/**
 * The credit by its entries, where it has any. Else by the rows, from the least to the most rupees it can be: a change of package gives credit for the unused
 * days without a credit note, so up to what was paid for the changed packages may have come from there. null where the
 * rows can't tell: older invoices and packages without an invoice of ours made credit that no row shows, and a member
 * without any invoice may have brought an opening balance with an import.
 */
function creditByRows(
  account: Account | undefined,
  packages: Packages,
): { least: number; most: number } | null {
  if (account !== undefined && account.entered !== null) {
    const entered = toRupees(notBelowZero(account.entered))
    return { least: entered, most: entered }
  }
  const { held, history } = packages
  const isWhole = [...held, ...history].every(({ invoiceIds }) => invoiceIds.length > 0)
  if (!account?.isInvoiced || account.isOlder || !isWhole) return null
  const changes = history.filter(({ outcome }) => outcome === 'changed')
  const fromChanges = sum(changes.map(({ paid }) => toPaise(paid)))
  const least = notBelowZero(account.credit)
  return { least: toRupees(least), most: toRupees(mostOf(least, plus(account.credit, fromChanges))) }
}

/** Older records keep amounts as text, and none as an empty one. */
const amountIn = (stored: unknown): number | null => numberFrom(stored === '' ? 0 : (stored ?? 0))

/** Rupees of dues and credit as they are to stand, and what was wrong by name. */
export type Settled = { totalDueAmount: number; creditBalance: number; drifts: Drift[] }

type Owner = { id: string; name: string }

/**
 * Holds a member's stored dues and credit against their invoices; `stored` is the document as it lies there. Dues are
 * the invoices' (PRODUCT 2.Q); of a member who has none at all they came with an older record, and nobody but the centre
 * knows whether they are still owed, so they stay and are named. Credit is put right where the rows tell it and where it makes no sense; elsewhere the
 * stored one stays, with its difference named, because putting it right could take away an opening balance.
 */
export function settleAccount(
  { id, name }: Owner,
  stored: StoredRecord,
  account: Account | undefined,
  packages: Packages,
): Settled {
  const whose = { memberId: id, by: 'the invoices leave' }
  const invoiced = toRupees(account?.due ?? NO_PAISE)
  const due = amountIn(stored['totalDueAmount'])
  const isOpening = !account?.isInvoiced && due !== null && due > 0 && due <= MOST_AMOUNT
  const totalDueAmount = isOpening ? due : invoiced
  const isDueRight = due !== null && isSameAmount(due, invoiced)
  const dues = isDueRight
    ? []
    : [
        driftOf({
          ...whose,
          id: `${id} dues`,
          what: `The balance due of ${name}`,
          stored: due ?? wordsOf(stored['totalDueAmount']),
          recomputed: invoiced,
          advice: isOpening
            ? 'It was there before any invoice, so it was left. Issue an invoice for it.'
            : '',
        }),
      ]

  const credit = amountIn(stored['creditBalance'])
  const hasSense = credit !== null && credit >= 0
  const rows = creditByRows(account, packages)
  const least = rows?.least ?? toRupees(notBelowZero(account?.credit ?? NO_PAISE))
  const isInRows =
    hasSense && (isSameAmount(credit, least) || (rows !== null && credit > least && credit <= rows.most))
  const isEntered = account !== undefined && account.entered !== null
  const mayCorrect = rows !== null || !hasSense
  const creditBalance = isInRows || !mayCorrect ? (credit ?? 0) : least
  const credits = isInRows
    ? []
    : [
        driftOf({
          ...whose,
          by: isEntered ? 'its entries add up to' : whose.by,
          id: `${id} credit`,
          what: `The credit of ${name}`,
          stored: credit ?? wordsOf(stored['creditBalance']),
          recomputed: least,
          advice: mayCorrect ? '' : 'It may be an opening balance, so it was left. Check it with the member.',
        }),
      ]
  return { totalDueAmount, creditBalance, drifts: [...dues, ...credits] }
}

/** Whether anything has to be asked of the store about this member: most members agree at a glance. */
export function agrees(stored: StoredRecord, account: Account | undefined): boolean {
  const [due, credit] = [amountIn(stored['totalDueAmount']), amountIn(stored['creditBalance'])]
  return (
    due !== null &&
    credit !== null &&
    isSameAmount(due, toRupees(account?.due ?? NO_PAISE)) &&
    isSameAmount(credit, toRupees(notBelowZero(account?.entered ?? account?.credit ?? NO_PAISE)))
  )
}
