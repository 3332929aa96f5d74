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
