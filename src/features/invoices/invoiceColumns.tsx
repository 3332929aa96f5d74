import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { dueOf, paidOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceStatusOf } from '@/domain/invoices/invoiceStatus'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil } from '@/domain/shared/formatDate'
import { toPaise, toRupees } from '@/domain/shared/money'
import { formatPhone } from '@/domain/shared/phone'
import { InvoiceStatusChip } from '@/parts/InvoiceStatusChip'
import { Money } from '@/parts/Money'
import { PersonCell } from '@/parts/PersonCell'
import { StateChip } from '@/ui/StateChip'
import type { Column } from '@/ui/list/column'
import { dateCell, moneyCell, phoneCell, textCell } from '@/ui/list/exportCell'
import type { Viewer } from './offeredActs'
import styles from './invoices.module.css'
import { lateWords, modesOf, titleOf } from './invoiceWords'
import type { InvoiceSort } from './invoiceView'

const totalOf = (amounts: readonly number[]): number =>
  toRupees(amounts.reduce((paise, amount) => paise + toPaise(amount), 0))

/** What is left to pay: nothing of one that was written off or deleted. */
const balanceOf = (invoice: Invoice): number =>
  invoice.status === 'Forgive' || invoice.isDeleted || invoice.issuedOn === null ? 0 : dueOf(invoice)

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

/** Columns of the list; a header orders it only where the store can. */
export const invoiceColumns = (
  { today, settings }: Viewer,
  sorts: readonly InvoiceSort[],
): Column<Invoice>[] => {
  const { timezone, graceDays, taxName } = settings
  const sort = (by: InvoiceSort) => (sorts.includes(by) ? { sort: by } : {})
  const statusOf = (invoice: Invoice) => invoiceStatusOf(invoice, today, graceDays)
  return [
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
    money('amount', 'Amount', ({ amount }) => amount, { width: 112 }),
    money('paid', 'Paid', paidOf, { onPhone: 'hidden' }),
    money('balance', 'Balance', balanceOf),
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
      cell: ({ customerPhone }) => formatPhone(customerPhone),
      exported: ({ customerPhone }) => phoneCell(formatPhone(customerPhone)),
    },
    money('discount', 'Discount', ({ discount }) => discount, { isOptional: true, onPhone: 'hidden' }),
  ]
}
