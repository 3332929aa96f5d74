import { z } from 'zod'
import { isPlausibleEmail, isPlausiblePincode, pincodeFault } from '@/domain/shared/contact'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { idSchema } from '@/domain/shared/id'
import { MOST_AMOUNT, PLATFORM_MONEY } from '@/domain/shared/money'
import { isPlausiblePhone, phoneFault } from '@/domain/shared/phone'
import { tidy } from '@/domain/shared/text'
import { businessTypeSchema } from '@/domain/shared/businessType'
import { preferenceInputSchema } from './preferenceInput'

/** Control characters, which no field is typed with, and halves of a character, which no store takes. */
const STRAY = /[\p{Cc}\p{Cs}]/u

const plain = (value: string) => !STRAY.test(value.replace(/\n/g, ''))

const text = (most: number) =>
  z.string().trim().max(most, `At most ${most} characters`).refine(plain, 'Take out the special characters')

const name = (missing: string) =>
  z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(120, 'At most 120 characters')
        .refine(plain, 'Take out the special characters'),
    )

/** `locale` is that of whoever types it: the centre's own, or the platform's. */
export const gymPhone = (locale: string) =>
  z
    .string()
    .trim()
    .max(40, 'At most 40 characters')
    .refine((value) => value === '' || isPlausiblePhone(value), phoneFault(locale))

/** `locale` as above: what its country calls one. */
export const gymPincode = (locale: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || isPlausiblePincode(value), pincodeFault(locale))

/** Each field of a centre with its sentence; the forms and the server's calls check by the same ones. */
export const gymFields = z.strictObject({
  name: name('Enter the name of the centre'),
  /** What the owner signs in with. */
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Enter the e-mail address that the owner signs in with')
    .refine(
      (value) => value === '' || isPlausibleEmail(value),
      'Enter an e-mail address like name@example.com',
    ),
  ownerName: name('Enter the name of the owner'),
  phone: gymPhone(PLATFORM_MONEY.locale),
  address: text(300),
  city: text(80),
  state: text(80),
  pincode: gymPincode(PLATFORM_MONEY.locale),
  type: businessTypeSchema,
})

/** The centre's first subscription. Rupees; inclusive civil dates. */
export const gymPackageInputSchema = z
  .strictObject({
    packageId: z
      .string()
      .max(128)
      .refine(plain, 'Take out the special characters')
      .optional()
      .transform((id) => id ?? ''),
    name: name('Enter the name of the package'),
    price: z
      .number('Enter the price')
      .min(0, 'Enter 0 or more')
      .max(MOST_AMOUNT, 'Check the amount')
      .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'At most two decimals'),
    /** Percent, on top of the price. */
    gst: z
      .number('Enter the rate, 0 for none')
      .min(0, 'Enter 0 or more')
      .max(100, 'Enter 100 or less')
      .default(0),
    startDate: civilDateSchema,
    endDate: civilDateSchema,
    isTrial: z.boolean(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'The package ends before it begins',
  })

/** The centre's first subscription as one of those on offer, for its term or for its trial days; price and days are the server's. */
export const offeredPackageInputSchema = z.strictObject({
  packageId: idSchema,
  startDate: civilDateSchema,
  isTrial: z.boolean(),
})

/** `''`, a web address, or a path in Storage; whose folder it is, only the server can tell. */
export const pictureSchema = z
  .string()
  .trim()
  .max(1000, 'At most 1000 characters')
  .refine(
    (value) => value === '' || isWebAddress(value) || isStoragePath(value) || isEmulatedAddress(value),
    'This is no address of a picture',
  )

/** Nothing that Auth, which keeps it as the photo, would not take. */
export function isWebAddress(value: string): boolean {
  if (
    !/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?(\/[\w\-.~!$'()*+,;=:@%]+)*\/?(\?[\w\-.~!$&'()*+,;=:@%/?]*)?$/i.test(
      value,
    )
  )
    return false
  return URL.canParse(value)
}

/** The download address of a file in the Storage emulator, which has no certificate; it opens nowhere but beside it. */
export const isEmulatedAddress = (value: string): boolean =>
  /^http:\/\/(127\.0\.0\.1|localhost):\d{2,5}\/v0\/b\/[\w.-]{1,200}\/o\/[\w.%-]{1,600}\?alt=media(&token=[\w-]{1,64})?$/.test(
    value,
  )

const isStoragePath = (value: string) =>
  /^[\w-]{1,128}(\/[\w-][\w.-]{0,199}){1,6}$/.test(value) && !value.includes('..')

/** SPECIFICATION 3: `preference` is merged, so a change names only the settings it changes. */
export const gymChangeFields = gymFields
  .extend({ dp: pictureSchema, preference: preferenceInputSchema })
  .partial()
export type GymChanges = z.output<typeof gymChangeFields>
