import type { PricedInvoice } from '@/domain/invoices/invoiceLine'
import { pricedInvoice } from '@/domain/invoices/pricedInvoice'
import type { SaleTerms } from '@/domain/packageLife/saleTerms'
import { tidyGstin } from '@/domain/tax/gstin'
import { MissingParticulars } from '@/components/invoices/MissingParticulars'
import type { PackageScene } from '../usePackageScene'

type Props = {
  scene: PackageScene
  priced: PricedInvoice
  terms: Pick<SaleTerms, 'customerGstin' | 'placeOfSupply'>
}

/** What the invoice of a sale or a change will lack, said before it is made. */
export function SaleParticulars({ scene: { member, context }, priced, terms }: Props) {
  const { customerGstin = '', placeOfSupply = '' } = terms
  const invoice = {
    ...pricedInvoice(member, priced, context),
    customerGstin: tidyGstin(customerGstin),
    placeOfSupply: placeOfSupply.trim(),
  }
  return <MissingParticulars invoice={invoice} member={member} />
}
