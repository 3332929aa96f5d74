import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import type { MemberPackage } from '@/domain/packages/memberPackage'
import { shiftCover } from './shift'

const running = packageWith()

/** February as it was renewed for, as one invoice. */
const february = (fields: Partial<MemberPackage> = {}) =>
  packageWith({
    ...{ id: 'p2', duration: 1, startDate: civil('2027-02-01'), endDate: civil('2027-02-28') },
    paidUntilDate: civil('2027-02-28'),
    nextRenewalDate: civil('2027-03-01'),
    ...fields,
  })

const behind = (future: MemberPackage, days: number) =>
  shiftCover(memberWith({ futurePackage: future }), running, days).futurePackage

describe('what moves with the end of a running package (DOMAIN 3.3 "Freeze": the renewal shifts too)', () => {
  it('its end, next bill, renewal and paid-until move; its start stays', () => {
    const pkg = packageWith({
      ...{ nextBillDate: civil('2027-02-01'), nextRenewalDate: civil('2027-02-01') },
      paidUntilDate: civil('2026-12-31'),
    })
    const { currentPackage, futurePackage } = shiftCover(memberWith(), pkg, 10)
    expect(currentPackage).toMatchObject({
      startDate: '2026-11-01',
      endDate: '2027-02-10',
      nextBillDate: '2027-02-11',
      nextRenewalDate: '2027-02-11',
      paidUntilDate: '2027-01-10',
      billedThrough: '2026-11-01',
      term: { from: '2026-11-01', to: '2027-02-10', soldDays: 92, freeDays: 0 },
    })
    expect(futurePackage).toBeNull()
  })

  it('given days are counted as given; days taken back leave no trace', () => {
    const given = shiftCover(memberWith(), running, 5, 5).currentPackage ?? expect.fail()
    expect(given.term).toMatchObject({ to: '2027-02-05', soldDays: 92, freeDays: 5 })
    expect(shiftCover(memberWith(), given, -5, -5).currentPackage).toMatchObject({
      ...{ endDate: '2027-01-31', term: { to: '2027-01-31', freeDays: 0 } },
    })
  })

  it('a package without an end keeps what it has', () => {
    const endless = packageWith({ endDate: null, billedThrough: civil('2026-11-01') })
    expect(shiftCover(memberWith(), endless, 5).currentPackage).toEqual(endless)
  })

  it('a renewal keeps the days that were sold: February stays 28 days', () => {
    expect(behind(february(), 10)).toMatchObject({
      startDate: '2027-02-11',
      endDate: '2027-03-10',
      anchorDate: '2027-02-11',
      billedThrough: '2027-02-11',
      nextBillDate: null,
      nextRenewalDate: '2027-03-11',
      paidUntilDate: '2027-03-10',
      term: { from: '2027-02-11', to: '2027-03-10', soldDays: 28, freeDays: 0 },
    })
  })

  it('a recurring renewal is never shorter than its cycle: from 1 March it is the whole of March', () => {
    const recurring = february({ type: 'Recurring', nextBillDate: civil('2027-03-01') })
    expect(behind(recurring, 28)).toMatchObject({
      startDate: '2027-03-01',
      endDate: '2027-03-31',
      anchorDate: '2027-03-01',
      nextBillDate: '2027-04-01',
      nextRenewalDate: '2027-04-01',
      paidUntilDate: '2027-03-31',
      term: { soldDays: 28, freeDays: 3 },
    })
  })

  it('a renewal counts its cycles from the anchor that it has', () => {
    expect(behind(february({ anchorDate: civil('2027-01-31') }), 3)?.anchorDate).toBe('2027-02-03')
  })

  it('what is paid only in part stays paid for as many days', () => {
    expect(behind(february({ paidUntilDate: civil('2027-02-14') }), 10)?.paidUntilDate).toBe('2027-02-24')
  })

  it.each([
    ['of no valid duration', { duration: 0 }, { startDate: '2027-02-11', endDate: '2027-03-10' }],
    ['without a start', { startDate: null }, { startDate: null, endDate: '2027-03-10' }],
    ['without an end', { endDate: null }, { startDate: '2027-02-11', endDate: null }],
  ])('an older renewal %s moves by what dates it has', (_case, fields, dates) => {
    expect(behind(february(fields), 10)).toMatchObject(dates)
  })
})
