import type { Invoice } from '@/domain/invoices/invoice'
import {
  formatShortMoney,
  leastOf,
  minus,
  NO_PAISE,
  notBelowZero,
  percentOf,
  plus,
  shareOf,
  toPaise,
  type MoneyFormat,
  type Paise,
} from '@/domain/shared/money'
import type { AgreedCommission } from './agreedCommission'
import { valueOf } from './commission'

/** Why a sale brings what it brings, where that is no more than a rate of its value. `each`: rupees of a fixed amount. */
export type SaleReason = { each: number | null; isRenewal: boolean }

/** Nobody sold what only a fee was taken for. */
const isOfFees = ({ lines }: Pick<Invoice, 'lines'>): boolean =>
  lines.length > 0 && lines.every(({ kind }) => kind === 'fee')

type SalePay = { paid: Paise; rate: number | null; reason: SaleReason | null }

/**
 * What a value before tax brings whoever earns by the sale, after it had brought them `before`. A fixed amount is never more than the
 * sale's value. It comes in proportion to what was paid of the sale, as a difference, so that the parts of one that is paid in full add up
 * to it.
 */
export function salePay(
  invoice: Invoice,
  agreed: Pick<AgreedCommission, 'basis' | 'rate' | 'renewalRate'>,
  value: Paise,
  before: Paise,
): SalePay {
  const isRenewal = invoice.sells === 'renewal'
  const rate = isRenewal ? agreed.renewalRate : agreed.rate
  if (agreed.basis === 'percentOfNet')
    return {
      paid: percentOf(value, rate),
      rate,
      reason: isRenewal && rate !== agreed.rate ? { each: null, isRenewal } : null,
    }
  const [whole, from] = [valueOf(invoice), notBelowZero(before)]
  const each = isOfFees(invoice) ? NO_PAISE : leastOf(toPaise(rate), whole)
  const until = (paise: Paise) => shareOf(each, paise, whole)
  return {
    paid: minus(until(plus(from, value)), until(from)),
    rate: null,
    reason: { each: rate, isRenewal },
  }
}

/** The reason in words, of an earning of that value; '' where there is nothing to say. */
export function saleReasonText(
  invoice: Invoice,
  reason: SaleReason | null,
  value: Paise,
  format: MoneyFormat,
): string {
  if (reason === null) return ''
  const { each, isRenewal } = reason
  if (each === null) return 'Renewal'
  const whole = valueOf(invoice)
  return [
    `${formatShortMoney(each, format)} a ${isRenewal ? 'renewal' : 'sale'}`,
    toPaise(each) > whole && 'no more than its value',
    value < whole && 'as far as it was paid',
  ]
    .filter(Boolean)
    .join(', ')
}
