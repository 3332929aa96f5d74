import { clientInfoSchema, type ClientInfo, type Gym } from '@/domain/gyms/gym'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { isIssued, type Invoice, type IssuedInvoice } from '@/domain/invoices/invoice'
import { invoiceNumberOf } from '@/domain/invoices/invoiceNumber'
import { restate } from '@/domain/invoices/restate'
import { lookupOf } from '@/domain/members/lookupOf'
import type { Member } from '@/domain/members/member'
import type { PackageHistoryEntry } from '@/domain/packages/memberPackage'
import type { PackageChange } from '@/domain/packageLife/packageAct'
import type { CivilDate } from '@/domain/shared/civilDate'

export type Counter = { gymId: string; fy: string; last: number }

/** Everything a centre's replay has written so far, as the store would hold it. */
export type GymBook = {
  info: ClientInfo
  settings: GymSettings
  members: Map<string, Member>
  history: Map<string, PackageHistoryEntry[]>
  invoices: Map<string, Invoice>
  /** Ids of a member's invoices in the order in which they were made. */
  invoicesOf: Map<string, string[]>
  /** By financial year. */
  counters: Map<string, Counter>
}

export function openBook(gym: Gym): GymBook {
  return {
    info: clientInfoSchema.parse(gym),
    settings: settingsOf(gym.preference, gym.type),
    members: new Map(),
    history: new Map(),
    invoices: new Map(),
    invoicesOf: new Map(),
    counters: new Map(),
  }
}

export function memberIn(book: GymBook, id: string): Member {
  const member = book.members.get(id)
  if (!member) throw new Error(`No member ${id} in ${book.info.name}`)
  return member
}

export function invoiceIn(book: GymBook, id: string): Invoice {
  const invoice = book.invoices.get(id)
  if (!invoice) throw new Error(`No invoice ${id} in ${book.info.name}`)
  return invoice
}

export function invoiceOf(book: GymBook, memberId: string, ordinal: number): Invoice {
  const id = book.invoicesOf.get(memberId)?.[ordinal]
  if (id === undefined) throw new Error(`${memberId} has no invoice number ${ordinal}`)
  return invoiceIn(book, id)
}

/** The invoice with the next number of its financial year (DOMAIN 2.3); drafts keep none. */
function numbered(book: GymBook, invoice: IssuedInvoice): IssuedInvoice {
  const { fy, gymId } = invoice
  const last = (book.counters.get(fy)?.last ?? 0) + 1
  book.counters.set(fy, { gymId, fy, last })
  return { ...invoice, seq: last, invoiceNumber: invoiceNumberOf(book.settings.invoicePrefix, fy, last) }
}

/** Adds an invoice that has not been issued, or one that `commit` has numbered. */
export function addInvoice(book: GymBook, invoice: Invoice): void {
  book.invoices.set(invoice.id, invoice)
  book.invoicesOf.set(invoice.memberId, [...(book.invoicesOf.get(invoice.memberId) ?? []), invoice.id])
}

/** Writes what an act of the domain came to, as the repository's transaction does. */
export function commit(book: GymBook, change: PackageChange): void {
  const { member, history, invoice, changedInvoices } = change
  book.members.set(member.id, member)
  if (history.length > 0) {
    book.history.set(member.id, [
      ...(book.history.get(member.id) ?? []),
      ...history.map(({ entry }) => entry),
    ])
  }
  for (const changed of changedInvoices) book.invoices.set(changed.id, changed)
  if (invoice) addInvoice(book, isIssued(invoice) ? numbered(book, invoice) : invoice)
}

/** A member with other facts; what is derived from them follows. */
export function rewrite(book: GymBook, member: Member, facts: Partial<Omit<Member, 'lookup'>>): void {
  const next = { ...member, ...facts }
  book.members.set(member.id, { ...next, lookup: lookupOf(next, book.settings.timezone, member.lookup) })
}

/** What the nightly job does: the calendar moves an unpaid invoice on although nobody touches it (PRODUCT 2.B). */
export function restateAll(book: GymBook, today: CivilDate): void {
  for (const invoice of book.invoices.values()) {
    if (invoice.status === 'Paid') continue
    book.invoices.set(invoice.id, restate(invoice, today, book.settings.graceDays))
  }
}
