import { describe, expect, it } from 'vitest'
import { isRefused } from '@/domain/shared/refusal'
import {
  consentAt,
  endSupport,
  grantSupport,
  leaveSupport,
  openSupport,
  runningVisit,
  visitDuring,
  visitOf,
  type GymSupport,
} from './gymSupport'

const now = new Date('2026-11-23T06:00:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const meera = { uid: 'meera', name: 'Meera', reason: 'An invoice has a wrong date', key: 'key-1' }
const rohan = { uid: 'rohan', name: 'Rohan', reason: 'A look at the doors', key: 'key-2' }
const allowed = grantSupport(null, 3, now)

function opened(support: GymSupport | null, who = meera, at = now): GymSupport {
  const outcome = openSupport(support, who, at)
  return isRefused(outcome) ? expect.unreachable(outcome.reason) : outcome.support
}
const refusal = (support: GymSupport | null, who = meera, at = now) => {
  const outcome = openSupport(support, who, at)
  return isRefused(outcome) ? outcome.reason : expect.unreachable('it was opened')
}

describe('the owner’s consent', () => {
  it('is none to begin with, and runs for the days that were given', () => {
    expect(consentAt(null, now)).toBeNull()
    expect(consentAt(allowed, after(71))).toEqual(after(72))
    expect(consentAt(allowed, after(72))).toBeNull()
  })

  it('given anew for fewer days shortens the visit that runs', () => {
    const inside = opened(grantSupport(null, 7, now), meera, after(20))
    expect(visitOf(grantSupport(inside, 1, now), 'meera', after(23))?.until).toEqual(after(24))
  })

  it('taken back puts whoever is inside out at that moment', () => {
    const inside = opened(allowed)
    const out = endSupport(inside, after(1))
    expect(visitOf(inside, 'meera', after(1))).not.toBeNull()
    expect(visitOf(out, 'meera', after(1))).toBeNull()
    expect(consentAt(out, after(1))).toBeNull()
  })
})

describe('opening a centre as support', () => {
  it('is refused without consent and after its end', () => {
    expect(refusal(null)).toMatch(/owner has not allowed support/)
    expect(refusal(allowed, meera, after(72))).toMatch(/owner has not allowed support/)
    expect(refusal(endSupport(allowed, now))).toMatch(/owner has not allowed support/)
  })

  it('lasts eight hours, or to the end of the consent where that is sooner', () => {
    expect(visitOf(opened(allowed), 'meera', now)?.until).toEqual(after(8))
    expect(visitOf(opened(allowed, meera, after(70)), 'meera', after(71))?.until).toEqual(after(72))
    expect(visitOf(opened(allowed), 'meera', after(8))).toBeNull()
  })

  it('a second time says so; the same dialog’s repeat changes nothing', () => {
    const inside = opened(allowed)
    expect(refusal(inside, { ...meera, key: 'key-3' }, after(1))).toMatch(/opened this centre already/)
    expect(opened(inside, meera, after(1))).toEqual(inside)
  })

  it('takes in one administrator at a time', () => {
    const inside = opened(allowed)
    expect(refusal(inside, rohan, after(1))).toMatch(/^Meera is in this centre/)
    const left = leaveSupport(inside, 'meera', after(1))
    expect(runningVisit(opened(left, rohan, after(2)), after(2))?.name).toBe('Rohan')
    expect(runningVisit(opened(inside, rohan, after(9)), after(9))?.name).toBe('Rohan')
  })
})

describe('leaving', () => {
  it('ends the visit at that moment and leaves the consent', () => {
    const left = leaveSupport(opened(allowed), 'meera', after(1))
    expect(visitOf(left, 'meera', after(1))).toBeNull()
    expect(consentAt(left, after(1))).toEqual(after(72))
  })

  it('never makes a visit longer that was over before, and is harmless to who never came', () => {
    const left = leaveSupport(opened(allowed), 'meera', after(1))
    expect(leaveSupport(left, 'meera', after(5))).toEqual(left)
    expect(leaveSupport(allowed, 'rohan', now)).toEqual(allowed)
    expect(leaveSupport(null, 'rohan', now).visits).toEqual({})
  })
})

it('what was written during a visit is known as its work after it is over', () => {
  const left = leaveSupport(opened(allowed), 'meera', after(1))
  expect(visitDuring(left, 'meera', after(0.5))?.reason).toBe(meera.reason)
  expect(visitDuring(left, 'meera', after(2))).toBeNull()
  expect(visitDuring(left, 'meera', after(-1))).toBeNull()
  expect(visitDuring(left, 'iron', after(0.5))).toBeNull()
})
