/** The four packages that nearly every centre sells, in months and rupees (PRODUCT 4, screen 6). */
export const starterTemplates = [
  { field: 'monthly', name: 'Monthly', duration: 1, price: 1500 },
  { field: 'quarterly', name: 'Quarterly', duration: 3, price: 4000 },
  { field: 'halfYearly', name: 'Half-yearly', duration: 6, price: 7000 },
  { field: 'yearly', name: 'Yearly', duration: 12, price: 12000 },
] as const
