import type { InvoiceStatus } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { Filtered, OrderBy, Where } from '@/data/store/documentStore'

/** PRODUCT 4.15. */
export const invoiceTabs = [
  'all',
  'draft',
  'toApprove',
  'open',
  'partlyPaid',
  'overdue',
  'paid',
  'writtenOff',
] as const
export type InvoiceTab = (typeof invoiceTabs)[number]

export const statusesOf: Record<InvoiceTab, InvoiceStatus[] | null> = {
  all: null,
  draft: ['Draft', 'Accepted', 'Rejected'],
  toApprove: ['Pending Approval'],
  open: ['Open', 'Unpaid'],
  partlyPaid: ['Partially Paid'],
  overdue: ['Overdue'],
  paid: ['Paid'],
  writtenOff: ['Forgive'],
}

type Direction = OrderBy['direction'] | undefined

/** Days, both inclusive. */
export type Span = { from: CivilDate; to: CivilDate }

/**
 * Which invoices, by the status they are stored with (the night moves it). By the day of issue, or by the day they are
 * due, which no list of all of them asks for; the list is in that order. `direction` turns the others round.
 */
export type InvoiceFilter =
  | { tab: InvoiceTab; issued: Span; due?: undefined; direction?: undefined }
  | { tab: InvoiceTab; issued?: undefined; due?: undefined; direction?: Direction }
  | { tab: Exclude<InvoiceTab, 'all'>; due: Span; issued?: undefined; direction?: Direction }

const range = (field: string, { from, to }: Span): Where[] => [
  { field, op: '>=', value: from },
  { field, op: '<=', value: to },
]

function conditions({ tab, issued, due }: InvoiceFilter): Where[] {
  const statuses = statusesOf[tab]
  return [
    { field: 'isDeleted', op: '==', value: false },
    ...(statuses === null
      ? []
      : statuses.length === 1
        ? [{ field: 'status', op: '==' as const, value: statuses[0] }]
        : [{ field: 'status', op: 'in' as const, value: statuses }]),
    ...(issued ? range('issuedOn', issued) : due ? range('dueOn', due) : []),
  ]
}

/** The latest first; what is due, the oldest. */
const orderOf = ({ issued, due, direction }: InvoiceFilter): OrderBy[] =>
  issued
    ? [{ field: 'issuedOn', direction: 'desc' }]
    : due
      ? [{ field: 'dueOn', direction: direction ?? 'asc' }]
      : [{ field: 'createdAt', direction: direction ?? 'desc' }]

export const invoiceList = (gymId: string, filter: InvoiceFilter): Listed => ({
  path: 'invoices',
  gymId,
  where: conditions(filter),
  orderBy: orderOf(filter),
})

/** For the count of a whole list, whatever its length. */
export const invoiceTotal = (gymId: string, filter: InvoiceFilter): Filtered => ({
  collection: 'invoices',
  where: [tenantFilter(gymId), ...conditions(filter)],
  orderBy: orderOf(filter),
})

/** What is owed and not late yet, or was to be paid within these days: for its sum, which the store reckons. */
export const owedTotal = (gymId: string, due: Span | null): Filtered => ({
  collection: 'invoices',
  where: [
    tenantFilter(gymId),
    { field: 'isDeleted', op: '==', value: false },
    { field: 'status', op: 'in', value: due ? ['Overdue'] : ['Open', 'Unpaid', 'Partially Paid'] },
    ...(due ? range('dueOn', due) : []),
  ],
  orderBy: [
    ...(due ? [{ field: 'dueOn', direction: 'asc' } as const] : []),
    { field: 'due', direction: 'asc' },
  ],
})

/** An invoice as people name it: by its running number, of one financial year or of any. */
export type InvoiceNumber = { seq: number; fy?: string | undefined }

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
