import type { GymSettings } from '@/domain/gyms/settings'
import {
  formatMoney,
  leastOf,
  minus,
  negative,
  notBelowZero,
  percentOf,
  sum,
  times,
  toPaise,
  toRupees,
  type Paise,
} from '@/domain/shared/money'
import type { TaxRegime } from '@/domain/tax/regime'
import type { Invoice } from './invoice'
import { isOfPackage, type InvoiceLine } from './invoiceLine'
import { promoValueOf } from './promoValueOf'

/**
 * One line as it is printed, in rupees: `price` is the list price of one, `amount` of all of them. `detail` stands under the
 * description; `code` is the SAC or, of goods, the HSN code; `rate` is percent.
 */
export type DocumentLine = {
  description: string
  detail: string
  code: string
  isGoods: boolean
  quantity: number
  price: number
  amount: number
  rate: number
}

/** What is taken off the lines, in rupees below 0. */
export type Deduction = { label: string; rupees: number }

/** Only where there is GST the code of a service or of goods says anything. */
const hasCodes = (regime: TaxRegime) => regime === 'regular' || regime === 'composition'

/** The lines of an invoice at their list prices; the period stands with the package. */
export function documentLinesOf({ lines }: Pick<Invoice, 'lines'>, regime: TaxRegime, period: string) {
  const package_ = lines.findIndex(({ kind }) => kind === 'package')
  return lines.map(({ kind, description, sac, quantity, unitPrice, rate }, at): DocumentLine => ({
    description,
    detail: at === Math.max(0, package_) ? period : '',
    code: hasCodes(regime) ? sac : '',
    isGoods: kind === 'product',
    quantity,
    price: unitPrice,
    amount: toRupees(times(toPaise(unitPrice), quantity)),
    rate,
  }))
}

/** What the codes of the lines are called; '' where no line has one. */
export function codeLabelOf({ lines }: Pick<Invoice, 'lines'>, regime: TaxRegime): string {
  if (!hasCodes(regime) || lines.every(({ sac }) => sac === '')) return ''
  return lines.some(({ kind, sac }) => kind === 'product' && sac !== '') ? 'HSN/SAC' : 'SAC'
}

const listedOf = (lines: readonly InvoiceLine[]): Paise =>
  sum(lines.map(({ unitPrice, quantity }) => times(toPaise(unitPrice), quantity)))

/** Rounding of an older invoice: less than that is no limit that cut a promo short. */
const ROUNDING = toPaise(1)

/** Whether a promo took off less than its percentage of what it is given on: the package, where there is one. */
function isCutShort({ lines, percentOff }: Reduced, discount: Paise, promo: Paise): boolean {
  const ofPackage = lines.filter(isOfPackage)
  const given = minus(listedOf(ofPackage.length > 0 ? ofPackage : lines), discount)
  return minus(percentOf(notBelowZero(given), percentOff), promo) >= ROUNDING
}

type Reduced = Pick<Invoice, 'lines' | 'discount' | 'percentOff' | 'promoCode'>

/**
 * What was taken off the list prices, by its cause and to the paisa, so that lines and deductions come to what is billed. A promo
 * that its limit cut short says its limit. An older invoice may have come to less than its discount explains.
 */
export function deductionsOf(
  invoice: Reduced,
  format: Pick<GymSettings, 'currency' | 'locale'>,
): Deduction[] {
  const { lines, percentOff, promoCode } = invoice
  const off = sum(lines.map((line) => toPaise(line.discount)))
  const discount = leastOf(toPaise(invoice.discount), off)
  const promo = leastOf(toPaise(promoValueOf(invoice)), minus(off, discount))
  const upTo = isCutShort(invoice, discount, promo) ? `, up to ${formatMoney(toRupees(promo), format)}` : ''
  const promoName = `Promo ${promoCode || 'code'}`
  return [
    { label: 'Discount', paise: discount },
    { label: `${promoName} (${percentOff}%${upTo})`, paise: promo },
    { label: promoCode === '' ? 'Reduction' : promoName, paise: minus(off, discount, promo) },
  ]
    .filter(({ paise }) => paise > 0)
    .map(({ label, paise }) => ({ label, rupees: toRupees(negative(paise)) }))
}
