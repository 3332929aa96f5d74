import { Text, View } from '@react-pdf/renderer'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { printedMoney, printedRate } from './printedText'
import { sheet } from './sheetStyles'
import { SheetRates } from './SheetRates'
import { SheetTotals } from './SheetTotals'

type Props = { document: InvoiceDocument }

const width = { number: 18, code: 50, quantity: 30, price: 78, amount: 84 }

/** What is sold, at which rate where there are several, what it comes to, and how much of that is tax. */
export function SheetLines({ document }: Props) {
  const { lines, deductions, codeLabel, taxes, rates, priceHoldsTax } = document
  const money = (rupees: number) => printedMoney(rupees, document)
  return (
    <>
      <View style={sheet.table}>
        <View style={sheet.tableHead} fixed>
          <Text style={{ width: width.number }}>#</Text>
          <Text style={sheet.grow}>Description</Text>
          {codeLabel !== '' && <Text style={{ width: width.code }}>{codeLabel}</Text>}
          <Text style={[sheet.right, { width: width.quantity }]}>Qty</Text>
          <Text style={[sheet.right, { width: width.price }]}>Price</Text>
          <Text style={[sheet.right, { width: width.amount }]}>Amount</Text>
        </View>
        {lines.map(({ description, detail, code, quantity, price, amount, rate }, at) => (
          <View key={at} style={sheet.row} wrap={false}>
            <Text style={[sheet.quiet, { width: width.number }]}>{at + 1}</Text>
            <View style={sheet.grow}>
              <Text style={sheet.strong}>{description}</Text>
              {detail !== '' && <Text style={sheet.quiet}>{detail}</Text>}
              {rates.length > 0 && <Text style={sheet.quiet}>{`tax ${printedRate(rate)}`}</Text>}
            </View>
            {codeLabel !== '' && <Text style={{ width: width.code }}>{code}</Text>}
            <Text style={[sheet.right, { width: width.quantity }]}>{quantity}</Text>
            <Text style={[sheet.right, { width: width.price }]}>{money(price)}</Text>
            <Text style={[sheet.right, { width: width.amount }]}>{money(amount)}</Text>
          </View>
        ))}
        {deductions.map(({ label, rupees }) => (
          <View key={label} style={sheet.row} wrap={false}>
            <Text style={{ width: width.number }} />
            <Text style={sheet.grow}>{label}</Text>
            <Text style={[sheet.right, { width: width.amount }]}>{money(rupees)}</Text>
          </View>
        ))}
      </View>
      <SheetRates document={document} />
      <View style={sheet.sums} wrap={false}>
        <View style={sheet.words}>
          {document.inWords !== '' && (
            <>
              <Text style={sheet.caption}>Amount in words</Text>
              <Text>{document.inWords}</Text>
            </>
          )}
          {priceHoldsTax && taxes.length > 0 && (
            <Text style={[sheet.quiet, { marginTop: 4 }]}>The prices include the taxes shown here.</Text>
          )}
        </View>
        <SheetTotals document={document} />
      </View>
    </>
  )
}
