import { z } from 'zod'
import { countryOfLocale } from '@/domain/messages/countries'
import { callingCodes } from '@/domain/messages/e164'
import { rateBook, type DatedRate } from '@/domain/tax/rateBook'
import { taxRegimes, type TaxRegime } from '@/domain/tax/regime'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import type { BusinessType } from './gym'
import { holidaysSchema } from './holiday'
import { olderKioskPinSchema } from './kioskPin'

export const MOST_CAPACITY = 10_000

const isTimezone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const isLocale = (name: string) => {
  try {
    return Intl.getCanonicalLocales(name).length > 0
  } catch {
    return false
  }
}

const list = (...usual: string[]) => z.array(z.string().min(1)).min(1).catch(usual)
const wholeBetween = (least: number, most: number, usual: number) =>
  z.number().int().min(least).max(most).catch(usual)

/** A setting that is missing or makes no sense reads as its default: one bad value never stops a centre. */
const preferenceSchema = z.object({
  timezone: z.string().refine(isTimezone).catch(DEFAULT_TIMEZONE),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .catch('INR'),
  locale: z.string().refine(isLocale).catch('en-IN'),
  gstin: z.string().catch(''),
  taxName: z.string().min(1).catch('GST'),
  taxRegime: z.enum(taxRegimes).nullable().catch(null),
  taxInclusive: z.boolean().catch(true),
  roundToRupee: z.boolean().catch(true),
  taxRates: z
    .array(z.object({ from: civilDateSchema, rate: z.number().min(0).max(100) }))
    .min(1)
    .nullable()
    .catch(null),
  sac: z
    .string()
    .regex(/^\d{4,8}$/)
    .nullable()
    .catch(null),
  /** Days a member is still let in after the end, and an invoice still counts as unpaid after its due date. */
  graceDays: wholeBetween(0, 60, 3),
  expiringDays: wholeBetween(1, 60, 7),
  /** PRODUCT 2.E: 1 to 16. */
  autoExitHours: wholeBetween(1, 16, 2),
  staffAutoExitHours: wholeBetween(1, 16, 12),
  /** DOMAIN 6.1: a second mark sooner than this is the same arrival. */
  minVisitMinutes: wholeBetween(0, 240, 5),
  staffMinVisitMinutes: wholeBetween(0, 240, 30),
  /** How many people fit in; null where nobody has said. */
  capacity: z.number().int().min(1).max(MOST_CAPACITY).nullable().catch(null),
  /** Whether there is a PIN to leave kiosk mode, which only the server knows; `kioskPin` is what an older centre keeps. */
  hasKioskPin: z.boolean().catch(false),
  kioskPin: olderKioskPinSchema.nullable().catch(null),
  /** Countries that text messages may go to (ISO 3166, as in the locale); null for the centre's own alone. */
  messageCountries: z
    .array(z.string().refine((country) => Object.hasOwn(callingCodes, country)))
    .min(1)
    .max(20)
    .nullable()
    .catch(null),
  /** DOMAIN 6.2: later than this after the start of the shift is late. */
  staffGraceMinutes: wholeBetween(0, 120, 15),
  /** DOMAIN 6.2: hours of work below which a day is half a day, or none. */
  staffHalfDayHours: wholeBetween(1, 12, 4),
  staffAbsentHours: wholeBetween(0, 6, 1),
  /** PRODUCT 4.13: overtime counts in whole blocks of so many minutes. */
  staffOvertimeMinutes: wholeBetween(1, 120, 30),
  /** Days nobody has to come, by date. */
  holidays: holidaysSchema,
  /** At most three letters or digits, so that an invoice number fits in 16 characters (DOMAIN 2.3). */
  invoicePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,3}$/)
    .catch('INV'),
  partialPayment: z.enum(['prorata', 'full']).catch('prorata'),
  /** Percent of the list price that the desk may take off before an invoice needs the owner's approval. */
  deskDiscountPercent: wholeBetween(0, 100, 0),
  /** Who wrote an invoice does not approve it. */
  fourEyes: z.boolean().catch(false),
  /** DOMAIN 5.1: where UPI money goes; '' offers no link. */
  upiId: z
    .string()
    .trim()
    .regex(/^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/)
    .catch(''),
  upiName: z.string().trim().catch(''),
  invoiceTerms: z.string().catch(''),
  backdateWithinGrace: z.boolean().catch(false),
  /** ACTS "Agreements": so many unpaid terms of a recurring package, and it is not billed on. */
  unpaidTermsBeforeStop: wholeBetween(1, 36, 2),
  sources: list(
    'Walk-in',
    'Referral',
    'Google',
    'Instagram',
    'Facebook',
    'WhatsApp',
    'Website',
    'Hoarding',
    'Other',
  ),
  paymentModes: list('Cash', 'UPI', 'Card', 'Bank Transfer', 'Cheque', 'Wallet', 'Online', 'Complimentary'),
  paymentSources: list(
    'Front desk',
    'POS machine',
    'Bank account',
    'Payment link',
    'Auto-debit',
    'Aggregator',
    'Referral',
  ),
})

export type CentreSettings = Omit<
  z.infer<typeof preferenceSchema>,
  'taxRegime' | 'taxRates' | 'sac' | 'kioskPin' | 'messageCountries'
> & {
  messageCountries: readonly string[]
  taxRegime: TaxRegime
  /** The centre's own dated rates; null where the law's for its type hold (`rateOn`). */
  taxRates: readonly DatedRate[] | null
  sac: string
}

/**
 * A centre's settings, read out of its free-form `preference` (SPECIFICATION 3). A centre that names no regime is
 * taken as registered only if it has a GSTIN: tax must not be collected without one.
 */
export function settingsOf(preference: Record<string, unknown>, type: BusinessType): CentreSettings {
  const { kioskPin, ...read } = preferenceSchema.parse(preference)
  return {
    ...read,
    messageCountries: [...new Set(read.messageCountries ?? [countryOfLocale(read.locale)])],
    hasKioskPin: read.hasKioskPin || kioskPin !== null,
    taxRegime: read.taxRegime ?? (read.gstin === '' ? 'unregistered' : 'regular'),
    sac: read.sac ?? rateBook[type].sac,
  }
}
