import { z } from 'zod'
import { noteWithNextNumber, withNextNumber } from '@/domain/invoices/invoiceNumber'
import { isIssued, type Invoice } from '@/domain/invoices/invoice'
import { civilDateSchema, type CivilDate } from '@/domain/shared/civilDate'
import { financialYearOf, latest } from '@/domain/shared/calendar'
import { isRefused, refused, type Refusal } from '@/domain/shared/refusal'
import type { StoreTransaction, Writer } from '@/data/store/documentStore'
import { claimSeries, type Claimed, type SeriesSettings } from './gstinPrefixes'

/** One series of numbers a financial year and centre (DOMAIN 2.3). `last` is the last number that was given out. */
const counterSchema = z.object({
  last: z.number().int().nonnegative(),
  /** The day of the document that bears it; older counters do not say. */
  on: civilDateSchema.nullable().default(null),
})

type Counter = z.infer<typeof counterSchema>

export const counterPath = (gymId: string, fy: string) => `gyms/${gymId}/counters/invoice_${fy}`
export const noteCounterPath = (gymId: string, fy: string) => `gyms/${gymId}/counters/creditNote_${fy}`

/** Numbers go with the days: where the centre's zone was moved to the west, today may be a day that is over already. */
const notBefore = (day: CivilDate, on: CivilDate | null): CivilDate => (on === null ? day : latest(day, on))

/**
 * The numbers of one act, which may give several of one series: consecutive and without gaps, because a counter is raised
 * only together with the documents that bear its numbers (ENGINEERING 3). Refused where the prefix is another centre's.
 */
export type Numbers = {
  /** A new invoice with the next number of its financial year, on no earlier day than the one before it. */
  issue(invoice: Invoice): Promise<Invoice | Refusal>
  /** One that an earlier version issued without a number: it has its day and due date, and keeps them (PRODUCT 2.B). */
  enter(invoice: Invoice): Promise<Invoice | Refusal>
  /** An invoice whose last credit note is new: the note gets the next number of its own series. */
  note(invoice: Invoice): Promise<Invoice | Refusal>
  /** Writes what was allotted, in the transaction of the documents. */
  take(writer: Writer): void
}

/** Opens the numbers of the act of that transaction. All but `take` read, so they come before its writes. */
export function numbersOf(transaction: StoreTransaction, gymId: string, settings: SeriesSettings): Numbers {
  const taken = new Map<string, Counter & { fy: string }>()
  let claimed: Claimed | null = null

  /** Where a series stands, with what this act has allotted of it. */
  async function standOf(path: string): Promise<Counter | Refusal> {
    const known = taken.get(path)
    if (known) return known
    const claim = await claimSeries(transaction, gymId, settings)
    if (isRefused(claim)) return claim
    claimed = claim
    const stored = await transaction.get(path)
    return counterSchema.parse(stored === null ? { last: 0 } : stored.data)
  }

  async function allot(invoice: Invoice, keepsDays: boolean): Promise<Invoice | Refusal> {
    if (!isIssued(invoice) || invoice.issuedOn === null)
      return refused('An invoice needs its date before it gets a number.')
    const fy = financialYearOf(invoice.issuedOn)
    const path = counterPath(gymId, fy)
    const stand = await standOf(path)
    if (isRefused(stand)) return stand
    const on = notBefore(invoice.issuedOn, stand.on)
    const days = keepsDays ? {} : { issuedOn: on, dueOn: invoice.dueOn && latest(invoice.dueOn, on) }
    const numbered = withNextNumber({ ...invoice, ...days, fy }, settings.invoicePrefix, stand.last)
    taken.set(path, { fy, last: numbered.seq, on })
    return numbered
  }

  return {
    issue: (invoice) => allot(invoice, false),
    enter: (invoice) => allot(invoice, true),
    async note(invoice) {
      const note = invoice.creditNotes.at(-1)
      if (!isIssued(invoice) || note === undefined) return invoice
      const path = noteCounterPath(gymId, note.fy)
      const stand = await standOf(path)
      if (isRefused(stand)) return stand
      const dated = { ...note, date: notBefore(note.date, stand.on) }
      const numbered = noteWithNextNumber(dated, settings.invoicePrefix, stand.last)
      taken.set(path, { fy: note.fy, last: numbered.seq, on: numbered.date })
      return { ...invoice, creditNotes: [...invoice.creditNotes.slice(0, -1), numbered] }
    },
    take(writer) {
      claimed?.take(writer)
      for (const [path, { fy, last, on }] of taken) writer.set(path, { gymId, fy, last, on })
    },
  }
}
