import { z } from 'zod'
import { DEFAULT_TIMEZONE, MOST_OPEN_HOURS } from '@/domain/shared/constants'
import { countryOfLocale } from '@/domain/shared/callingCode'
import { rateBook, type DatedRate } from '@/domain/tax/rateBook'
import type { TaxRegime } from '@/domain/tax/regime'
import { MOST_AMOUNT } from '@/domain/shared/money'
import type { BusinessType } from '@/domain/shared/businessType'
import { ownTextsSchema } from '@/domain/messages/ownText'
import { holidaysSchema } from './holiday'
import { olderKioskPinSchema } from './kioskPin'
import { isComplimentary, settingFields } from './settingFields'
import { kindsOfAll, storedKindsSchema } from './wayKind'

const list = (...usual: string[]) => z.array(z.string().min(1)).min(1).catch(usual)

/** An older list may name “Complimentary”, which is no way of paying any more (PRODUCT 2.V). */
const waysOfPaying = (...usual: string[]) =>
  z
    .array(z.string().min(1))
    .transform((names) => names.filter((name) => !isComplimentary(name)))
    .pipe(z.array(z.string()).min(1))
    .catch(usual)

/** Members' could once be set to as many hours as those of staff; more than a visit can last are as long as it can. */
const autoExitHours = settingFields.staffAutoExitHours.transform((hours) =>
  Math.min(hours, MOST_OPEN_HOURS.member),
)

