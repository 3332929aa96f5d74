import { dateKeyOf } from '@/domain/attendance/dateKey'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { IRON } from './accounts'
import { TIMEZONE } from './gyms'
import type { SeedDocument } from './batchesOf'
import { olderMemberId, olderMembersOn } from './olderMembers'

/**
 * Records as older versions of the product wrote them (SPECIFICATION 3 to 5, PRODUCT 2.M): what today's code must
 * still read, and what `npm run migrate` brings up to date. Instants are Date, as the store's Timestamps come out.
 * Every member here lacks `lookup`, which older versions did not know.
 */
export type OlderRecords = {
  gyms: SeedDocument[]
  members: SeedDocument[]
  templates: SeedDocument[]
  invoices: SeedDocument[]
  attendance: SeedDocument[]
}

/** `YYYY-M-D`, the second form of SPECIFICATION 3. */
const yearFirstKey = (date: CivilDate) => date.split('-').map(Number).join('-')

const templateDocuments = (today: CivilDate): SeedDocument[] => [
  {
    path: `memberPackages/${IRON}-older-quarterly`,
    data: {
      gymId: IRON,
      name: 'Quarterly (old rate)',
      price: '3,699',
      duration: '90',
      createdAt: instantAt(addDays(today, -400), '10:00', TIMEZONE),
    },
  },
]

const invoiceDocuments = (today: CivilDate): SeedDocument[] => [
  {
    path: `invoices/${IRON}-older-invoice-due`,
    data: {
      gymId: IRON,
      memberId: olderMemberId('text-amounts'),
      invoiceNumber: 'IHF-1043',
      amount: '3,499',
      basePrice: '3699',
      discount: '200',
      gst: '0',
      tax: '0',
      status: 'Partially Paid',
      payments: [{ id: 'p1', amount: '2,999', date: addDays(today, -40), modeOfPayment: 'Cash' }],
      customerName: 'Devendra Bundela',
      packageName: 'Quarterly (old rate)',
      dueOn: instantAt(addDays(today, 5), '00:00', TIMEZONE),
      createdAt: instantAt(addDays(today, -40), '19:05', TIMEZONE),
    },
  },
  {
    path: `invoices/${IRON}-older-invoice-paid`,
    data: {
      gymId: IRON,
      memberId: olderMemberId('text-duration'),
      invoiceNumber: 'IHF-1029',
      amount: '3499',
      status: 'Paid',
      payments: [{ id: 'p1', amount: 3499, date: addDays(today, -75), modeOfPayment: 'UPI' }],
      customerName: 'Savita Mukati',
      createdAt: instantAt(addDays(today, -75), '08:10', TIMEZONE),
    },
  },
]

/** Older than the ninety days that have day roll-ups, so that both agree. */
function attendanceDocuments(today: CivilDate): SeedDocument[] {
  const on = (offset: number) => addDays(today, offset)
  const at = (offset: number, time: string) => instantAt(on(offset), time, TIMEZONE)
  const document = (id: string, days: Record<string, unknown>): SeedDocument => ({
    path: `attendance/${IRON}_${olderMemberId(id)}`,
    data: { gymId: IRON, memberId: olderMemberId(id), ...days },
  })
  return [
    // One entry and exit for a day, year first, and without personId and personType.
    document('text-amounts', {
      [yearFirstKey(on(-101))]: { entry: at(-101, '07:05'), exit: at(-101, '08:20') },
      [yearFirstKey(on(-103))]: { entry: at(-103, '06:58'), exit: at(-103, '08:02') },
    }),
    // Never marked out.
    document('inline-history', {
      [dateKeyOf(on(-96))]: { entry: at(-96, '18:32') },
      [yearFirstKey(on(-99))]: { entry: at(-99, '18:40'), exit: null },
    }),
    // Both forms and both shapes in one document.
    document('no-flags', {
      [yearFirstKey(on(-120))]: { entry: at(-120, '19:01'), exit: at(-120, '20:11') },
      [dateKeyOf(on(-97))]: [{ entry: at(-97, '19:12'), exit: at(-97, '20:30'), isAutoExit: false }],
    }),
  ]
}

/** A centre without what today's list of centres filters and sorts by, phone and pincode as numbers. */
const gymDocuments = (today: CivilDate): SeedDocument[] => [
  {
    path: 'gyms/chamundi-mysuru',
    data: {
      name: 'Chamundi Fitness',
      email: 'owner@chamundi.example',
      phone: 9_876_512_105,
      address: '12, Kalidasa Road, Vontikoppal',
      city: 'Mysuru',
      state: 'Karnataka',
      pincode: 570_002,
      type: 'GYM',
      members: '74',
      createdAt: instantAt(addDays(today, -640), '15:40', TIMEZONE),
      currentPackage: {
        name: 'Growth',
        price: '9,999',
        startDate: instantAt(addDays(today, -270), '00:00', TIMEZONE),
        endDate: instantAt(addDays(today, 94), '00:00', TIMEZONE),
      },
      packageHistory: [
        { name: 'Growth', price: '8999', startDate: addDays(today, -635), endDate: addDays(today, -271) },
      ],
    },
  },
]

/** All older records of the demo, relative to `today`; all but the centre are iron@demo.test's. */
export const olderRecordsOn = (today: CivilDate): OlderRecords => ({
  gyms: gymDocuments(today),
  members: olderMembersOn(today),
  templates: templateDocuments(today),
  invoices: invoiceDocuments(today),
  attendance: attendanceDocuments(today),
})
