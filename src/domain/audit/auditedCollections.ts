/** What pages write straight into the store, by what a line of the audit log calls it. */
export const auditedCollections = {
  members: 'member',
  memberPackages: 'memberPackage',
  gymRegPackages: 'registrationPackage',
  gyms: 'gym',
  staff: 'employee',
  promoCodes: 'promoCode',
  expenses: 'expense',
  expenseCategories: 'expenseCategory',
  leads: 'lead',
  staffLeave: 'leave',
  contributionCategories: 'contributionCategory',
  messageTemplates: 'messageTemplate',
} as const
export type AuditedCollection = keyof typeof auditedCollections
export type AuditedSubject = (typeof auditedCollections)[AuditedCollection]

/** What the server's acts on money and packages make or change, likewise. */
export const actSubjects = {
  invoices: 'invoice',
  members: 'member',
  dayCloses: 'dayClose',
  contributions: 'contribution',
  payMonths: 'payMonth',
} as const
export type ActSubject = (typeof actSubjects)[keyof typeof actSubjects]
