import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { cash, contextOn, done, reasonOf, saleTerms } from './fixtures'
import { memberWith } from '@/domain/members/fixtures'
import { upgradeMember } from '@/domain/members/upgradeMember'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { renew, renewalStart } from './renew'
import { rollOver } from './rollOver'

const ending = (endDate: string) =>
  packageWith({ startDate: civil('2026-08-20'), endDate: civil(endDate), name: 'Quarterly' })
const keeping = settingsWith({ backdateWithinGrace: true })

describe('renewalStart, PRODUCT 2.H and DOMAIN 3.3', () => {
  test.each([
    ['before the end: the day after it', '2026-11-30', '2026-11-20', settingsWith(), '2026-12-01'],
    ['on the last day: the next', '2026-11-20', '2026-11-20', settingsWith(), '2026-11-21'],
    ['after the end: today', '2026-11-19', '2026-11-20', settingsWith(), '2026-11-20'],
    [
      'inside grace with continuity: the day after the end',
      '2026-11-17',
      '2026-11-20',
      keeping,
      '2026-11-18',
    ],
    ['past grace with continuity: today', '2026-11-16', '2026-11-20', keeping, '2026-11-20'],
  ])('%s', (_case, end, today, settings, start) => {
    const member = memberWith({ currentPackage: ending(end) })
    expect(renewalStart(member, civil(today), settings)).toBe(start)
  })

  it('is today for somebody without a package', () => {
    expect(renewalStart(memberWith(), civil('2026-11-20'), keeping)).toBe('2026-11-20')
  })

  it('is today after a cancelled package: it is not continued', () => {
    const lastPackage = { ...ending('2026-11-19'), cancelledOn: civil('2026-11-20') }
    expect(renewalStart(memberWith({ lastPackage }), civil('2026-11-20'), keeping)).toBe('2026-11-20')
  })
})

describe('renew', () => {
  const today = '2026-11-20'

  it('while the package runs sells the next one for the day after it', () => {
    const member = memberWith({ currentPackage: ending('2026-11-30') })
    const terms = saleTerms('2026-12-01', { payment: cash(1000) })
    const change = done(renew(member, templateWith(), terms, contextOn(today)))
    expect(change.member.currentPackage).toEqual(member.currentPackage)
    expect(change.member.futurePackage).toMatchObject({
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      anchorDate: '2026-12-01',
    })
    expect(change.member.lookup.coverUntil).toBe('2026-12-31')
    expect(change.invoice).toMatchObject({ fromDate: '2026-12-01', toDate: '2026-12-31', status: 'Paid' })
    expect(change.history).toEqual([])
  })

  it('after the end sells the new current one', () => {
    const member = memberWith({ currentPackage: ending('2026-11-10') })
    const change = done(renew(member, templateWith(), saleTerms(today), contextOn(today)))
    expect(change.member.currentPackage).toMatchObject({ startDate: '2026-11-20', endDate: '2026-12-19' })
    expect(change.member.futurePackage).toBe(null)
    expect(change.member.lastPackage).toMatchObject({ id: 'p1', isExpired: true })
    expect(change.history).toMatchObject([{ entry: { id: 'p1', outcome: 'renewed' } }])
    expect(change.member.totalDueAmount).toBe(1000)
  })

  it('leaves the day of joining of a member whose record says none, and so does the night', () => {
    const member = memberWith({ currentPackage: ending('2026-11-10') })
    const { joinedOn } = done(renew(member, templateWith(), saleTerms(today), contextOn(today))).member.lookup
    expect(joinedOn).toBe('2026-08-20')
    const ahead = memberWith({ currentPackage: ending('2026-11-30') })
    const renewed = done(renew(ahead, templateWith(), saleTerms('2026-12-01'), contextOn(today))).member
    const { member: begun } = done(
      rollOver(renewed, civil('2026-12-01'), new Date('2026-12-01T00:05:00+05:30')),
    )
    expect(begun.lookup).toMatchObject({ startsOn: '2026-12-01', joinedOn: '2026-08-20' })
    expect(upgradeMember('m1', begun).repairs?.['lookup']).toBeUndefined()
  })

  it('a second time is refused with the date', () => {
    const futurePackage = packageWith({ startDate: civil('2026-12-01'), endDate: civil('2026-12-31') })
    const member = memberWith({ currentPackage: ending('2026-11-30'), futurePackage })
    const outcome = renew(member, templateWith(), saleTerms('2027-01-01'), contextOn(today))
    expect(reasonOf(outcome)).toBe('Asha Rao is already renewed until 31 Dec, 2026.')
  })

  it('leaves no gap and no overlap with the running package', () => {
    const member = memberWith({ currentPackage: ending('2026-11-30') })
    for (const start of ['2026-11-30', '2026-12-02'])
      expect(reasonOf(renew(member, templateWith(), saleTerms(start), contextOn(today)))).toBe(
        'The current package runs until 30 Nov, 2026, so the renewal starts on 01 Dec, 2026.',
      )
  })

  it('is not backdated unless the centre keeps continuity', () => {
    const member = memberWith({ currentPackage: ending('2026-11-18') })
    const terms = saleTerms('2026-11-19')
    expect(reasonOf(renew(member, templateWith(), terms, contextOn(today)))).toBe(
      'This renewal can start on 20 Nov, 2026 at the earliest.',
    )
    const change = done(renew(member, templateWith(), terms, contextOn(today, { settings: keeping })))
    expect(change.member.currentPackage).toMatchObject({ startDate: '2026-11-19', endDate: '2026-12-18' })
  })

  it('first lets a renewal begin whose day has come, then renews that one', () => {
    const futurePackage = packageWith({
      id: 'p2',
      startDate: civil('2026-11-15'),
      endDate: civil('2026-12-14'),
    })
    const member = memberWith({ currentPackage: ending('2026-11-14'), futurePackage })
    const change = done(renew(member, templateWith(), saleTerms('2026-12-15'), contextOn(today)))
    expect(change.history).toMatchObject([{ entry: { id: 'p1', outcome: 'renewed' } }])
    expect(change.member.currentPackage?.id).toBe('p2')
    expect(change.member.futurePackage?.startDate).toBe('2026-12-15')
  })
})

