import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import type { Invoice } from '@/domain/invoices/invoice'
import { factsOfInvoice } from '@/domain/invoices/factsOf'
import type { LedgerFact } from '@/domain/ledger/ledgerEntry'
import type { CivilDate } from '@/domain/shared/civilDate'
import { minus, NO_PAISE, plus, sum, times, toPaise, toRupees, type Paise } from '@/domain/shared/money'
import { lineKinds } from '@/domain/tax/suppliedPart'

/** `rounding` is what invoices were rounded by; `unknown` what an entry from before the lines does not tell. */
export const billedKinds = [...lineKinds, 'rounding', 'unknown'] as const
export type BilledKind = (typeof billedKinds)[number]

/** What was billed of one kind on a day, less the credit notes of that day, in rupees: taxable + tax = amount. */
export const billedSchema = z.object({
  kind: z.enum(billedKinds),
  taxable: rupees(),
  tax: rupees(),
  amount: rupees(),
})
export type Billed = z.infer<typeof billedSchema>

type Row = { kind: BilledKind; taxable: Paise; tax: Paise }

function rowsOf({ kind, amount, parts }: LedgerFact): Row[] {
  const isNote = kind === 'creditNote'
  const sign = isNote ? -1 : 1
  if (parts === undefined) return [{ kind: 'unknown', taxable: toPaise(amount), tax: NO_PAISE }]
  const rows = parts.map(({ kind: of, amount: whole, taxable, cgst, sgst, igst }) => {
    const tax = plus(toPaise(cgst), toPaise(sgst), toPaise(igst))
    // A commercial note takes no tax back, and its parts name none of their price as taxable.
    const isCommercial = isNote && taxable === 0 && tax === 0
    return {
      kind: of,
      taxable: times(toPaise(isCommercial ? whole : taxable), sign),
      tax: times(tax, sign),
    }
  })
  const rest = minus(toPaise(amount), ...rows.flatMap(({ taxable, tax }) => [taxable, tax]))
  return [...rows, { kind: 'rounding', taxable: rest, tax: NO_PAISE }]
}

/** The entries' own sums by kind of line; what was deleted counts nothing. Kinds that come to nothing are left out. */
export function billedIn(facts: readonly LedgerFact[]): Billed[] {
  const deleted = new Set(facts.filter(({ kind }) => kind === 'delete').map(({ invoiceId }) => invoiceId))
  const rows = facts
    .filter(({ kind, invoiceId }) => (kind === 'issue' || kind === 'creditNote') && !deleted.has(invoiceId))
    .flatMap(rowsOf)
  return billedKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const taxable = sum(own.map((row) => row.taxable))
    const tax = sum(own.map((row) => row.tax))
    return taxable === 0 && tax === 0
      ? []
      : [{ kind, taxable: toRupees(taxable), tax: toRupees(tax), amount: toRupees(plus(taxable, tax)) }]
  })
}

/** The same for a day whose invoices are at hand. */
export const billedOn = (invoices: readonly Invoice[], day: CivilDate): Billed[] =>
  billedIn(
    invoices
      .filter(({ isDeleted }) => !isDeleted)
      .flatMap(factsOfInvoice)
      .filter(({ date }) => date === day),
  )
