import { z } from 'zod'
import { genderSchema } from '@/domain/members/member'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { bankAccountFields } from './bankAccount'
import { earlierPayField } from './payHistory'
import { payRuleFields } from './payRule'
import { staffDocumentSchema } from './staffDocument'
import { earlierShiftsField, shiftTimeSchema, weeklyOffSchema } from './shift'

/** SPECIFICATION 3, enumerations: what an employee signs in as. */
export const staffRoles = ['Manager', 'Sales'] as const
export const staffRoleSchema = z.enum(staffRoles)
export type StaffRole = z.infer<typeof staffRoleSchema>

/**
 * SPECIFICATION 3 "Staff", with the fields of the user record that the same document answers. The id is the uid of those
 * who sign in. `dp` and `idProof` are Storage paths (older records: urls). `biometricId` 0 is "not linked".
 * `role` is for showing only: what an employee may do stands in the account's claims.
 */
export const staffSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  ref: z.string().default(''),
  employerId: z.string().default(''),
  name: z.string(),
  nameLower: z.string(),
  email: z.string().default(''),
  phone: z.string().default(''),
  gender: genderSchema.nullable().default(null),
  dob: civilDateSchema.nullable().default(null),
  dp: z.string().default(''),
  empId: z.string().default(''),
  designation: z.string().default(''),
  role: staffRoleSchema.nullable().default(null),
  /** Whether an account goes with the record; before there was a choice, one did. */
  signsIn: z.boolean().default(true),
  biometricId: z.number().int().nonnegative().default(0),
  idProof: z.string().default(''),
  address: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  pincode: z.string().default(''),
  joiningDate: civilDateSchema.nullable().default(null),
  /** DOMAIN 6.2: wall times of the centre, `HH:mm`, and days of the week, `Sat,Sun`; '' for none. */
  shiftStart: shiftTimeSchema.default(''),
  shiftEnd: shiftTimeSchema.default(''),
  weeklyOff: weeklyOffSchema.default(''),
  earlierShifts: earlierShiftsField,
  ...payRuleFields,
  earlierPay: earlierPayField,
  ...bankAccountFields,
  documents: z.array(staffDocumentSchema).catch([]).default([]),
  isActive: z.boolean().default(true),
  deleted: z.boolean().default(false),
  /** The last day of work, by default that of the deactivation. null while employed, and for who left before it was kept. */
  leftOn: civilDateSchema.nullable().default(null),
  /**
   * Between days of work, both included, for whoever was let in again later than the day after they left; `FIRST_DAY` where
   * nobody kept when that was.
   */
  gaps: z
    .array(z.object({ leftOn: civilDateSchema, backOn: civilDateSchema }))
    .catch([])
    .default([]),
  /** Why the employee was deactivated. */
  reasonForLeaving: z.string().default(''),
  /** When the link to set a password was last sent; null when it could not be. */
  invitedAt: z.date().nullable().default(null),
  /** Tokens of a sign-in before this are refused; seconds since 1 Jan 1970, 0 for never. */
  tokensValidAfter: z.number().int().nonnegative().default(0),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
})
export type Staff = z.infer<typeof staffSchema>

/** Who works here: neither deactivated nor deleted. */
export const isEmployed = ({ isActive, deleted }: Pick<Staff, 'isActive' | 'deleted'>): boolean =>
  isActive && !deleted

export type StaffStanding = 'Active' | 'No sign-in' | 'Deactivated' | 'Deleted'

/** Whether an employee can sign in, in a word. */
export function staffStandingOf({
  isActive,
  deleted,
  signsIn,
}: Pick<Staff, 'isActive' | 'deleted' | 'signsIn'>): StaffStanding {
  if (deleted) return 'Deleted'
  if (!isActive) return 'Deactivated'
  return signsIn ? 'Active' : 'No sign-in'
}
