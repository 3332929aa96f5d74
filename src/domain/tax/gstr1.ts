import type { CreditNote, Invoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import { gstinState } from './gstin'
import { stateCodeOf, stateNameOf } from './states'

/** A section of the return: the offline tool's columns and its rows. Amounts are rupees, as numbers. */
export type Gstr1Section = { columns: readonly string[]; rows: (string | number)[][] }
export type Gstr1 = { b2b: Gstr1Section; b2cl: Gstr1Section; b2cs: Gstr1Section; cdnr: Gstr1Section }

const b2bColumns = [
  'GSTIN/UIN of Recipient',
  'Receiver Name',
  'Invoice Number',
  'Invoice date',
  'Invoice Value',
  'Place Of Supply',
  'Reverse Charge',
  'Applicable % of Tax Rate',
  'Invoice Type',
  'E-Commerce GSTIN',
  'Rate',
  'Taxable Value',
  'Cess Amount',
] as const
const b2clColumns = [
  'Invoice Number',
  'Invoice date',
  'Invoice Value',
  'Place Of Supply',
  'Applicable % of Tax Rate',
  'Rate',
  'Taxable Value',
  'Cess Amount',
  'E-Commerce GSTIN',
] as const
const b2csColumns = [
  'Type',
  'Place Of Supply',
  'Applicable % of Tax Rate',
  'Rate',
  'Taxable Value',
  'Cess Amount',
  'E-Commerce GSTIN',
] as const
const cdnrColumns = [
  'GSTIN/UIN of Recipient',
  'Receiver Name',
  'Note Number',
  'Note Date',
  'Note Type',
  'Place Of Supply',
  'Reverse Charge',
  'Note Supply Type',
  'Note Value',
  'Applicable % of Tax Rate',
  'Rate',
  'Taxable Value',
  'Cess Amount',
] as const

/** To another state and above this, an unregistered customer's invoice is listed by itself. Rupees. */
const LARGE_FROM = 100_000

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `20-Nov-2026`, as the offline tool reads it. */
const dated = (date: CivilDate) =>
  `${date.slice(8, 10)}-${months[Number(date.slice(5, 7)) - 1] ?? ''}-${date.slice(0, 4)}`

/** `23-Madhya Pradesh`: the place named, or the centre's state, or that of its GSTIN. */
function placeOf({ placeOfSupply, gstin }: Invoice, centreState: string): string {
  const code = stateCodeOf(placeOfSupply) ?? stateCodeOf(centreState) ?? gstinState(gstin)
  const name = stateNameOf(code)
  return name ? `${code}-${name}` : ''
}

/** What one rate of tax came to in a period, in rupees; credit notes are taken off. */
export type RateTotal = { rate: number; taxable: number; cgst: number; sgst: number; igst: number }

type Between = { from: CivilDate; to: CivilDate }
type Dated = Invoice & { issuedOn: CivilDate }

const unissued = new Set<Invoice['status']>(['Draft', 'Pending Approval', 'Accepted', 'Rejected'])
const isWithin = (date: CivilDate, { from, to }: Between) => from <= date && date <= to

/** Deleted and unissued invoices are no supply; what was written off was one all the same. */
const isSupply = (invoice: Invoice): invoice is Dated =>
  !invoice.isDeleted && !unissued.has(invoice.status) && invoice.issuedOn !== null && isTaxed(invoice)

const isTaxed = ({ taxRegime, gst }: Invoice) => taxRegime === 'regular' || (taxRegime === '' && gst > 0)

const isLarge = (invoice: Invoice) => invoice.igst > 0 && invoice.amount > LARGE_FROM

/** Supplies to the unregistered, by place and rate, in paise; notes count against. */
function smallSupplies(invoices: readonly Dated[], period: Between, centreState: string) {
  const sums = new Map<string, { place: string; rate: number; paise: number }>()
  const add = (invoice: Invoice, taxable: number) => {
    const [place, rate] = [placeOf(invoice, centreState), invoice.taxRate]
    const key = `${place} ${rate}`
    const before = sums.get(key)?.paise ?? 0
    sums.set(key, { place, rate, paise: before + toPaise(taxable) })
  }
  for (const invoice of invoices) {
    if (invoice.customerGstin !== '') continue
    if (isWithin(invoice.issuedOn, period) && !isLarge(invoice)) add(invoice, invoice.taxable)
    for (const note of notesIn(invoice, period)) add(invoice, -note.taxable)
  }
  return [...sums.values()]
    .sort((one, other) => one.place.localeCompare(other.place) || one.rate - other.rate)
    .map(({ place, rate, paise }) => ['OE', place, '', rate, toRupees(paise), 0, ''])
}

/** A commercial note takes back no tax and is not reported. */
const notesIn = ({ creditNotes }: Invoice, period: Between): CreditNote[] =>
  creditNotes.filter(({ date, isCommercial }) => !isCommercial && isWithin(date, period))

/**
 * The sections of GSTR-1 for a period (both days inclusive), in the columns of the offline tool: invoices to
 * registered customers, large ones to other states, the rest summed by place and rate, and credit notes to the
 * registered. `invoices` may hold any; those of other periods count only with their notes in this one.
 */
export function gstr1Of(invoices: readonly Invoice[], period: Between, centreState: string): Gstr1 {
  const supplies = invoices
    .filter(isSupply)
    .sort((one, other) =>
      one.issuedOn === other.issuedOn ? one.seq - other.seq : one.issuedOn < other.issuedOn ? -1 : 1,
    )
  const issued = supplies.filter(({ issuedOn }) => isWithin(issuedOn, period))
  const registered = supplies.filter(({ customerGstin }) => customerGstin !== '')
  return {
    b2b: {
      columns: b2bColumns,
      rows: issued
        .filter(({ customerGstin }) => customerGstin !== '')
        .map((invoice) => [
          invoice.customerGstin,
          invoice.customerName,
          invoice.invoiceNumber,
          dated(invoice.issuedOn),
          invoice.amount,
          placeOf(invoice, centreState),
          'N',
          '',
          'Regular B2B',
          '',
          invoice.taxRate,
          invoice.taxable,
          0,
        ]),
    },
    b2cl: {
      columns: b2clColumns,
      rows: issued
        .filter((invoice) => invoice.customerGstin === '' && isLarge(invoice))
        .map((invoice) => [
          invoice.invoiceNumber,
          dated(invoice.issuedOn),
          invoice.amount,
          placeOf(invoice, centreState),
          '',
          invoice.taxRate,
          invoice.taxable,
          0,
          '',
        ]),
    },
    b2cs: { columns: b2csColumns, rows: smallSupplies(supplies, period, centreState) },
    cdnr: {
      columns: cdnrColumns,
      rows: registered.flatMap((invoice) =>
        notesIn(invoice, period).map((note) => [
          invoice.customerGstin,
          invoice.customerName,
          note.number,
          dated(note.date),
          'C',
          placeOf(invoice, centreState),
          'N',
          'Regular B2B',
          note.amount,
          '',
          invoice.taxRate,
          note.taxable,
          0,
        ]),
      ),
    },
  }
}

type Taxes = Pick<Invoice, 'taxable' | 'cgst' | 'sgst' | 'igst'>

/** The period's supplies by rate, less the credit notes of the period, to the paisa; the lowest rate first. */
export function totalsByRate(invoices: readonly Invoice[], period: Between): RateTotal[] {
  const sums = new Map<number, Record<keyof Taxes, number>>()
  const add = (rate: number, part: Taxes, sign: 1 | -1) => {
    const before = sums.get(rate) ?? { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
    sums.set(rate, {
      taxable: before.taxable + sign * toPaise(part.taxable),
      cgst: before.cgst + sign * toPaise(part.cgst),
      sgst: before.sgst + sign * toPaise(part.sgst),
      igst: before.igst + sign * toPaise(part.igst),
    })
  }
  for (const invoice of invoices.filter(isSupply)) {
    if (isWithin(invoice.issuedOn, period)) add(invoice.taxRate, invoice, 1)
    for (const note of notesIn(invoice, period)) add(invoice.taxRate, note, -1)
  }
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([rate, { taxable, cgst, sgst, igst }]) => ({
      rate,
      taxable: toRupees(taxable),
      cgst: toRupees(cgst),
      sgst: toRupees(sgst),
      igst: toRupees(igst),
    }))
}
