import type { Invoice } from '@/domain/invoices/invoice'
import type { Month } from '@/domain/monthStats/monthStats'
import type { CivilDate } from '@/domain/shared/civilDate'
import { toRupees, type MoneyFormat } from '@/domain/shared/money'
import type { Staff } from '@/domain/staff/staff'
import { earnedIn } from './commission'
import { asLine } from './contribution'
import { payWhens } from './contributionCategory'
import type { OwnLine, PayLine } from './payLine'
import { partsOf } from './payParts'
import type { PaySource } from './paySource'
import { historyBefore, leavingLater } from './saleHistory'
import { daysOfMonth, salesOf, type Move, type Sale } from './sale'
import { movesIn } from './saleMonth'
import { saleReasonText } from './salePay'

type Source = Pick<PaySource, 'month' | 'invoices' | 'format'> & Sale['source']

/** `begun`: the day from which, where a rule began within the month. */
export type CommissionLine = OwnLine &
  Pick<PayLine, 'open'> & { source: NonNullable<OwnLine['source']>; begun: CivilDate | null }

function lineOf(
  invoice: Invoice,
  { paid, basis, rate, categoryId, payWhen, begun, reason = null }: Move,
  open: readonly Month[],
  format: MoneyFormat,
): CommissionLine[] {
  const line = asLine(paid)
  if (line === null) return []
  return [
    {
      ...line,
      begun,
      open: line.direction === 'Deduction' ? open : [],
      kind: 'commission',
      categoryId,
      basisAmount: toRupees(basis),
      rate,
      source: { invoiceId: invoice.id, memberId: invoice.memberId, leadId: '', payWhen },
      note: [
        line.direction === 'Deduction' && 'Refunded',
        invoice.invoiceNumber,
        invoice.customerName,
        saleReasonText(invoice, reason, basis, format),
      ]
        .filter(Boolean)
        .join(' · '),
    },
  ]
}

/** Whether the value of a sale is another on any part of a month, by any way of counting it. */
const isMoved = (month: Month, { invoice, staff, source }: Sale): boolean =>
  partsOf(staff, daysOfMonth(month)).some((part) =>
    payWhens.some((payWhen) => earnedIn(invoice, part, payWhen, source.timezone) !== 0),
  )

function linesOfSale(month: Month, sale: Sale, format: MoneyFormat): CommissionLine[] {
  if (!isMoved(month, sale)) return []
  const { account, open } = historyBefore(month, sale)
  return leavingLater(movesIn(month, account, sale), month, account, sale).flatMap((move) =>
    lineOf(sale.invoice, move, open, format),
  )
}

/** What somebody's sales bring them in the month, and what a refund takes back: as much of what was paid as of the value. */
export const commissionLines = (staff: Staff, source: Source): CommissionLine[] =>
  salesOf(staff, source.invoices, source).flatMap((sale) => linesOfSale(source.month, sale, source.format))
