import { reversed } from '@/domain/shared/money'
import { emptyAccount, withCreditEntry, withInvoice, type Account } from '@/domain/invoices/memberAccount'
import { namedInvoice } from '@/domain/invoices/reconcileInvoice'
import type { Expense } from '@/domain/expenses/expense'
import { driftOf, type Drift } from '@/domain/monthStats/drift'
import { statsTally, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { statsOfExpense } from '@/domain/expenses/statsOfExpense'
import { olderSales } from '@/domain/invoices/olderSales'
import { statsOfInvoice, statsOfPayout } from '@/domain/invoices/statsOfInvoice'
import { numberFrom } from '@/domain/shared/readers'
import { wordsOf } from '@/domain/shared/senseOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { readExpense } from '@/data/expenses/expenseRecords'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { restated, restateInvoice, type Calendar, type Restated } from '@/data/invoices/restateInvoices'
import { creditEntries, readEntry } from '@/data/ledger/ledgerRecords'
import { tenantFilter } from '@/data/store/collection'
import type { DocumentStore, StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { someAtOnce } from '@/data/store/someAtOnce'

/** `day` null: the invoices are taken as they say they are. */
export type BooksOn = Pick<Calendar, 'timezone'> & { day: Calendar['day'] | null }

/** What all of a centre's invoices, expenses and entries of credit come to. */
export type Books = {
  stats: StatsByMonth
  /** By member. */
  accounts: Map<string, Account>
  drifts: Drift[]
  /** Invoices whose status moved with the calendar. */
  restated: number
}

/** A record that can be read, but holds an amount that makes no sense: it counts without it, and is named. */
const senseless = (id: string, what: string, stored: unknown, about: Partial<Drift> = {}): Drift =>
  driftOf({
    id,
    what,
    stored: wordsOf(stored),
    recomputed: 'nothing',
    by: 'which makes no sense: it counts as',
    advice: 'Tell our support.',
    ...about,
  })

function senselessOn({ data }: StoredDocument, invoice: Invoice): Drift[] {
  const about = { invoiceId: invoice.id, memberId: invoice.memberId }
  const name = namedInvoice(invoice)
  const rows = Array.isArray(data['payments']) ? data['payments'].length : 0
  return [
    ...(numberFrom(data['amount']) === null
      ? [senseless(`${invoice.id} amount`, `The amount of ${name}`, data['amount'], about)]
      : []),
    ...(rows > invoice.payments.length
      ? [senseless(`${invoice.id} payments`, `A payment on ${name}`, data['payments'], about)]
      : []),
  ]
}

const senselessExpense = (
  { id, data }: StoredDocument,
  { description, date, status, deleted }: Expense,
): Drift[] => {
  const name = `the expense ${description || id}`
  if (deleted || status === 'Draft') return []
  return [
    ...(numberFrom(data['amount']) === null
      ? [senseless(`${id} amount`, `The amount of ${name}`, data['amount'])]
      : []),
    ...(date === null
      ? [
          senseless(`${id} date`, `The day of ${name}`, data['date'], {
            advice: 'Open it and enter its day.',
          }),
        ]
      : []),
  ]
}

/**
 * Reads every invoice, expense and entry of credit of a centre once and adds them up. With `apply` an invoice that its rows do not bear out
 * is written right on the way. One that can't be reckoned with is named and does not hide the rest.
 */
export async function readBooks(
  store: DocumentStore,
  gymId: string,
  { timezone, day }: BooksOn,
  { apply }: { apply: boolean },
): Promise<Books> {
  const tally = statsTally()
  const sales = olderSales()
  const accounts = new Map<string, Account>()
  const books: Books = { stats: {}, accounts, drifts: [], restated: 0 }
  const ofGym = { where: [tenantFilter(gymId)], orderBy: [] }

  const asTheyAre = (document: StoredDocument): Restated | null => {
    const invoice = day === null ? readInvoice(document, timezone) : null
    return invoice && { invoice, drifts: [], fields: [] }
  }
  async function enterInvoice(document: StoredDocument) {
    const looked = asTheyAre(document) ?? (day && restated(document, { timezone, day }))
    const differs = looked !== null && looked.fields.length > 0
    const found =
      differs && apply && day ? await restateInvoice(store, document.id, { timezone, day }) : looked
    // What nobody can read is named by the upgrade, which comes first.
    if (found === null) return
    const { invoice, drifts } = found
    tally.add(statsOfInvoice(invoice))
    sales.add(invoice)
    accounts.set(invoice.memberId, withInvoice(accounts.get(invoice.memberId) ?? emptyAccount(), invoice))
    books.drifts.push(...drifts.map((drift) => ({ ...drift, isCorrected: apply })))
    books.drifts.push(...senselessOn(document, invoice))
    if (differs && apply && drifts.length === 0) books.restated += 1
  }

  function enterExpense(document: StoredDocument) {
    const expense = readExpense(document, timezone)
    if (expense === null) return
    tally.add(statsOfExpense(expense))
    books.drifts.push(...senselessExpense(document, expense))
  }

  function enterCredit(document: StoredDocument) {
    const entry = readEntry(document)
    if (entry === null) return
    const { kind, amount, modeOfPayment, date, memberId } = entry
    if (kind === 'payCredit') tally.add(statsOfPayout(reversed(amount), modeOfPayment, date))
    accounts.set(memberId, withCreditEntry(accounts.get(memberId) ?? emptyAccount(), entry))
  }

  const { where: ofCredit } = creditEntries(gymId)
  const ledger = { where: [tenantFilter(gymId), ...ofCredit], orderBy: [] }
  for (const [collection, enter, question = ofGym] of [
    ['invoices', enterInvoice],
    ['expenses', enterExpense],
    ['ledger', enterCredit, ledger],
  ] as const)
    for await (const documents of pagesOf(store, { collection, ...question }))
      await someAtOnce(documents, async (document) => {
        try {
          await enter(document)
        } catch {
          books.drifts.push(
            senseless(document.path, `A figure in the record ${document.path}`, 'beyond reckoning'),
          )
        }
      })
  for (const renewal of sales.renewals()) tally.add(renewal)
  books.stats = tally.months()
  return books
}
