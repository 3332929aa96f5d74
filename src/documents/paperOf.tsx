import type { ReactElement } from 'react'
import type { DocumentProps } from '@react-pdf/renderer'
import { printableDocument } from './printableDocument'
import { ReceiptDocument } from './ReceiptDocument'
import { SheetDocument, type PaperProps } from './SheetDocument'

export type Paper = 'A4' | 'receipt'

/** The document on the paper that was asked for: the same for print, share and e-mail. */
export function paperOf(paper: Paper, { document, logo }: PaperProps): ReactElement<DocumentProps> {
  const printed = { document: printableDocument(document), logo }
  return paper === 'A4' ? <SheetDocument {...printed} /> : <ReceiptDocument {...printed} />
}
