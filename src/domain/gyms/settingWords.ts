import type { SettingName } from './settingFields'

/** `unit` follows a number, at its field and in the audit log. */
export type SettingWords = { label: string; hint: string; unit?: string }

/**
 * How every setting of a centre is called, and what it does: said at its field, found by the search of Site config, and
 * named by the audit log.
 */
export const settingWords = {
  timezone: { label: 'Time zone', hint: 'A day of the centre ends at midnight here.' },
  currency: { label: 'Currency', hint: 'Amounts already written are not converted.' },
  locale: { label: 'Numbers are written', hint: 'How thousands, decimals and the week are written.' },
  weekStart: { label: 'A week begins on', hint: 'Leave blank for the usual day there.' },
  openingHours: {
    label: 'Opening hours',
    hint: 'Shown on your enquiry page; reports shade the hours outside. Leave blank to say none.',
  },
  taxRegime: {
    label: 'Registration',
    hint: 'Decides whether tax is collected and what documents are called.',
  },
  gstin: {
    label: 'GSTIN',
    hint: '15 characters, as on your certificate. It is printed on every document.',
  },
  taxName: { label: 'Name of the tax', hint: 'Printed.' },
  sac: { label: 'Service code (SAC)', hint: 'Leave blank for the code of your type of centre.' },
  taxRates: { label: 'Use rates of your own', hint: 'Off: the rates of the law.', unit: '%' },
  taxInclusive: {
    label: 'Prices include the tax',
    hint: 'On: a member pays the price of the package, and the tax is part of it.',
  },
  invoicePrefix: {
    label: 'Prefix of invoice numbers',
    hint: 'Up to 3 letters or digits, as in IRN/26-27/000001. A new prefix goes on with the next number.',
  },
  roundToRupee: {
    label: 'Round the total to whole rupees',
    hint: 'The difference is a line of the document.',
  },
  invoiceTerms: { label: 'Terms on invoices', hint: 'Printed at the foot. Leave blank for none.' },
  signature: {
    label: 'Signature',
    hint: 'Printed above “Authorised signatory” on invoices and credit notes on A4. Leave blank for a line to sign on.',
  },
  upiId: { label: 'UPI ID', hint: 'Invoices and receipts carry its QR code. Leave blank for none.' },
  upiName: { label: 'Name shown when paying', hint: 'Leave blank for the name of the centre.' },
  paymentModes: {
    label: 'Ways to pay',
    hint: 'Offered in this order. Payments already taken keep their words, and count as they did.',
  },
  paymentKinds: {
    label: 'How each is counted',
    hint: 'When the day is closed. Cash lies in the drawer; slips of a card machine and cheques are counted beside it; what comes by bank is not counted. A cheque waits until it has cleared, and may bounce.',
  },
  paymentSources: {
    label: 'Received at',
    hint: 'Where the money arrives, for the day’s close and for reports.',
  },
  countPendingCheques: {
    label: 'A cheque counts as paid on the day it comes',
    hint: 'Off: it counts once it has cleared.',
  },
  chequeBounceCharge: { label: 'Charge for a bounced cheque', hint: '0 charges nothing.' },
  greatestAmount: { label: 'Largest amount anybody types', hint: 'Stops a slip of the finger.' },
  deskDiscountPercent: {
    label: 'The desk may take off',
    hint: 'More than this needs the owner’s approval.',
    unit: '%',
  },
  approvalDays: {
    label: 'An approval holds for',
    hint: 'After that it needs the owner’s approval again.',
    unit: 'days',
  },
  freezeTimes: {
    label: 'Freezes in a term',
    hint: 'For packages that set no limits of their own.',
    unit: 'times',
  },
  freezeMinDays: { label: 'Shortest freeze', hint: 'One freeze takes at least this long.', unit: 'days' },
  freezeMaxDays: { label: 'Longest freeze', hint: 'One freeze takes at most this long.', unit: 'days' },
  fourEyes: {
    label: 'Approve by a second person',
    hint: 'Whoever asked for a discount can’t approve it.',
  },
  graceDays: {
    label: 'Days of grace',
    hint: 'Let in after the end, and an unpaid invoice is not yet overdue.',
    unit: 'days',
  },
  expiringDays: { label: 'Expiring', hint: 'Before the end, today included.', unit: 'days' },
  absentDays: {
    label: 'Absent after',
    hint: 'Members who pay and have not come for so long.',
    unit: 'days',
  },
  backdateWithinGrace: {
    label: 'Renew from the old end date within the grace',
    hint: 'Off: a renewal in the grace starts today.',
  },
  partialPayment: {
    label: 'A part payment',
    hint: 'Whether it covers its share of the term, or nothing until the rest is paid.',
  },
  unpaidTermsBeforeStop: {
    label: 'Stop billing after',
    hint: 'Unpaid terms in a row; then no further invoice is made.',
    unit: 'terms',
  },
  deviceDuesRule: {
    label: 'Devices let a member in',
    hint: 'Whether what is unpaid shuts the door as well.',
  },
  autoExitHours: {
    label: 'Automatic exit after',
    hint: 'A visit without an exit ends then, and does not count in average stays.',
    unit: 'hours',
  },
  minVisitMinutes: {
    label: 'Ignore repeat marks within',
    hint: 'A second mark sooner is the same arrival.',
    unit: 'min',
  },
  capacity: {
    label: 'Capacity',
    hint: 'Shown beside how many are inside now. Leave blank to show no limit.',
    unit: 'people',
  },
  staffGraceMinutes: { label: 'Late after', hint: 'After the start of the shift.', unit: 'min' },
  staffOvertimeMinutes: {
    label: 'Overtime in blocks of',
    hint: 'Less than a block is none.',
    unit: 'min',
  },
  staffLatesPerHalfDay: {
    label: 'Late arrivals that cost half a day',
    hint: 'In a month. 0 takes no pay off for coming late.',
  },
  staffUnpaidOff: {
    label: 'No pay for days off between unpaid absence',
    hint: 'Weekly offs and holidays with unpaid leave or absence before and after them in the same month.',
  },
  staffCasualLeave: { label: 'Casual leave a year', hint: '0 sets no number.', unit: 'days' },
  staffSickLeave: { label: 'Sick leave a year', hint: '0 sets no number.', unit: 'days' },
  staffEarnedLeave: { label: 'Earned leave a year', hint: '0 sets no number.', unit: 'days' },
  holidays: {
    label: 'Holidays',
    hint: 'On these days nobody is absent, and the day is payable.',
  },
  staffHalfDayPercent: { label: 'Half a day below', hint: 'Of the shift.', unit: '%' },
  staffHalfDayHours: {
    label: 'Half a day without a shift below',
    hint: 'For staff with no shift set.',
    unit: 'hours',
  },
  staffAbsentHours: {
    label: 'Absent below',
    hint: '0 marks nobody who came as absent.',
    unit: 'hours',
  },
  staffAutoExitHours: {
    label: 'Automatic exit of staff after',
    hint: 'It counts no hours until it is corrected.',
    unit: 'hours',
  },
  staffMinVisitMinutes: {
    label: 'Ignore repeat marks of staff within',
    hint: 'A second mark sooner is the same arrival.',
    unit: 'min',
  },
  salesMayUseLeads: {
    label: 'Your Sales staff may use leads',
    hint: 'Off: only the owner and managers see and call them.',
  },
  enquiryPage: {
    label: 'Enquiry page',
    hint: 'Off: the page gives your phone number and takes no enquiries.',
  },
  sources: {
    label: 'Sources',
    hint: 'Offered in this order. Members keep the source they were added with.',
  },
  lostReasons: {
    label: 'Reasons for lost leads',
    hint: 'Offered in this order. Leads keep the reason they were lost for. Whoever is “Not interested” or “Duplicate/Spam” gets no messages, and “Not reachable” or “Duplicate/Spam” counts as never contacted.',
  },
  leadLabels: {
    label: 'Labels for leads',
    hint: 'Groups of your own, to find leads by. Leads keep the labels they have.',
  },
  smsDailyCap: {
    label: 'Messages a day, e-mails included',
    hint: 'When they are used up, more are refused until tomorrow.',
  },
  messageCountries: {
    label: 'Countries',
    hint: 'Messages to numbers of other countries are refused.',
  },
  quietFrom: {
    label: 'No offers from',
    hint: 'Offers wait until the morning. In India they never go out after 9:00 pm.',
  },
  quietUntil: {
    label: 'No offers until',
    hint: 'In India they never go out before 10:00 am. Receipts and reminders go out at any hour.',
  },
  messageTexts: {
    label: 'Texts of messages',
    hint: 'What your members, your leads and you are written. Choose one to change its text.',
  },
} as const satisfies Record<SettingName, SettingWords>
