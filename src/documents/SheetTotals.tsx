import { Text, View } from '@react-pdf/renderer'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { printedMoney, taxLabel } from './printedText'
import { sheet } from './sheetStyles'

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <View style={sheet.sum}>
      <Text style={sheet.quiet}>{label}</Text>
      <Text>{value}</Text>
    </View>
  )
}

/** Taxable value, each tax, the rounding and the total. */
export function SheetTotals({ document }: { document: InvoiceDocument }) {
  const { taxes, taxable, roundOff, total, original } = document
  const money = (rupees: number) => printedMoney(rupees, document)
  return (
    <View style={sheet.totals}>
      {taxes.length > 0 && <Sum label="Taxable value" value={money(taxable)} />}
      {taxes.map((tax) => (
        <Sum key={tax.label} label={taxLabel(tax)} value={money(tax.rupees)} />
      ))}
      {roundOff !== 0 && <Sum label="Round-off" value={money(roundOff)} />}
      <View style={sheet.total}>
        <Text>{original ? 'Credit' : 'Total'}</Text>
        <Text>{money(total)}</Text>
      </View>
    </View>
  )
}
