/** DOMAIN 2.4: how a centre stands to the tax. Only `regular` and `outsideIndia` may collect any. */
export const taxRegimes = ['unregistered', 'regular', 'composition', 'outsideIndia'] as const
export type TaxRegime = (typeof taxRegimes)[number]

export const collectsTax = (regime: TaxRegime): boolean => regime === 'regular' || regime === 'outsideIndia'

export type DocumentTitle = 'Invoice' | 'Tax Invoice' | 'Bill of Supply'

const titles: Record<TaxRegime, DocumentTitle> = {
  unregistered: 'Invoice',
  regular: 'Tax Invoice',
  composition: 'Bill of Supply',
  outsideIndia: 'Invoice',
}

/** What a document of that regime is called (DOMAIN 2.4, Rules 46 and 49). */
export const documentTitleOf = (regime: TaxRegime): DocumentTitle => titles[regime]

/** Rule 5: stands at the top of a composition dealer's bill. */
export const COMPOSITION_NOTE = 'Composition taxable person, not eligible to collect tax on supplies'
