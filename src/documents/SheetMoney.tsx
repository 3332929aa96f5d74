import { Text, View } from '@react-pdf/renderer'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { paymentText } from './paymentText'
import { printedMoney } from './printedText'
import { MoneyRows } from './SheetRows'
import { sheet } from './sheetStyles'

/** What came in for it, what was taken off it, and what is left to pay. */
export function SheetMoney({ document }: { document: InvoiceDocument }) {
  const { payments, credits, creditApplied, outcome, original } = document
  if (original || document.number === '') return null
  const money = (rupees: number) => printedMoney(rupees, document)
  const paid = payments.map((payment, at) => ({
    key: String(at),
    date: payment.date,
    what: paymentText(payment),
    amount: money(payment.rupees),
  }))
  const used = { key: 'credit', date: '', what: 'From the earlier credit', amount: money(creditApplied) }
  const noted = credits.map(({ date, number, reason, rupees }) => ({
    key: number,
    date,
    what: [number, reason].filter(Boolean).join(' · '),
    amount: money(rupees),
  }))
  return (
    <>
      <MoneyRows title="Received" rows={creditApplied > 0 ? [...paid, used] : paid} />
      <MoneyRows title="Credit notes" rows={noted} />
      <View style={[sheet.sums, { marginTop: 12 }]} wrap={false}>
        <View style={sheet.words} />
        <View style={sheet.totals}>
          <View style={sheet.total}>
            <Text>{outcome.label}</Text>
            <Text>{money(outcome.rupees)}</Text>
          </View>
        </View>
      </View>
    </>
  )
}
