import type { Invoice } from '@/domain/invoices/invoice'
import { monthsOf } from '@/domain/monthStats/figureRange'
import { monthOf, type Month } from '@/domain/monthStats/monthStats'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Staff } from '@/domain/staff/staff'
import type { Account } from './commissionAccount'
import type { Contribution } from './contribution'
import { firstOfMonth, lastOfMonth } from './payMonth'
import type { PaySource } from './paySource'
import type { SaleReason } from './salePay'

/** One sale for one employee, with what pay is reckoned from. */
export type Sale = {
  invoice: Invoice
  staff: Staff
  source: Pick<PaySource, 'staff' | 'categories' | 'paidFor' | 'generated' | 'locked'> & { timezone: string }
}

/** The sales that bring somebody something, or did. */
export const salesOf = (staff: Staff, invoices: readonly Invoice[], source: Sale['source']): Sale[] =>
  invoices
    .filter(
      ({ id, createdBy, leadOwnerId }) =>
        createdBy === staff.id ||
        leadOwnerId === staff.id ||
        source.paidFor.get(id)?.some(({ staffId }) => staffId === staff.id),
    )
    .map((invoice) => ({ invoice, staff, source }))

/** What a part of a month brings, or takes back, and why an earning is what it is. */
export type PartMove = Account & { reason?: SaleReason | null }

/** `begun`: the day from which, where a rule began within the month. */
export type Move = PartMove & { begun: CivilDate | null }

export type Period = { from: CivilDate; to: CivilDate }

export const daysOfMonth = (month: Month): Period => ({ from: firstOfMonth(month), to: lastOfMonth(month) })

/** Months from one to another, without the latter. */
export const monthsBetween = (first: Month, before: Month): Month[] =>
  monthsOf({ from: firstOfMonth(first), to: addDays(firstOfMonth(before), -1) })

/** The month of the invoice, or an earlier one that the ledger has something of it for. */
export const beginsIn = ({ invoice, source }: Sale, month: Month): Month => {
  const begins = [
    ...(invoice.issuedOn === null ? [] : [monthOf(invoice.issuedOn)]),
    ...(source.paidFor.get(invoice.id) ?? []).map((line) => line.month),
  ]
  return begins.sort()[0] ?? month
}

/** What the ledger has of a sale for them, whatever became of it. */
export const ownLines = ({ invoice, staff, source }: Sale): Contribution[] =>
  (source.paidFor.get(invoice.id) ?? []).filter(({ staffId }) => staffId === staff.id)
