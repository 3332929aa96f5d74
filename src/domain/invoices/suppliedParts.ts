import { suppliedPartSchema, type SuppliedPart } from '@/domain/tax/suppliedPart'
import type { CreditNote, Invoice } from './invoice'
import { partsOf } from './noteParts'

export const partsOfInvoice = ({ lines }: Pick<Invoice, 'lines'>): SuppliedPart[] =>
  lines.map((line) => suppliedPartSchema.parse(line))

export const partsOfNote = (invoice: Pick<Invoice, 'lines'>, note: CreditNote): SuppliedPart[] =>
  partsOf(invoice, note).map(({ line, ...part }) => ({
    kind: invoice.lines[line]?.kind ?? 'service',
    quantity: 0,
    ...part,
  }))
