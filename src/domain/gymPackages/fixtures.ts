import { registrationPackageSchema, type RegistrationPackage } from './registrationPackage'

/** A year for Rs 12,000 and 18 % GST, with a trial of 14 days. */
export const yearly = (fields: Partial<RegistrationPackage> = {}): RegistrationPackage =>
  registrationPackageSchema.parse({
    ...{ id: 'yearly', name: 'Yearly', price: 12_000, gst: 18, duration: 1, durationType: 'Year' },
    ...{ limits: { members: 500 }, features: ['Door access'], trialDays: 14 },
    ...fields,
  })
