import type { SettingName } from '@/domain/gyms/settingFields'

export const sectionIds = [
  'centre',
  'branding',
  'tax',
  'payments',
  'packages',
  'attendance',
  'staff',
  'leads',
  'messages',
  'devices',
  'privacy',
  'security',
  'subscription',
] as const
export type ConfigSection = (typeof sectionIds)[number]

/** Who did what: a list that takes the whole page (`?section=audit`), so it has no panel here. */
export const AUDIT_SECTION = 'audit'

type Section = {
  title: string
  hint: string
  icon: string
  /** Of the centre's own record. */
  fields: readonly string[]
  settings: readonly (SettingName | 'hasKioskPin')[]
}

/** PRODUCT 4, screen 19: what stands where, in the order of the index. */
export const configSections: Record<ConfigSection, Section> = {
  centre: {
    title: 'Centre',
    hint: 'Name and address as they are printed, when you are open, and how dates, numbers and money are written.',
    icon: 'pi-building',
    fields: ['name', 'phone', 'pincode', 'address', 'city', 'state', 'type'],
    settings: ['openingHours', 'timezone', 'currency', 'locale', 'weekStart'],
  },
  branding: {
    title: 'Branding',
    hint: 'The logo in the top bar, on invoices and on member cards.',
    icon: 'pi-image',
    fields: ['dp'],
    settings: [],
  },
  tax: {
    title: 'Tax and numbering',
    hint: 'What tax you collect and how documents are numbered. Documents already issued stay as they are.',
    icon: 'pi-percentage',
    fields: [],
    settings: [
      ...(['taxRegime', 'gstin', 'taxName', 'sac', 'taxRates', 'taxInclusive', 'roundToRupee'] as const),
      ...(['invoicePrefix', 'invoiceTerms', 'signature'] as const),
    ],
  },
  payments: {
    title: 'UPI and payments',
    hint: 'Where money goes, how it can be paid, and what happens with cheques.',
    icon: 'pi-wallet',
    fields: [],
    settings: [
      ...(['upiId', 'upiName', 'paymentModes', 'paymentKinds', 'paymentSources'] as const),
      ...(['countPendingCheques', 'chequeBounceCharge', 'greatestAmount'] as const),
    ],
  },
  packages: {
    title: 'Packages and discounts',
    hint: 'How long a member may be late, what the desk may take off, and when billing stops.',
    icon: 'pi-box',
    fields: [],
    settings: [
      ...(['deskDiscountPercent', 'fourEyes', 'approvalDays', 'graceDays', 'expiringDays'] as const),
      ...(['absentDays', 'freezeTimes', 'freezeMinDays', 'freezeMaxDays'] as const),
      ...(['backdateWithinGrace', 'partialPayment', 'unpaidTermsBeforeStop'] as const),
    ],
  },
  attendance: {
    title: 'Attendance',
    hint: 'Visits of members: when they end by themselves, how many people fit in, and the PIN of kiosk mode.',
    icon: 'pi-check-circle',
    fields: [],
    settings: ['autoExitHours', 'minVisitMinutes', 'capacity', 'deviceDuesRule', 'hasKioskPin'],
  },
  staff: {
    title: 'Staff rules',
    hint: 'What counts as late, half a day, absent and overtime, and how much paid leave there is. Roster and reports follow at once.',
    icon: 'pi-id-card',
    fields: [],
    settings: [
      ...(['staffGraceMinutes', 'staffOvertimeMinutes', 'staffHalfDayPercent', 'staffHalfDayHours'] as const),
      ...(['staffAbsentHours', 'staffLatesPerHalfDay', 'staffUnpaidOff'] as const),
      ...(['staffCasualLeave', 'staffSickLeave', 'staffEarnedLeave'] as const),
      ...(['staffAutoExitHours', 'staffMinVisitMinutes', 'holidays'] as const),
    ],
  },
  leads: {
    title: 'Leads',
    hint: 'Where people heard of you, why leads are lost, your labels, who of your staff calls them, and your public enquiry page.',
    icon: 'pi-phone',
    fields: [],
    settings: ['sources', 'lostReasons', 'leadLabels', 'salesMayUseLeads', 'enquiryPage'],
  },
  messages: {
    title: 'Messages',
    hint: 'How many messages go out, to which countries and when, and what they say.',
    icon: 'pi-comment',
    fields: [],
    settings: ['smsDailyCap', 'messageCountries', 'quietFrom', 'quietUntil', 'messageTexts'],
  },
  devices: {
    title: 'Devices',
    hint: 'The fingerprint, face and card terminals at your doors. Punches arrive here by themselves.',
    icon: 'pi-tablet',
    fields: [],
    settings: [],
  },
  privacy: {
    title: 'Data and privacy',
    hint: 'What is kept, who may take it out, and where to do so.',
    icon: 'pi-database',
    fields: [],
    settings: [],
  },
  security: {
    title: 'Security',
    hint: 'Who can sign in to this centre, and when each of them did last.',
    icon: 'pi-shield',
    fields: [],
    settings: [],
  },
  subscription: {
    title: 'Your subscription',
    hint: 'The package of your centre, how much of it is used, and its invoices.',
    icon: 'pi-briefcase',
    fields: [],
    settings: [],
  },
}
