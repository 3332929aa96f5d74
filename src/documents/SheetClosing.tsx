import { Text, View } from '@react-pdf/renderer'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { printedMoney } from './printedText'
import { QrImage } from './QrImage'
import { sheet } from './sheetStyles'

/** The QR for exactly the balance, the line to sign on, and the centre's terms. */
export function SheetClosing({ document }: { document: InvoiceDocument }) {
  const { upi, upiId, balance, supplier, terms } = document
  return (
    <>
      <View style={sheet.closing} wrap={false}>
        {upi ? (
          <View style={sheet.pay}>
            <QrImage content={upi} side={84} />
            <View style={sheet.grow}>
              <Text
                style={[sheet.strong, { fontSize: 10.5 }]}
              >{`Scan to pay ${printedMoney(balance, document)}`}</Text>
              <Text style={sheet.quiet}>With any UPI app. The amount is filled in.</Text>
              <Text style={sheet.quiet}>{`UPI ID ${upiId}`}</Text>
            </View>
          </View>
        ) : (
          <View style={sheet.grow} />
        )}
        <View style={sheet.signature}>
          <Text>{`For ${supplier.name}`}</Text>
          <View style={sheet.signatureRule} />
          <Text style={sheet.quiet}>Authorised signatory</Text>
        </View>
      </View>
      {terms !== '' && (
        <View style={sheet.terms}>
          <Text style={sheet.caption}>Terms</Text>
          <Text style={sheet.quiet}>{terms}</Text>
        </View>
      )}
    </>
  )
}
