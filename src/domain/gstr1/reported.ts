import { isIssued, type CreditNote, type Invoice, type IssuedInvoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { supplierStateOf, type Supplier } from '@/domain/tax/placeOfSupply'
import { stateCodeOf } from '@/domain/tax/states'
import { gstinState, tidyGstin } from '@/domain/tax/gstin'
import { partsOfInvoice, partsOfNote } from '@/domain/invoices/suppliedParts'
import { isSupply, type SuppliedPart } from '@/domain/tax/suppliedPart'

/** Both days inclusive. */
export type Between = { from: CivilDate; to: CivilDate }

/** The centre whose return it is; `sac` is its usual service code. */
export type Filer = Supplier & { sac: string }

export type ReturnGroup = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur'

/**
 * An invoice or a credit note in the section that it is reported in; a note of `b2cs` counts against. `value` is the whole
 * document in rupees, `place` the two digits of the state of supply, '' where nobody can tell.
 */
export type Reported = {
  /** The invoice's id, or the invoice's and the note's: older notes have no number. */
  id: string
  group: ReturnGroup
  isNote: boolean
  number: string
  date: CivilDate
  value: number
  gstin: string
  name: string
  place: string
  isInter: boolean
  parts: readonly SuppliedPart[]
}

/** An issued invoice of a day, that was not deleted. */
export type Listed = IssuedInvoice & { issuedOn: CivilDate }

export const isWithin = (date: CivilDate, { from, to }: Between): boolean => from <= date && date <= to

export const isListed = (invoice: Invoice): invoice is Listed =>
  isIssued(invoice) && !invoice.isDeleted && invoice.issuedOn !== null

/** An invoice that was issued under another registration belongs to that one's return. */
export const isOfFiler = ({ gstin }: Pick<Invoice, 'gstin'>, filer: Pick<Filer, 'gstin'>): boolean =>
  gstinState(gstin) === '' || gstinState(filer.gstin) === '' || tidyGstin(gstin) === tidyGstin(filer.gstin)

/** Only the regular regime files GSTR-1; an older invoice that does not say its regime counts if it has tax. */
export const isInReturn = (invoice: Invoice, filer: Pick<Filer, 'gstin'>): invoice is Listed =>
  isListed(invoice) &&
  (invoice.taxRegime === 'regular' || (invoice.taxRegime === '' && invoice.gst > 0)) &&
  isOfFiler(invoice, filer)

/** A commercial note takes back no tax and is not reported. */
export const taxNotesIn = ({ creditNotes }: Invoice, period: Between): CreditNote[] =>
  creditNotes.filter(({ date, isCommercial }) => !isCommercial && isWithin(date, period))

/** To another state and above this, an unregistered customer's invoice is listed by itself (Notification 12/2024). Rupees. */
const largeFrom = (issuedOn: CivilDate) => (issuedOn < '2024-08-01' ? 250_000 : 100_000)

/**
 * The tax that was charged says whether a supply left the state: CGST stays at home whatever place was typed. Without any
 * tax the chosen place says it.
 */
function placeOf(invoice: Listed, filer: Filer): Pick<Reported, 'place' | 'isInter'> {
  const { igst, cgst, placeOfSupply, gstin } = invoice
  const own = supplierStateOf(filer) ?? gstinState(gstin)
  const chosen = stateCodeOf(placeOfSupply)
  if (igst > 0) return { place: chosen === own ? '' : (chosen ?? ''), isInter: true }
  const isAway = cgst === 0 && chosen !== null && own !== '' && chosen !== own
  return { place: isAway ? chosen : own, isInter: isAway }
}

const codeOf = ({ sac, kind }: Pick<SuppliedPart, 'sac' | 'kind'>, filer: Filer) =>
  sac || (kind === 'product' ? '' : filer.sac)

const coded = (parts: readonly SuppliedPart[], filer: Filer): SuppliedPart[] =>
  parts.filter(isSupply).map((part) => ({ ...part, sac: codeOf(part, filer) }))

/** Not one line of it is a supply: its number alone is told, in table 13. */
const isBeside = ({ lines }: Listed): boolean => lines.length > 0 && !lines.some(isSupply)

function groupOf({ customerGstin, amount, issuedOn }: Listed, isInter: boolean): keyof typeof noteGroups {
  if (customerGstin !== '') return 'b2b'
  return isInter && amount > largeFrom(issuedOn) ? 'b2cl' : 'b2cs'
}

export const noteIdOf = (invoice: Pick<Invoice, 'id'>, note: Pick<CreditNote, 'id'>): string =>
  `${invoice.id}_${note.id}`

const noteGroups = { b2b: 'cdnr', b2cl: 'cdnur', b2cs: 'b2cs' } as const

function reportedOf(invoice: Listed, period: Between, filer: Filer): Reported[] {
  const where = placeOf(invoice, filer)
  const group = groupOf(invoice, where.isInter)
  const shared = { ...where, gstin: invoice.customerGstin, name: invoice.customerName }
  const own: Reported = {
    ...shared,
    id: invoice.id,
    group,
    isNote: false,
    number: invoice.invoiceNumber,
    date: invoice.issuedOn,
    value: invoice.amount,
    parts: coded(partsOfInvoice(invoice), filer),
  }
  const notes = taxNotesIn(invoice, period).map((note): Reported => ({
    ...shared,
    id: noteIdOf(invoice, note),
    group: noteGroups[group],
    isNote: true,
    number: note.number,
    date: note.date,
    value: note.amount,
    parts: coded(partsOfNote(invoice, note), filer),
  }))
  return isWithin(invoice.issuedOn, period) ? [own, ...notes] : notes
}

const inOrder = (one: Reported, other: Reported): number =>
  one.date === other.date ? one.number.localeCompare(other.number) : one.date < other.date ? -1 : 1

/**
 * What the return of a period is made of, by date and number. `invoices` may hold any; those of other periods count only
 * with their notes in this one.
 */
export const reportedIn = (invoices: readonly Invoice[], period: Between, filer: Filer): Reported[] =>
  invoices
    .filter((invoice) => isInReturn(invoice, filer))
    .filter((invoice) => !isBeside(invoice))
    .flatMap((invoice) => reportedOf(invoice, period, filer))
    .sort(inOrder)
