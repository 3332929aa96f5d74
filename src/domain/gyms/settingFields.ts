import { z } from 'zod'
import { callingCodes } from '@/domain/shared/callingCode'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { MOST_DAYS, MOST_OPEN_HOURS } from '@/domain/shared/constants'
import { MOST_AMOUNT } from '@/domain/shared/money'
import { gstinProblem, tidyGstin } from '@/domain/tax/gstin'
import { taxRegimes } from '@/domain/tax/regime'
import { ownTextChangesSchema } from '@/domain/messages/ownText'
import { holidayChangesSchema } from './holiday'
import { openingHoursSchema } from './openingHours'
import { signatureName } from './signature'
import { wayKindsSchema } from './wayKind'

export const MOST_CAPACITY = 10_000
const MOST_CHARGE = 100_000
const MOST_RATES = 20
const MOST_CHOICES = 40
export const LONGEST_LABEL = 30
const LARGEST_CAP = 5000

/** Said when it is needed: to write numbers the locale's data is loaded, which every page would wait for when it begins. */
const whole = (least: number, most: number) => {
  const range = () => `Enter ${String(least)} to ${most.toLocaleString('en-IN')}`
  return z
    .number({ error: range })
    .int('Enter a whole number')
    .min(least, { error: range })
    .max(most, { error: range })
}

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

const COMPLIMENTARY = 'Complimentary is no payment: give a discount, or write the invoice off'

/** PRODUCT 2.V: what is given for nothing is no way of paying. */
export const isComplimentary = (mode: string): boolean => mode.trim().toLowerCase() === 'complimentary'

/**
 * What a list is chosen from on the screens of a centre, in its order. What is wrong with one of them is said of the list, which is
 * what the field shows.
 */
