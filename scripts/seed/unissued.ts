import type { Invoice, InvoiceStatus } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { priceAgreed } from '@/domain/packages/agreement'
import { feeInvoice } from '@/domain/packages/saleRecords'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { addInvoice, type CentreBook } from './centreBook'
import { TIMEZONE } from './centres'

const waiting: readonly {
  status: InvoiceStatus
  what: string
  price: number
  daysAgo: number
  note: string
}[] = [
  { status: 'Draft', what: 'Locker, 3 months', price: 600, daysAgo: 1, note: '' },
  { status: 'Draft', what: 'Diet consultation', price: 900, daysAgo: 3, note: '' },
  { status: 'Pending Approval', what: 'Corporate batch, 1 month', price: 18_000, daysAgo: 2, note: '' },
  { status: 'Pending Approval', what: 'Locker, 12 months', price: 2_000, daysAgo: 4, note: '' },
  { status: 'Accepted', what: 'Body assessment', price: 500, daysAgo: 2, note: '' },
  {
    status: 'Rejected',
    what: 'Family add-on, 6 months',
    price: 9_000,
    daysAgo: 9,
    note: 'Price is not on the list',
  },
]

/** Invoices on their way through approval: no number, no date of issue, and nothing due (PRODUCT 2.B). */
export function addUnissued(
  book: CentreBook,
  members: readonly Member[],
  today: CivilDate,
  by: string,
): void {
  waiting.forEach(({ status, what, price, daysAgo, note }, index) => {
    const member = members[index % members.length]
    if (!member) return
    const on = addDays(today, -daysAgo)
    const now = instantAt(on, '12:15', TIMEZONE)
    const ids = { assignmentId: '', invoiceId: `${book.info.id}-d${index + 1}`, paymentId: '' }
    const ctx = { today: on, now, centre: book.info, settings: book.settings, by, ids, openInvoices: [] }
    const { taxInclusive: inclusive, sac } = book.settings
    const usual = { inclusive, sac, customerGstin: '', placeOfSupply: '', ownRate: null }
    const priced = feeInvoice(member, what, priceAgreed(usual, { basePrice: price, discount: 0 }, ctx), ctx)
    const invoice: Invoice = { ...priced, status, note, issuedOn: null, dueOn: null, fy: '', seq: 0 }
    addInvoice(book, invoice)
  })
}
