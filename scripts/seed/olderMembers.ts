import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { IRON } from './accounts'
import { TIMEZONE } from './gyms'
import type { SeedDocument } from './batchesOf'

type Entry = { id: string; name: string; phone: string; fields: Record<string, unknown> }

/** The id of the older member of that name. */
export const olderMemberId = (id: string) => `${IRON}-older-${id}`

function memberEntries(today: CivilDate): Entry[] {
  const day = (offset: number) => addDays(today, offset)
  const instant = (offset: number, time = '00:00') => instantAt(day(offset), time, TIMEZONE)
  const quarter = (offset: number) => ({ startDate: day(offset), endDate: day(offset + 89) })
  return [
    {
      // Amounts as text, with and without a grouping comma.
      id: 'text-amounts',
      name: 'Devendra Bundela',
      phone: '9876512001',
      fields: {
        totalDueAmount: '500',
        biometricUserId: 0,
        isActive: true,
        deleted: false,
        createdAt: instant(-400),
        currentPackage: {
          packageId: `${IRON}-older-quarterly`,
          name: 'Quarterly (old rate)',
          amount: '3,499',
          basePrice: '3699',
          discount: '200',
          duration: 90,
          durationType: 'Day',
          ...quarter(-40),
          invoiceIds: [`${IRON}-older-invoice-due`],
        },
      },
    },
    {
      // No durationType, so the duration is a number of days, and it is text.
      id: 'text-duration',
      name: 'Savita Mukati',
      phone: '9876512014',
      fields: {
        totalDueAmount: 0,
        biometricUserId: 7,
        isActive: true,
        deleted: false,
        createdAt: instant(-390),
        currentPackage: {
          name: 'Three months',
          amount: 3499,
          basePrice: 3499,
          duration: '90',
          ...quarter(-75),
        },
      },
    },
    {
      // The whole history inside the member; its last entry becomes lastPackage.
      id: 'inline-history',
      name: 'Mahendra Dangi',
      phone: '9876512028',
      fields: {
        totalDueAmount: 0,
        biometricUserId: 0,
        isActive: true,
        deleted: false,
        createdAt: instant(-460),
        packageHistory: [
          {
            name: 'Monthly',
            amount: '1,200',
            duration: '1',
            durationType: 'Month',
            startDate: day(-460),
            endDate: day(-431),
          },
          { name: 'Quarterly', amount: 3200, duration: 90, startDate: day(-430), endDate: day(-341) },
          {
            name: 'Half-yearly',
            amount: '6000',
            duration: 6,
            durationType: 'Month',
            startDate: day(-230),
            endDate: day(-48),
          },
        ],
        currentPackage: {
          name: 'Quarterly',
          amount: 3499,
          duration: 3,
          durationType: 'Month',
          ...quarter(-47),
        },
      },
    },
    {
      // Neither isActive nor deleted: reads as active.
      id: 'no-flags',
      name: 'Kusum Sisodia',
      phone: '9876512035',
      fields: {
        totalDueAmount: 0,
        biometricUserId: 0,
        createdAt: instant(-300),
        currentPackage: {
          name: 'Half-yearly',
          amount: 6500,
          duration: 180,
          startDate: day(-110),
          endDate: day(69),
        },
      },
    },
    {
      // Neither totalDueAmount nor biometricUserId: both read 0.
      id: 'no-numbers',
      name: 'Rameshwar Neema',
      phone: '9876512049',
      fields: {
        isActive: true,
        deleted: false,
        createdAt: instant(-310),
        currentPackage: { name: 'Monthly', amount: 1400, duration: 30, startDate: day(-26), endDate: day(3) },
      },
    },
    {
      // Dates as instants and as text with a time.
      id: 'instant-dates',
      name: 'Farida Hussain',
      phone: '+91 98765 12056',
      fields: {
        totalDueAmount: 0,
        biometricUserId: 0,
        isActive: true,
        dob: '1991-08-17T00:00:00.000Z',
        createdAt: instant(-280),
        currentPackage: {
          name: 'Yearly',
          amount: 11000,
          duration: 365,
          startDate: instant(-200),
          endDate: instant(164),
          assignedAt: instant(-200, '18:20'),
        },
      },
    },
    {
      // Recurring, without next bill and next renewal.
      id: 'no-renewal-date',
      name: 'Narendra Jadon',
      phone: '9876512063',
      fields: {
        totalDueAmount: 0,
        isActive: true,
        createdAt: instant(-150),
        currentPackage: {
          name: 'Monthly',
          type: 'Recurring',
          amount: '1499',
          duration: '1',
          durationType: 'Month',
          startDate: day(-12),
        },
      },
    },
    {
      // An amount nobody can read: shown as 0, and left as it is in the store.
      id: 'unreadable-amount',
      name: 'Omprakash Namdeo',
      phone: '9876512077',
      fields: {
        totalDueAmount: '',
        isActive: true,
        createdAt: instant(-500),
        currentPackage: {
          name: 'Trainer',
          amount: 'free',
          basePrice: 'NA',
          duration: 365,
          startDate: day(-90),
          endDate: day(274),
        },
      },
    },
    {
      // Long gone, and never deactivated: belongs on the inactive list by its date alone.
      id: 'lapsed',
      name: 'Usha Gehlot',
      phone: '9876512084',
      fields: {
        totalDueAmount: '0',
        createdAt: instant(-520),
        currentPackage: {
          name: 'Quarterly',
          amount: '3200',
          duration: '90',
          startDate: day(-219),
          endDate: day(-130),
        },
      },
    },
    {
      // Nothing but a name and a phone.
      id: 'bare',
      name: 'Balram Thakur',
      phone: '9876512098',
      fields: {},
    },
  ]
}

const memberDocument = ({ id, name, phone, fields }: Entry): SeedDocument => ({
  path: `members/${olderMemberId(id)}`,
  data: { gymId: IRON, name, phone, city: 'Indore', state: 'Madhya Pradesh', ...fields },
})

/** Members as older versions wrote them, one for each of the specified conversions and some for several. */
export const olderMembersOn = (today: CivilDate): SeedDocument[] => memberEntries(today).map(memberDocument)
