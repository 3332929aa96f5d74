import { ageingBands, bandSpan, type AgeingBand } from '@/domain/invoices/ageing'
import type { Invoice } from '@/domain/invoices/invoice'
import { civil, civilDateSchema, LAST_DATE, type CivilDate } from '@/domain/shared/civilDate'
import {
  statusesOf,
  type InvoiceFilter,
  type InvoiceNumber,
  type InvoiceTab,
  type Span,
} from '@/data/invoices/invoiceQueries'
import { rangeOf } from '@/ui/list/filter'

export const invoiceFilters = ['issued', 'due', 'late'] as const
export const invoiceSorts = ['date', 'due'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

type Chosen = Partial<Record<(typeof invoiceFilters)[number], string>>
type Asked = { tab: InvoiceTab; filters: Chosen; sort: { by: InvoiceSort; direction: 'asc' | 'desc' } }

const FIRST_DATE = civil('1900-01-01')
const ever: Span = { from: FIRST_DATE, to: LAST_DATE }

const dateIn = (text: string | undefined, otherwise: CivilDate): CivilDate =>
  civilDateSchema.safeParse(text).data ?? otherwise

function spanOf(value: string | undefined): Span | null {
  if (value === undefined) return null
  const { from, to } = rangeOf(value)
  return { from: dateIn(from, FIRST_DATE), to: dateIn(to, LAST_DATE) }
}

const isBand = (value: string | undefined): value is AgeingBand => ageingBands.some((band) => band === value)

/** Which due dates are asked for: the band of lateness on the tab of the overdue, else the days that were chosen. */
function dueSpan(tab: InvoiceTab, { due, late }: Chosen, today: CivilDate): Span | null {
  return tab === 'overdue' && isBand(late) ? bandSpan(late, today) : spanOf(due)
}

/** By which headers the list can be put in order: days that are chosen decide the order by themselves. */
export function sortsOf(tab: InvoiceTab, filters: Chosen): readonly InvoiceSort[] {
  if (tab === 'all') return spanOf(filters.issued) ? [] : ['date']
  if (spanOf(filters.issued)) return []
  return spanOf(filters.due) || (tab === 'overdue' && isBand(filters.late)) ? ['due'] : ['date', 'due']
}

/** Which conditions a tab offers: of the days of issue and of the due days one, because the store orders by it. */
export function filtersOf(tab: InvoiceTab, filters: Chosen): readonly (typeof invoiceFilters)[number][] {
  if (tab === 'all' || filters.issued !== undefined) return ['issued']
  const due = tab === 'overdue' ? (['late', 'due'] as const) : (['due'] as const)
  const isDueChosen = filters.due !== undefined || (tab === 'overdue' && filters.late !== undefined)
  return isDueChosen ? due : ['issued', ...due]
}

/** What the store is asked. */
export function askedFor({ tab, filters, sort }: Asked, today: CivilDate): InvoiceFilter {
  const issued = spanOf(filters.issued)
  if (issued) return { tab, issued }
  if (tab === 'all') return { tab, direction: sort.by === 'date' ? sort.direction : undefined }
  const due = dueSpan(tab, filters, today)
  if (sort.by === 'due') return { tab, due: due ?? ever, direction: sort.direction }
  return due ? { tab, due } : { tab, direction: sort.direction }
}

const isWithin = (date: CivilDate | null, { from, to }: Span) => date !== null && from <= date && date <= to

/** Whether a found invoice stands on the open list; deleted ones answer to their number on the list of all. */
export function meets(invoice: Invoice, { tab, issued, due }: InvoiceFilter): boolean {
  const statuses = statusesOf[tab]
  return (
    (statuses === null || (statuses.includes(invoice.status) && !invoice.isDeleted)) &&
    (!issued || isWithin(invoice.issuedOn, issued)) &&
    (!due || due === ever || isWithin(invoice.dueOn, due))
  )
}

/** Somebody types `IRN/26-27/000123`, `26-27/123` or just `123`; null where it is no number of an invoice. */
export function numberIn(typed: string): InvoiceNumber | null {
  const found = /^(?:[A-Za-z0-9]{1,3}\/)?(?:(\d{2}-\d{2})\/)?(\d{1,6})$/.exec(typed.trim())
  const seq = Number(found?.[2] ?? 0)
  return seq > 0 ? { seq, fy: found?.[1] } : null
}

/** The latest first; those that were found by their number stand above. Each once. */
export function inOrder(byNumber: readonly Invoice[], ofMembers: readonly Invoice[]): Invoice[] {
  const latest = ofMembers.toSorted(
    (one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0),
  )
  return [...new Map([...byNumber, ...latest].map((invoice) => [invoice.id, invoice])).values()]
}
