import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { memberPackageSchema } from '@/domain/packages/memberPackage'
import { civilDateSchema, dateOrEdgeSchema } from '@/domain/shared/civilDate'

/** SPECIFICATION 3, enumerations. */
export const genders = ['Male', 'Female', 'Other'] as const
export const genderSchema = z.enum(genders)

/** PRODUCT 4.4 and DOMAIN 8: under 18 a guardian's consent is needed. */
export const guardianSchema = z.object({
  name: z.string(),
  phone: z.string(),
  relation: z.string(),
  consentOn: civilDateSchema.nullable().default(null),
})

/**
 * What queries sort and filter by, derived from the rest by `lookupOf` in every write and never edited.
 * `coverUntil` is the last day any held package covers ('9999-12-31' with no package at all, so that a member
 * who has not bought yet stays on the active list); `startsOn` the first day of the earliest held package,
 * or, after `coverUntil`, the first day without the one that was cancelled.
 */
export const memberLookupSchema = z.object({
  version: z.number().int(),
  nameLower: z.string(),
  phoneDigits: z.string(),
  coverUntil: dateOrEdgeSchema,
  startsOn: dateOrEdgeSchema,
  frozenFrom: civilDateSchema.nullable(),
  frozenTo: civilDateSchema.nullable(),
  joinedOn: dateOrEdgeSchema,
  lastVisitOn: civilDateSchema.nullable(),
  packageId: z.string(),
})

/**
 * That the person was taken out of the record, or is being: when it was asked for and by whom. `visitsTo` is how far the days of their visits
 * are through; `wasDeleted`, that the record had been deleted before, as one that should not be there. The server alone writes it.
 */
const erasureSchema = z.object({
  at: z.date(),
  by: z.string().default(''),
  isDone: z.boolean().default(false),
  visitsTo: civilDateSchema.nullable().default(null),
  wasDeleted: z.literal(true).optional(),
})

/** SPECIFICATION 3 "Member". `totalDueAmount` is rupees; `dp` and `idProof` are Storage paths (older records: urls). */
export const memberSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  name: z.string(),
  email: z.string().default(''),
  emailVerified: z.boolean().default(false),
  phone: z.string().default(''),
  gender: genderSchema.nullable().default(null),
  dob: civilDateSchema.nullable().default(null),
  dp: z.string().default(''),
  idProof: z.string().default(''),
  address: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
  pincode: z.string().default(''),
  occupation: z.string().default(''),
  memberCode: z.string().default(''),
  referralCode: z.string().default(''),
  sourceOfJoining: z.string().default(''),
  totalDueAmount: rupees().default(0),
  biometricUserId: z.number().int().nonnegative().default(0),
  isActive: z.boolean().default(true),
  deleted: z.boolean().default(false),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
  currentPackage: memberPackageSchema.nullable().default(null),
  futurePackage: memberPackageSchema.nullable().default(null),
  lastPackage: memberPackageSchema.nullable().default(null),
  guardian: guardianSchema.nullable().default(null),
  notes: z.string().default(''),
  creditBalance: rupees().default(0),
  blocked: z.boolean().default(false),
  deactivatedOn: civilDateSchema.nullable().default(null),
  reasonForLeaving: z.string().default(''),
  lastVisitOn: civilDateSchema.nullable().default(null),
  /** The lead that the first sale converted. */
  leadId: z.string().optional(),
  /** Who trains them, with the name for those who may not read the staff's records; the server's alone (decision 65). */
  trainerId: z.string().optional(),
  trainerName: z.string().optional(),
  /** Who trained them before, '' for nobody, each until a day, that included; the first first. From before it was kept there are none. */
  formerTrainers: z.array(z.object({ id: z.string(), until: civilDateSchema })).optional(),
  /** Nothing is done with such a member any more (decision 84). */
  erased: erasureSchema.optional(),
  lookup: memberLookupSchema,
})

export type Member = z.infer<typeof memberSchema>
export type MemberLookup = z.infer<typeof memberLookupSchema>
export type Gender = z.infer<typeof genderSchema>
export type Guardian = z.infer<typeof guardianSchema>
