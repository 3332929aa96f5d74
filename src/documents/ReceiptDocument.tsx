import { Document, Image, Page, Text, View } from '@react-pdf/renderer'
import type { DocumentParty } from '@/domain/invoices/documentParties'
import { fontStack } from './fontStack'
import { paymentText } from './paymentText'
import { printedMoney, printedRate, taxLabel } from './printedText'
import { QrImage } from './QrImage'
import { slip } from './receiptStyles'
import type { PrintProps } from './SheetHead'
import { RECEIPT_WIDTH } from './sheetStyles'

function Row({ what, value, isTotal = false }: { what: string; value: string; isTotal?: boolean }) {
  return (
    <View style={isTotal ? slip.total : slip.row}>
      <Text style={slip.what}>{what}</Text>
      <Text>{value}</Text>
    </View>
  )
}

const stateText = ({ state, stateCode }: DocumentParty) =>
  stateCode === '' ? state : `${state} (${stateCode})`

const Rule = () => <View style={slip.rule} />

/** Who sells and what the document is. */
type ReceiptProps = Omit<PrintProps, 'signature'>

function Head({ document, logo }: ReceiptProps) {
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

function Facts({ document }: Pick<PrintProps, 'document'>) {
  const { customer, original } = document
  const facts = [
    ['Number', document.number],
    ['Date', document.issuedOn],
    ['Original invoice', original ? `${original.number} of ${original.issuedOn}` : ''],
    ['Customer', [customer.name, customer.code && `(${customer.code})`].filter(Boolean).join(' ')],
    ['Phone', customer.phone],
    ['Address', document.needsAddress ? customer.address : ''],
    ['State', document.needsAddress ? stateText(customer) : ''],
    [document.taxIdLabel, customer.gstin],
    ['Place of supply', document.placeOfSupply],
    ['SAC', document.sac],
    ['Reverse charge', document.taxes.length > 0 && document.placeOfSupply !== '' ? 'No' : ''],
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

type Of = Pick<PrintProps, 'document'>

/** Each line with its amount; below it how many at what price, and its code and rate where they are not the same for all. */
function Lines({ document }: Of) {
  const { lines, deductions, sac, rates } = document
  const money = (rupees: number) => printedMoney(rupees, document)
  return (
    <>
      {lines.map(({ description, detail, code, isGoods, quantity, price, amount, rate }, at) => {
        const about = [
          quantity > 1 && `${quantity} × ${money(price)}`,
          sac === '' && code !== '' && `${isGoods ? 'HSN' : 'SAC'} ${code}`,
          rates.length > 0 && `tax ${printedRate(rate)}`,
        ].filter((part) => part !== false)
        return (
          <View key={at}>
            <Row what={description} value={money(amount)} />
            {detail !== '' && <Text>{detail}</Text>}
            {about.length > 0 && <Text>{about.join(' · ')}</Text>}
          </View>
        )
      })}
      {deductions.map(({ label, rupees }) => (
        <Row key={label} what={label} value={money(rupees)} />
      ))}
    </>
  )
}

/** Taxable value and taxes; of several rates each by itself before the sums. */
function Taxes({ document }: Of) {
  const { taxes, rates, taxable } = document
  const money = (rupees: number) => printedMoney(rupees, document)
  return (
    <>
      {rates.map((row) => (
        <View key={row.rate}>
          <Row what={`Taxable at ${printedRate(row.rate)}`} value={money(row.taxable)} />
          {row.rate > 0 &&
            taxes.map((tax, at) => (
              <Row
                key={tax.label}
                what={taxLabel({
                  ...tax,
                  rate: tax.label === 'CGST' || taxes.length > 1 ? row.rate / 2 : row.rate,
                })}
                value={money(row.taxes[at] ?? 0)}
              />
            ))}
        </View>
      ))}
      {taxes.length > 0 && <Row what="Taxable value" value={money(taxable)} />}
      {taxes.map((tax) => (
        <Row key={tax.label} what={taxLabel(tax)} value={money(tax.rupees)} />
      ))}
    </>
  )
}

/** The same document on the continuous paper of an 80 mm printer. */
export function ReceiptDocument({ document, logo }: ReceiptProps) {
  const { supplier, title, number, payments, credits, original, upi, balance } = document
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
        <Lines document={document} />
        <Rule />
        <Taxes document={document} />
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
        {document.needsSignature && (
          <View style={slip.signature}>
            <Text>{`For ${supplier.name}`}</Text>
            <View style={slip.signatureRule} />
            <Text>Authorised signatory</Text>
          </View>
        )}
        <Rule />
        <Text style={slip.centred}>Thank you</Text>
      </Page>
    </Document>
  )
}
