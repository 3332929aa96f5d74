import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymSchema } from './gym'
import { clientInfoForSales, publicGymOf, publicGymSchema } from './publicGym'

const gym = gymSchema.parse({
  id: 'iron',
  name: 'Iron Gym',
  nameLower: 'iron gym',
  email: 'owner@iron.test',
  address: '1 MG Road',
  phone: '9876543210',
  city: 'Indore',
  state: 'Madhya Pradesh',
  ownerName: 'Asha',
  referralCode: 'ABCD2345',
  leads: 12,
  members: 77,
  staffs: 6,
  createdAt: new Date(1),
  preference: {
    gstin: '23AAAAA0000A1Z5',
    locale: 'en-IN',
    sources: ['Walk-in'],
    lostReasons: ['Too far'],
    holidays: { '2026-11-08': 'Diwali' },
    hasKioskPin: true,
  },
  currentPackage: {
    name: 'Gold',
    price: 1357.5,
    startDate: civil('2026-04-01'),
    endDate: civil('2027-03-31'),
    isTrial: true,
  },
})

it('tells what Sales sells by, and no money, no numbers of members, no e-mail, no address and no setting but where it is', () => {
  const shown = publicGymOf(gym)
  expect(shown).toMatchObject({
    name: 'Iron Gym',
    packageName: 'Gold',
    packageEndsOn: '2027-03-31',
    packageUntil: '2027-03-31',
    isTrial: true,
  })
  expect(shown.preference).toEqual({
    ...{ locale: 'en-IN', sources: ['Walk-in'], lostReasons: ['Too far'] },
    // Whoever says when it is open promises nothing on one.
    holidays: { '2026-11-08': 'Diwali' },
  })
  expect(JSON.stringify(shown)).not.toMatch(/1357|77,|owner@iron|MG Road|23AAAAA|KioskPin/)
  expect(Object.keys(shown).sort()).toEqual(Object.keys(publicGymSchema.shape).sort())
  expect(publicGymSchema.parse(shown)).toEqual(shown)
})

it('is whole for a centre without a package', () => {
  expect(publicGymOf({ ...gym, currentPackage: null })).toMatchObject({
    packageName: '',
    packageEndsOn: null,
    packageUntil: '',
    isTrial: false,
  })
})

it('is all that a centre’s own Sales knows of it, and nothing where the leads are not theirs', () => {
  const shown = publicGymOf(gym)
  expect(clientInfoForSales(shown)).toMatchObject({
    ...{ id: 'iron', name: 'Iron Gym', preference: { sources: ['Walk-in'] } },
    currentPackage: { name: 'Gold', endDate: '2027-03-31', price: 0 },
  })
  expect(clientInfoForSales({ ...shown, packageEndsOn: null })?.currentPackage).toBeNull()
  expect(clientInfoForSales({ ...shown, isDisabled: true })).toBeNull()
  const without = { ...shown, preference: { ...shown.preference, salesMayUseLeads: false } }
  expect(clientInfoForSales(without)).toBeNull()
})
