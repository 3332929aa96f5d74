import { z } from 'zod'
import { rupees } from '@/domain/shared/rupees'
import { durationTypeSchema } from '@/domain/shared/duration'
import { freezeRuleSchema } from './freezeRule'
import { GENERAL_CATEGORY, packageTypeSchema } from './packageType'

/**
 * What a centre sells (SPECIFICATION 3 "Package template", collection `memberPackages`).
 * `price` and `joiningFee` are rupees; `taxRate` is percent, null means the centre's dated rate.
 */
export const packageTemplateSchema = z.object({
  id: z.string().min(1),
  gymId: z.string().min(1),
  name: z.string(),
  price: rupees(),
  duration: z.number().int(),
  durationType: durationTypeSchema.default('Day'),
  type: packageTypeSchema.default('Recurring'),
  category: z.string().default(GENERAL_CATEGORY),
  isActive: z.boolean().default(true),
  deleted: z.boolean().default(false),
  createdAt: z.date().nullable().default(null),
  updatedAt: z.date().nullable().default(null),
  description: z.string().default(''),
  joiningFee: rupees().default(0),
  taxRate: z.number().nullable().default(null),
  sac: z.string().nullable().default(null),
  freeze: freezeRuleSchema.prefault({}),
  nameLower: z.string().default(''),
})

export type PackageTemplate = z.infer<typeof packageTemplateSchema>

/** Neither archived nor deleted: whoever holds one keeps it, and nobody buys it any more. */
export const isOnSale = ({ isActive, deleted }: Pick<PackageTemplate, 'isActive' | 'deleted'>): boolean =>
  isActive && !deleted
