import { registrationPackageSchema, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import {
  emptyRegistrationPackage,
  fieldsOfRegistrationPackage,
  registrationPackageFormSchema,
} from '@/domain/gymPackages/registrationPackageForm'
import { lowerName } from '@/domain/shared/text'
import type { SeedDocument } from './batchesOf'

const FIRST_ADDED = new Date('2024-04-01T05:30:00Z')

/** A package as the form would save it. */
function offer(id: string, order: number, typed: object): RegistrationPackage {
  const form = registrationPackageFormSchema.parse({ ...emptyRegistrationPackage, ...typed })
  const fields = fieldsOfRegistrationPackage(form)
  const stamps = { createdAt: FIRST_ADDED, updatedAt: FIRST_ADDED }
  return registrationPackageSchema.parse({ ...fields, ...stamps, id, order, nameLower: lowerName(form.name) })
}

const usual = ['Attendance desk', 'Invoices with GST', 'Member messages']

/** What the platform sells in the demo; the centres hold the first three. */
export const registrationPackages = {
  starter: offer('starter', 0, {
    name: 'Starter',
    description: 'For one small centre',
    ...{ price: 999, duration: 1, durationType: 'Month', trialDays: 14 },
    ...{ members: 150, staff: 5, devices: 1, messages: 500, features: usual },
  }),
  growth: offer('growth', 1, {
    name: 'Growth',
    description: 'For a centre with a team',
    ...{ price: 9_999, duration: 12, durationType: 'Month', trialDays: 14 },
    ...{ members: 2_000, staff: 25, devices: 3, messages: 5_000 },
    features: [...usual, 'Door access', 'Promo codes'],
  }),
  pro: offer('pro', 2, {
    name: 'Pro',
    description: 'Without limits on people',
    ...{ price: 17_999, duration: 12, durationType: 'Month', trialDays: 30 },
    ...{ devices: 10, messages: 20_000 },
    features: [...usual, 'Door access', 'Promo codes', 'Priority support'],
  }),
}

export const registrationPackageDocuments = (): SeedDocument[] =>
  Object.values(registrationPackages).map((offered) => ({
    path: `gymRegPackages/${offered.id}`,
    data: offered,
  }))
