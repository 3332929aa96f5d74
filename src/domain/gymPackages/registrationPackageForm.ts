import { z } from 'zod'
import { limitedThings, type LimitedThing } from '@/domain/gyms/gymLimits'
import { isTerm } from '@/domain/packages/term'
import { GENERAL_CATEGORY, packageTypeSchema } from '@/domain/packages/packageType'
import { durationTypeSchema } from '@/domain/shared/duration'
import { durationField } from '@/domain/shared/formFields'
import { MOST_AMOUNT } from '@/domain/shared/money'
import { tidy } from '@/domain/shared/text'
import { LONGEST_TRIAL } from './givePackage'
import type { RegistrationPackage } from './registrationPackage'

const MOST_FEATURES = 50

const limit = z
  .number('Enter a number, or leave it empty')
  .int('Enter a whole number')
  .min(0, 'Enter 0 or more')
  .max(1_000_000, 'Leave it empty for no limit')
  .nullable()

/** What is typed for a registration package. Rupees without GST, percent; an empty limit is no limit. */
export const registrationPackageFormSchema = z
  .object({
    name: z
      .string()
      .transform(tidy)
      .pipe(z.string().min(1, 'Enter a name').max(80, 'Use at most 80 letters')),
    description: z.string().trim().max(500, 'Use at most 500 letters'),
    category: z.string().transform(tidy).pipe(z.string().max(60, 'Use at most 60 letters')),
    price: z
      .number('Enter the price, 0 if it is free')
      .min(0, 'Enter 0 or more')
      .max(MOST_AMOUNT, 'Check the amount')
      .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'At most two decimals'),
    gst: z.number('Enter the rate, 0 for none').min(0, 'Enter 0 or more').max(100, 'Enter 100 or less'),
    /** Asked only where the price of a package changes; '' where it is not. */
    priceFor: z.enum(['', 'sales', 'all']),
    duration: durationField,
    durationType: durationTypeSchema,
    type: packageTypeSchema,
    trialDays: z
      .number('Enter the days, 0 for no trial')
      .int('Enter a whole number')
      .min(0, 'Enter 0 or more')
      .max(LONGEST_TRIAL, `A trial has at most ${LONGEST_TRIAL} days`),
    members: limit,
    staff: limit,
    devices: limit,
    messages: limit,
    features: z
      .array(z.string().trim().min(1).max(60, 'Use at most 60 letters for each'))
      .max(MOST_FEATURES, `At most ${MOST_FEATURES} features`),
  })
  .refine(isTerm, { path: ['duration'], message: 'That is longer than a package can last' })

export type RegistrationPackageForm = z.infer<typeof registrationPackageFormSchema>
type Numbers = 'price' | 'gst' | 'duration' | 'trialDays'
/** As it is typed: a number may be missing still. */
export type TypedRegistrationPackage = Omit<RegistrationPackageForm, Numbers> & Record<Numbers, number | null>

/** The usual rate of a service in India, which the form begins with. */
export const USUAL_GST = 18

export const emptyRegistrationPackage: TypedRegistrationPackage = {
  ...{ name: '', description: '', category: GENERAL_CATEGORY, price: null, gst: USUAL_GST, priceFor: '' },
  ...{ duration: 1, durationType: 'Year', type: 'Recurring', trialDays: 14 },
  ...{ members: null, staff: null, devices: null, messages: null, features: [] },
}

export const formOfRegistrationPackage = (offered: RegistrationPackage): TypedRegistrationPackage => ({
  name: offered.name,
  description: offered.description,
  category: offered.category,
  price: offered.price,
  gst: offered.gst,
  priceFor: '',
  duration: offered.duration,
  durationType: offered.durationType,
  type: offered.type,
  trialDays: offered.trialDays,
  ...offered.limits,
  features: offered.features,
})

/** As above, of a package whose price was `price`: who another price is for has to be said. */
export const editedPackageFormSchema = (price: number) =>
  registrationPackageFormSchema.refine((form) => form.price === price || form.priceFor !== '', {
    path: ['priceFor'],
    message: 'Choose who the new price is for',
  })

/** The fields as they are stored; a choice of who the price is for holds until the next one. */
export function fieldsOfRegistrationPackage({ category, priceFor, ...form }: RegistrationPackageForm) {
  const { members, staff, devices, messages, ...fields } = form
  return {
    ...fields,
    ...(priceFor === '' ? {} : { renewsAtHeldPrice: priceFor === 'sales' }),
    category: category || GENERAL_CATEGORY,
    limits: { members, staff, devices, messages },
  }
}

const limitWords: Record<LimitedThing, readonly [one: string, many: string, every: string]> = {
  members: ['member', 'members', 'Any number of members'],
  staff: ['staff account', 'staff accounts', 'Any number of staff'],
  devices: ['device', 'devices', 'Any number of devices'],
  messages: ['message a month', 'messages a month', 'Any number of messages'],
}

/** `500 members`, `Any number of devices`: each limit in words, in their order. `locale` writes the numbers. */
export const limitTexts = (limits: RegistrationPackage['limits'], locale: string): string[] =>
  limitedThings.map((thing) => {
    const [one, many, every] = limitWords[thing]
    const most = limits[thing]
    return most === null ? every : `${most.toLocaleString(locale)} ${most === 1 ? one : many}`
  })
