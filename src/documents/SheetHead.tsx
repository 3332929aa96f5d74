import { Image, Text, View } from '@react-pdf/renderer'
import type { DocumentParty } from '@/domain/invoices/invoiceDocument'
import type { PaperProps } from './SheetDocument'
import { sheet } from './sheetStyles'

function Fact({ label, value }: { label: string; value: string }) {
  if (value === '') return null
  return (
    <View style={sheet.fact}>
      <Text style={sheet.factLabel}>{label}</Text>
      <Text style={sheet.factValue}>{value}</Text>
    </View>
  )
}

const contactOf = ({ phone, email }: DocumentParty) => [phone, email].filter(Boolean).join(' · ')

/** Who sells, what the paper is called, who buys, and the particulars that the law asks for (DOMAIN 2.3). */
export function SheetHead({ document, logo }: PaperProps) {
  const { supplier, customer, original } = document
  const isTaxed = document.taxes.length > 0
  return (
    <>
      <View style={sheet.head}>
        <View style={sheet.supplier}>
          {logo && <Image src={logo} style={sheet.logo} />}
          <View style={sheet.supplierText}>
            <Text style={sheet.supplierName}>{supplier.name}</Text>
            {supplier.address !== '' && <Text style={sheet.quiet}>{supplier.address}</Text>}
            {contactOf(supplier) !== '' && <Text style={sheet.quiet}>{contactOf(supplier)}</Text>}
            {supplier.gstin !== '' && (
              <Text style={sheet.strong}>{`${document.taxIdLabel} ${supplier.gstin}`}</Text>
            )}
          </View>
        </View>
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
