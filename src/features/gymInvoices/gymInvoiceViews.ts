import { dueOf } from '@/domain/gymInvoices/gymCreditNote'
import type { GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import { beginsWords, type Views } from '@/domain/shared/arrange'
import { addDays, addDuration, startOfMonth } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatMonth } from '@/domain/shared/formatDate'
import { lowerName } from '@/domain/shared/text'
import type { FilterChoice, FilterDefinition } from '@/lists/filter'

export type InvoiceFilter = 'month' | 'gym'
export type InvoiceTab = 'all' | 'unpaid' | 'paid' | 'credited' | 'incomplete'

/** Whatever is unpaid is listed, and of the rest so many months, this one among them. */
export const SHOWN_MONTHS = 12
/** As far back as one month can be chosen. */
const CHOSEN_MONTHS = 60

const monthBefore = (today: CivilDate, count: number): CivilDate =>
  addDuration(startOfMonth(today), -count, 'Month')

/** The days whose invoices are read; both inclusive. `month` is `2026-11`. */
export function spanOf(month: string | undefined, today: CivilDate): { from: CivilDate; to: CivilDate } {
  const chosen = Array.from({ length: CHOSEN_MONTHS }, (_, n) => monthBefore(today, n)).find(
    (first) => first.slice(0, 7) === month,
  )
  if (chosen === undefined) return { from: monthBefore(today, SHOWN_MONTHS - 1), to: today }
  return { from: chosen, to: addDays(addDuration(chosen, 1, 'Month'), -1) }
}

const monthOfIssue = ({ issuedOn }: GymInvoice) => issuedOn.slice(0, 7)

export const gymInvoiceViews: Views<
  GymInvoice,
  InvoiceTab,
  'number' | 'gym' | 'issuedOn' | 'amount',
  InvoiceFilter
> = {
  id: ({ id }) => id,
  name: ({ number, customer }) => `${number} ${customer.name}`,
  tabs: {
    all: { label: 'All', has: () => true },
    unpaid: { label: 'Unpaid', has: (invoice) => dueOf(invoice) > 0 },
    paid: { label: 'Paid', has: ({ payment }) => payment !== null },
    credited: { label: 'Credit notes', has: ({ creditNotes }) => creditNotes.length > 0 },
    incomplete: { label: 'Without tax', has: ({ isComplete }) => !isComplete },
  },
  sorts: {
    number: ({ fy, seq }) => `${fy} ${String(seq).padStart(6, '0')}`,
    gym: ({ customer }) => lowerName(customer.name),
    issuedOn: ({ issuedOn }) => issuedOn,
    amount: ({ amount }) => amount,
  },
  descending: ['number', 'issuedOn', 'amount'],
  filters: {
    month: (invoice, chosen) => monthOfIssue(invoice) === chosen,
    gym: ({ gymId }, chosen) => gymId === chosen,
  },
  finds: ({ number, customer, packageName, paidBefore, payment, creditNotes }, typed) =>
    [number, ...creditNotes.map((note) => note.number)].some((each) =>
      each.toLowerCase().includes(lowerName(typed)),
    ) ||
    beginsWords(
      [customer.name, packageName, paidBefore?.reference ?? '', payment?.reference ?? ''].join(' '),
      typed,
    ),
}

/** Months to choose from, and the centres that stand in the list. */
export function gymInvoiceFilters(
  invoices: readonly GymInvoice[],
  today: CivilDate,
): FilterDefinition<InvoiceFilter>[] {
  const months = Array.from({ length: CHOSEN_MONTHS }, (_, n): FilterChoice => {
    const value = monthBefore(today, n).slice(0, 7)
    return { value, label: formatMonth(value) }
  })
  const gyms = new Map(invoices.map(({ gymId, customer }) => [gymId, customer.name]))
  return [
    { id: 'month', label: 'Month', kind: 'choice', options: months },
    {
      ...{ id: 'gym', label: 'Centre', kind: 'choice' },
      options: [...gyms]
        .map(([value, label]) => ({ value, label }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    },
  ]
}
