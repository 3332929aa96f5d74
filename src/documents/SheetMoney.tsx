import { Text, View } from '@react-pdf/renderer'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { paymentText } from './paymentText'
import { printedMoney } from './printedText'
import { sheet } from './sheetStyles'

type Row = { key: string; date: string; what: string; amount: string }

function Table({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <View style={sheet.section}>
      <Text style={sheet.sectionTitle} minPresenceAhead={24}>
        {title}
      </Text>
      {rows.map(({ key, date, what, amount }) => (
        <View key={key} style={sheet.smallRow} wrap={false}>
          <Text style={[sheet.quiet, { width: 74 }]}>{date}</Text>
          <Text style={sheet.grow}>{what}</Text>
          <Text style={[sheet.right, { width: 100 }]}>{amount}</Text>
        </View>
      ))}
    </View>
  )
}

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
      <Table title="Received" rows={creditApplied > 0 ? [...paid, used] : paid} />
      <Table title="Credit notes" rows={noted} />
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
