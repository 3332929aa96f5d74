/** PRODUCT 4, screen 16: what a new centre's expenses are sorted by. A fixed cost comes every month. */
export const starterCategories = [
  { name: 'Rent', isFixed: true },
  { name: 'Electricity', isFixed: false },
  { name: 'Salaries', isFixed: true },
  { name: 'Equipment', isFixed: false },
  { name: 'Maintenance', isFixed: false },
  { name: 'Housekeeping', isFixed: false },
  { name: 'Marketing', isFixed: false },
  { name: 'Software', isFixed: true },
  { name: 'Water', isFixed: false },
  { name: 'Taxes', isFixed: false },
  { name: 'Misc', isFixed: false },
] as const
