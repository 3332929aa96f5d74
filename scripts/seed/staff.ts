import { starterCategoryId } from '@/domain/contributions/contributionCategory'
import type { PayRule } from '@/domain/staff/payRule'
import { lowerName } from '@/domain/shared/text'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { accounts } from './accounts'
import { TIMEZONE } from './gyms'
import type { SeedDocument } from './batchesOf'
import { demoPhone } from './person'

/** One of the demo's employees. Only the desk's manager has an account; the others don't sign in. */
export type Employee = {
  id: string
  name: string
  email: string
  gender: 'Female' | 'Male'
  dob: string
  empId: string
  designation: string
  role: 'Manager' | null
  shiftStart: string
  shiftEnd: string
  weeklyOff: string
  /** Days before today. */
  joinedAgo: number
  address: string
}

const trainer = { role: null, gender: 'Male', address: '12, Nipania Main Road' } as const

const others: Employee[] = [
  {
    id: 'iron-staff-2',
    name: 'Rakesh Solanki',
    email: 'rakesh.solanki@demo.test',
    dob: '1990-08-03',
    empId: 'IHF-02',
    designation: 'Head trainer',
    shiftStart: '06:00',
    shiftEnd: '14:00',
    weeklyOff: 'Sun',
    joinedAgo: 228,
    ...trainer,
  },
  {
    id: 'iron-staff-3',
    name: 'Shalini Verghese',
    email: 'shalini.verghese@demo.test',
    dob: '1997-01-22',
    empId: 'IHF-03',
    designation: 'Yoga teacher',
    shiftStart: '06:30',
    shiftEnd: '10:30',
    weeklyOff: 'Sat,Sun',
    joinedAgo: 140,
    ...trainer,
    gender: 'Female',
  },
  {
    id: 'iron-staff-4',
    name: 'Imtiyaz Lohar',
    email: 'imtiyaz.lohar@demo.test',
    dob: '1994-11-09',
    empId: 'IHF-04',
    designation: 'Trainer',
    shiftStart: '14:00',
    shiftEnd: '22:00',
    weeklyOff: 'Mon',
    joinedAgo: 96,
    ...trainer,
  },
  {
    id: 'iron-staff-5',
    name: 'Kamla Bai',
    email: 'kamla.bai@demo.test',
    dob: '1981-06-15',
    empId: 'IHF-05',
    designation: 'Housekeeping',
    shiftStart: '05:30',
    shiftEnd: '13:30',
    weeklyOff: 'Sun',
    joinedAgo: 210,
    ...trainer,
    gender: 'Female',
  },
  {
    id: 'iron-staff-6',
    name: 'Bhola Yadav',
    email: 'bhola.yadav@demo.test',
    dob: '1985-02-27',
    empId: 'IHF-06',
    designation: 'Night guard',
    shiftStart: '22:00',
    shiftEnd: '06:00',
    weeklyOff: 'Tue',
    joinedAgo: 12,
    ...trainer,
  },
]

/** The demo centre's employees, the desk's manager first. */
export function demoEmployees(): Employee[] {
  const desk = accounts.find(({ claims }) => claims['role'] === 'Manager')
  if (!desk) return others
  return [
    {
      id: desk.uid,
      name: desk.displayName,
      email: desk.email,
      gender: 'Female',
      dob: '1996-04-12',
      empId: 'IHF-01',
      designation: 'Front desk manager',
      role: 'Manager',
      shiftStart: '10:00',
      shiftEnd: '19:00',
      weeklyOff: 'Sun',
      joinedAgo: 230,
      address: '64, Park Street, Scheme No 54',
    },
    ...others,
  ]
}

/** As many employees as asked for, without accounts: the demo's, again and again. */
export const employeesOf = (gymId: string, count: number): Employee[] =>
  Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const model = others[at % others.length]
    const number = String(at + 1).padStart(2, '0')
    return model
      ? [
          {
            ...model,
            id: `${gymId}-staff-${at + 1}`,
            name: `${model.name} ${number}`,
            empId: `OCF-${number}`,
          },
        ]
      : []
  })

/** Rupees a month, and an hour of overtime; whoever sells has a commission on it. */
const pay: Record<string, [month: number, overtime: number | null]> = {
  'Front desk manager': [22_000, null],
  'Head trainer': [32_000, 180],
  'Yoga teacher': [16_000, null],
  Trainer: [21_000, 120],
  Housekeeping: [11_000, 60],
  'Night guard': [12_500, 60],
}

function payOf(designation: string, gymId: string): Partial<PayRule> {
  const [payRate, overtimeRate] = pay[designation] ?? [null, null]
  if (payRate === null) return {}
  const sells = designation === 'Front desk manager'
  return {
    ...{ payBasis: 'monthly', payRate, overtimeRate },
    ...(sells && {
      commissionCategoryId: starterCategoryId(gymId, 'Sales commission'),
      commissionRate: 2,
    }),
  }
}

/** The records of who works for a centre; an id is the account's uid (SPECIFICATION 3, Staff). */
export const staffDocuments = (
  employees: readonly Employee[],
  gymId: string,
  today: CivilDate,
): SeedDocument[] =>
  employees.map(({ joinedAgo, ...employee }, index) => {
    const joiningDate = addDays(today, -joinedAgo)
    const joined = instantAt(joiningDate, '10:00', TIMEZONE)
    return {
      path: `staff/${employee.id}`,
      data: {
        ...employee,
        signsIn: employee.role !== null,
        ref: employee.id,
        gymId,
        employerId: gymId,
        nameLower: lowerName(employee.name),
        phone: demoPhone(77_700, index + 1),
        dp: '',
        biometricId: 0,
        idProof: '',
        city: 'Indore',
        state: 'Madhya Pradesh',
        pincode: '452010',
        joiningDate,
        ...payOf(employee.designation, gymId),
        isActive: true,
        deleted: false,
        createdAt: joined,
        updatedAt: joined,
      },
    }
  })
