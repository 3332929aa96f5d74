import { invoicePath, readInvoice } from '@/data/invoices/invoiceRecords'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'
import { storedSettings } from '@/data/gyms/gymOf'
import { countedOf } from '@/domain/invoices/dueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceMailVars } from '@/domain/invoices/invoiceMail'
import type { MessageTemplate } from '@/domain/messages/template'
import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, NO_PAISE } from '@/domain/shared/money'
import { issuedDocument } from '../invoiceDocuments/issuedDocument'
import type { MessageWish } from './messageOf'
import { refusedAt, type Refused } from './messageText'
import type { Recipient } from './recipients'

/** What says that money was billed or came. */
const moneyVariables = ['amount', 'invoiceNumber', 'standing']
/** About an invoice whatever their text says of it. */
const moneyKinds = ['receipt', 'invoiceIssued', 'invoiceIssuedOwner']

/** Whether its words look like an invoice or a receipt (ACTS, last section): then the server fills them in. */
export const saysMoney = ({ key, varNames }: Pick<MessageTemplate, 'key' | 'varNames'>): boolean =>
  moneyKinds.includes(key) || varNames.some((name) => moneyVariables.includes(name))

/** Rows after which a payment was never received; what is refunded was. */
const takesBack = ['reversal', 'bounce']

/** Whether they may be told of that invoice: its customer, and the centre's owner by the server itself. */
export const isOf = (to: Recipient, { id, memberId }: Pick<Invoice, 'id' | 'memberId'>): boolean =>
  'owner' in to ||
  ('customerOf' in to && to.customerOf === id) ||
  ('memberId' in to && to.memberId === memberId)

/**
 * The values of such a template, out of the invoice and, where one is named, its payment: nobody sends them along. Refused where
 * there is no such invoice or payment.
 */
export async function moneyVars(
  transaction: StoreTransaction,
  gym: StoredDocument,
  { invoiceId, paymentId }: Pick<MessageWish, 'invoiceId' | 'paymentId'>,
): Promise<Record<string, string> | Refused> {
  if (invoiceId === undefined)
    return refusedAt('invoiceId', 'This message is about an invoice. Send it from the invoice.')
  const settings = storedSettings(gym)
  const invoice = readInvoice(await transaction.get(invoicePath(invoiceId)), settings.timezone)
  const document = await issuedDocument(transaction, gym, invoiceId)
  if (invoice === null || invoice.isDeleted || document === null)
    return refusedAt('invoiceId', 'There is no such invoice any more. Reload the list.')
  const vars = invoiceMailVars(document)
  if (paymentId === undefined) return vars
  const payment = invoice.payments.find(({ id, kind }) => id === paymentId && kind === 'payment')
  const isTakenBack = invoice.payments.some(({ of, kind }) => of === paymentId && takesBack.includes(kind))
  if (payment === undefined || isTakenBack || countedOf(payment) <= NO_PAISE)
    return refusedAt('paymentId', 'This payment does not stand on the invoice any more. Reload the list.')
  return { ...vars, amount: formatMoney(payment.amount, settings), date: formatCivil(payment.date) }
}
