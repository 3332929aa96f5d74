import { describe, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { possibleActs } from './possibleActs'

const today = civil('2026-11-20')
const names = (...args: Parameters<typeof possibleActs>) => possibleActs(...args).map(({ act }) => act)

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
