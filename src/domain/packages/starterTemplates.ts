/** The four packages that nearly every centre sells, in months (PRODUCT 4, screen 6). */
export const starterTemplates = [
  { field: 'monthly', name: 'Monthly', duration: 1 },
  { field: 'quarterly', name: 'Quarterly', duration: 3 },
  { field: 'halfYearly', name: 'Half-yearly', duration: 6 },
  { field: 'yearly', name: 'Yearly', duration: 12 },
] as const

export type StarterField = (typeof starterTemplates)[number]['field']

const inRupees: Record<StarterField, number> = {
  monthly: 1500,
  quarterly: 4000,
  halfYearly: 7000,
  yearly: 12_000,
}

/** Prices to begin with; null in a currency of which we know no usual ones (PRODUCT 2.R). */
export const starterPriceOf = (field: StarterField, currency: string): number | null =>
  currency === 'INR' ? inRupees[field] : null
