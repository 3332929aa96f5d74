import { may, type Right } from './collections'
import type { Role } from './role'

/** What can be taken out as a file, each by a right of its own; every file is an audit line (PRODUCT 2.I, 3). */
export const exportedRecords = [
  'gyms',
  'gymInvoices',
  'gymRegPackages',
  'members',
  'memberPackages',
  'visits',
  'invoices',
  'gstr1',
  'expenses',
  'expenseCategories',
  'contributions',
  'contributionCategories',
  'promoCodes',
  'leads',
  'staff',
  'payroll',
  'bankFile',
  'audit',
  'everything',
] as const
export type ExportedRecords = (typeof exportedRecords)[number]

const rightOf = (records: ExportedRecords): Right => `${records}.export`

export const mayExport = (role: Role, records: ExportedRecords): boolean => may(role, rightOf(records))
