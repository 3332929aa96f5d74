import type { Invoice } from '@/domain/invoices/invoice'
import { printedSac, type LineToPrice, type PricedInvoice } from '@/domain/invoices/invoiceLine'
import type { CivilDate } from '@/domain/shared/civilDate'
import { tidyGstin } from '@/domain/tax/gstin'
import { isUndivided } from '@/domain/tax/placeOfSupply'
import { rateFor, rateOnceAbroad } from '@/domain/tax/rateFor'
import { reckon } from '@/domain/tax/reckon'
import { collectsTax } from '@/domain/tax/regime'
import type { Agreement, MemberPackage } from '@/domain/packages/memberPackage'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { ActContext } from './packageAct'
import type { SaleTerms } from './saleTerms'

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
  { wasTaxed, sac }: { wasTaxed: boolean; sac: string },
  { settings, gym }: ActContext,
): number | null {
  if (taxRate === null || billedOn === null || !wasTaxed) return null
  const taxed = { ...settings, taxRegime: 'regular' as const }
  const inForce = [
    rateFor({ taxRate: null }, taxed, gym.type, billedOn),
    rateOnceAbroad(sac, settings, gym.type, billedOn),
  ]
  return inForce.includes(taxRate) ? null : taxRate
}

const wasTaxed = ({ taxRegime, gst }: Invoice) => (taxRegime === '' ? gst > 0 : collectsTax(taxRegime))

/** Of an older record the agreement is what its last invoice shows, and the centre's way where that is silent. */
function olderAgreement(pkg: MemberPackage, ctx: ActContext): Agreement {
  const last = ctx.openInvoices.find(({ id }) => id === pkg.invoiceIds.at(-1))
  const billedOn = last?.issuedOn ?? pkg.billedThrough ?? pkg.startDate
  const sac = last?.sac || ctx.settings.sac
  const billed = { sac, wasTaxed: last ? wasTaxed(last) : (pkg.taxRate ?? 0) > 0 }
  return {
    inclusive: last && last.gst > 0 ? last.inclusive : ctx.settings.taxInclusive,
    sac,
    customerGstin: last?.customerGstin ?? '',
    placeOfSupply: last?.placeOfSupply ?? '',
    ownRate: olderRate(pkg, billedOn, billed, ctx),
  }
}

export const agreementOf = (pkg: MemberPackage, ctx: ActContext): Agreement =>
  pkg.agreement ?? olderAgreement(pkg, ctx)

/** A price or a fee of the package, in rupees, by its agreement and at the rate of today. */
export const priceAgreed = (
  { inclusive, sac, placeOfSupply, ownRate }: Agreement,
  line: Pick<LineToPrice, 'kind' | 'description' | 'unitPrice' | 'discount'>,
  { settings, gym, today }: ActContext,
): PricedInvoice => {
  const rate = rateFor({ taxRate: ownRate, sac }, settings, gym.type, today)
  return reckon({
    lines: [{ ...line, quantity: 1, sac: printedSac(sac, settings), rate }],
    discount: 0,
    percentOff: 0,
    inclusive,
    roundToRupee: settings.roundToRupee,
    interState: isUndivided(settings, gym.state, placeOfSupply),
  })
}

/** What the invoice of an agreed price shows of the agreement, its lines apart. */
export const agreedFields = ({
  customerGstin,
  placeOfSupply,
}: Agreement): Pick<Invoice, 'customerGstin' | 'placeOfSupply'> => ({ customerGstin, placeOfSupply })
