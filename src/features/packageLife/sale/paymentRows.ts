import { z } from 'zod'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Ways } from '@/domain/gyms/wayKind'
import { isCheque } from '@/domain/invoices/cheque'
import type { SalePayment } from '@/domain/packageLife/saleTerms'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { minus, MOST_AMOUNT, notBelowZero, toPaise, toRupees, totalOf } from '@/domain/shared/money'
import type { Refusal } from '@/domain/shared/refusal'

/** Rupees; what they come to is held against the price and what is due by the domain's own checks. */
export const rupees = z
  .number('Enter an amount')
  .nonnegative('Enter 0 or more')
  .max(MOST_AMOUNT, 'Check the amount')
  .nullable()

/** More ways of paying at once than anybody uses; the rules let a manager take as many. */
export const MOST_ROWS = 4

const rowFields = z.object({
  amount: rupees,
  modeOfPayment: z.string(),
  paymentSource: z.string(),
  reference: z.string(),
  chequeDate: civilDateSchema.nullable(),
})
export type PaymentRow = z.infer<typeof rowFields>

/** A date on a cheque is asked with a cheque alone: of another way of paying it is not judged. */
export const paymentRowSchema = (ways: Ways) =>
  z
    .transform((row: z.input<typeof rowFields>) =>
      isCheque(row.modeOfPayment, ways) ? row : { ...row, chequeDate: null },
    )
    .pipe(rowFields)

/** The next row: another way of paying than those that are there. */
export function emptyRow(settings: GymSettings, rows: readonly Pick<PaymentRow, 'modeOfPayment'>[]) {
  const used = new Set(rows.map(({ modeOfPayment }) => modeOfPayment))
  const free = settings.paymentModes.find((mode) => !used.has(mode)) ?? settings.paymentModes[0]
  return {
    amount: null,
    modeOfPayment: free ?? '',
    paymentSource: settings.paymentSources[0] ?? '',
    reference: '',
    chequeDate: null,
  }
}

/** What is wrong in single rows, and where. */
export const rowFaults = (rows: readonly PaymentRow[]) =>
  rows.flatMap(({ amount, modeOfPayment }, at) =>
    (amount ?? 0) > 0 && modeOfPayment === ''
      ? [{ path: ['payments', at, 'modeOfPayment'], message: 'Choose how it was paid' }]
      : [],
  )

/** The rows that hold money, in the domain's words. */
export const paymentsIn = (rows: readonly PaymentRow[]): SalePayment[] =>
  rows.flatMap(({ amount, reference, ...row }) =>
    amount !== null && amount > 0 ? [{ ...row, amount, reference: reference.trim() }] : [],
  )

/** A refusal of one of `paymentsIn`, at the row of the form: rows without money were not sent. */
export function refusalAtRow<Answer extends { kind: string }>(
  answer: Answer | Refusal,
  rows: readonly PaymentRow[],
): Answer | Refusal {
  const { field = '' } = 'field' in answer ? answer : {}
  const [, sent = '', rest = ''] = /^payments\.(\d+)\.(.+)$/.exec(field) ?? []
  const typed = rows.flatMap(({ amount }, at) => ((amount ?? 0) > 0 ? [at] : []))[Number(sent)]
  return rest === '' || typed === undefined ? answer : { ...answer, field: `payments.${typed}.${rest}` }
}

/** Rupees of all rows together. */
export const receivedIn = (rows: readonly { amount?: number | null | undefined }[]): number =>
  totalOf(rows.map(({ amount }) => amount ?? 0))

/** Which row takes the rest of `due`, and how much that is: the first without an amount, else the last. */
export function restOf(rows: readonly PaymentRow[], due: number): { row: number; amount: number } {
  const empty = rows.findIndex(({ amount }) => (amount ?? 0) === 0)
  const row = empty >= 0 ? empty : Math.max(0, rows.length - 1)
  const others = rows.filter((_, at) => at !== row)
  return { row, amount: toRupees(notBelowZero(minus(toPaise(due), toPaise(receivedIn(others))))) }
}
