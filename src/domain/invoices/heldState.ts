import { choiceReader, mapOf, numberFrom, type StoredRecord } from '@/domain/shared/readers'
import {
  draftStates,
  heldStates,
  invoiceStatuses,
  type DraftInvoice,
  type Invoice,
  type InvoiceStatus,
} from './invoice'

type Held = Invoice['held']

const isDraftState = (held: unknown): held is DraftInvoice['held'] => draftStates.some((one) => one === held)

const readHeld = choiceReader(heldStates, undefined)
const readStatus = choiceReader(invoiceStatuses, undefined)

const holds = (list: unknown) => Array.isArray(list) && list.length > 0

/** Our number was given to it, or money moved on it: it is issued, whatever else it says. */
const isNumbered = (data: StoredRecord) =>
  (numberFrom(data['seq']) ?? 0) > 0 && typeof data['issuedOn'] === 'string'
const hasMoved = (data: StoredRecord) =>
  holds(data['payments']) || holds(data['creditNotes']) || (numberFrom(data['creditApplied']) ?? 0) > 0

/**
 * What people made of an invoice, by its rows: a write-off is one by its row, a draft has no number and no money. One from
 * before our numbers is what it was set to, for no row of it tells. `data` is the record as it was read, `stored` as it lies
 * there.
 */
function heldOf(data: StoredRecord, stored: StoredRecord): Held {
  const forgiven = mapOf(data['forgiveness']) !== null
  if (isNumbered(data)) return forgiven ? 'Forgive' : 'Issued'
  const said: unknown = readHeld(stored['held']).value ?? readStatus(data['status']).value
  if (isDraftState(said) && !hasMoved(data)) return said
  // `null` is written by us alone: it was never issued, so it asks for nothing.
  const isNew = stored['held'] === undefined && stored['issuedOn'] === null
  if (isNew && !hasMoved(data)) return 'Draft'
  return forgiven || said === 'Forgive' ? 'Forgive' : 'Issued'
}

/** The status that goes with it: of an issued one what is stored, because only the day and its rows can tell. */
function statusBeside(held: Held, status: unknown): InvoiceStatus | undefined {
  if (held !== 'Issued') return held
  return isDraftState(status) || status === 'Forgive' ? 'Open' : undefined
}

/** What no draft has, whatever an older record says. */
export const blankDraft = {
  invoiceNumber: '',
  issuedOn: null,
  fy: '',
  seq: 0,
  paidOn: null,
  payments: [],
  creditNotes: [],
  creditMoves: [],
  creditApplied: 0,
  due: 0,
  chequeToClear: false,
  forgiveness: null,
} satisfies Partial<DraftInvoice>

/** The invoice as it is before it is issued: without day and number, and nothing paid or due. */
export const unissued = (invoice: Invoice, held: DraftInvoice['held']): DraftInvoice => ({
  ...invoice,
  ...blankDraft,
  held,
  status: held,
})

/** `held` with the fields that follow from it, for a record that was read so far. */
export function heldFieldsOf(data: StoredRecord, stored: StoredRecord): StoredRecord {
  const held = heldOf(data, stored)
  const status = statusBeside(held, data['status'])
  return { held, ...(status === undefined ? {} : { status }), ...(isDraftState(held) ? blankDraft : {}) }
}
