import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { countryOfLocale } from '@/domain/shared/callingCode'
import { formatMoney, type MoneyFormat } from '@/domain/shared/money'
import { isPrintable } from './fontSubsets'

/** As everywhere in the product; in its country's English where the centre's own script has no letters in our fonts. */
export function printedMoney(rupees: number, { currency, locale }: MoneyFormat): string {
  const text = formatMoney(rupees, { currency, locale })
  return isPrintable(text) ? text : formatMoney(rupees, { currency, locale: `en-${countryOfLocale(locale)}` })
}

/** `2.5%` and `6.875%`, without the zeros that say nothing. */
export const printedRate = (rate: number): string => `${Number(rate.toFixed(3))}%`

/** `CGST 2.5%`, and `CGST` alone where the lines have several rates. */
export const taxLabel = ({ label, rate }: InvoiceDocument['taxes'][number]): string =>
  rate === null ? label : `${label} ${printedRate(rate)}`
