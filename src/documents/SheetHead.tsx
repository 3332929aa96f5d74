import { Text, View } from '@react-pdf/renderer'
import type { DocumentParty } from '@/domain/invoices/documentParties'
import type { InvoiceDocument } from '@/domain/invoices/invoiceDocument'
import { GymBlock, contactOf } from './GymBlock'
import { Fact } from './SheetRows'
import { sheet } from './sheetStyles'

export type PrintProps = {
  document: InvoiceDocument
  /** A JPEG or PNG as a data address; null draws none. */
  logo: string | null
  /** The same, of the signature; null leaves the line to sign on. */
  signature: string | null
}

/** Who sells, what the document is called, who buys, and the particulars that the law asks for (DOMAIN 2.3). */
export function SheetHead({ document, logo }: Omit<PrintProps, 'signature'>) {
  const { supplier, customer, original } = document
  const isTaxed = document.taxes.length > 0
  return (
    <>
      <View style={sheet.head}>
        <GymBlock gym={supplier} logo={logo}>
          {supplier.gstin !== '' && (
            <Text style={sheet.strong}>{`${document.taxIdLabel} ${supplier.gstin}`}</Text>
          )}
        </GymBlock>
        <View style={sheet.numberBlock}>
          <Text style={sheet.title}>{document.title}</Text>
          {document.number !== '' && <Text style={sheet.number}>{document.number}</Text>}
        </View>
      </View>
      {document.notices.map((notice) => (
        <Text key={notice} style={sheet.notice}>
          {notice}
        </Text>
      ))}
      <View style={sheet.rule} />
      <View style={sheet.parties}>
        <View style={sheet.party}>
          <Text style={sheet.caption}>{original ? 'Credited to' : 'Billed to'}</Text>
          <Text style={sheet.customer}>{customer.name}</Text>
          {customer.address !== '' && <Text>{customer.address}</Text>}
          {customer.state !== '' && (isTaxed || customer.gstin !== '') && (
            <Text style={sheet.quiet}>{`State: ${stateText(customer)}`}</Text>
          )}
          {contactOf(customer) !== '' && <Text style={sheet.quiet}>{contactOf(customer)}</Text>}
          {customer.gstin !== '' && (
            <Text style={sheet.strong}>{`${document.taxIdLabel} ${customer.gstin}`}</Text>
          )}
          {customer.code !== '' && <Text style={sheet.quiet}>{`Member ${customer.code}`}</Text>}
        </View>
        <View style={sheet.facts}>
          <Fact label="Date of issue" value={document.issuedOn} />
          {original && <Fact label="Original invoice" value={`${original.number} of ${original.issuedOn}`} />}
          {!original && <Fact label="Due date" value={document.dueOn} />}
          {!original && <Fact label="Period" value={document.period} />}
          <Fact label="Place of supply" value={document.placeOfSupply} />
          {isTaxed && document.placeOfSupply !== '' && <Fact label="Reverse charge" value="No" />}
        </View>
      </View>
    </>
  )
}

const stateText = ({ state, stateCode }: DocumentParty) =>
  stateCode === '' ? state : `${state} (${stateCode})`
