import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { fontStack } from './fontStack'
import { A4, sheet } from './sheetStyles'
import { SheetHead } from './SheetHead'
import { SheetLines } from './SheetLines'
import { SheetMoney } from './SheetMoney'
import { SheetClosing } from './SheetClosing'

export type PaperProps = {
  document: InvoiceDocument
  /** A JPEG or PNG as a data address; null draws none. */
  logo: string | null
}

/** A document of the centre on A4, on as many pages as it takes. */
export function SheetDocument({ document, logo }: PaperProps) {
  const { supplier, title, number } = document
  const name = [title, number].filter(Boolean).join(' ')
  return (
    <Document title={name} author={supplier.name} creator={supplier.name} producer="Fitness Centre">
      <Page size={A4} style={[sheet.page, { fontFamily: fontStack(document) }]}>
        <SheetHead document={document} logo={logo} />
        <SheetLines document={document} />
        <SheetMoney document={document} />
        <SheetClosing document={document} />
        <View style={sheet.foot} fixed>
          <Text>{`${supplier.name} · ${name}`}</Text>
          <Text
            render={({ pageNumber, totalPages }) =>
              totalPages > 1 ? `Page ${pageNumber} of ${totalPages}` : ''
            }
          />
        </View>
      </Page>
    </Document>
  )
}
