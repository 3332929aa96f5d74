import { subsetsFor, type FontSubset } from './fontSubsets'
import { familyOf } from './printedFonts'
import { printedMoney } from './printedText'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'

/** Every letter that the document may print, the sign of its currency with them. */
const textOf = (document: InvoiceDocument): string =>
  `${JSON.stringify(document)}${printedMoney(document.total, document)}`

export const documentSubsets = (document: InvoiceDocument): FontSubset[] => subsetsFor(textOf(document))

/** The families that draw it, each for the letters that those before it lack. */
export const fontStack = (document: InvoiceDocument): string[] => documentSubsets(document).map(familyOf)