const words = (longest = 60) =>
  z
    .array(z.string().trim().min(1))
    .max(MOST_CHOICES, `At most ${MOST_CHOICES}`)
    .refine((names) => names.every(({ length }) => length <= longest), `At most ${longest} characters each`)
    .refine(
      (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
      'Each only once',
    )

const choices = (missing: string) => words().min(1, missing)

/** Tax rates are written with at most three decimals, as the 6.875 % of a state of the United States. */
const ratePercent = z
  .number('Enter a rate')
  .min(0, 'Enter 0 to 100')
  .max(100, 'Enter 0 to 100')
  .refine((rate) => Math.abs(rate * 1000 - Math.round(rate * 1000)) < 1e-6, 'At most three decimals')

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 9:00 pm')

export const datedRateSchema = z.object({ from: civilDateSchema, rate: ratePercent })

/**
 * Every setting of a centre, each with the sentence that is said at its field: the forms of Site config, `settingsOf` and
 * the server's check are made from these. Amounts are rupees, or the centre's currency.
 */
export const settingFields = {
  timezone: z.string().refine(isTimezone, 'Choose a time zone'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Choose a currency'),
  locale: z.string().refine(isLocale, 'Choose how numbers are written'),
  /** 1 for Monday to 7 for Sunday; null where it is as usual in the locale. */
  weekStart: whole(1, 7).nullable(),
  /** Outside of India the number under its tax, as it is written there; in India `settingsConflict` knows what one looks like. */
  gstin: z
    .string()
    .trim()
    .max(20, 'At most 20 characters')
    .transform((text) => (gstinProblem(text) === null ? tidyGstin(text) : text)),
  taxName: z.string().trim().min(1, 'Enter what the tax is called').max(20, 'At most 20 characters'),
  taxRegime: z.enum(taxRegimes, 'Choose one'),
  taxInclusive: z.boolean(),
  roundToRupee: z.boolean(),
  /** In force from each day on; null where the law's rates for the type of centre hold. */
  taxRates: z
    .array(datedRateSchema)
    .min(1, 'Add a rate')
    .max(MOST_RATES, `At most ${MOST_RATES}`)
    .refine(
      (rates) => new Set(rates.map(({ from }) => from)).size === rates.length,
      'Two rates begin on the same day',
    )
    .nullable(),
  /** A service code of 4 to 8 digits; null for the one of the type of centre. */
  sac: z
    .string()
    .regex(/^\d{4,8}$/, 'Enter 4 to 8 digits')
    .nullable(),
  /** Days a member is still let in after the end, and an invoice still counts as unpaid after its due date. */
  graceDays: whole(0, 60),
  /** PRODUCT 2.G: a package with so many days left, today included, is about to end. */
  expiringDays: whole(1, 60),
  /** PRODUCT 4.1: who pays and has not come for so many days is absent; as far as the report of absentees reads back. */
  absentDays: whole(1, MOST_DAYS),
  /** Nobody types a larger amount but by a slip of the finger. */
  greatestAmount: z
    .number('Enter an amount')
    .min(1, 'Enter 1 or more')
    .max(MOST_AMOUNT, { error: () => `Enter at most ${MOST_AMOUNT.toLocaleString('en-IN')}` }),
  /** PRODUCT 2.E, as long as a visit can be going on (DOMAIN 6.1). */
  autoExitHours: whole(1, MOST_OPEN_HOURS.member),
  staffAutoExitHours: whole(1, MOST_OPEN_HOURS.employee),
  /** DOMAIN 6.1: a second mark sooner than this is the same arrival. */
  minVisitMinutes: whole(0, 240),
  staffMinVisitMinutes: whole(0, 240),
  /** PRODUCT 4.19: when the centre is open; null where nobody has said. */
  openingHours: openingHoursSchema.nullable(),
  /** How many people fit in; null where nobody has said. */
  capacity: whole(1, MOST_CAPACITY).nullable(),
  /** Countries that text messages may go to (ISO 3166, as in the locale); null for the centre's own alone. */
  messageCountries: z
    .array(z.string().refine((country) => Object.hasOwn(callingCodes, country), 'Choose a country'))
    .min(1, 'Choose at least one country')
    .max(20, 'Choose at most 20 countries')
    .nullable(),
  /** Messages a centre may send in one of its civil days (ENGINEERING 4.5, against toll fraud). */
  smsDailyCap: whole(0, LARGEST_CAP),
  /** Wall times of the centre between which no offer goes out; in India the law leaves less (`quietHours.ts`). */
  quietFrom: wallTime,
  quietUntil: wallTime,
  /** The centre's own texts; what one may name, the server's call and the form check besides (`textProblem`). */
  messageTexts: ownTextChangesSchema,
  /** PRODUCT 4.13: later than this after the start of the shift is late. */
  staffGraceMinutes: whole(0, 120),
  /** PRODUCT 4.13: percent of the shift below which a day is half a day. */
  staffHalfDayPercent: whole(1, 100),
  /** The same for whoever has no shift, in hours (DOMAIN 6.2). */
  staffHalfDayHours: whole(1, 12),
  /** DOMAIN 6.2: hours of work below which a day is none. */
  staffAbsentHours: whole(0, 6),
  /** PRODUCT 4.13: overtime counts in whole blocks of so many minutes. */
  staffOvertimeMinutes: whole(1, 120),
  /** DOMAIN 6.2: so many late arrivals in a month are half a day without pay; 0 for never. */
  staffLatesPerHalfDay: whole(0, 31),
  /** Whether weekly offs and holidays with unpaid leave or absence on both sides are days without pay. */
  staffUnpaidOff: z.boolean(),
  /** Days of paid leave a year that an employee has of each kind; 0 where the centre sets no number. */
  staffCasualLeave: whole(0, 60),
  staffSickLeave: whole(0, 60),
  staffEarnedLeave: whole(0, 60),
  /** Days nobody has to come: names by date. */
  holidays: holidayChangesSchema,
  /** At most three letters or digits, so that an invoice number fits in 16 characters (DOMAIN 2.3). */
  invoicePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,3}$/, 'Enter 1 to 3 letters or digits'),
  partialPayment: z.enum(['prorata', 'full']),
  /** DOMAIN 3.2: whether the devices at the doors go by the package alone, or by what is paid of it as well. */
  deviceDuesRule: z.enum(['none', 'paidUntil']),
  /** Percent of the list price that the desk may take off before an invoice needs the owner's approval. */
  deskDiscountPercent: whole(0, 100),
  /** Who wrote an invoice does not approve it. */
  fourEyes: z.boolean(),
  /** PRODUCT 2.U: days that an approval holds. */
  approvalDays: whole(1, 90),
  /** PRODUCT 2.W: freezes in a term, and days of one, of a package that has no limits of its own. */
  freezeTimes: whole(1, 12),
  freezeMinDays: whole(1, 366),
  freezeMaxDays: whole(1, 366),
  /** DOMAIN 5.1: where UPI money goes; '' offers no link. */
  upiId: z
    .string()
    .trim()
    .regex(/^([\w.-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63})?$/, 'Enter a UPI ID like name@bank'),
  upiName: z.string().trim().max(80, 'At most 80 characters'),
  invoiceTerms: z.string().trim().max(1000, 'At most 1000 characters'),
  /** PRODUCT 4.19: who signs for the centre. */
  signature: signatureName,
  backdateWithinGrace: z.boolean(),
  /** DOMAIN 5.3: whether a cheque counts as paid from the day it comes, or once it has cleared. */
  countPendingCheques: z.boolean(),
  /** What a member is charged when their cheque bounces; 0 for nothing. */
  chequeBounceCharge: z
    .number('Enter an amount, or 0')
    .min(0, 'Enter 0 or more')
    .max(MOST_CHARGE, { error: () => `Enter at most ${MOST_CHARGE.toLocaleString('en-IN')}` }),
  /** ACTS "Agreements": so many unpaid terms of a recurring package, and it is not billed on. */
  unpaidTermsBeforeStop: whole(1, 36),
  /** PRODUCT 2.P: whether the centre's own Sales employees see and write its leads; the rules ask it. */
  salesMayUseLeads: z.boolean(),
  /** Whether strangers may leave an enquiry on the centre's public page. */
  enquiryPage: z.boolean(),
  sources: choices('Enter at least one source'),
  /** PRODUCT 4.19: why a lead was lost. */
  lostReasons: choices('Enter at least one reason'),
  /** A comma parts the labels of a lead in a file. */
  leadLabels: words(LONGEST_LABEL).refine(
    (labels) => !labels.some((label) => /[,;]/.test(label)),
    'Leave out commas and semicolons',
  ),
  /** PRODUCT 2.V. Amounts are kept by these names, so none may be a name that every record has by itself. */
  paymentModes: choices('Enter at least one way to pay')
    .refine((names) => !names.some(isComplimentary), COMPLIMENTARY)
    .refine((names) => !names.some((name) => name in {}), 'Choose another name'),
  /** Whether each lies in the drawer, is counted beside it or comes by bank. */
  paymentKinds: wayKindsSchema,
  paymentSources: choices('Enter at least one place'),
} as const

export type SettingName = keyof typeof settingFields

const knownSettings = z.object(settingFields).partial()

const ofPin = 'Set the PIN of kiosk mode in Site config, under Attendance.'

/** Kept beside the settings by the server alone. The rules tell today by the first: set by hand it would open a past day (decision 26). */
const serversOwn = {
  utcOffsetMinutes: 'This follows the time zone. Choose another time zone instead.',
  hasKioskPin: ofPin,
  kioskPin: ofPin,
}

/**
 * Why settings that are sent can't be kept, with the name of the one that is wrong; null where all make sense. Null takes a
 * setting away, and a setting that nobody knows is free (SPECIFICATION 3).
 */
export function settingProblem(changes: Record<string, unknown>): { field: string; reason: string } | null {
  const servers = Object.entries(serversOwn).find(([name]) => Object.hasOwn(changes, name))
  if (servers !== undefined) return { field: servers[0], reason: servers[1] }
  const named = Object.entries(changes).filter(([, value]) => value !== null)
  const issue = knownSettings.safeParse(Object.fromEntries(named)).error?.issues[0]
  return issue === undefined ? null : { field: String(issue.path[0]), reason: `${issue.message}.` }
}
