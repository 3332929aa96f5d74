import { describe, expect, it } from 'vitest'
import { listedWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { activeTabs, inactiveTabs } from './memberFilter'
import { meetsFilter } from './memberMeets'
import { activeMembers, duesOf, holdersByPackage, tabCounts, trainedByEach } from './memberTotals'

const today = civil('2026-11-20')
const ending = (endDate: string, fields = {}) =>
  listedWith({
    currentPackage: packageWith({ startDate: civil('2026-01-01'), endDate: civil(endDate) }),
    ...fields,
  })

describe('how many each tab holds', () => {
  const people = [
    ending('2026-11-22', { totalDueAmount: 10.1, lastVisitOn: today }),
    ending('2026-11-18', { lastVisitOn: today }),
    ending('2026-08-01'),
    ending('2027-08-01', { isActive: false, totalDueAmount: 5 }),
    ending('2027-08-01', { deleted: true }),
  ]

  it('today, by the centre’s own days', () => {
    expect(tabCounts(people, [...activeTabs, ...inactiveTabs], today, settingsWith())).toMatchObject({
      all: 2,
      expiring: 1,
      grace: 1,
      dues: 1,
      absent: 0,
      lapsed30: 1,
      lapsed90: 1,
      lapsed180: 0,
      deactivated: 1,
      deleted: 1,
    })
    expect(tabCounts(people, ['grace', 'expired'], today, settingsWith({ graceDays: 0 }))).toEqual({
      grace: 0,
      expired: 1,
    })
  })

  it('of the next day, without a write: what the calendar moves follows from the day', () => {
    const tomorrow = civil('2026-11-23')
    expect(tabCounts(people, ['expiring', 'grace', 'expired'], tomorrow, settingsWith())).toEqual({
      expiring: 0,
      grace: 1,
      expired: 1,
    })
  })
})

it('adds up dues to the paisa', () => {
  const owing = Array.from({ length: 10 }, () => listedWith({ totalDueAmount: 0.1 }))
  expect(duesOf(owing)).toBe(1)
  expect(duesOf([])).toBe(0)
})

describe('who holds a package today', () => {
  const holding = (packageId: string, endDate: string, fields = {}, startDate = '2026-01-01') =>
    listedWith({
      currentPackage: packageWith({ packageId, startDate: civil(startDate), endDate: civil(endDate) }),
      ...fields,
    })
  const people = [
    holding('monthly', '2026-11-20'),
    holding('monthly', '2027-01-31'),
    holding('yearly', '2027-01-31'),
    holding('monthly', '2026-11-19'),
    holding('monthly', '2027-01-31', { isActive: false }),
    holding('monthly', '2027-01-31', { deleted: true }),
    holding('monthly', '2026-12-20', {}, '2026-11-21'),
    holding('yearly', '2027-11-19', {}, '2026-11-20'),
    listedWith(),
  ]

  it('is counted by package, first and last day included, without those who left and who begin later (PRODUCT 2.Q: active)', () => {
    expect(activeMembers(people, today, settingsWith())).toHaveLength(4)
    expect([...holdersByPackage(people, today, settingsWith())]).toEqual([
      ['monthly', 2],
      ['yearly', 2],
    ])
  })
})

describe('whom an employee trains', () => {
  const trained = (name: string, trainerId: string, endDate: string, fields = {}) =>
    ending(endDate, { id: name, name, trainerId, ...fields })
  const people = [
    trained('Runs', 'ravi', '2026-12-31'),
    trained('Ended lately', 'ravi', '2026-11-01'),
    trained('Ended long ago', 'ravi', '2026-08-01'),
    trained('Left', 'ravi', '2026-12-31', { isActive: false }),
    trained('Deleted', 'ravi', '2026-12-31', { deleted: true }),
    trained('Of another', 'meera', '2026-12-31'),
    trained('Of nobody', '', '2026-12-31'),
  ]

  it('is who stands on the list that the figure opens (PRODUCT 2.Q)', () => {
    const found = trainedByEach(people, today, settingsWith())
    const listed = (trainerId: string) =>
      people.filter(
        meetsFilter({ tab: 'all', trainerId, sort: 'name', direction: 'asc' }, today, settingsWith()),
      )
    expect(found.get('ravi')?.map(({ name }) => name)).toEqual(['Runs', 'Ended lately'])
    for (const trainerId of ['ravi', 'meera']) expect(found.get(trainerId)).toEqual(listed(trainerId))
    expect([...found.keys()]).toEqual(['ravi', 'meera'])
  })
})
