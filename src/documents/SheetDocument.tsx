import { Document, Page, Text } from '@react-pdf/renderer'
import { fontStack } from './fontStack'
import { A4, sheet } from './sheetStyles'
import { SheetHead, type PrintProps } from './SheetHead'
import { SheetLines } from './SheetLines'
import { SheetMoney } from './SheetMoney'
import { SheetClosing } from './SheetClosing'

/** A document of the centre on A4, on as many pages as it takes. */
export function SheetDocument({ document, logo, signature }: PrintProps) {
  const { supplier, title, number } = document
  const name = [title, number].filter(Boolean).join(' ')
  return (
    <Document title={name} author={supplier.name} creator={supplier.name} producer="Fitness Centre">
      <Page size={A4} style={[sheet.page, { fontFamily: fontStack(document) }]}>
        <Text style={[sheet.foot, { left: 44 }]} fixed>
          {`${supplier.name} · ${name}`}
        </Text>
        <Text
          style={[sheet.foot, { right: 44 }]}
          fixed
          render={({ pageNumber, totalPages }) =>
            totalPages > 1 ? `Page ${pageNumber} of ${totalPages}` : ''
          }
        />
        <SheetHead document={document} logo={logo} />
        <SheetLines document={document} />
        <SheetMoney document={document} />
        <SheetClosing document={document} signature={signature} />
      </Page>
    </Document>
  )
}
