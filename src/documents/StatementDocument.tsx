import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { PayStatement, StatementRow } from '@/domain/contributions/payStatement'
import { GymBlock } from './GymBlock'
import { fontStack } from './fontStack'
import { printedMoney, printedRate } from './printedText'
import { Fact, MoneyRows } from './SheetRows'
import { A4, sheet } from './sheetStyles'

export type StatementProps = {
  document: PayStatement
  /** A JPEG or PNG as a data address; null draws none. */
  logo: string | null
}

const width = { of: 120, rate: 84, amount: 90 }

const countOf = ({ count, value }: StatementRow, document: PayStatement): string =>
  [count, value === null ? '' : printedMoney(value, document)].filter(Boolean).join(', ')

function rateOf({ rate }: StatementRow, document: PayStatement): string {
  if (rate === null) return ''
  return 'percent' in rate ? printedRate(rate.percent) : printedMoney(rate.rupees, document)
}

type RowsProps = {
  title: string
  rows: readonly StatementRow[]
  total: { label: string; rupees: number }
  document: PayStatement
}

function Rows({ title, rows, total, document }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <View style={sheet.table}>
      <View style={sheet.tableHead} fixed>
        <Text style={sheet.grow}>{title}</Text>
        <Text style={{ width: width.of }}>For</Text>
        <Text style={[sheet.right, { width: width.rate }]}>Rate</Text>
        <Text style={[sheet.right, { width: width.amount }]}>Amount</Text>
      </View>
      {rows.map((row, at) => (
        <View key={at} style={sheet.row} wrap={false}>
          <View style={sheet.grow}>
            <Text style={sheet.strong}>{row.category}</Text>
            {row.detail !== '' && <Text style={sheet.quiet}>{row.detail}</Text>}
          </View>
          <Text style={{ width: width.of }}>{countOf(row, document)}</Text>
          <Text style={[sheet.right, { width: width.rate }]}>{rateOf(row, document)}</Text>
          <Text style={[sheet.right, { width: width.amount }]}>{printedMoney(row.rupees, document)}</Text>
        </View>
      ))}
      <View style={[sheet.sum, { marginTop: 3 }]} wrap={false}>
        <Text style={sheet.strong}>{total.label}</Text>
        <Text style={sheet.strong}>{printedMoney(total.rupees, document)}</Text>
      </View>
    </View>
  )
}

function Head({ document, logo }: StatementProps) {
  const { gym, employee, month, payable, notices } = document
  return (
    <>
      <View style={sheet.head}>
        <GymBlock gym={gym} logo={logo} />
        <View style={sheet.numberBlock}>
          <Text style={sheet.title}>Pay statement</Text>
          <Text style={sheet.number}>{month}</Text>
        </View>
      </View>
      {notices.map((notice) => (
        <Text key={notice} style={sheet.notice}>
          {notice}
        </Text>
      ))}
      <View style={sheet.rule} />
      <View style={sheet.parties}>
        <View style={sheet.party}>
          <Text style={sheet.caption}>Employee</Text>
          <Text style={sheet.customer}>{employee.name}</Text>
          {employee.designation !== '' && <Text>{employee.designation}</Text>}
          {employee.phone !== '' && <Text style={sheet.quiet}>{employee.phone}</Text>}
        </View>
        <View style={sheet.facts}>
          <Fact label="Employee id" value={employee.empId} />
          <Fact label="Joined on" value={employee.joinedOn} />
          <Fact label="Paid for" value={payable} />
        </View>
      </View>
    </>
  )
}

/** A month's pay of one employee on A4: earnings, deductions, what that comes to, and how it was paid. */
export function StatementDocument({ document, logo }: StatementProps) {
  const { gym, employee, month, earnings, deductions, earned, deducted, net, inWords, outcome } = document
  const name = `Pay statement ${employee.name} ${month}`
  const paid = document.payments.map(({ date, mode, rupees }, at) => ({
    key: String(at),
    date,
    what: mode,
    amount: printedMoney(rupees, document),
  }))
  return (
    <Document title={name} author={gym.name} creator={gym.name} producer="Fitness Centre">
      <Page size={A4} style={[sheet.page, { fontFamily: fontStack(document) }]}>
        <Text style={[sheet.foot, { left: 44 }]} fixed>
          {`${gym.name} · ${name}`}
        </Text>
        <Head document={document} logo={logo} />
        <Rows
          title="Earnings"
          rows={earnings}
          total={{ label: 'Total earnings', rupees: earned }}
          document={document}
        />
        <Rows
          title="Deductions"
          rows={deductions}
          total={{ label: 'Total deductions', rupees: deducted }}
          document={document}
        />
        <View style={sheet.sums} wrap={false}>
          <View style={sheet.words}>
            {inWords !== '' && (
              <>
                <Text style={sheet.caption}>Net pay in words</Text>
                <Text>{inWords}</Text>
              </>
            )}
          </View>
          <View style={sheet.totals}>
            <View style={sheet.total}>
              <Text>Net pay</Text>
              <Text>{printedMoney(net, document)}</Text>
            </View>
          </View>
        </View>
        <MoneyRows title="Paid" rows={paid} />
        {(outcome.label === 'To pay' || outcome.label === 'Owed to the centre') && (
          <View style={[sheet.smallRow, { marginTop: 4 }]}>
            <Text style={[sheet.strong, sheet.grow]}>
              {outcome.label === 'To pay' ? 'Still to pay' : outcome.label}
            </Text>
            <Text style={[sheet.strong, sheet.right]}>{printedMoney(outcome.rupees, document)}</Text>
          </View>
        )}
        <View style={sheet.closing} wrap={false}>
          <View style={sheet.grow}>
            <View style={sheet.signature}>
              <View style={sheet.signatureRule} />
              <Text style={sheet.quiet}>Employee’s signature</Text>
            </View>
          </View>
          <View style={sheet.signature}>
            <Text>{`For ${gym.name}`}</Text>
            <View style={sheet.signatureRule} />
            <Text style={sheet.quiet}>Authorised signatory</Text>
          </View>
        </View>
      </Page>
    </Document>
  )
}
