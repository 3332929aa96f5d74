import { gymPackageSchema, type Gym, type GymPackage } from '@/domain/gyms/gym'
import { heldPackage } from '@/domain/gymPackages/givePackage'
import type { RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { addDays, addDuration } from '@/domain/shared/calendar'
import type { GymActivity } from '@/domain/gyms/gymActivity'
import type { CivilDate } from '@/domain/shared/civilDate'
import { registrationPackages } from './registrationPackages'
import { EMPTY, ICE, IRON, largeGymId } from './accounts'
import { closedOnSundays, ironHours } from './gymHours'

const plans = registrationPackages

/** What the centres that have leads call them by. */
const leadLabels = ['Student', 'Corporate', 'Weekends only'] as const
export type LeadLabel = (typeof leadLabels)[number]

/** A term of the centre's own subscription that ends on that day, inclusive. */
const held = (plan: RegistrationPackage, endDate: CivilDate): GymPackage => {
  const startDate = addDuration(addDays(endDate, 1), -plan.duration, plan.durationType)
  return heldPackage(plan, { startDate, isTrial: false }, endDate)
}

const trial = (endDate: CivilDate): GymPackage =>
  gymPackageSchema.parse({
    packageId: 'trial',
    name: 'Trial',
    price: 0,
    startDate: addDays(endDate, -13),
    endDate,
    isTrial: true,
  })

export type GymDraft = Pick<
  Gym,
  'id' | 'name' | 'ownerName' | 'email' | 'city' | 'state' | 'pincode' | 'address' | 'type'
> & {
  /** Days since it was registered. */
  age: number
  currentPackage: GymPackage
  packageHistory?: GymPackage[]
  preference?: Record<string, unknown>
  isDisabled?: boolean
  /** The owner allows support for the week to come. */
  allowsSupport?: boolean
  members?: number
  staffs?: number
  /** Of a centre without records of its own: what its last night would have found; days since somebody last did something. */
  doing?: { quietDays: number; checkIns: number; invoices: number; activeMembers: number } & Partial<
    Pick<GymActivity, 'devices' | 'failingDevices' | 'problems'>
  >
}

/** Every registered centre, the three with owners' accounts first. */
export function gymDraftsOn(today: CivilDate): GymDraft[] {
  const day = (offset: number) => addDays(today, offset)
  return [
    {
      id: IRON,
      name: 'Iron House Fitness',
      ownerName: 'Vikram Rathore',
      email: 'iron@demo.test',
      city: 'Indore',
      state: 'Madhya Pradesh',
      pincode: '452010',
      address: '2nd floor, Orbit Plaza, Ring Road, Vijay Nagar',
      type: 'GYM',
      age: 420,
      allowsSupport: true,
      currentPackage: held(plans.growth, day(228)),
      packageHistory: [trial(day(-405))],
      preference: {
        taxRegime: 'regular',
        taxInclusive: true,
        invoicePrefix: 'IRN',
        gstin: '23AABCI1234F1Z9',
        upiId: 'ironhouse@okaxis',
        upiName: 'Iron House Fitness',
        ...{ staffCasualLeave: 12, staffSickLeave: 7, staffEarnedLeave: 15 },
        ...{ openingHours: ironHours, leadLabels },
      },
      staffs: 6,
    },
    {
      id: ICE,
      name: 'Silver Blades Skating Rink',
      ownerName: 'Anjali Kulkarni',
      email: 'ice@demo.test',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411045',
      address: 'Survey No 118, Baner Road, Balewadi',
      type: 'SKATING',
      age: 300,
      currentPackage: held(plans.pro, day(96)),
      preference: {
        taxRegime: 'regular',
        taxInclusive: true,
        invoicePrefix: 'SBR',
        gstin: '27AAECS5678K1ZP',
      },
    },
    {
      id: EMPTY,
      name: 'New Dawn Fitness',
      ownerName: 'Sameer Qureshi',
      email: 'empty@demo.test',
      city: 'Bhopal',
      state: 'Madhya Pradesh',
      pincode: '462016',
      address: '14, Zone II, MP Nagar',
      type: 'GYM',
      age: 1,
      currentPackage: trial(day(12)),
      preference: { invoicePrefix: 'NDF' },
    },
    {
      id: 'mantra-jaipur',
      name: 'Muscle Mantra',
      ownerName: 'Bhavesh Shekhawat',
      email: 'owner@musclemantra.example',
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302017',
      address: 'C-42, Tonk Road, Malviya Nagar',
      type: 'GYM',
      age: 512,
      currentPackage: held(plans.pro, day(140)),
      preference: { openingHours: closedOnSundays },
      packageHistory: [held(plans.pro, day(-226)), trial(day(-495))],
      members: 236,
      doing: { quietDays: 0, checkIns: 610, invoices: 41, activeMembers: 204, devices: 2 },
      staffs: 9,
    },
    {
      id: 'fitfab-lucknow',
      name: 'Fit and Fab Studio',
      ownerName: 'Zoya Rizvi',
      email: 'owner@fitfab.example',
      city: 'Lucknow',
      state: 'Uttar Pradesh',
      pincode: '226010',
      address: '3/117, Vipul Khand, Gomti Nagar',
      type: 'GYM',
      age: 190,
      currentPackage: held(plans.starter, day(4)),
      packageHistory: [1, 2, 3, 4, 5].map((ago) => held(plans.starter, addDuration(day(4), -ago, 'Month'))),
      members: 88,
      doing: { quietDays: 2, checkIns: 54, invoices: 6, activeMembers: 71, devices: 1, failingDevices: 1 },
      staffs: 4,
    },
    {
      id: 'marina-chennai',
      name: 'Marina Roller Academy',
      ownerName: 'Karthik Subramanian',
      email: 'owner@marinaroller.example',
      city: 'Chennai',
      state: 'Tamil Nadu',
      pincode: '600041',
      address: '27, East Coast Road, Thiruvanmiyur',
      type: 'SKATING',
      age: 350,
      currentPackage: held(plans.growth, day(30)),
      members: 142,
      doing: { quietDays: 1, checkIns: 180, invoices: 12, activeMembers: 118 },
      staffs: 6,
    },
    {
      id: 'powerhouse-nagpur',
      name: 'Powerhouse Gym',
      ownerName: 'Nilesh Wankhede',
      email: 'owner@powerhouse.example',
      city: 'Nagpur',
      state: 'Maharashtra',
      pincode: '440010',
      address: '9, West High Court Road, Dharampeth',
      type: 'GYM',
      age: 402,
      currentPackage: held(plans.growth, day(-12)),
      members: 119,
      doing: { quietDays: 16, checkIns: 0, invoices: 1, activeMembers: 38 },
      staffs: 5,
    },
    {
      id: 'cubbon-bengaluru',
      name: 'Cubbon Fitness Club',
      ownerName: 'Lavanya Gowda',
      email: 'owner@cubbonfitness.example',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      address: '441, 100 Feet Road, Indiranagar',
      type: 'GYM',
      age: 690,
      currentPackage: held(plans.pro, day(61)),
      packageHistory: [held(plans.pro, day(-304))],
      members: 412,
      doing: { quietDays: 0, checkIns: 1_240, invoices: 77, activeMembers: 371, devices: 3, problems: 1 },
      staffs: 17,
    },
    {
      id: 'glide-gurugram',
      name: 'Glide Ice Park',
      ownerName: 'Kabir Malhotra',
      email: 'owner@glideice.example',
      city: 'Gurugram',
      state: 'Haryana',
      pincode: '122002',
      address: 'Level 5, Galleria Road, Sector 28',
      type: 'SKATING',
      age: 6,
      currentPackage: trial(day(7)),
      members: 11,
      doing: { quietDays: 1, checkIns: 9, invoices: 3, activeMembers: 8 },
      staffs: 2,
    },
    {
      id: 'shakti-surat',
      name: 'Shakti Vyayamshala',
      ownerName: 'Hardik Desai',
      email: 'owner@shaktisurat.example',
      city: 'Surat',
      state: 'Gujarat',
      pincode: '395007',
      address: '18, Ghod Dod Road, Athwa',
      type: 'GYM',
      age: 260,
      currentPackage: held(plans.starter, day(-71)),
      isDisabled: true,
      members: 54,
      staffs: 2,
    },
    {
      id: 'hillcity-dehradun',
      name: 'Hill City Fitness',
      ownerName: 'Garima Negi',
      email: 'owner@hillcity.example',
      city: 'Dehradun',
      state: 'Uttarakhand',
      pincode: '248001',
      address: '61, Rajpur Road, Jakhan',
      type: 'GYM',
      age: 375,
      currentPackage: held(plans.growth, day(18)),
      members: 97,
      doing: { quietDays: 9, checkIns: 12, invoices: 2, activeMembers: 62, devices: 1 },
      staffs: 4,
    },
  ]
}

/** A centre of `--large`, of that many members. */
export const largeDraftOn = (today: CivilDate, size: number): GymDraft => ({
  id: largeGymId(size),
  name: `Orange City Fitness ${size}`,
  ownerName: 'Govind Deshmukh',
  email: `large-${size}@demo.test`,
  city: 'Nagpur',
  state: 'Maharashtra',
  pincode: '440012',
  address: '5, Central Avenue, Ramdaspeth',
  type: 'GYM',
  age: 800,
  currentPackage: held(plans.pro, addDays(today, 120)),
  preference: {
    taxRegime: 'regular',
    taxInclusive: true,
    invoicePrefix: 'OCF',
    gstin: '27AAFCO4321M1ZA',
    leadLabels,
  },
})
