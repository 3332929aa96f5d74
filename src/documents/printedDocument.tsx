import type { ReactElement } from 'react'
import type { DocumentProps } from '@react-pdf/renderer'
import { printableDocument } from './printableDocument'
import { printableStatement } from './printableStatement'
import { ReceiptDocument } from './ReceiptDocument'
import { SheetDocument } from './SheetDocument'
import type { PrintProps } from './SheetHead'
import { StatementDocument, type StatementProps } from './StatementDocument'

export type PageFormat = 'A4' | 'receipt'

/** The document in the format that was asked for: the same for print, share and e-mail. */
export function printedDocument(
  format: PageFormat,
  { document, logo }: PrintProps,
): ReactElement<DocumentProps> {
  const printed = { document: printableDocument(document), logo }
  return format === 'A4' ? <SheetDocument {...printed} /> : <ReceiptDocument {...printed} />
}

/** A pay statement, on A4 alone. */
export const printedStatement = ({ document, logo }: StatementProps): ReactElement<DocumentProps> => (
  <StatementDocument document={printableStatement(document)} logo={logo} />
)
