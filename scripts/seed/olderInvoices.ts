import { isIssued, type Invoice, type IssuedInvoice } from '@/domain/invoices/invoice'
import { addDuration, financialYearOf } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { SeedDocument } from './batchesOf'

const earlier = (date: CivilDate | null, years: number) => date && addDuration(date, -years, 'Year')

function instantEarlier(instant: Date | null, years: number): Date | null {
  if (instant === null) return null
  const moved = new Date(instant)
  moved.setUTCFullYear(moved.getUTCFullYear() - years)
  return moved
}

/** The same invoice so many years before. */
function inEarlierYear(invoice: IssuedInvoice, years: number): IssuedInvoice {
  const { id, fy, issuedOn, dueOn, paidOn, fromDate, toDate, createdAt, updatedAt, invoiceNumber } = invoice
  const then = earlier(issuedOn, years)
  const year = then ? financialYearOf(then) : fy
  return {
    ...invoice,
    id: `${id}-y${years}`,
    issuedOn: then,
    dueOn: earlier(dueOn, years),
    paidOn: earlier(paidOn, years),
    fromDate: earlier(fromDate, years),
    toDate: earlier(toDate, years),
    createdAt: instantEarlier(createdAt, years),
    updatedAt: instantEarlier(updatedAt, years),
    fy: year,
    invoiceNumber: invoiceNumber.replace(`/${fy}/`, `/${year}/`),
  }
}

/**
 * Paid invoices of earlier years, for a centre that shall have `count` in all: for benches of the list, which looks at
 * nothing else of those years. One after the other, because a hundred thousand held at once keep the collector busy.
 */
export function* olderInvoices(
  invoices: ReadonlyMap<string, Invoice>,
  count: number,
): Generator<SeedDocument> {
  const paid = [...invoices.values()].filter(isIssued).filter(({ status }) => status === 'Paid')
  for (let at = 0; at < count - invoices.size; at += 1) {
    const model = paid[at % paid.length]
    if (!model) return
    const data = inEarlierYear(model, 1 + Math.floor(at / paid.length))
    yield { path: `invoices/${data.id}`, data }
  }
}
