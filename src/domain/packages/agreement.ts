import { priceHoldsTax } from '@/domain/invoices/promoValueOf'
import type { Invoice } from '@/domain/invoices/invoice'
import type { CivilDate } from '@/domain/shared/civilDate'
import { tidyGstin } from '@/domain/tax/gstin'
import { isUndivided } from '@/domain/tax/placeOfSupply'
import { rateFor } from '@/domain/tax/rateFor'
import { reckon, type Reckoning } from '@/domain/tax/reckon'
import { collectsTax } from '@/domain/tax/regime'
import type { Agreement, MemberPackage } from './memberPackage'
import type { PackageTemplate } from './packageTemplate'
import type { ActContext, SaleTerms } from './sell'

/** What a sale of today agrees on. */
export const agreementOfSale = (
  { taxRate, sac }: PackageTemplate,
  { customerGstin = '', placeOfSupply = '' }: SaleTerms,
  { settings }: ActContext,
): Agreement => ({
  inclusive: settings.taxInclusive,
  sac: sac ?? settings.sac,
  customerGstin: tidyGstin(customerGstin),
  placeOfSupply: placeOfSupply.trim(),
  ownRate: taxRate,
})

/** An older bill carried a rate of the package's own where it was not the one in force that day (PRODUCT 2.J). */
function olderRate(
  { taxRate }: MemberPackage,
  billedOn: CivilDate | null,
  wasTaxed: boolean,
  { settings, centre }: ActContext,
): number | null {
  if (taxRate === null || billedOn === null || !wasTaxed) return null
  const taxed = { ...settings, taxRegime: 'regular' as const }
  return taxRate === rateFor({ taxRate: null }, taxed, centre.type, billedOn) ? null : taxRate
}

const wasTaxed = ({ taxRegime, gst }: Invoice) => (taxRegime === '' ? gst > 0 : collectsTax(taxRegime))

/** Of an older record the agreement is what its last invoice shows, and the centre's way where that is silent. */
function olderAgreement(pkg: MemberPackage, ctx: ActContext): Agreement {
  const last = ctx.openInvoices.find(({ id }) => id === pkg.invoiceIds.at(-1))
  const billedOn = last?.issuedOn ?? pkg.billedThrough ?? pkg.startDate
  return {
    inclusive: last && last.gst > 0 ? priceHoldsTax(last) : ctx.settings.taxInclusive,
    sac: last?.sac || ctx.settings.sac,
    customerGstin: last?.customerGstin ?? '',
    placeOfSupply: last?.placeOfSupply ?? '',
    ownRate: olderRate(pkg, billedOn, last ? wasTaxed(last) : (pkg.taxRate ?? 0) > 0, ctx),
  }
}

export const agreementOf = (pkg: MemberPackage, ctx: ActContext): Agreement =>
  pkg.agreement ?? olderAgreement(pkg, ctx)

/** A price or a fee of the package, in rupees, by its agreement and at the rate of today. */
export const priceAgreed = (
  { inclusive, sac, placeOfSupply, ownRate }: Agreement,
  price: { basePrice: number; discount: number },
  { settings, centre, today }: ActContext,
): Reckoning =>
  reckon({
    ...price,
    percentOff: 0,
    rate: rateFor({ taxRate: ownRate, sac }, settings, centre.type, today),
    inclusive,
    roundToRupee: settings.roundToRupee,
    interState: isUndivided(settings.taxRegime, centre.state, placeOfSupply),
  })

/** What the invoice of an agreed price shows of the agreement. */
export const agreedFields = (
  { sac, customerGstin, placeOfSupply }: Agreement,
  { settings }: ActContext,
): Pick<Invoice, 'sac' | 'customerGstin' | 'placeOfSupply'> => ({
  sac: settings.taxRegime === 'unregistered' ? '' : sac,
  customerGstin,
  placeOfSupply,
})
