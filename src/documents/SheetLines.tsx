import { Text, View } from '@react-pdf/renderer'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { printedMoney, printedRate } from './printedText'
import { sheet } from './sheetStyles'

type Props = { document: InvoiceDocument }

/** What is sold, what it comes to, and how much of that is tax. */
export function SheetLines({ document }: Props) {
  const { lines, sac, taxes, period, priceHoldsTax } = document
  return (
    <>
      <View style={sheet.table}>
        <View style={sheet.tableHead}>
          <Text style={{ width: 18 }}>#</Text>
          <Text style={sheet.grow}>Description</Text>
          {sac !== '' && <Text style={{ width: 64 }}>SAC</Text>}
          <Text style={[sheet.right, { width: 100 }]}>Amount</Text>
        </View>
        {lines.map(({ label, rupees }, at) => (
          <View key={at} style={sheet.row} wrap={false}>
            <Text style={[sheet.quiet, { width: 18 }]}>{at + 1}</Text>
            <View style={sheet.grow}>
              <Text style={at === 0 ? sheet.strong : {}}>{label}</Text>
              {at === 0 && period !== '' && <Text style={sheet.quiet}>{period}</Text>}
            </View>
            {sac !== '' && <Text style={{ width: 64 }}>{rupees < 0 ? '' : sac}</Text>}
            <Text style={[sheet.right, { width: 100 }]}>{printedMoney(rupees, document)}</Text>
          </View>
        ))}
      </View>
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
        <Totals document={document} />
      </View>
    </>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <View style={sheet.sum}>
      <Text style={sheet.quiet}>{label}</Text>
      <Text>{value}</Text>
    </View>
  )
}

function Totals({ document }: Props) {
  const { taxes, taxable, roundOff, total, original } = document
  return (
    <View style={sheet.totals}>
      {taxes.length > 0 && <Sum label="Taxable value" value={printedMoney(taxable, document)} />}
      {taxes.map(({ label, rate, rupees }) => (
        <Sum key={label} label={`${label} ${printedRate(rate)}`} value={printedMoney(rupees, document)} />
      ))}
      {roundOff !== 0 && <Sum label="Round-off" value={printedMoney(roundOff, document)} />}
      <View style={sheet.total}>
        <Text>{original ? 'Credit' : 'Total'}</Text>
        <Text>{printedMoney(total, document)}</Text>
      </View>
    </View>
  )
}
