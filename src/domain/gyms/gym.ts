import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'

export const businessTypes = ['GYM', 'SKATING'] as const
export const businessTypeSchema = z.enum(businessTypes)
export type BusinessType = z.infer<typeof businessTypeSchema>

/** The centre's own subscription (SPECIFICATION 4 "Centre packages"). Rupees, inclusive civil dates. */
export const centrePackageSchema = z.object({
  packageId: z.string().default(''),
  name: z.string().default(''),
  price: z.number().default(0),
  startDate: civilDateSchema.nullable().default(null),
  endDate: civilDateSchema.nullable().default(null),
  isTrial: z.boolean().default(false),
})

/**
 * SPECIFICATION 3 "Gym (centre)". `leads`, `members` and `staffs` count the records of the centre that are not deleted,
 * inactive and lapsed ones included; the server keeps them. `preference` is read through `settingsOf`.
 */
export const gymSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  email: z.string().default(''),
  phone: z.string().default(''),
  address: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  pincode: z.string().default(''),
  type: businessTypeSchema.default('GYM'),
  dp: z.string().default(''),
  referralCode: z.string().default(''),
  isDisabled: z.boolean().default(false),
  leads: z.number().default(0),
  members: z.number().default(0),
  staffs: z.number().default(0),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
  currentPackage: centrePackageSchema.nullable().default(null),
  packageHistory: z.array(centrePackageSchema).default([]),
  preference: z.record(z.string(), z.unknown()).default({}),
  ownerName: z.string().default(''),
  nameLower: z.string().default(''),
  /** Why and since when the centre is disabled; '' and null while it is not. */
  disabledReason: z.string().default(''),
  disabledAt: z.date().nullable().default(null),
  /** When the owner was mailed the link to set a password; null when that could not be done. */
  invitedAt: z.date().nullable().default(null),
})
export type Gym = z.infer<typeof gymSchema>
export type CentrePackage = z.infer<typeof centrePackageSchema>

/** SPECIFICATION 3 "Client info": the cached copy of the signed-in user's centre. */
export const clientInfoSchema = gymSchema.pick({
  address: true,
  city: true,
  dp: true,
  email: true,
  id: true,
  name: true,
  phone: true,
  pincode: true,
  state: true,
  type: true,
  preference: true,
})
export type ClientInfo = z.infer<typeof clientInfoSchema>
