import { Image, Text, View } from '@react-pdf/renderer'
import { printedMoney } from './printedText'
import { QrImage } from './QrImage'
import type { PrintProps } from './SheetHead'
import { sheet } from './sheetStyles'

/** The QR for exactly the balance, the signature or the line to sign on, and the centre's terms. */
export function SheetClosing({ document, signature }: Omit<PrintProps, 'logo'>) {
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
          {signature !== null && <Image src={signature} style={sheet.signaturePicture} />}
          <View style={signature === null ? sheet.signatureRule : sheet.signedRule} />
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
