import type { Invoice } from '@/domain/invoices/invoice'
import { hasOtherParts } from '@/domain/ledger/mismatch'
import { factsOfInvoice } from '@/domain/invoices/factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { MonthFigures } from '@/domain/monthStats/monthStats'
import { formatMoney, minus, toPaise, toRupees, totalOf, type MoneyFormat } from '@/domain/shared/money'
import type { Gstr1 } from './gstr1'
import { listed } from './listed'
import { isInReturn, isListed, isWithin, noteIdOf, taxNotesIn, type Between, type Filer } from './reported'
import { sumTaxes, taxIn } from './taxSums'

/** Rupees: what is in the return, and what the period had beside it (no GST, another GSTIN, commercial notes). */
type Side = { reported: number; beside: number }

/** How a return stands to the books. `differences` says in words what does not agree; empty where everything does. */
export type BooksCheck = { billed: Side; credited: Side; differences: string[] }

export type Books = {
  /** What the ledger has for the period of issued, deleted and credited invoices. */
  facts: readonly LedgerFact[]
  /** The month's figures; null where the period is no whole month. */
  figures: Pick<MonthFigures, 'billed' | 'tax' | 'credited'> | null
}

const amountsOf = (items: readonly { amount: number }[]) => totalOf(items.map(({ amount }) => amount))

function sidesOf(invoices: readonly Invoice[], found: Gstr1, period: Between) {
  const issued = invoices.filter(isListed)
  const billed = amountsOf(issued.filter(({ issuedOn }) => isWithin(issuedOn, period)))
  const credited = amountsOf(
    issued.flatMap(({ creditNotes }) => creditNotes.filter(({ date }) => isWithin(date, period))),
  )
  const valueOf = (isNote: boolean) =>
    totalOf(found.reported.filter((document) => document.isNote === isNote).map(({ value }) => value))
  const side = (whole: number, reported: number): Side => ({
    reported,
    beside: toRupees(minus(toPaise(whole), toPaise(reported))),
  })
  return { billed: side(billed, valueOf(false)), credited: side(credited, valueOf(true)) }
}

const counted = new Set<LedgerFact['kind']>(['issue', 'creditNote'])

const nameOf = ({ invoiceNumber, reference, kind }: LedgerFact) =>
  kind === 'creditNote' ? reference || `a credit note on ${invoiceNumber}` : invoiceNumber

/** The records' own facts held against the ledger's, each difference with its numbers. */
function againstLedger(
  invoices: readonly Invoice[],
  facts: readonly LedgerFact[],
  period: Between,
  format: MoneyFormat,
): string[] {
  const issued = invoices.filter(isListed)
  const stands = issued
    .flatMap(factsOfInvoice)
    .filter(({ kind, date }) => counted.has(kind) && isWithin(date, period))
  const entries = new Map(facts.map((fact) => [fact.id, fact]))
  const own = new Set(stands.map(({ id }) => id))
  const undone = new Set(facts.filter(({ kind }) => kind === 'delete').map(({ invoiceId }) => invoiceId))
  const numberless = issued.filter(
    ({ invoiceNumber, issuedOn }) => invoiceNumber === '' && isWithin(issuedOn, period),
  )
  const missing = stands.filter(({ id }) => !entries.has(id))
  const altered = stands.filter(({ id, amount }) => {
    const entry = entries.get(id)
    return entry !== undefined && toPaise(entry.amount) !== toPaise(amount)
  })
  const isRelined = (fact: LedgerFact) => {
    const entry = entries.get(fact.id)
    return entry !== undefined && hasOtherParts(fact, entry)
  }
  const relined = stands.filter((fact) => !altered.includes(fact) && isRelined(fact))
  const gone = facts.filter(
    ({ id, kind, invoiceId }) => counted.has(kind) && !own.has(id) && !undone.has(invoiceId),
  )
  const say = (found: readonly LedgerFact[], words: string) =>
    found.length === 0
      ? []
      : [
          `${words}: ${listed(found.map(nameOf))}, ${formatMoney(totalOf(found.map(({ amount }) => Math.abs(amount))), format)}.`,
        ]
  return [
    ...(numberless.length > 0
      ? [
          `Older invoices without a number are not in the ledger: ${numberless.length}, ${formatMoney(amountsOf(numberless), format)}.`,
        ]
      : []),
    ...say(missing, 'Not in the ledger yet; the night enters older records'),
    ...say(altered, 'Entered in the ledger with another amount'),
    ...say(relined, 'Entered in the ledger with other lines or another tax'),
    ...say(gone, 'In the ledger, but deleted or changed since'),
  ]
}

/** The figures of a month hold every invoice, older shapes too, which no query by date finds before the night has upgraded them. */
function againstFigures(
  { billed, credited }: Pick<BooksCheck, 'billed' | 'credited'>,
  tax: number,
  figures: NonNullable<Books['figures']>,
  format: MoneyFormat,
): string[] {
  const whole = ({ reported, beside }: Side) => totalOf([reported, beside])
  const rows = [
    { what: 'billed', records: whole(billed), said: figures.billed },
    { what: 'tax', records: tax, said: figures.tax },
    { what: 'credited', records: whole(credited), said: figures.credited },
  ]
  return rows
    .filter(({ records, said }) => toPaise(records) !== toPaise(said))
    .map(
      ({ what, records, said }) =>
        `The month's figures say ${formatMoney(said, format)} ${what}, the records found here come to ${formatMoney(records, format)}. The night upgrades older records and corrects the figures.`,
    )
}

/** Invoices whose lines do not come to the tax that they say. */
function againstLines(invoices: readonly Invoice[], found: Gstr1, period: Between, filer: Filer): string[] {
  const byId = new Map(found.reported.map((document) => [document.id, document]))
  const differs = (id: string, tax: number) => {
    const document = byId.get(id)
    return document !== undefined && toPaise(taxIn(sumTaxes(document.parts))) !== toPaise(tax)
  }
  const wrong = invoices
    .filter((invoice) => isInReturn(invoice, filer))
    .flatMap((invoice) => [
      ...(isWithin(invoice.issuedOn, period) && differs(invoice.id, invoice.gst)
        ? [invoice.invoiceNumber]
        : []),
      ...taxNotesIn(invoice, period)
        .filter((note) => differs(noteIdOf(invoice, note), taxIn(note)))
        .map(({ number }) => number),
    ])
  return wrong.length > 0 ? [`The lines don't come to the tax on ${listed(wrong)}.`] : []
}

/**
 * Holds a return against the ledger and the month's figures (ACTS "What always holds"). `invoices` are those that the return was
 * made from.
 */
export function compareWithBooks(
  invoices: readonly Invoice[],
  found: Gstr1,
  { period, filer, format }: { period: Between; filer: Filer; format: MoneyFormat },
  { facts, figures }: Books,
): BooksCheck {
  const sides = sidesOf(invoices, found, period)
  const tax = totalOf(
    invoices
      .filter(isListed)
      .filter(({ issuedOn }) => isWithin(issuedOn, period))
      .map(({ gst }) => gst),
  )
  return {
    ...sides,
    differences: [
      ...againstLines(invoices, found, period, filer),
      ...againstLedger(invoices, facts, period, format),
      ...(figures === null ? [] : againstFigures(sides, tax, figures, format)),
    ],
  }
}