/** A setting that is missing or makes no sense reads as its default: one bad value never stops a centre. */
const preferenceSchema = z.object({
  timezone: settingFields.timezone.catch(DEFAULT_TIMEZONE),
  currency: settingFields.currency.catch('INR'),
  locale: settingFields.locale.catch('en-IN'),
  weekStart: settingFields.weekStart.catch(null),
  /** As it was typed: a document prints what older centres have, even where it is no GSTIN. */
  gstin: z.string().catch(''),
  taxName: settingFields.taxName.catch('GST'),
  taxRegime: settingFields.taxRegime.nullable().catch(null),
  taxInclusive: settingFields.taxInclusive.catch(true),
  roundToRupee: settingFields.roundToRupee.nullable().catch(null),
  taxRates: settingFields.taxRates.catch(null),
  sac: settingFields.sac.catch(null),
  graceDays: settingFields.graceDays.catch(3),
  expiringDays: settingFields.expiringDays.catch(7),
  absentDays: settingFields.absentDays.catch(10),
  greatestAmount: settingFields.greatestAmount.catch(MOST_AMOUNT),
  autoExitHours: autoExitHours.catch(2),
  staffAutoExitHours: settingFields.staffAutoExitHours.catch(12),
  minVisitMinutes: settingFields.minVisitMinutes.catch(5),
  staffMinVisitMinutes: settingFields.staffMinVisitMinutes.catch(30),
  openingHours: settingFields.openingHours.catch(null),
  capacity: settingFields.capacity.catch(null),
  /** Whether there is a PIN to leave kiosk mode, which only the server knows; `kioskPin` is what an older centre keeps. */
  hasKioskPin: z.boolean().catch(false),
  kioskPin: olderKioskPinSchema.nullable().catch(null),
  messageCountries: settingFields.messageCountries.catch(null),
  smsDailyCap: settingFields.smsDailyCap.catch(200),
  quietFrom: settingFields.quietFrom.catch('21:00'),
  quietUntil: settingFields.quietUntil.catch('09:00'),
  messageTexts: ownTextsSchema,
  staffGraceMinutes: settingFields.staffGraceMinutes.catch(10),
  staffHalfDayPercent: settingFields.staffHalfDayPercent.catch(50),
  staffHalfDayHours: settingFields.staffHalfDayHours.catch(4),
  staffAbsentHours: settingFields.staffAbsentHours.catch(1),
  staffOvertimeMinutes: settingFields.staffOvertimeMinutes.catch(30),
  staffLatesPerHalfDay: settingFields.staffLatesPerHalfDay.catch(0),
  staffUnpaidOff: settingFields.staffUnpaidOff.catch(false),
  staffCasualLeave: settingFields.staffCasualLeave.catch(0),
  staffSickLeave: settingFields.staffSickLeave.catch(0),
  staffEarnedLeave: settingFields.staffEarnedLeave.catch(0),
  holidays: holidaysSchema,
  invoicePrefix: settingFields.invoicePrefix.catch('INV'),
  partialPayment: settingFields.partialPayment.catch('prorata'),
  deviceDuesRule: settingFields.deviceDuesRule.catch('none'),
  deskDiscountPercent: settingFields.deskDiscountPercent.catch(0),
  fourEyes: settingFields.fourEyes.catch(false),
  approvalDays: settingFields.approvalDays.catch(7),
  freezeTimes: settingFields.freezeTimes.catch(2),
  freezeMinDays: settingFields.freezeMinDays.catch(7),
  freezeMaxDays: settingFields.freezeMaxDays.catch(30),
  upiId: settingFields.upiId.catch(''),
  // Longer than a form takes today, an older centre's stay what they are; lists below the same.
  upiName: z.string().trim().catch(''),
  invoiceTerms: z.string().catch(''),
  signature: settingFields.signature.catch(''),
  backdateWithinGrace: settingFields.backdateWithinGrace.catch(false),
  countPendingCheques: settingFields.countPendingCheques.catch(true),
  chequeBounceCharge: settingFields.chequeBounceCharge.catch(0),
  unpaidTermsBeforeStop: settingFields.unpaidTermsBeforeStop.catch(2),
  salesMayUseLeads: settingFields.salesMayUseLeads.catch(true),
  enquiryPage: settingFields.enquiryPage.catch(true),
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
  lostReasons: list(
    'Price',
    'Distance',
    'Timing',
    'Joined elsewhere',
    'Not reachable',
    'Not interested',
    'Duplicate/Spam',
  ),
  leadLabels: z.array(z.string().min(1)).catch([]),
  paymentModes: waysOfPaying('Cash', 'UPI', 'Card', 'Bank Transfer', 'Cheque', 'Wallet', 'Online'),
  paymentKinds: storedKindsSchema,
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

/** The days that decide what state a member is in and which lists they are on. */
export type MemberLimits = Pick<GymSettings, 'graceDays' | 'expiringDays' | 'absentDays'>

export type GymSettings = Omit<
  z.infer<typeof preferenceSchema>,
  'taxRegime' | 'taxRates' | 'sac' | 'roundToRupee' | 'kioskPin' | 'messageCountries'
> & {
  messageCountries: readonly string[]
  taxRegime: TaxRegime
  roundToRupee: boolean
  /** The centre's own dated rates; null where the law's for its type hold (`rateOn`). */
  taxRates: readonly DatedRate[] | null
  sac: string
}

/**
 * A centre's settings, read out of its free-form `preference` (SPECIFICATION 3). A centre that names no regime is
 * taken as registered only if it has a GSTIN: tax must not be collected without one.
 */
export function settingsOf(preference: Record<string, unknown>, type: BusinessType): GymSettings {
  const { kioskPin, ...read } = preferenceSchema.parse(preference)
  return {
    ...read,
    paymentKinds: kindsOfAll(read.paymentModes, read.paymentKinds),
    messageCountries: [...new Set(read.messageCountries ?? [countryOfLocale(read.locale)])],
    hasKioskPin: read.hasKioskPin || kioskPin !== null,
    taxRegime: read.taxRegime ?? (read.gstin === '' ? 'unregistered' : 'regular'),
    sac: read.sac ?? rateBook[type].sac,
    // Section 170 of the CGST Act rounds to a rupee; elsewhere the cents are paid.
    roundToRupee: read.roundToRupee ?? read.currency === 'INR',
  }
}
