import { z } from 'zod'
import { civilDateSchema } from '@/domain/shared/civilDate'

/** PRODUCT 4, screen 2: how a centre stands with its own subscription. Derived for a day, see `gymStandingOf`. */
export const gymStandings = ['Trial', 'Active', 'Expiring', 'Expired', 'Disabled', 'No package'] as const
export type GymStanding = (typeof gymStandings)[number]

const count = z.number().int().nonnegative().catch(0).default(0)
const instant = z.date().nullable().catch(null).default(null)
const rupees = z.number().nonnegative().catch(0).default(0)

/**
 * What a centre does, for the platform: kept in its record by the server alone, so that a list of centres reads nothing
 * more (decision 48). Worked out in the centre's night; `lastAt` follows its marks within the hour, and a silent centre
 * is silent no more by its first.
 */
export const gymActivitySchema = z.object({
  /** The centre's day on which the figures were worked out; null before its first night. */
  countedOn: civilDateSchema.nullable().catch(null).default(null),
  /** The last mark, sale by a person or sign-in; null: never. */
  lastAt: instant,
  /** The last sign-in of the owner or an employee. */
  signedInAt: instant,
  /** Members' visits on the 7 days before `countedOn`. */
  checkIns: count,
  /** Invoices issued on the 30 days before `countedOn`. */
  invoices: count,
  /** Members with a package that runs, as the centre's own dashboard counts them. */
  activeMembers: count,
  /** Devices that are switched on. */
  devices: count,
  /** Of these, the ones that were not heard from. */
  failingDevices: count,
  /** What the last night could not do or found wrong; 1 for a night that failed as a whole. */
  problems: count,
  /** What the centre has not paid the platform yet: how many of its invoices, and the day of the oldest; null: nothing. */
  unpaidInvoices: count,
  unpaidSince: civilDateSchema.nullable().catch(null).default(null),
  standing: z.enum(gymStandings).catch('No package').default('No package'),
  /** 0 to 100; null while the centre is too new to tell. */
  health: z.number().int().min(0).max(100).nullable().catch(null).default(null),
  /** See `signsText`. */
  signs: z.string().catch('').default(''),
  /** What the centre's running paid package brings a month, on `countedOn` and 30 days before. Rupees. */
  monthly: rupees,
  monthlyBefore: rupees,
})
export type GymActivity = z.infer<typeof gymActivitySchema>

export const noActivity: GymActivity = gymActivitySchema.parse({})
