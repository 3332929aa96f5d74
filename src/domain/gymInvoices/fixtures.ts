import { gymPackageSchema, gymSchema, type Gym } from '@/domain/gyms/gym'
import { civil } from '@/domain/shared/civilDate'
import { billPackage, type Billing } from './billPackage'
import { isBilled, type BilledPackage, type GymInvoice } from './gymInvoice'
import { platformSettingsSchema, type PlatformSettings } from './platformSettings'

/** The platform as a registered seller in Madhya Pradesh. */
export const sellerWith = (fields: Partial<PlatformSettings> = {}): PlatformSettings =>
  platformSettingsSchema.parse({
    ...{ legalName: 'Fitness Centre Software Pvt Ltd', address: '1 MG Road, Indore 452001' },
    ...{ state: 'Madhya Pradesh', gstin: '23AABCI1234F1Z9', upiId: 'fitness@okaxis', ...fields },
  })

/** A year for Rs 12,000 and 18 % GST. */
export function yearHeld(fields: Partial<BilledPackage> = {}): BilledPackage {
  const held = gymPackageSchema.parse({
    ...{ packageId: 'yearly', name: 'Yearly', price: 12_000, gst: 18 },
    ...{ startDate: '2026-11-23', endDate: '2027-11-22', ...fields },
  })
  if (!isBilled(held)) throw new Error('This package is not billed.')
  return held
}

/** A centre in Indore without a GSTIN. */
export const billedGym = (fields: Partial<Gym> = {}): Gym =>
  gymSchema.parse({
    ...{ id: 'iron', name: 'Iron House', address: 'Ring Road', city: 'Indore', state: 'Madhya Pradesh' },
    ...{ pincode: '452010', phone: '9876543210', email: 'iron@demo.test', ...fields },
  })

export const gymInvoiceWith = (fields: Partial<Billing> = {}): GymInvoice =>
  billPackage({
    ...{ gym: billedGym(), held: yearHeld(), settings: sellerWith() },
    ...{ again: 0, issuedOn: civil('2026-11-23'), last: 6, ...fields },
  })