describe('rollOver, DOMAIN 3.3 "Nightly roll-over"', () => {
  const now = new Date('2026-12-01T00:05:00+05:30')
  const future = packageWith({ id: 'p2', startDate: civil('2026-12-01'), endDate: civil('2026-12-31') })

  it('lets the renewal begin when the package has ended', () => {
    const member = memberWith({ currentPackage: ending('2026-11-30'), futurePackage: future })
    const change = done(rollOver(member, civil('2026-12-01'), now))
    expect(change.member).toMatchObject({
      currentPackage: { id: 'p2', isExpired: false },
      futurePackage: null,
      lastPackage: { id: 'p1', isExpired: true },
      lookup: { coverUntil: '2026-12-31', startsOn: '2026-12-01' },
    })
    expect(change.history).toHaveLength(1)
    expect(rollOver(change.member, civil('2026-12-01'), now)).toBe(null)
  })

  it('does nothing on the last day', () => {
    const member = memberWith({ currentPackage: ending('2026-11-30'), futurePackage: future })
    expect(rollOver(member, civil('2026-11-30'), now)).toBe(null)
  })

  it('marks a package without successor as expired, once', () => {
    const member = memberWith({ currentPackage: ending('2026-11-30') })
    const change = done(rollOver(member, civil('2026-12-01'), now))
    expect(change.member.currentPackage?.isExpired).toBe(true)
    expect(change.history).toEqual([])
    expect(rollOver(change.member, civil('2026-12-01'), now)).toBe(null)
  })

  it('keeps the day of joining', () => {
    const member = memberWith({
      createdAt: new Date('2026-10-31T20:00:00Z'),
      currentPackage: ending('2026-11-30'),
    })
    expect(member.lookup.joinedOn).toBe('2026-11-01')
    expect(done(rollOver(member, civil('2026-12-01'), now)).member.lookup.joinedOn).toBe('2026-11-01')
  })

  it('has nothing to do for a member without a package', () => {
    expect(rollOver(memberWith(), civil('2026-12-01'), now)).toBe(null)
  })
})
