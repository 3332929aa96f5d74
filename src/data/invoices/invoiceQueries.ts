import type { InvoiceStatus } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { tenantFilter, type Listed } from '@/data/store/collection'
import type { Filtered, OrderBy, Where } from '@/data/store/documentStore'

/** A member's invoices, latest first. */
export const memberInvoices = (gymId: string, memberId: string): Listed => ({
  path: 'invoices',
  gymId,
  where: [{ field: 'memberId', op: '==', value: memberId }],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
})

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

const statusesOf: Record<InvoiceTab, InvoiceStatus[] | null> = {
  all: null,
  draft: ['Draft', 'Accepted', 'Rejected'],
  toApprove: ['Pending Approval'],
  open: ['Open', 'Unpaid'],
  partlyPaid: ['Partially Paid'],
  overdue: ['Overdue'],
  paid: ['Paid'],
  writtenOff: ['Forgive'],
}

/** Days, both inclusive. */
type Span = { from: CivilDate; to: CivilDate }

/**
 * Which invoices, by the status they are stored with (the night moves it). By the day of issue, or by the day they are
 * due, which no list of all of them asks for; the list is in that order.
 */
export type InvoiceFilter =
  | { tab: InvoiceTab; issued?: Span | undefined; due?: undefined }
  | { tab: Exclude<InvoiceTab, 'all'>; due: Span; issued?: undefined }

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
const orderOf = ({ issued, due }: InvoiceFilter): OrderBy[] =>
  issued
    ? [{ field: 'issuedOn', direction: 'desc' }]
    : due
      ? [{ field: 'dueOn', direction: 'asc' }]
      : [{ field: 'createdAt', direction: 'desc' }]

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
