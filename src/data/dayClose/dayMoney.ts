import { datesOf, type Period } from '@/domain/attendance/reports/period'
import { billedIn, billedOn, type Billed } from '@/domain/dayClose/billed'
import { movesIn, movesOf, type CashMove } from '@/domain/dayClose/cashMoves'
import { waysSealed, type DayClose } from '@/domain/dayClose/dayClose'
import { cashSince } from '@/domain/dayClose/handedOn'
import type { Ways } from '@/domain/gyms/wayKind'
import { addDays, earliest, instantAt, latest } from '@/domain/shared/calendar'
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

/** What moved, and what was billed. `since` is the cash that no count knows since the last close, in rupees. */
export type DayMoney = { moves: CashMove[]; billed: Billed[]; since: number }

export type DayAsked = Ways & { day: CivilDate; today: CivilDate; timezone: string }

/** Several days as they were read at once. */
type Books = {
  movesOn: (day: CivilDate, ways: Ways) => CashMove[]
  billedOn: (day: CivilDate) => Billed[]
}

async function ledgerBooks(store: DocumentStore, gymId: string, period: Period): Promise<Books> {
  const days = datesOf(period).map((day) => entriesOf(store, entriesOfDate(gymId, day)))
  const entries = (await Promise.all(days)).flat()
  const on = (day: CivilDate) => entries.filter(({ date }) => date === day)
  return { movesOn: (day, ways) => movesIn(on(day), ways), billedOn: (day) => billedIn(on(day)) }
}

/**
 * A payment dated on a day is entered on that day or later, so it stands on an invoice that changed since: what was taken a second
 * ago is there, which the ledger may not know yet. Credit that was paid out stands in the ledger alone, which its act writes.
 */
async function recordBooks(
  store: DocumentStore,
  gymId: string,
  { from, to }: Period,
  timezone: string,
): Promise<Books> {
  if (from > to) return { movesOn: () => [], billedOn: () => [] }
  const since = new Date(instantAt(from, '00:00', timezone).getTime() - MARGIN_MS)
  const [payouts, invoices, expenses] = await Promise.all([
    entriesOf(store, payoutsOf(gymId, from, to)),
    allOf(store, invoicesChangedSince(gymId, since), (stored) => readInvoice(stored, timezone)),
    allOf(store, expenseList(gymId, { from, to, status: 'Confirmed' }), (stored) =>
      readExpense(stored, timezone),
    ),
  ])
  return {
    movesOn: (day, ways) => [
      ...movesOf(invoices, expenses, day, ways),
      ...movesIn(
        payouts.filter(({ date }) => date === day),
        ways,
      ),
    ],
    billedOn: (day) => billedOn(invoices, day),
  }
}

async function booksOf(
  store: DocumentStore,
  gymId: string,
  { from, to }: Period,
  { today, timezone }: Pick<DayAsked, 'today' | 'timezone'>,
): Promise<Books> {
  const recent = latest(from, addDays(today, -INVOICES_FOR_DAYS))
  const [older, newer] = await Promise.all([
    ledgerBooks(store, gymId, { from, to: earliest(to, addDays(recent, -1)) }),
    recordBooks(store, gymId, { from: recent, to }, timezone),
  ])
  const of = (day: CivilDate) => (day < recent ? older : newer)
  return {
    movesOn: (day, ways) => of(day).movesOn(day, ways),
    billedOn: (day) => of(day).billedOn(day),
  }
}

/**
 * The money that moved on a day, and what was billed on it; for a day that is to be closed also the cash since the close before it,
 * of which all days are read at once.
 */
export async function dayMoney(
  store: DocumentStore,
  gymId: string,
  { day, today, timezone, ...ways }: DayAsked,
  last: DayClose | null = null,
): Promise<DayMoney> {
  const books = await booksOf(store, gymId, { from: last?.day ?? day, to: day }, { today, timezone })
  const { movesOn } = books
  const between = last === null ? [] : datesOf({ from: addDays(last.day, 1), to: addDays(day, -1) })
  return {
    moves: movesOn(day, ways),
    billed: books.billedOn(day),
    since:
      last === null
        ? 0
        : cashSince(
            last,
            movesOn(last.day, waysSealed(last)),
            between.flatMap((on) => movesOn(on, ways)),
          ),
  }
}
