import { screens } from '@/domain/access/screens'
import { creditedOf, gymInvoiceStateOf } from '@/domain/gymInvoices/gymCreditNote'
import type { GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { totalOf } from '@/domain/shared/money'
import { dateColumn, moneyColumn, textColumn } from '@/components/records/columns'
import type { Column } from '@/lists/column'
import { textCell } from '@/lists/exportCell'
import { GymInvoiceChip } from '@/components/gym/GymInvoiceChip'
import { Link } from 'react-router-dom'

const taxOf = ({ cgst, sgst, igst }: GymInvoice) => totalOf([cgst, sgst, igst])

const notesText = ({ creditNotes }: GymInvoice) =>
  creditNotes.map(({ number, issuedOn }) => `${number}, ${formatCivil(issuedOn)}`).join('; ') || MISSING

const paidByText = ({ paidBefore, payment }: GymInvoice) =>
  [paidBefore, payment]
    .flatMap((paid) => (paid === null ? [] : [[paid.mode, paid.reference].filter(Boolean).join(', ')]))
    .join('; ') || MISSING

export const gymInvoiceColumns: Column<GymInvoice>[] = [
  textColumn('number', 'Number', ({ number }) => number, { sort: 'number', width: 142 }),
  textColumn('gym', 'Centre', ({ customer }) => customer.name, {
    ...{ sort: 'gym', width: 165 },
    cell: ({ gymId, customer }) => (
      <Link to={`${screens.gyms.path}?id=${encodeURIComponent(gymId)}`}>{customer.name}</Link>
    ),
  }),
  dateColumn('issuedOn', 'Issued', ({ issuedOn }) => issuedOn, { sort: 'issuedOn', width: 122 }),
  textColumn('package', 'Package', ({ packageName }) => packageName, { width: 100 }),
  textColumn(
    'term',
    'Term',
    ({ startDate, endDate }) => `${formatCivil(startDate)} to ${formatCivil(endDate)}`,
    { width: 215, isOptional: true, onPhone: 'hidden' },
  ),
  moneyColumn('taxable', 'Without tax', ({ taxable }) => taxable, {
    width: 115,
    isOptional: true,
    onPhone: 'hidden',
  }),
  moneyColumn('tax', 'GST', taxOf, { width: 98 }),
  moneyColumn('amount', 'Amount', ({ amount }) => amount, { sort: 'amount', width: 115 }),
  moneyColumn('credited', 'Credited', (invoice) => creditedOf(invoice) || null, { width: 110 }),
  {
    ...{ id: 'state', header: 'State', width: 118, onPhone: 'badge' },
    cell: (invoice) => <GymInvoiceChip state={gymInvoiceStateOf(invoice)} />,
    exported: (invoice) => textCell(gymInvoiceStateOf(invoice)),
  },
  dateColumn('paid', 'Paid on', ({ payment }) => payment?.date ?? null, { width: 122 }),
  textColumn('creditNotes', 'Credit notes', notesText, {
    ...{ width: 230, isOptional: true, onPhone: 'hidden' },
  }),
  textColumn('reference', 'Paid by', paidByText, { width: 210, isOptional: true, onPhone: 'hidden' }),
  textColumn('place', 'Place of supply', ({ placeOfSupply }) => placeOfSupply || MISSING, {
    ...{ width: 140, isOptional: true, onPhone: 'hidden' },
  }),
  textColumn('gstin', 'GSTIN', ({ customer }) => customer.gstin || MISSING, {
    ...{ width: 160, isOptional: true, onPhone: 'hidden' },
  }),
]
