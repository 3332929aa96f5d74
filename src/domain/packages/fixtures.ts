import { memberPackageSchema, type MemberPackage } from './memberPackage'
import { packageTemplateSchema, type PackageTemplate } from './packageTemplate'

/** A quarter that a member holds, for the domain's own tests. */
export const packageWith = (fields: Partial<MemberPackage> = {}): MemberPackage =>
  memberPackageSchema.parse({
    id: 'p1',
    packageId: 'quarterly',
    name: 'Quarterly',
    duration: 3,
    durationType: 'Month',
    startDate: '2026-11-01',
    endDate: '2027-01-31',
    ...fields,
  })

export const templateWith = (fields: Partial<PackageTemplate> = {}): PackageTemplate =>
  packageTemplateSchema.parse({
    id: 'monthly',
    gymId: 'g1',
    name: 'Monthly',
    price: 1000,
    duration: 1,
    durationType: 'Month',
    type: 'Non Recurring',
    ...fields,
  })
