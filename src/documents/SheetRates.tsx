import { Text, View } from '@react-pdf/renderer'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { printedMoney, printedRate } from './printedText'
import { sheet } from './sheetStyles'

const WIDTH = 84

/** Rule 46: where lines have several rates, what each of them comes to. */
export function SheetRates({ document }: { document: InvoiceDocument }) {
  const { rates, taxes } = document
  if (rates.length === 0) return null
  const money = (rupees: number) => printedMoney(rupees, document)
  return (
    <View style={sheet.rates} wrap={false}>
      <View style={sheet.tableHead}>
        <Text style={sheet.grow}>Tax by rate</Text>
        <Text style={[sheet.right, { width: WIDTH }]}>Taxable value</Text>
        {taxes.map(({ label }) => (
          <Text key={label} style={[sheet.right, { width: WIDTH }]}>
            {label}
          </Text>
        ))}
      </View>
      {rates.map(({ rate, taxable, taxes: parts }) => (
        <View key={rate} style={sheet.smallRow}>
          <Text style={sheet.grow}>{printedRate(rate)}</Text>
          <Text style={[sheet.right, { width: WIDTH }]}>{money(taxable)}</Text>
          {parts.map((rupees, at) => (
            <Text key={at} style={[sheet.right, { width: WIDTH }]}>
              {money(rupees)}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}
