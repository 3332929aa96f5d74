import { clientInfoSchema } from '@/domain/gyms/gym'
import { settingsWith } from '@/domain/gyms/fixtures'
import { withCreditMove } from '@/domain/invoices/creditMoves'
import { newFacts } from '@/domain/invoices/factsOf'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import { noteWithNextNumber, withNextNumber } from '@/domain/invoices/invoiceNumber'
import { statsDeltaOf } from '@/domain/invoices/statsOfInvoice'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import { memberWith } from '@/domain/members/fixtures'
import { addStats, type StatsByMonth } from '@/domain/monthStats/monthStats'
import { billRecurring } from '@/domain/packageLife/billRecurring'
import type { PackageChange } from '@/domain/packageLife/packageAct'
import { rollOver } from '@/domain/packageLife/rollOver'
import { termOf } from '@/domain/packages/runningTerm'
import { instantAt } from '@/domain/shared/calendar'
import { LIFE_GYM, templates, type Life, type Standing, type Step } from './livesFixtures'
import { asOlder, wronglyBilled, wronglyNoted, type Agreed } from './livesLaw'
import type { PackageActContext } from './packageActs'
import { refuseUnsound } from './soundAfter'

/** A life as the store would hold it, and what happens to it beside the acts. */

/** One member with all their invoices and entries, as the store would hold them after each act. */
export type Book = Omit<Standing, 'invoices'> & {
  invoices: Map<string, Invoice>
  facts: LedgerFact[]
  months: StatsByMonth
  /** What was agreed of each package, by its id. */
  agreed: Map<string, Agreed>
  numbered: number
  /** What law and agreement do not allow, by its name; expected: nothing. */
  wrong: string[]
}

const gym = clientInfoSchema.parse({
  id: 'g1',
  name: 'Iron Gym',
  email: 'iron@demo.test',
  ...LIFE_GYM,
})

/** Built by hand: parsing settings for each of a hundred thousand acts would take most of the time. */
export function contextOf({ member, invoices, today, settings }: Book, key: string): PackageActContext {
  const named = new Set([member.currentPackage, member.futurePackage].flatMap((pkg) => pkg?.invoiceIds ?? []))
  return {
    ...{ today, gym, settings, role: 'CLIENT', by: 'owner' },
    now: instantAt(today, '12:00', 'Asia/Kolkata'),
    ids: { assignmentId: `package-${key}`, invoiceId: `invoice-${key}`, paymentId: `payment-${key}` },
    openInvoices: [...invoices.values()].filter(({ id }) => named.has(id)),
  }
}

export const bookOf = ({ start, steps: _steps, placeOfSupply: _place, ...preference }: Life): Book => ({
  member: memberWith(),
  invoices: new Map(),
  facts: [],
  months: {},
  agreed: new Map(),
  today: start,
  numbered: 0,
  wrong: [],
  settings: settingsWith(preference),
})

export const booksOf = ({ member, invoices, facts }: Book) => ({
  member,
  facts,
  invoices: [...invoices.values()],
})

/** Stores an invoice with the number that it, or its new note, takes, and with its entries. */
export function keep(book: Book, invoice: Invoice) {
  const before = book.invoices.get(invoice.id) ?? null
  if (!isIssued(invoice)) return void book.invoices.set(invoice.id, invoice)
  const last = invoice.creditNotes.at(-1)
  const isNoted = last !== undefined && invoice.creditNotes.length > (before?.creditNotes.length ?? 0)
  const at = book.numbered
  const isNew = before === null || !isIssued(before)
  const numbered = isNew ? withNextNumber(invoice, 'IRN', at) : invoice
  const note = last && isNoted ? noteWithNextNumber(last, 'IRN', at) : null
  if (isNew || note) book.numbered += 1
  const creditNotes = note ? [...numbered.creditNotes.slice(0, -1), note] : numbered.creditNotes
  const entered = { date: book.today, at: instantAt(book.today, '12:00', 'Asia/Kolkata'), by: 'owner' }
  const after = withCreditMove(before, { ...numbered, creditNotes }, entered)
  book.facts.push(...newFacts(before, after))
  book.months = addStats(book.months, statsDeltaOf(before, after))
  book.invoices.set(invoice.id, after)
  const { currentPackage } = book.member
  const agreed = (currentPackage && book.agreed.get(currentPackage.id)) ?? null
  if (isNew) book.wrong.push(...wronglyBilled(after, book.settings, agreed, templates))
  book.wrong.push(...wronglyNoted(after))
}

export function keepChange(book: Book, { member, invoice, changedInvoices, history }: PackageChange) {
  const entries = history.map(({ entry }) => entry)
  if (refuseUnsound(null, member, entries) !== null) book.wrong.push('a package ends before it begins')
  book.member = member
  for (const each of invoice ? [invoice, ...changedInvoices] : changedInvoices) keep(book, each)
}

/** The night: bills until none is due or they stop, then the roll-over. */
export function night(book: Book) {
  for (;;) {
    const bill = billRecurring(book.member, contextOf(book, 'night'))
    if (bill?.kind !== 'done') break
    keepChange(book, bill)
  }
  const rolled = rollOver(book.member, book.today, instantAt(book.today, '00:05', 'Asia/Kolkata'))
  if (rolled) keepChange(book, rolled)
}

/** What happens beside the acts: the centre registers or leaves GST, or an earlier version kept the package. */
export function happens(book: Book, { aside }: Step) {
  const { settings, member } = book
  const { currentPackage: pkg } = member
  if (aside === 'register') {
    const taxRegime = settings.taxRegime === 'regular' ? 'unregistered' : 'regular'
    book.settings = { ...settings, taxRegime }
  }
  const older = aside === 'older' && pkg !== null ? asOlder(pkg) : null
  if (older === null || pkg === null) return
  const found = termOf(older)
  const isFound = (['from', 'to', 'soldDays', 'freeDays'] as const).every(
    (key) => found?.[key] === pkg.term?.[key],
  )
  if (!isFound) book.wrong.push(`the term of an older package is found as ${JSON.stringify(found)}`)
  book.agreed.set(pkg.id, null)
  book.member = { ...member, currentPackage: older }
}
