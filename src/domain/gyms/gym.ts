import { z } from 'zod'
import { businessTypeSchema } from '@/domain/shared/businessType'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { gymActivitySchema } from './gymActivity'
import { gymLimitsSchema } from './gymLimits'
import { gymSupportSchema } from './gymSupport'
import { lastChangesSchema } from './lastChanges'
import { NO_PACKAGE } from './packageUntil'
import { writesUntilSchema } from './writesUntil'

/** What today's code writes of an invoice; to be raised when a change makes queries pass by older ones again. */
export const RECORDS_SHAPE = 1

/**
 * The centre's own subscription (SPECIFICATION 4 "Centre packages"), with the limits and features that its package had when it
 * was given: a change or the end of what is offered changes nothing of it. Rupees, inclusive civil dates.
 */
export const gymPackageSchema = z.object({
  packageId: z.string().default(''),
  name: z.string().default(''),
  price: z.number().default(0),
  /** Percent, on top of the price. */
  gst: z.number().default(0),
  startDate: civilDateSchema.nullable().default(null),
  endDate: civilDateSchema.nullable().default(null),
  isTrial: z.boolean().default(false),
  limits: gymLimitsSchema.prefault({}),
  features: z.array(z.string()).default([]),
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
  currentPackage: gymPackageSchema.nullable().default(null),
  packageHistory: z.array(gymPackageSchema).default([]),
  preference: z.record(z.string(), z.unknown()).default({}),
  ownerName: z.string().default(''),
  nameLower: z.string().default(''),
  /** Why and since when the centre is disabled; '' and null while it is not. */
  disabledReason: z.string().default(''),
  disabledAt: z.date().nullable().default(null),
  /** When the owner was mailed the link to set a password; null when that could not be done. */
  invitedAt: z.date().nullable().default(null),
  /** The shape to which all of the centre's records were brought up (`RECORDS_SHAPE`); the server's alone. */
  recordsShape: z.number().int().default(0),
  /** What firestore.rules hold the centre's pages to; follows from package, zone and members. The server's alone. */
  writesUntil: writesUntilSchema.optional(),
  /** By when the package ends, as lists ask for it (`packageUntilOf`). The server's alone. */
  packageUntil: z.string().default(NO_PACKAGE),
  /** Seconds since 1970: older sign-ins of the centre's accounts are refused (`signOutEverybody`). */
  tokensValidAfter: z.number().int().nonnegative().default(0),
  /** What the centre does, for the platform's lists; the server's alone, null before the first night. */
  activity: gymActivitySchema.nullable().catch(null).default(null),
  /** Serial numbers of the devices at the doors, so that an act of a centre without any asks for none. The server's alone. */
  deviceSerials: z.array(z.string()).catch([]).default([]),
  /** The owner's consent to support, and who was in the centre by it (decision 51). The server's alone. */
  support: gymSupportSchema.nullable().catch(null).default(null),
  lastChanges: lastChangesSchema.catch({}).default({}),
})
export type Gym = z.infer<typeof gymSchema>
export type GymPackage = z.infer<typeof gymPackageSchema>

/** SPECIFICATION 3 "Client info", field by field. */
export const specifiedClientInfoSchema = gymSchema.pick({
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

/**
 * SPECIFICATION 3 "Client info": the cached copy of the signed-in user's centre. Five fields are ours: the owner's name stands on
 * packages and invoices, the shape says whether older records are still to be brought up to date, the centre's own package how
 * it stands with it, the code is in the address of its enquiry page, and the serial numbers say whether there are devices to ask for.
 */
export const clientInfoSchema = specifiedClientInfoSchema.extend(
  gymSchema.pick({
    ...{ ownerName: true, recordsShape: true, currentPackage: true, referralCode: true },
    deviceSerials: true,
  }).shape,
)
export type ClientInfo = z.infer<typeof clientInfoSchema>
