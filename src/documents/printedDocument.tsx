import type { ReactElement } from 'react'
import type { DocumentProps } from '@react-pdf/renderer'
import type { PayStatement, StatementRow } from '@/domain/contributions/payStatement'
import { printableDocument, printableText } from './printableDocument'
import { ReceiptDocument } from './ReceiptDocument'
import { SheetDocument } from './SheetDocument'
import type { PrintProps } from './SheetHead'
import { StatementDocument, type StatementProps } from './StatementDocument'

export type PageFormat = 'A4' | 'receipt'

/** The document in the format that was asked for: the same for print, share and e-mail. */
export function printedDocument(
  format: PageFormat,
  { document, ...pictures }: PrintProps,
): ReactElement<DocumentProps> {
  const printed = { document: printableDocument(document), ...pictures }
  return format === 'A4' ? <SheetDocument {...printed} /> : <ReceiptDocument {...printed} />
}

const printableRow = (row: StatementRow): StatementRow => ({
  ...row,
  category: printableText(row.category),
  detail: printableText(row.detail),
})

/** The statement with every text that people wrote in letters that can be printed. */
const printableStatement = (document: PayStatement): PayStatement => ({
  ...document,
  gym: {
    ...document.gym,
    name: printableText(document.gym.name),
    address: printableText(document.gym.address),
  },
  employee: {
    ...document.employee,
    name: printableText(document.employee.name),
    designation: printableText(document.employee.designation),
    empId: printableText(document.employee.empId),
  },
  earnings: document.earnings.map(printableRow),
  deductions: document.deductions.map(printableRow),
  payments: document.payments.map((payment) => ({ ...payment, mode: printableText(payment.mode) })),
})

/** A pay statement, on A4 alone. */
export const printedStatement = ({ document, logo }: StatementProps): ReactElement<DocumentProps> => (
  <StatementDocument document={printableStatement(document)} logo={logo} />
)
