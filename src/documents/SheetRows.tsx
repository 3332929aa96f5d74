import { Text, View } from '@react-pdf/renderer'
import { sheet } from './sheetStyles'

export function Fact({ label, value }: { label: string; value: string }) {
  if (value === '') return null
  return (
    <View style={sheet.fact}>
      <Text style={sheet.factLabel}>{label}</Text>
      <Text style={sheet.factValue}>{value}</Text>
    </View>
  )
}

export type MoneyRow = { key: string; date: string; what: string; amount: string }

/** Dated amounts under a title; nothing where there are none. */
export function MoneyRows({ title, rows }: { title: string; rows: readonly MoneyRow[] }) {
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
