import { formatCivil } from '@/domain/shared/formatDate'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import type { LedgerFact, LedgerKind } from './ledgerEntry'

const words: Record<LedgerKind, string> = {
  issue: 'invoice',
  payment: 'payment',
  reversal: 'payment taken back',
  bounce: 'bounced cheque',
  refund: 'refund',
  creditNote: 'credit note',
  forgive: 'write-off',
  unforgive: 'undone write-off',
  delete: 'deletion',
  expense: 'expense',
  expenseChange: 'change of the expense',
  dayClose: 'close',
  cheque: 'cheque',
  clearance: 'cleared cheque',
  creditOpening: 'credit held before',
  credit: 'credit',
  payCredit: 'credit paid out',
}

/** What a fact is called in a sentence, with the amount as it was entered, in the centre's money. */
export function nameOf(fact: LedgerFact, format: MoneyFormat): string {
  const { kind, itemId, invoiceNumber, invoiceId, date, amount, note } = fact
  const about = invoiceNumber || invoiceId
  if (kind === 'issue') return `The invoice ${about}`
  if (kind === 'dayClose') return `The close of ${formatCivil(date)}`
  const of = `The ${words[kind]} of ${formatMoney(Math.abs(amount), format)} of ${formatCivil(date)}`
  return about ? `${of} on ${about}` : `${of}${note ? ` (${note})` : ` (${itemId})`}`
}
