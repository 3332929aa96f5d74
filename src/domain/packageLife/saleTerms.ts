import type { Listed } from '@/domain/packages/memberPackage'
import type { DraftLine, PricedInvoice } from '@/domain/invoices/invoiceLine'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { CivilDate } from '@/domain/shared/civilDate'

/** One row of what is paid at once, in rupees; `reference` is the UTR, the cheque's number or a card's last digits. */
export type SalePayment = {
  amount: number
  modeOfPayment: string
  paymentSource: string
  reference: string
  chequeDate?: CivilDate | null
}

/** One row, or several that stand instead of it. */
export type PaidAtOnce = { payment: SalePayment | null; payments?: readonly SalePayment[] }

/** The rows of a sale's payment, however they were given. */
export const paymentsOf = ({ payment, payments }: PaidAtOnce): readonly SalePayment[] =>
  payments ?? (payment ? [payment] : [])

/** The payment ids of a sale's rows: all of them follow from the one that was made when the dialog opened. */
export const paymentIdOf = (paymentId: string, row: number): string =>
  row === 0 ? paymentId : `${paymentId}_${row + 1}`

/**
 * Rupees; `percentOff` and `promoCap` (the most it takes off, 0 for no limit) are the promo's. `discountReason` is
 * needed wherever something is given (PRODUCT 2.T). `discountRecurs`: the discount is taken off every later bill of a
 * recurring package as well, not only off this one. Several rows of `payments` stand instead of the one `payment`.
 * `extras` are what else is sold with it, a bottle of water or a locker, on the same invoice at its own price and rate.
 * `placeOfSupply` is a state by name where it is not the centre's own; `customerGstin` makes the sale one to a business.
 */
export type SaleTerms = PaidAtOnce & {
  startDate: CivilDate
  basePrice: number
  joiningFee: number
  discount: number
  discountReason: string
  discountRecurs?: boolean
  promoCode: string
  percentOff: number
  comments: string
  dueOn: CivilDate | null
  promoCap?: number
  promoId?: string
  extras?: DraftLine[]
  customerGstin?: string
  placeOfSupply?: string
  needEmailCommToClient?: boolean
  needEmailCommToOwner?: boolean
}

/** A checked sale, ready to become a package and its invoice. Rupees; dates inclusive. */
export type Sale = {
  kind: 'sale'
  template: PackageTemplate
  terms: SaleTerms
  reckoning: PricedInvoice
  startDate: CivilDate
  endDate: CivilDate
  creditApplied: number
  creditLeft: number
  /** Of the term, by the list, and what the sale gives away of it. */
  listed: Listed
  given: number
  /** No joining fee is asked of the buyer after it. */
  joined: boolean
}
