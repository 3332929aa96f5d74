import type { Invoice, InvoiceStatus } from '@/domain/invoices/invoice'
import { invoiceStatusOf } from '@/domain/invoices/invoiceStatus'
import { addDays } from '@/domain/shared/calendar'
import { FIRST_DAY, LAST_DATE, type CivilDate } from '@/domain/shared/civilDate'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { Filtered, OrderBy, Where } from '@/data/store/documentStore'
import type { InvoiceNumber } from '@/domain/invoices/invoiceNumber'

/** PRODUCT 4.15. */
export const invoiceTabs = [
  'all',
  'draft',
  'toApprove',
  'approved',
  'owed',
  'open',
  'partlyPaid',
  'overdue',
  'paid',
  'writtenOff',
  'toClear',
] as const
export type InvoiceTab = (typeof invoiceTabs)[number]

/** Something is left to pay; which of the four it is, the calendar says. */
const owedStatuses: InvoiceStatus[] = ['Open', 'Unpaid', 'Partially Paid', 'Overdue']

export const statusesOf: Record<InvoiceTab, InvoiceStatus[] | null> = {
  all: null,
  draft: ['Draft', 'Rejected'],
  toApprove: ['Pending Approval'],
  approved: ['Accepted'],
  /** Whichever of the next three it is. */
  owed: owedStatuses,
  open: ['Open', 'Unpaid'],
  partlyPaid: ['Partially Paid'],
  overdue: ['Overdue'],
  paid: ['Paid'],
  writtenOff: ['Forgive'],
  /** Whatever their status: the cheques that wait to be cleared. */
  toClear: null,
}

/** Tabs of one or several statuses, whose invoices can be asked for by the day they are due. */
export type StatusTab = Exclude<InvoiceTab, 'all' | 'toClear'>
export const isStatusTab = (tab: InvoiceTab): tab is StatusTab => statusesOf[tab] !== null

type Direction = OrderBy['direction'] | undefined

/** Days, both inclusive. */
export type Span = { from: CivilDate; to: CivilDate }

/** Every day there is: what the list is put in order by, where no days are asked for. */
export const anyDay: Span = { from: FIRST_DAY, to: LAST_DATE }

type ByIssue = { issued: Span; due?: undefined; direction?: undefined }
type ByEntry = { issued?: undefined; due?: undefined; direction?: Direction }
type ByDue = { due: Span; issued?: undefined; direction?: Direction }

/**
 * Which invoices. By the day of issue, or by the day they are due, which no list of all of them asks for; the list is in
 * that order. `direction` turns the others round. What is late is asked by the due date, never by a stored "Overdue": that
 * is only right from the night on. `lateUntil` is the last due date that is late today (`lateUntilOn`).
 */
export type InvoiceFilter =
  | ({ tab: Exclude<InvoiceTab, StatusTab>; lateUntil?: undefined } & (ByIssue | ByEntry))
  | ({ tab: InvoiceTab; lateUntil: CivilDate } & (ByIssue | ByEntry))
  | ({ tab: StatusTab; lateUntil: CivilDate } & ByDue)

/** The last due date that is late on that day: the grace days after it are over. */
export const lateUntilOn = (today: CivilDate, graceDays: number): CivilDate => addDays(today, -graceDays - 1)

/** The due dates that have passed and are not late on that day; null where the centre gives no days of grace. */
export const graceSpanOn = (today: CivilDate, graceDays: number): Span | null =>
  graceDays > 0 ? { from: addDays(today, -graceDays), to: addDays(today, -1) } : null

/** Whether an invoice, as the day makes its status, stands on the list's tab. */
export function standsOn(invoice: Invoice, { tab, lateUntil }: InvoiceFilter): boolean {
  if (tab === 'toClear') return invoice.chequeToClear
  const statuses = statusesOf[tab]
  if (statuses === null) return true
  // Without grace days the day after `lateUntil` is the first on which what was due then is late.
  const status = lateUntil === undefined ? invoice.status : invoiceStatusOf(invoice, addDays(lateUntil, 1), 0)
  return !invoice.isDeleted && statuses.includes(status)
}

const isWithin = (date: CivilDate | null, { from, to }: Span) => date !== null && from <= date && date <= to

/** Whether a found invoice stands on the open list; deleted ones answer to their number on the list of all. */
export function meets(invoice: Invoice, filter: InvoiceFilter): boolean {
  const { issued, due } = filter
  return (
    standsOn(invoice, filter) &&
    (!issued || isWithin(invoice.issuedOn, issued)) &&
    (!due || due === anyDay || isWithin(invoice.dueOn, due))
  )
}

const range = (field: string, { from, to }: Span): Where[] => [
  { field, op: '>=', value: from },
  { field, op: '<=', value: to },
]

const earlier = (one: CivilDate, other: CivilDate) => (one < other ? one : other)
const later = (one: CivilDate, other: CivilDate) => (one > other ? one : other)

