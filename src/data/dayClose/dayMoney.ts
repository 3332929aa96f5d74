import { billedIn, billedOn, type Billed } from '@/domain/dayClose/billed'
import { movesIn, movesOf, type CashMove } from '@/domain/dayClose/cashMoves'
import type { Ways } from '@/domain/gyms/wayKind'
import { daysBetween, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { expenseList } from '@/data/expenses/expenseQueries'
import { readExpense } from '@/data/expenses/expenseRecords'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { invoicesChangedSince } from '@/data/invoices/invoiceQueries'
import { entriesOf, entriesOfDate, payoutsOf } from '@/data/ledger/ledgerRecords'
import { allOf } from '@/data/store/allOf'
import type { DocumentStore } from '@/data/store/documentStore'

/** So far back the invoices themselves are looked through; further back the ledger has everything for certain. */
const INVOICES_FOR_DAYS = 31
/** A desk's clock may be slow. */
const MARGIN_MS = 3_600_000

/** What moved, and what was billed. */
export type DayMoney = { moves: CashMove[]; billed: Billed[] }

export type DayAsked = Ways & { day: CivilDate; today: CivilDate; timezone: string }

/**
 * The money that moved on a day, and what was billed on it. A payment dated on a day is entered on that day or later, so it stands on an invoice
 * that changed since: what was taken a second ago is there, which the ledger may not know yet. Credit that was paid out
 * stands in the ledger alone, which its act writes.
 */
export async function dayMoney(
  store: DocumentStore,
  gymId: string,
  { day, today, timezone, ...ways }: DayAsked,
): Promise<DayMoney> {
  if (daysBetween(day, today) > INVOICES_FOR_DAYS) {
    const entries = await entriesOf(store, entriesOfDate(gymId, day))
    return { moves: movesIn(entries, ways), billed: billedIn(entries) }
  }
  const since = new Date(instantAt(day, '00:00', timezone).getTime() - MARGIN_MS)
  const [payouts, invoices, expenses] = await Promise.all([
    entriesOf(store, payoutsOf(gymId, day)),
    allOf(store, invoicesChangedSince(gymId, since), (stored) => readInvoice(stored, timezone)),
    allOf(store, expenseList(gymId, { from: day, to: day, status: 'Confirmed' }), (stored) =>
      readExpense(stored, timezone),
    ),
  ])
  return {
    moves: [...movesOf(invoices, expenses, day, ways), ...movesIn(payouts, ways)],
    billed: billedOn(invoices, day),
  }
}
