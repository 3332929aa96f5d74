import { isSupply, type SuppliedPart } from './suppliedPart'

/** DOMAIN 2.4: how a centre stands to the tax. Only `regular` and `outsideIndia` may collect any. */
export const taxRegimes = ['unregistered', 'regular', 'composition', 'outsideIndia'] as const
export type TaxRegime = (typeof taxRegimes)[number]

export const collectsTax = (regime: TaxRegime): boolean => regime === 'regular' || regime === 'outsideIndia'

/** Codes of services and of goods are India's: elsewhere none is asked for, and none is printed (PRODUCT 2.R). */
export const asksForCodes = (regime: TaxRegime): boolean => regime !== 'outsideIndia'

export type DocumentTitle = 'Invoice' | 'Tax Invoice' | 'Bill of Supply' | 'Invoice-cum-Bill of Supply'

const titles: Record<TaxRegime, DocumentTitle> = {
  unregistered: 'Invoice',
  regular: 'Tax Invoice',
  composition: 'Bill of Supply',
  outsideIndia: 'Invoice',
}

/** What a document of that regime is called (DOMAIN 2.4, Rules 46 and 49). */
export const documentTitleOf = (regime: TaxRegime): DocumentTitle => titles[regime]

type Supplied = { lines: readonly Pick<SuppliedPart, 'kind' | 'sac' | 'rate'>[]; customerGstin: string }

/**
 * What a document is called by what it supplies: where that is nothing, as a charge for a bounced cheque, an invoice. Of a regular
 * taxpayer what bears no tax goes on a bill of supply (CGST Act s. 31(3)(c)), and for somebody unregistered it may stand on one
 * document with what does (Rule 46A).
 */
export function suppliedTitleOf(regime: TaxRegime, { lines, customerGstin }: Supplied): DocumentTitle {
  const supplied = lines.filter(isSupply)
  if (lines.length > 0 && supplied.length === 0) return 'Invoice'
  const free = supplied.filter(({ rate }) => rate === 0)
  if (regime !== 'regular' || free.length === 0) return titles[regime]
  if (free.length === supplied.length) return 'Bill of Supply'
  return customerGstin === '' ? 'Invoice-cum-Bill of Supply' : titles.regular
}

/** Rule 5: stands at the top of a composition dealer's bill. */
export const COMPOSITION_NOTE = 'Composition taxable person, not eligible to collect tax on supplies'