/** The due days that the store is asked for: of the tab that is late, and of one that is not, only those. */
function dueDays({ tab, due, lateUntil }: InvoiceFilter): Where[] {
  if (tab === 'overdue')
    return due
      ? range('dueOn', { from: due.from, to: earlier(due.to, lateUntil) })
      : [{ field: 'dueOn', op: '<=', value: lateUntil }]
  if (!due) return []
  const from = tab === 'open' || tab === 'partlyPaid' ? later(due.from, addDays(lateUntil, 1)) : due.from
  return range('dueOn', { from, to: due.to })
}

function conditions(filter: InvoiceFilter): Where[] {
  const statuses = filter.tab === 'overdue' ? owedStatuses : statusesOf[filter.tab]
  return [
    { field: 'isDeleted', op: '==', value: false },
    ...(filter.tab === 'toClear' ? [{ field: 'chequeToClear', op: '==' as const, value: true }] : []),
    ...(statuses === null
      ? []
      : statuses.length === 1
        ? [{ field: 'status', op: '==' as const, value: statuses[0] }]
        : [{ field: 'status', op: 'in' as const, value: statuses }]),
    ...(filter.issued ? range('issuedOn', filter.issued) : []),
    ...dueDays(filter),
  ]
}

/** The latest first; what is due, and the cheques that wait, the oldest. */
function orderOf({ tab, issued, due, direction }: InvoiceFilter): OrderBy[] {
  if (tab === 'toClear' && !issued) return [{ field: 'createdAt', direction: 'asc' }]
  if (due) return [{ field: 'dueOn', direction: direction ?? 'asc' }]
  const first: OrderBy = issued
    ? { field: 'issuedOn', direction: 'desc' }
    : { field: 'createdAt', direction: direction ?? 'desc' }
  return tab === 'overdue' ? [first, { ...first, field: 'dueOn' }] : [first]
}

export const invoiceList = (gymId: string, filter: InvoiceFilter): Listed => ({
  path: 'invoices',
  gymId,
  where: conditions(filter),
  orderBy: orderOf(filter),
})

/** Issued in those days and put away since: their numbers were given out. */
export const deletedInvoices = (gymId: string, issued: Span): Listed => ({
  path: 'invoices',
  gymId,
  where: [{ field: 'isDeleted', op: '==', value: true }, ...range('issuedOn', issued)],
  orderBy: [{ field: 'issuedOn', direction: 'desc' }],
})

/** What is owed and was to be paid within these days, the most rupees first. */
export const greatestOwed = (gymId: string, due: Span): Listed => ({
  path: 'invoices',
  gymId,
  where: conditions({ tab: 'owed', lateUntil: due.to, due }),
  orderBy: [
    { field: 'due', direction: 'desc' },
    { field: 'dueOn', direction: 'asc' },
  ],
})

/** For the count of a whole list, whatever its length. */
export const invoiceTotal = (gymId: string, filter: InvoiceFilter): Filtered => ({
  collection: 'invoices',
  where: [tenantFilter(gymId), ...conditions(filter)],
  orderBy: orderOf(filter),
})

/** What is owed and was or is to be paid within these days, or on no day (null): for its sum, which the store reckons. */
export const owedTotal = (gymId: string, due: Span | null): Filtered => ({
  collection: 'invoices',
  where: [
    tenantFilter(gymId),
    { field: 'isDeleted', op: '==', value: false },
    { field: 'status', op: 'in', value: owedStatuses },
    ...(due ? range('dueOn', due) : [{ field: 'dueOn', op: '==' as const, value: null }]),
  ],
  orderBy: [
    ...(due ? [{ field: 'dueOn', direction: 'asc' } as const] : []),
    { field: 'due', direction: 'asc' },
  ],
})

/**
 * Stored otherwise than the day makes them, because the night has not been there yet: late by their due date and not stored as
 * late, or late no more since the centre gives more days of grace.
 */
export function behindTheDay(gymId: string, lateUntil: CivilDate): (Filtered & { orderBy: OrderBy[] })[] {
  const stored = (status: Where, dueOn: Where) => ({
    collection: 'invoices',
    where: [tenantFilter(gymId), { field: 'isDeleted', op: '==' as const, value: false }, status, dueOn],
    orderBy: [{ field: 'dueOn', direction: 'asc' as const }],
  })
  const notLate = owedStatuses.filter((status) => status !== 'Overdue')
  return [
    stored({ field: 'status', op: 'in', value: notLate }, { field: 'dueOn', op: '<=', value: lateUntil }),
    stored({ field: 'status', op: '==', value: 'Overdue' }, { field: 'dueOn', op: '>', value: lateUntil }),
  ]
}

/** Deleted ones too: their number was given out. */
export const numberedInvoices = (gymId: string, { seq, fy }: InvoiceNumber): Listed => ({
  path: 'invoices',
  gymId,
  where: [
    { field: 'seq', op: '==', value: seq },
    ...(fy === undefined ? [] : [{ field: 'fy', op: '==' as const, value: fy }]),
  ],
  orderBy: [],
})

/** What was changed since an instant; whatever the triggers missed is among it. */
export const invoicesChangedSince = (gymId: string, since: Date): Listed => ({
  path: 'invoices',
  gymId,
  where: [{ field: 'updatedAt', op: '>=', value: since }],
  orderBy: [{ field: 'updatedAt', direction: 'asc' }],
})
