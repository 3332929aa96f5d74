import { z } from 'zod'
import type { GymSettings } from '@/domain/gyms/settings'
import { amountField, type AmountRules } from '@/domain/gyms/greatestAmount'
import { durationTypeSchema } from '@/domain/shared/duration'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { GENERAL_CATEGORY, packageTypeSchema } from '@/domain/packages/packageType'
import { lacksRate } from '@/domain/tax/rateFor'
import { durationField } from '@/domain/shared/formFields'

const optionalCount = z.number().int('Enter a whole number').positive('Enter 1 or more').nullable()

type FreezeLimits = Record<'freezeMinDays' | 'freezeMaxDays' | 'freezeTotalDays', number | null> & {
  freezeAllowed: boolean
}

/** Limits that no freeze would keep, whatever its days: each with its field and why. */
function unfitLimits(typed: FreezeLimits): [keyof FreezeLimits, string][] {
  const { freezeAllowed, freezeMinDays, freezeMaxDays, freezeTotalDays } = typed
  if (!freezeAllowed || freezeMinDays === null) return []
  const unfit: [keyof FreezeLimits, string][] = []
  if (freezeMaxDays !== null && freezeMaxDays < freezeMinDays)
    unfit.push(['freezeMaxDays', 'Shorter than the shortest freeze'])
  if (freezeTotalDays !== null && freezeTotalDays < freezeMinDays)
    unfit.push(['freezeTotalDays', 'Fewer than the shortest freeze takes'])
  return unfit
}

/**
 * What is typed for a package. Rupees; days are whole; null means no limit or the centre's own rate, which a code that isn't
 * known here does not have where tax is collected. Where nobody may freeze, nothing is asked about it: what can't be kept is
 * left out.
 */
export function templateFormSchema(
  settings: AmountRules & Pick<GymSettings, 'taxRegime' | 'taxRates' | 'sac'>,
) {
  const amount = amountField(settings, 'Enter an amount')
  const form = z.object({
    name: z.string().trim().min(1, 'Enter a name').max(80, 'Use at most 80 letters'),
    category: z.string().trim(),
    duration: durationField,
    durationType: durationTypeSchema,
    type: packageTypeSchema,
    price: amount,
    joiningFee: amount.nullable(),
    taxRate: z.number().min(0, 'Enter 0 or more').max(100, 'Enter 100 or less').nullable(),
    sac: z
      .string()
      .trim()
      .regex(/^(\d{4,8})?$/, 'A SAC has 4 to 8 digits'),
    description: z.string().trim().max(500, 'Use at most 500 letters'),
    freezeAllowed: z.boolean(),
    freezeMaxTimes: optionalCount,
    freezeMinDays: optionalCount,
    freezeMaxDays: optionalCount,
    freezeTotalDays: optionalCount,
    freezeFee: amount.nullable(),
  })
  const { freezeMaxTimes, freezeMinDays, freezeMaxDays, freezeTotalDays, freezeFee } = form.shape
  const unasked = z.object({
    freezeMaxTimes: freezeMaxTimes.catch(null),
    freezeMinDays: freezeMinDays.catch(null),
    freezeMaxDays: freezeMaxDays.catch(null),
    freezeTotalDays: freezeTotalDays.catch(null),
    freezeFee: freezeFee.catch(null),
  })
  const judged = form.superRefine((typed, ctx) => {
    for (const [field, message] of unfitLimits(typed))
      ctx.addIssue({ code: 'custom', path: [field], message })
    if (lacksRate(typed, settings))
      ctx.addIssue({ code: 'custom', path: ['taxRate'], message: 'Enter the tax rate of this SAC' })
  })
  return z
    .transform((typed: z.input<typeof form>) =>
      typed.freezeAllowed ? typed : { ...typed, ...unasked.parse(typed) },
    )
    .pipe(judged)
}

export type TemplateForm = z.infer<ReturnType<typeof templateFormSchema>>
export type TypedTemplate = Omit<TemplateForm, 'price' | 'duration'> & {
  price: number | null
  duration: number | null
}

export const emptyTemplateForm: TypedTemplate = {
  name: '',
  category: GENERAL_CATEGORY,
  duration: 1,
  durationType: 'Month',
  type: 'Recurring',
  price: null,
  joiningFee: null,
  taxRate: null,
  sac: '',
  description: '',
  freezeAllowed: true,
  freezeMaxTimes: null,
  freezeMinDays: null,
  freezeMaxDays: null,
  freezeTotalDays: null,
  freezeFee: null,
}

export const formOf = (template: PackageTemplate): TypedTemplate => ({
  name: template.name,
  category: template.category,
  duration: template.duration,
  durationType: template.durationType,
  type: template.type,
  price: template.price,
  joiningFee: template.joiningFee,
  taxRate: template.taxRate,
  sac: template.sac ?? '',
  description: template.description,
  freezeAllowed: template.freeze.allowed,
  freezeMaxTimes: template.freeze.maxTimes,
  freezeMinDays: template.freeze.minDays,
  freezeMaxDays: template.freeze.maxDays,
  freezeTotalDays: template.freeze.totalDays,
  freezeFee: template.freeze.fee,
})

/** The package's fields as they are stored; rupees, percent. */
export const fieldsOf = (form: TemplateForm) => ({
  name: form.name,
  category: form.category || GENERAL_CATEGORY,
  duration: form.duration,
  durationType: form.durationType,
  type: form.type,
  price: form.price,
  joiningFee: form.joiningFee ?? 0,
  taxRate: form.taxRate,
  sac: form.sac || null,
  description: form.description,
  freeze: {
    allowed: form.freezeAllowed,
    maxTimes: form.freezeMaxTimes,
    minDays: form.freezeMinDays ?? 1,
    maxDays: form.freezeMaxDays,
    totalDays: form.freezeTotalDays,
    fee: form.freezeFee ?? 0,
  },
})
