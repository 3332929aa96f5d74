import type { Payment } from '@/domain/invoices/invoice'
import type { Month } from '@/domain/monthStats/monthStats'
import { civil } from '@/domain/shared/civilDate'
import { commissionLines } from './commissionLines'
import {
  ledgerLine,
  payment,
  sold,
  sourceWith,
  staffWith,
  commissionCategoryId,
  type Given,
} from './fixtures'

const JULY = civil('2026-07-10')

export const came = (date: string, amount: number): Payment => ({
  ...payment,
  ...{ id: `p${date}`, date: civil(date), amount },
})

export const back = (date: string, amount: number): Payment => ({
  ...came(date, -amount),
  ...{ kind: 'refund', status: 'refunded', of: 'p1' },
})

/** Sold in July, without tax, so that what comes in is what counts. */
export const soldInJuly = (fields: Parameters<typeof sold>[0], amount = 1000) => [
  sold({ issuedOn: JULY, amount, taxable: amount, ...fields }),
]

/** What the ledger has for Ravi of that sale for a month. */
export const lineOf = (month: string, basisAmount: number, fields: object = {}) =>
  ledgerLine({
    ...{ id: `iron_${month}_ravi_i1`, month, date: `${month}-28`, basisAmount, rate: 5 },
    ...{ direction: basisAmount > 0 ? 'Earning' : 'Deduction', amount: Math.abs(basisAmount) / 20 },
    source: { invoiceId: 'i1', memberId: 'm1', payWhen: 'realised' },
    ...fields,
  })

/** And for the desk. */
export const deskLineOf = (month: string, basisAmount: number, fields: object = {}) =>
  lineOf(month, basisAmount, { id: `iron_${month}_desk_i1`, staffId: 'desk', ...fields })

/** The desk, which earns as Ravi does. */
export const desk = staffWith({ id: 'desk', payBasis: '', payRate: null, commissionCategoryId })

/** Somebody's commissions of any month. */
export function generatedAs(month: Month, given: Given, staffId = 'ravi') {
  const source = { ...sourceWith(given), month, timezone: 'Asia/Kolkata' }
  return source.staff.filter(({ id }) => id === staffId).flatMap((one) => commissionLines(one, source))
}
