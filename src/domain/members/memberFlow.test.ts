import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil, type CivilDate } from '@/domain/shared/civilDate'
import { listedWith } from './fixtures'
import { activeOn, hadMembersBy, joinedIn, lapsedIn, type FlowingMember } from './memberFlow'
import { NO_COVER_END } from './lookupOf'
import { activeMembers } from './memberTotals'

const today = civil('2026-11-22')
const limits = { graceDays: 3, expiringDays: 7, absentDays: 10 }
const november = { from: civil('2026-11-01'), to: today }

type Fields = Partial<Omit<FlowingMember, 'lookup'>> & Partial<FlowingMember['lookup']>

const member = ({
  isActive = true,
  deleted = false,
  deactivatedOn = null,
  joinedOn = civil('2026-08-01'),
  startsOn = civil('2026-08-01'),
  coverUntil = civil('2026-12-31'),
  lastVisitOn = null,
}: Fields): FlowingMember => ({
  ...{ isActive, deleted, deactivatedOn },
  lookup: { joinedOn, startsOn, coverUntil, lastVisitOn },
})

const lapsed = (...members: FlowingMember[]) => lapsedIn(members, november, today, limits)
const active = (day: string, ...members: FlowingMember[]) => activeOn(members, civil(day), today)

describe('who is a member on a day', () => {
  it('is who had joined by then and is covered then or later', () => {
    expect(active('2026-07-31', member({}))).toBe(0)
    expect(active('2026-08-01', member({}))).toBe(1)
    expect(active('2026-12-31', member({}))).toBe(1)
    expect(active('2027-01-01', member({}))).toBe(0)
  })

  it('is nobody without a package, nobody deleted, and who was put away only until then', () => {
    expect(active('2026-11-22', member({ coverUntil: NO_COVER_END }), member({ deleted: true }))).toBe(0)
    const left = member({ isActive: false, deactivatedOn: civil('2026-11-10') })
    expect(active('2026-11-09', left)).toBe(1)
    expect(active('2026-11-10', left)).toBe(0)
  })
})

describe('members active today are those on the list of active members (PRODUCT 2.Q)', () => {
  const days = ['2026-10-01', '2026-11-21', '2026-11-22', '2026-11-23', '2026-12-31'].map((day) => civil(day))
  const dated = (fields: object, startDate: CivilDate, endDate: CivilDate) =>
    listedWith({ currentPackage: packageWith({ startDate, endDate }), ...fields })

  it.each([
    ['who is there', {}],
    ['who was put away', { isActive: false, deactivatedOn: civil('2026-11-10') }],
    ['who was put away today', { isActive: false, deactivatedOn: today }],
    ['who is to be put away', { isActive: false, deactivatedOn: civil('2026-12-24') }],
    ['who was put away by an older version', { isActive: false }],
    ['who came today and was put away then', { isActive: false, lastVisitOn: today }],
    ['who was deleted', { deleted: true }],
  ])('%s', (_, fields) => {
    for (const from of days)
      for (const to of days.filter((day) => day >= from)) {
        const people = [dated({ createdAt: new Date('2026-08-01T06:00:00Z'), ...fields }, from, to)]
        const listed = activeMembers(people, today, settingsWith()).length
        expect(activeOn(people, today, today), `${from} to ${to}`).toBe(listed)
      }
  })

  it('an older record without the day of leaving left with the last visit, once', () => {
    const left = member({ isActive: false, lastVisitOn: civil('2026-11-05') })
    expect(active('2026-11-05', left)).toBe(1)
    expect(active('2026-11-06', left)).toBe(0)
    expect(lapsed(left)).toBe(1)
    expect(lapsed(member({ isActive: false }))).toBe(0)
  })

  it('whose package is still to come is none yet; before today they were one if they renewed ahead', () => {
    const december = { startsOn: civil('2026-12-01') }
    const renewed = member({ ...december, lastVisitOn: civil('2026-10-20') })
    expect(['2026-10-31', '2026-11-21', '2026-11-22'].map((day) => active(day, renewed))).toEqual([1, 1, 0])
    // Who has never come is said to have come as the package begins.
    const first = member({ ...december, lastVisitOn: december.startsOn })
    expect(['2026-10-31', '2026-11-21', '2026-11-22'].map((day) => active(day, first))).toEqual([0, 0, 0])
    expect(active('2026-11-22', member({ startsOn: today }))).toBe(1)
  })

  it('a gap before the latest package is not seen: who came back after it never left', () => {
    const back = member({ startsOn: civil('2026-11-10'), coverUntil: civil('2026-12-09') })
    expect(active('2026-10-31', back)).toBe(1)
  })
})

describe('who lapsed', () => {
  it('is counted on the first day without a package, at both ends of the span', () => {
    expect(lapsed(member({ coverUntil: civil('2026-10-31') }))).toBe(1)
    expect(lapsed(member({ coverUntil: civil('2026-10-30') }))).toBe(0)
    expect(lapsed(member({ coverUntil: civil('2026-11-18') }))).toBe(1)
  })

  it('is not who may still renew in the grace days, but who cancelled is', () => {
    expect(lapsed(member({ coverUntil: civil('2026-11-19') }))).toBe(0)
    const cancelled = { coverUntil: civil('2026-11-19'), startsOn: civil('2026-11-20') }
    expect(lapsed(member(cancelled))).toBe(1)
  })

  it('is who was put away before the end, on that day', () => {
    expect(lapsed(member({ isActive: false, deactivatedOn: civil('2026-11-22') }))).toBe(1)
    expect(lapsed(member({ isActive: false, deactivatedOn: civil('2026-10-31') }))).toBe(0)
    expect(lapsed(member({ deleted: true, coverUntil: civil('2026-11-05') }))).toBe(0)
  })
})

it('who joined is counted on the day, whatever became of them, but for records made by mistake', () => {
  const joined = { joinedOn: civil('2026-11-01') }
  const all = [member(joined), member({ ...joined, isActive: false }), member({ ...joined, deleted: true })]
  expect(joinedIn(all, november)).toBe(2)
  expect(joinedIn([member({ joinedOn: civil('2026-10-31') })], november)).toBe(0)
})

it('growth is who joined less who left, where nobody is in grace', () => {
  const members = [
    member({}),
    member({ joinedOn: civil('2026-11-05') }),
    member({ coverUntil: civil('2026-11-08') }),
  ]
  const growth = activeOn(members, today, today) - activeOn(members, civil('2026-10-31'), today)
  expect(growth).toBe(joinedIn(members, november) - lapsedIn(members, november, today, limits))
  expect(hadMembersBy(members, civil('2026-07-31'))).toBe(false)
})
