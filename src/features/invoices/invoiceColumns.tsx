import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { waitingChequesOf } from '@/domain/invoices/cheque'
import { countedDueOf, paidOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceStatusOf } from '@/domain/invoices/invoiceStatus'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { totalOf } from '@/domain/shared/money'
import { formatPhone } from '@/domain/shared/phone'
import type { InvoiceTab } from '@/data/invoices/invoiceQueries'
import { InvoiceStatusChip } from '@/components/invoices/InvoiceStatusChip'
import { Money } from '@/components/money/Money'
import { PersonCell } from '@/components/people/PersonCell'
import { StateChip } from '@/ui/StateChip'
import type { Column } from '@/lists/column'
import { dateCell, moneyCell, phoneCell, textCell } from '@/lists/exportCell'
import type { Viewer } from '@/domain/invoices/offeredActs'
import styles from './invoices.module.css'
import { chequeName, lateWords, modesOf, titleOf } from './invoiceWords'
import type { InvoiceSort } from './invoiceView'

const dateOf = ({ issuedOn, createdAt }: Invoice, timezone: string): CivilDate | null =>
  issuedOn ?? (createdAt ? civilDateIn(createdAt, timezone) : null)

function Customer({ invoice }: { invoice: Invoice }) {
  const { memberId, customerName, customerPic } = invoice
  const cell = <PersonCell name={customerName} photo={customerPic} />
  if (memberId === '') return cell
  return (
    <Link
      className={styles.customer}
      tabIndex={-1}
      to={`${screens.members.path}?id=${encodeURIComponent(memberId)}`}
    >
      {cell}
    </Link>
  )
}

const money = (
  id: string,
  header: string,
  rupees: (invoice: Invoice) => number,
  more: Partial<Column<Invoice>> = {},
): Column<Invoice> => ({
  id,
  header,
  align: 'end',
  width: 104,
  cell: (invoice) => <Money rupees={rupees(invoice)} />,
  exported: (invoice) => moneyCell(rupees(invoice)),
  sum: (rows) => <Money rupees={totalOf(rows.map(rupees))} />,
  ...more,
})

const chequesIn = (invoice: Invoice): string =>
  waitingChequesOf(invoice).map(chequeName).filter(Boolean).join(', ')

/** What waits to be cleared, on its own tab: the cheques and what they come to. */
const chequeColumns: Column<Invoice>[] = [
  {
    id: 'cheque',
    header: 'Cheque',
    width: 190,
    cell: (invoice) => chequesIn(invoice) || MISSING,
    exported: (invoice) => textCell(chequesIn(invoice)),
  },
  money('toClear', 'To clear', (invoice) => totalOf(waitingChequesOf(invoice).map(({ amount }) => amount))),
]

/** Left out where the cheques stand: there is no room for both. */
const notBesideCheques: readonly string[] = ['amount', 'paid', 'mode', 'gst']

/** Columns of the list; a header orders it only where the store can. */
export const invoiceColumns = (
  { today, settings }: Viewer,
  sorts: readonly InvoiceSort[],
  tab: InvoiceTab,
): Column<Invoice>[] => {
  const { timezone, graceDays, taxName } = settings
  const sort = (by: InvoiceSort) => (sorts.includes(by) ? { sort: by } : {})
  const statusOf = (invoice: Invoice) => invoiceStatusOf(invoice, today, graceDays)
  const columns: Column<Invoice>[] = [
    {
      id: 'number',
      header: 'Number',
      width: 150,
      cell: (invoice) => <span className={styles.number}>{titleOf(invoice)}</span>,
      exported: ({ invoiceNumber }) => textCell(invoiceNumber),
    },
    {
      id: 'date',
      header: 'Date',
      width: 118,
      ...sort('date'),
      cell: (invoice) => formatCivil(dateOf(invoice, timezone)),
      exported: (invoice) => dateCell(dateOf(invoice, timezone)),
    },
    {
      id: 'customer',
      header: 'Customer',
      width: 150,
      cell: (invoice) => <Customer invoice={invoice} />,
      exported: ({ customerName }) => textCell(customerName),
    },
    {
      id: 'package',
      header: 'For',
      width: 96,
      cell: ({ packageName }) => packageName || MISSING,
      exported: ({ packageName }) => textCell(packageName),
    },
    ...(tab === 'toClear' ? chequeColumns : []),
    money('amount', 'Amount', ({ amount }) => amount, { width: 112 }),
    money('paid', 'Paid', paidOf, { onPhone: 'hidden' }),
    money('balance', 'Balance', countedDueOf),
    {
      id: 'status',
      header: 'Status',
      width: 126,
      onPhone: 'badge',
      cell: (invoice) =>
        invoice.isDeleted ? (
          <StateChip tone="grey">Deleted</StateChip>
        ) : (
          <InvoiceStatusChip invoice={invoice} />
        ),
      exported: (invoice) => textCell(invoice.isDeleted ? 'Deleted' : statusOf(invoice)),
    },
    {
      id: 'due',
      header: 'Due on',
      width: 118,
      ...sort('due'),
      cell: (invoice) => {
        const late = lateWords({ ...invoice, status: statusOf(invoice) }, today)
        return (
          <span className={styles.twoLines}>
            {formatCivil(invoice.dueOn)}
            {late !== '' && <span className={styles.late}>{late}</span>}
          </span>
        )
      },
      exported: ({ dueOn }) => dateCell(dueOn),
    },
    {
      id: 'mode',
      header: 'Paid by',
      width: 112,
      onPhone: 'hidden',
      cell: (invoice) => modesOf(invoice) || MISSING,
      exported: (invoice) => textCell(modesOf(invoice)),
    },
    money('gst', taxName, ({ gst }) => gst, { width: 96, onPhone: 'hidden' }),
    {
      id: 'gstin',
      header: 'Customer GSTIN',
      width: 160,
      isOptional: true,
      onPhone: 'hidden',
      cell: ({ customerGstin }) => customerGstin || MISSING,
      exported: ({ customerGstin }) => textCell(customerGstin),
    },
    {
      id: 'promo',
      header: 'Promo code',
      isOptional: true,
      onPhone: 'hidden',
      cell: ({ promoCode }) => promoCode || MISSING,
      exported: ({ promoCode }) => textCell(promoCode),
    },
    {
      id: 'phone',
      header: 'Phone',
      isOptional: true,
      onPhone: 'hidden',
      cell: ({ customerPhone }) => formatPhone(customerPhone, settings.locale),
      exported: ({ customerPhone }) => phoneCell(formatPhone(customerPhone, settings.locale)),
    },
    money('discount', 'Discount', ({ discount }) => discount, { isOptional: true, onPhone: 'hidden' }),
  ]
  return tab === 'toClear' ? columns.filter(({ id }) => !notBesideCheques.includes(id)) : columns
}
