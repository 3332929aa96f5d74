import { Document, Image, Page, Text, View } from '@react-pdf/renderer'
import { fontStack } from './fontStack'
import { paymentText } from './paymentText'
import { printedMoney, printedRate } from './printedText'
import { QrImage } from './QrImage'
import { slip } from './receiptStyles'
import type { PaperProps } from './SheetDocument'
import { RECEIPT_WIDTH } from './sheetStyles'

function Row({ what, value, isTotal = false }: { what: string; value: string; isTotal?: boolean }) {
  return (
    <View style={isTotal ? slip.total : slip.row}>
      <Text style={slip.what}>{what}</Text>
      <Text>{value}</Text>
    </View>
  )
}

const Rule = () => <View style={slip.rule} />

/** Who sells and what the paper is. */
function Head({ document, logo }: PaperProps) {
  const { supplier, notices, title } = document
  return (
    <>
      {logo && <Image src={logo} style={slip.logo} />}
      <Text style={slip.name}>{supplier.name}</Text>
      {supplier.address !== '' && <Text style={slip.centred}>{supplier.address}</Text>}
      {supplier.phone !== '' && <Text style={slip.centred}>{supplier.phone}</Text>}
      {supplier.gstin !== '' && (
        <Text style={slip.centred}>{`${document.taxIdLabel} ${supplier.gstin}`}</Text>
      )}
      <Rule />
      <Text style={slip.title}>{title}</Text>
      {notices.map((notice) => (
        <Text key={notice} style={[slip.centred, slip.strong]}>
          {notice}
        </Text>
      ))}
    </>
  )
}

function Facts({ document }: Pick<PaperProps, 'document'>) {
  const { customer, original } = document
  const facts = [
    ['Number', document.number],
    ['Date', document.issuedOn],
    ['Original invoice', original ? `${original.number} of ${original.issuedOn}` : ''],
    ['Customer', [customer.name, customer.code && `(${customer.code})`].filter(Boolean).join(' ')],
    ['Phone', customer.phone],
    ['Address', customer.gstin === '' ? '' : customer.address],
    [document.taxIdLabel, customer.gstin],
    ['Place of supply', document.placeOfSupply],
    ['SAC', document.sac],
    ['Reverse charge', document.taxes.length > 0 && document.placeOfSupply !== '' ? 'No' : ''],
    ['Period', document.period],
  ] as const
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <View key={label} style={slip.row}>
        <Text style={{ width: 62 }}>{label}</Text>
        <Text style={slip.what}>{value}</Text>
      </View>
    ))
}

/** The same document on the continuous paper of an 80 mm printer. */
export function ReceiptDocument({ document, logo }: PaperProps) {
  const { supplier, title, number, lines, taxes, payments, credits, original, upi, balance } = document
  const money = (rupees: number) => printedMoney(rupees, document)
  const isIssued = number !== '' && original === null
  return (
    <Document title={[title, number].filter(Boolean).join(' ')} author={supplier.name}>
      <Page
        wrap={false}
        size={{ width: RECEIPT_WIDTH }}
        style={[slip.page, { fontFamily: fontStack(document) }]}
      >
        <Head document={document} logo={logo} />
        <Rule />
        <Facts document={document} />
        <Rule />
        {lines.map(({ label, rupees }, at) => (
          <Row key={at} what={label} value={money(rupees)} />
        ))}
        <Rule />
        {taxes.length > 0 && <Row what="Taxable value" value={money(document.taxable)} />}
        {taxes.map(({ label, rate, rupees }) => (
          <Row key={label} what={`${label} ${printedRate(rate)}`} value={money(rupees)} />
        ))}
        {document.roundOff !== 0 && <Row what="Round-off" value={money(document.roundOff)} />}
        <Row isTotal what={original ? 'Credit' : 'Total'} value={money(document.total)} />
        {document.inWords !== '' && <Text>{document.inWords}</Text>}
        {isIssued && (
          <>
            <Rule />
            {payments.map((payment, at) => (
              <Row
                key={at}
                what={`${payment.date} · ${paymentText(payment)}`}
                value={money(payment.rupees)}
              />
            ))}
            {document.creditApplied > 0 && (
              <Row what="From the earlier credit" value={money(document.creditApplied)} />
            )}
            {credits.map((credit) => (
              <Row key={credit.number} what={`Credit note ${credit.number}`} value={money(credit.rupees)} />
            ))}
            <Row isTotal what={document.outcome.label} value={money(document.outcome.rupees)} />
          </>
        )}
        {upi && (
          <View style={slip.qr}>
            <QrImage content={upi} side={116} />
            <Text style={[slip.strong, { fontSize: 9.5 }]}>{`Scan to pay ${money(balance)}`}</Text>
            <Text>{document.upiId}</Text>
          </View>
        )}
        {document.terms !== '' && (
          <>
            <Rule />
            <Text>{document.terms}</Text>
          </>
        )}
        <Rule />
        <Text style={slip.centred}>Thank you</Text>
      </Page>
    </Document>
  )
}
