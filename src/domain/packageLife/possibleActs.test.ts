import { describe, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { hasRunningPackage, possibleActs } from './possibleActs'

const today = civil('2026-11-20')
const names = (...args: Parameters<typeof possibleActs>) => possibleActs(...args).map(({ act }) => act)

describe('a package that runs today', () => {
  const held = (startDate: string, endDate: string) =>
    packageWith({ startDate: civil(startDate), endDate: civil(endDate) })
  const next = packageWith({ id: 'p2', startDate: civil('2026-12-01'), endDate: civil('2027-02-28') })

  it.each<[string, Parameters<typeof listedWith>[0], boolean]>([
    ['begins today', { currentPackage: held('2026-11-20', '2026-12-19') }, true],
    ['ends today', { currentPackage: held('2026-10-21', '2026-11-20') }, true],
    ['ended yesterday, in the days of grace', { currentPackage: held('2026-10-20', '2026-11-19') }, false],
    ['begins tomorrow', { currentPackage: held('2026-11-21', '2026-12-20') }, false],
    [
      'ended yesterday, before a renewal that waits',
      { currentPackage: held('2026-10-20', '2026-11-19'), futurePackage: next },
      false,
    ],
    [
      'runs before a renewal',
      { currentPackage: held('2026-10-31', '2026-11-30'), futurePackage: next },
      true,
    ],
    ['is none', {}, false],
  ])('one that %s', (_, fields, runs) => {
    expect(hasRunningPackage(listedWith(fields), today)).toBe(runs)
  })

  it('is told by the days that are covered where a list knows no more', () => {
    const older = (endDate: string) => ({
      ...listedWith({ currentPackage: held('2026-11-01', endDate) }),
      ...{ isOlder: true, runsUntil: null },
    })
    expect(hasRunningPackage(older('2026-11-20'), today)).toBe(true)
    expect(hasRunningPackage(older('2026-11-19'), today)).toBe(false)
  })
})

describe('the package acts a row offers', () => {
  it('sells to somebody who never had a package, and renews once there was one', () => {
    expect(names(listedWith(), today, 'CLIENT')).toEqual(['sell'])
    const lapsed = listedWith({ lastPackage: packageWith({ endDate: civil('2026-10-01') }) })
    expect(names(lapsed, today, 'CLIENT')).toEqual(['renew'])
  })

  it('lets an owner cancel a running package, and a manager do all but that (PRODUCT 2.I)', () => {
    const running = listedWith({ currentPackage: packageWith() })
    expect(names(running, today, 'CLIENT')).toEqual(['renew', 'change', 'freeze', 'extend', 'cancel'])
    expect(names(running, today, 'MANAGER')).toEqual(['renew', 'change', 'freeze', 'extend'])
  })

  it('ends a freeze instead of starting a second one', () => {
    const freeze = {
      id: 'f1',
      from: today,
      to: civil('2026-11-25'),
      reason: '',
      endedEarly: false,
      invoiceId: '',
    }
    const frozen = listedWith({ currentPackage: packageWith({ freezes: [freeze] }) })
    expect(names(frozen, today, 'CLIENT')).toContain('endFreeze')
    expect(names(frozen, today, 'CLIENT')).not.toContain('freeze')
  })

  it('says until when a member is already renewed', () => {
    const renewed = listedWith({
      currentPackage: packageWith(),
      futurePackage: packageWith({ id: 'p2', startDate: civil('2027-02-01'), endDate: civil('2027-04-30') }),
    })
    expect(possibleActs(renewed, today, 'CLIENT')[0]).toMatchObject({
      act: 'renew',
      why: 'Already renewed until 30 Apr, 2027',
    })
  })

  it('offers nothing for those who have left', () => {
    expect(possibleActs(listedWith({ isActive: false }), today, 'CLIENT')).toEqual([])
    expect(possibleActs(listedWith({ deleted: true }), today, 'CLIENT')).toEqual([])
  })
})
