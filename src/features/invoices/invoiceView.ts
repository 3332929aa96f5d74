import { ageingBands, bandSpan, type AgeingBand } from '@/domain/invoices/ageing'
import type { Invoice } from '@/domain/invoices/invoice'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import {
  isStatusTab,
  anyDay,
  type InvoiceFilter,
  type InvoiceTab,
  type Span,
} from '@/data/invoices/invoiceQueries'
import { rangeOf } from '@/lists/filter'

export const invoiceFilters = ['issued', 'due', 'late'] as const
export const invoiceSorts = ['date', 'due'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

type Chosen = Partial<Record<(typeof invoiceFilters)[number], string>>
type Asked = { tab: InvoiceTab; filters: Chosen; sort: { by: InvoiceSort; direction: 'asc' | 'desc' } }

const dateIn = (text: string | undefined, otherwise: CivilDate): CivilDate =>
  civilDateSchema.safeParse(text).data ?? otherwise

function spanOf(value: string | undefined): Span | null {
  if (value === undefined) return null
  const { from, to } = rangeOf(value)
  return { from: dateIn(from, anyDay.from), to: dateIn(to, anyDay.to) }
}

const isBand = (value: string | undefined): value is AgeingBand => ageingBands.some((band) => band === value)

/** Which due dates are asked for: the band of lateness on the tab of the overdue, else the days that were chosen. */
function dueSpan(tab: InvoiceTab, { due, late }: Chosen, today: CivilDate): Span | null {
  return tab === 'overdue' && isBand(late) ? bandSpan(late, today) : spanOf(due)
}

/** By which headers the list can be put in order: days that are chosen decide the order by themselves. */
export function sortsOf(tab: InvoiceTab, filters: Chosen): readonly InvoiceSort[] {
  if (tab === 'toClear') return []
  if (!isStatusTab(tab)) return spanOf(filters.issued) ? [] : ['date']
  if (spanOf(filters.issued)) return []
  return spanOf(filters.due) || (tab === 'overdue' && isBand(filters.late)) ? ['due'] : ['date', 'due']
}

/** Which conditions a tab offers: of the days of issue and of the due days one, because the store orders by it. */
export function filtersOf(tab: InvoiceTab, filters: Chosen): readonly (typeof invoiceFilters)[number][] {
  if (!isStatusTab(tab) || filters.issued !== undefined) return ['issued']
  const due = tab === 'overdue' ? (['late', 'due'] as const) : (['due'] as const)
  const isDueChosen = filters.due !== undefined || (tab === 'overdue' && filters.late !== undefined)
  return isDueChosen ? due : ['issued', ...due]
}

/** What the store is asked; `lateUntil` is the last due date that is late today. */
export function askedFor(
  { tab, filters, sort }: Asked,
  today: CivilDate,
  lateUntil: CivilDate,
): InvoiceFilter {
  const issued = spanOf(filters.issued)
  if (issued) return { tab, lateUntil, issued }
  if (!isStatusTab(tab)) return { tab, direction: sort.by === 'date' ? sort.direction : undefined }
  const due = dueSpan(tab, filters, today)
  if (sort.by === 'due') return { tab, lateUntil, due: due ?? anyDay, direction: sort.direction }
  return due ? { tab, lateUntil, due } : { tab, lateUntil, direction: sort.direction }
}

/** The latest first; those that were found by their number stand above. Each once. */
export function inOrder(byNumber: readonly Invoice[], ofMembers: readonly Invoice[]): Invoice[] {
  const latest = ofMembers.toSorted(
    (one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0),
  )
  return [...new Map([...byNumber, ...latest].map((invoice) => [invoice.id, invoice])).values()]
}
