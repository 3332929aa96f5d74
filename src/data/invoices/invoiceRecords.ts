import { invoiceSchema, isIssued, type Invoice } from '@/domain/invoices/invoice'
import { upgradeInvoice } from '@/domain/invoices/upgradeInvoice'
import { changedFields, withoutFields } from '@/data/store/changedFields'
import type { Definition } from '@/data/store/collection'
import { serverTime, type StoredDocument, type Writer } from '@/data/store/documentStore'
import { mergeRepairs } from '@/data/store/repair'

export const invoicePath = (id: string) => `invoices/${id}`

/** What the rules let a page change on an issued invoice is not what an upgrade changes: the server writes back. */
export const invoiceDefinition: Definition<Invoice> = {
  collection: 'invoices',
  isTenanted: true,
  schema: invoiceSchema,
  upgrade: ({ id, data }) => upgradeInvoice(id, data).data,
}

export const repairInvoice = mergeRepairs(
  ({ id, data }, { timezone }) => upgradeInvoice(id, data, timezone).repairs,
)

export function readInvoice(stored: StoredDocument | null, timezone: string): Invoice | null {
  if (stored === null) return null
  const parsed = invoiceSchema.safeParse(upgradeInvoice(stored.id, stored.data, timezone).data)
  return parsed.success ? parsed.data : null
}

/** `createdAt` is the act's own instant: the ledger's entry of the same act bears it too. */
export const createInvoice = (writer: Writer, invoice: Invoice): void =>
  writer.create(invoicePath(invoice.id), { ...invoice, updatedAt: serverTime })

/** The record that an act finds: of an older one day, payments and what it is held as may be read out of other fields. */
const asFound = (invoice: Invoice) =>
  isIssued(invoice) && invoice.seq === 0 && invoice.issuedOn !== null
    ? withoutFields(invoice, 'issuedOn', 'payments', 'held')
    : invoice

/**
 * Only what the act changed: an issued invoice is otherwise never edited (PRODUCT 2.B). What of an older one was read out of
 * fields that the act may change is written with them, so that it stays as it was read.
 */
export function changeInvoice(writer: Writer, before: Invoice, after: Invoice): void {
  writer.update(invoicePath(after.id), [
    ...changedFields(asFound(before), withoutFields(after, 'createdAt', 'updatedAt')),
    { at: ['updatedAt'], value: serverTime },
  ])
}
