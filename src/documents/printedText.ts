import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { formatMoney } from '@/domain/shared/money'
import { isPrintable } from './fontSubsets'

type Currency = Pick<InvoiceDocument, 'currency' | 'locale'>

/** As everywhere in the product; in plain letters where the centre's own script has no letters in our fonts. */
export function printedMoney(rupees: number, { currency, locale }: Currency): string {
  const text = formatMoney(rupees, { currency, locale })
  return isPrintable(text) ? text : formatMoney(rupees, { currency, locale: 'en-IN' })
}

/** `2.5%`, without the zeros that say nothing. */
export const printedRate = (rate: number): string => `${Number(rate.toFixed(2))}%`
