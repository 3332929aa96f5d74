import type { CivilDate } from '@/domain/shared/civilDate'
import type { ExemptRow } from './exemptSupplies'
import type { Gstr1 } from './gstr1'
import type { HsnRow } from './hsnSummary'
import { rateRowsOf, type RateRow } from './rateRows'
import type { Reported, ReturnGroup } from './reported'
import { toolPlaceOf } from './toolPlaces'

/** The sections as the offline tool imports them, each a CSV file of its own. */
export const csvSectionIds = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'exemp',
  'hsn-b2b',
  'hsn-b2c',
  'docs',
] as const
export type CsvSectionId = (typeof csvSectionIds)[number]

/** The tool's headers to the letter, and rows under them; amounts are rupees, as numbers. */
export type CsvSection = { columns: readonly string[]; rows: (string | number)[][] }

const rated = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount']

const columns = {
  b2b: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
    ...['Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate', 'Invoice Type', 'E-Commerce GSTIN'],
    ...['Rate', 'Taxable Value', 'Cess Amount'],
  ],
  b2cl: [
    ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply'],
    ...rated,
    'E-Commerce GSTIN',
  ],
  b2cs: ['Type', 'Place Of Supply', ...rated, 'E-Commerce GSTIN'],
  cdnr: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
    ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value'],
    ...rated,
  ],
  cdnur: [...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'], ...rated],
  exemp: [
    ...['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)'],
    'Non-GST Supplies',
  ],
  hsn: [
    ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
    ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
  ],
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
} as const

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `20-Nov-2026`. */
const dated = (date: CivilDate) =>
  `${date.slice(8, 10)}-${months[Number(date.slice(5, 7)) - 1] ?? ''}-${date.slice(0, 4)}`

type Cells = (string | number)[]

/** One row for each rate of each document of a section. */
const rowsOf = (
  { reported }: Gstr1,
  wanted: ReturnGroup,
  cellsOf: (document: Reported, row: RateRow) => Cells,
): Cells[] =>
  reported
    .filter(({ group }) => group === wanted)
    .flatMap((document) => rateRowsOf(document).map((row) => cellsOf(document, row)))

const b2bRow = ({ gstin, name, number, date, value, place }: Reported, { rate, taxable }: RateRow) => [
  ...[gstin, name, number, dated(date), value, toolPlaceOf(place)],
  ...['N', '', 'Regular B2B', '', rate, taxable, 0],
]

const b2clRow = ({ number, date, value, place }: Reported, { rate, taxable }: RateRow) => [
  ...[number, dated(date), value, toolPlaceOf(place), '', rate, taxable, 0, ''],
]

const cdnrRow = ({ gstin, name, number, date, value, place }: Reported, { rate, taxable }: RateRow) => [
  ...[gstin, name, number, dated(date), 'C', toolPlaceOf(place)],
  ...['N', 'Regular B2B', value, '', rate, taxable, 0],
]

const cdnurRow = ({ number, date, value, place }: Reported, { rate, taxable }: RateRow) => [
  ...['B2CL', number, dated(date), 'C', toolPlaceOf(place), value, '', rate, taxable, 0],
]

const isAnything = ({ nilRated, exempt, nonGst }: ExemptRow) => nilRated !== 0 || exempt !== 0 || nonGst !== 0

/** The unit of a service is NA; pieces of goods are NOS. */
const hsnRows = (rows: readonly HsnRow[]): Cells[] =>
  rows.map(({ sac, isService, quantity, value, rate, taxable, igst, cgst, sgst }) => [
    // The tool fills the description in from the code.
    ...[sac, '', isService ? 'NA' : 'NOS-NUMBERS', quantity, value, rate, taxable, igst, cgst, sgst, 0],
  ])

export function csvSectionsOf(found: Gstr1): Record<CsvSectionId, CsvSection> {
  return {
    b2b: { columns: columns.b2b, rows: rowsOf(found, 'b2b', b2bRow) },
    b2cl: { columns: columns.b2cl, rows: rowsOf(found, 'b2cl', b2clRow) },
    b2cs: {
      columns: columns.b2cs,
      rows: found.b2cs.map(({ place, rate, taxable }) => [
        ...['OE', toolPlaceOf(place), '', rate, taxable, 0, ''],
      ]),
    },
    cdnr: { columns: columns.cdnr, rows: rowsOf(found, 'cdnr', cdnrRow) },
    cdnur: { columns: columns.cdnur, rows: rowsOf(found, 'cdnur', cdnurRow) },
    exemp: {
      columns: columns.exemp,
      rows: found.exempt.some(isAnything)
        ? found.exempt.map(({ label, nilRated, exempt, nonGst }) => [label, nilRated, exempt, nonGst])
        : [],
    },
    'hsn-b2b': { columns: columns.hsn, rows: hsnRows(found.hsn.b2b) },
    'hsn-b2c': { columns: columns.hsn, rows: hsnRows(found.hsn.b2c) },
    docs: {
      columns: columns.docs,
      rows: found.documents.map(({ label, from, to, total, cancelled }) => [
        ...[label, from, to, total, cancelled],
      ]),
    },
  }
}
