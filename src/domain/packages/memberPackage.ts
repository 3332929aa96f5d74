import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { durationTypeSchema } from '@/domain/shared/duration'
import { freezeRuleSchema, freezeSchema } from './freezeRule'
import { GENERAL_CATEGORY, packageTypeSchema } from './packageType'

/** Days given for nothing, for instance because the centre was closed; by whom and why. */
export const extensionSchema = z.object({
  on: civilDateSchema,
  days: z.number().int().positive(),
  reason: z.string().default(''),
  by: z.string().default(''),
})

/** Rupees that a term costs by the list: the package, and the joining fee that goes with a first one. */
const listedSchema = z.object({ price: rupees(), fee: rupees().default(0) })
export type Listed = z.infer<typeof listedSchema>

/**
 * The term that runs (ACTS "A term is an object"): its days, both included, and the invoice that bills it. `soldDays` is
 * what was paid for and is used first; `freeDays` were given for nothing and come last. Frozen days are in neither.
 * `listed` is null in older records (`givenOnTerm.ts`).
 */
const packageTermSchema = z.object({
  from: civilDateSchema,
  to: civilDateSchema,
  soldDays: z.number().int().nonnegative(),
  freeDays: z.number().int().nonnegative().default(0),
  invoiceId: z.string().default(''),
  listed: listedSchema.nullable().default(null),
  /** Rupees at list price that were given away on this term (PRODUCT 2.T); promo codes count apart. */
  given: rupees().default(0),
})
export type PackageTerm = z.infer<typeof packageTermSchema>

/**
 * What was agreed at the sale and holds for every later bill (ACTS "A package carries its agreement"). `inclusive`: the
 * price holds the tax. `ownRate`: percent, null where the centre's rate of the day applies. `placeOfSupply`: a state by
 * name, '' the centre's own.
 */
const agreementSchema = z.object({
  inclusive: z.boolean(),
  sac: z.string().default(''),
  customerGstin: z.string().default(''),
  placeOfSupply: z.string().default(''),
  ownRate: z.number().nullable().default(null),
})
export type Agreement = z.infer<typeof agreementSchema>

/**
 * A package as it was sold to one member (SPECIFICATION 3 "Member package"). Amounts are rupees, dates are
 * civil and inclusive. From `id` on the fields are ours:
 * `anchorDate` is the date the boundaries are counted from (the start, or the bill date that a freeze or an extension
 * moved), `billedThrough` the boundary up to which invoices exist (the first day of the term that is paid for now),
 * `term` that term (null in older records, see `runningTerm.ts`), `paid` the rupees received for this term, `joiningFee` the part of the price that is earned at once,
 * `joined` that no joining fee is asked of its holder any more (`joined.ts`; of older records none is).
 */
export const memberPackageSchema = z.object({
  packageId: z.string().default(''),
  name: z.string().default(''),
  type: packageTypeSchema.default('Non Recurring'),
  category: z.string().default(GENERAL_CATEGORY),
  /** 0 only in older records that name none. */
  duration: z.number().int().default(0),
  durationType: durationTypeSchema.default('Day'),
  basePrice: rupees().default(0),
  discount: rupees().default(0),
  amount: rupees().default(0),
  promoCode: z.string().default(''),
  comments: z.string().default(''),
  modeOfPayment: z.string().default(''),
  paymentSource: z.string().default(''),
  startDate: civilDateSchema.nullable().default(null),
  endDate: civilDateSchema.nullable().default(null),
  assignedAt: z.date().nullable().default(null),
  cancelledOn: civilDateSchema.nullable().default(null),
  nextBillDate: civilDateSchema.nullable().default(null),
  nextRenewalDate: civilDateSchema.nullable().default(null),
  paidUntilDate: civilDateSchema.nullable().default(null),
  isExpired: z.boolean().default(false),
  invoiceIds: z.array(z.string()).default([]),
  centerName: z.string().default(''),
  ownerEmail: z.string().default(''),
  ownerName: z.string().default(''),
  id: z.string().default(''),
  anchorDate: civilDateSchema.nullable().default(null),
  billedThrough: civilDateSchema.nullable().default(null),
  term: packageTermSchema.nullable().default(null),
  paid: rupees().default(0),
  taxRate: z.number().nullable().default(null),
  /** null in older records, where the last invoice tells it (`agreement.ts`). */
  agreement: agreementSchema.nullable().default(null),
  freeze: freezeRuleSchema.prefault({}),
  freezes: z.array(freezeSchema).default([]),
  extendedDays: z.number().int().default(0),
  extensions: z.array(extensionSchema).default([]),
  joiningFee: rupees().default(0),
  joined: z.boolean().default(true),
  percentOff: z.number().default(0),
  discountReason: z.string().default(''),
  /** Rupees off each later bill of a recurring package; null in older records, where the discount goes on (`billRecurring`). */
  recurringDiscount: rupees().nullable().default(null),
  cancelReason: z.string().default(''),
  /** It was sold elsewhere and came with an import: no invoice, no money (`heldElsewhere.ts`). */
  takenOver: z.boolean().optional(),
})

export type MemberPackage = z.infer<typeof memberPackageSchema>

/** Why a package moved to members/{id}/packageHistory. */
export const packageOutcomes = ['renewed', 'changed', 'cancelled', 'ended', 'legacy'] as const

/** An entry of members/{id}/packageHistory; its id is the package's own `id`. */
export const packageHistorySchema = memberPackageSchema.extend({
  gymId: z.string().min(1),
  memberId: z.string().min(1),
  outcome: z.enum(packageOutcomes).default('legacy'),
  movedAt: z.date().nullable().default(null),
})

export type PackageHistoryEntry = z.infer<typeof packageHistorySchema>
export type PackageOutcome = PackageHistoryEntry['outcome']
