import { invoiceSchema, type Invoice } from '@/domain/invoices/invoice'
import { addDuration, financialYearOf } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { SeedDocument } from './emulatorStore'

const earlier = (date: CivilDate | null, years: number) => date && addDuration(date, -years, 'Year')

function instantEarlier(instant: Date | null, years: number): Date | null {
  if (instant === null) return null
  const moved = new Date(instant)
  moved.setUTCFullYear(moved.getUTCFullYear() - years)
  return moved
}

/** The same invoice so many years before. */
function inEarlierYear(invoice: Invoice, years: number): Invoice {
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
 * Paid invoices of earlier years, for a centre that shall have so many in all: for benches of the list, which looks at
 * nothing else of those years.
 */
export function olderInvoices(documents: readonly SeedDocument[], count: number): SeedDocument[] {
  const invoices = documents.filter(({ path }) => path.startsWith('invoices/'))
  const paid = invoices.map(({ data }) => invoiceSchema.parse(data)).filter(({ status }) => status === 'Paid')
  const missing = paid.length === 0 ? 0 : Math.max(0, count - invoices.length)
  return Array.from({ length: missing }, (_, at) => {
    const model = paid[at % paid.length]
    const data = model && inEarlierYear(model, 1 + Math.floor(at / paid.length))
    return { path: `invoices/${data?.id ?? ''}`, data: data ?? {} }
  })
}
