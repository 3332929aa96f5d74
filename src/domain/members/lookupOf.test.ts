import { describe, expect, it } from 'vitest'
import { memberWith } from './fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil, LONG_AGO } from '@/domain/shared/civilDate'
import { lookupOf } from './lookupOf'

const zone = 'Asia/Kolkata'
const span = (startDate: string, endDate: string, packageId = 'p') =>
  packageWith({ packageId, startDate: civil(startDate), endDate: civil(endDate) })

describe('lookupOf', () => {
  it('covers from the first held package to the last', () => {
    const member = memberWith({
      currentPackage: span('2026-11-01', '2026-11-30', 'now'),
      futurePackage: span('2026-12-01', '2026-12-31', 'next'),
      lastPackage: span('2026-01-01', '2026-03-31', 'before'),
    })
    expect(lookupOf(member, zone, null)).toMatchObject({
      version: 1,
      startsOn: '2026-11-01',
      coverUntil: '2026-12-31',
      packageId: 'now',
    })
  })

  it('knows a member who holds nothing any more by the day the cover ended', () => {
    const member = memberWith({ lastPackage: span('2026-01-01', '2026-03-31', 'before') })
    expect(lookupOf(member, zone, null)).toMatchObject({ coverUntil: '2026-03-31', packageId: 'before' })
  })

  it('keeps a member without any package on the active list', () => {
    expect(lookupOf(memberWith(), zone, null)).toMatchObject({
      coverUntil: '9999-12-31',
      startsOn: '0001-01-01',
      lastVisitOn: null,
      packageId: '',
    })
  })

  it('counts a package that was cancelled before it began as none', () => {
    const member = memberWith({ lastPackage: span('2026-12-01', '2026-11-30') })
    expect(lookupOf(member, zone, null).coverUntil).toBe('9999-12-31')
  })

  it('tells a package without end from no package', () => {
    const currentPackage = span('2026-11-01', '2199-12-31')
    expect(lookupOf(memberWith({ currentPackage }), zone, null).coverUntil).toBe('2199-12-31')
  })

  it('finds people by name and digits', () => {
    const member = memberWith({ name: ' Asha  RAO', phone: '+91 98765 43210' })
    expect(lookupOf(member, zone, null)).toMatchObject({ nameLower: 'asha rao', phoneDigits: '9876543210' })
  })

  it("dates the joining in the centre's zone", () => {
    const member = memberWith({ createdAt: new Date('2026-10-31T18:30:00Z') })
    expect(lookupOf(member, zone, null).joinedOn).toBe('2026-11-01')
    expect(lookupOf(member, 'Europe/Berlin', null).joinedOn).toBe('2026-10-31')
  })

  it('dates the joining of an older record by its package', () => {
    const member = memberWith({ currentPackage: span('2026-11-01', '2026-11-30') })
    expect(lookupOf(member, zone, null).joinedOn).toBe('2026-11-01')
  })

  it('keeps that day when the package is renewed, was another before, or was cancelled', () => {
    const joined = lookupOf(memberWith({ currentPackage: span('2026-11-01', '2026-11-30') }), zone, null)
    const renewed = memberWith({ currentPackage: span('2026-12-02', '2026-12-31') })
    expect(lookupOf(renewed, zone, joined)).toMatchObject({ joinedOn: '2026-11-01', startsOn: '2026-12-02' })
    const unknown = { joinedOn: LONG_AGO }
    expect(lookupOf(renewed, zone, unknown).joinedOn).toBe('2026-12-02')
    const before = { ...renewed, lastPackage: span('2026-11-01', '2026-11-30') }
    expect(lookupOf(before, zone, null).joinedOn).toBe('2026-11-01')
    const cancelledOn = civil('2026-11-20')
    const cancelled = { ...span('2026-11-01', '2026-11-19'), cancelledOn, isExpired: true }
    expect(lookupOf(memberWith({ currentPackage: cancelled }), zone, null)).toMatchObject({
      joinedOn: '2026-11-01',
      startsOn: '2026-11-20',
    })
  })

  it('goes by the day that the record says, whatever was known', () => {
    const member = memberWith({ createdAt: new Date('2026-10-31T18:30:00Z') })
    expect(lookupOf(member, zone, { joinedOn: civil('2025-01-01') }).joinedOn).toBe('2026-11-01')
  })

  it('takes the beginning of the cover for the last visit of somebody who has never come', () => {
    const currentPackage = span('2026-11-01', '2026-11-30')
    expect(lookupOf(memberWith({ currentPackage }), zone, null).lastVisitOn).toBe('2026-11-01')
    const lastVisitOn = civil('2026-11-18')
    expect(lookupOf(memberWith({ currentPackage, lastVisitOn }), zone, null).lastVisitOn).toBe('2026-11-18')
  })
})
