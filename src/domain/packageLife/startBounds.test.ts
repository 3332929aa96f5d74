import { expect, test } from 'vitest'
import type { Role } from '@/domain/access/role'
import { memberWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { contextOn } from './fixtures'
import { refuseStart } from './startBounds'

const today = '2026-11-20'
const ctx = (role: Role) => ({ ...contextOn(today), role })
const fits = (role: Role, day: string, act: 'sell' | 'renew' = 'sell', member = memberWith()) =>
  refuseStart(act, member, civil(day), ctx(role)) === null

test.each<[Role, string, boolean]>([
  ['MANAGER', '2026-11-12', false],
  ['MANAGER', '2026-11-13', true],
  ['MANAGER', '2027-02-18', true],
  ['MANAGER', '2027-02-19', false],
  ['MANAGER', '2099-01-01', false],
  ['CLIENT', '2025-11-19', false],
  ['CLIENT', '2025-11-20', true],
  ['CLIENT', '2027-11-20', true],
  ['CLIENT', '2027-11-21', false],
])('PRODUCT 2.W: a term that a %s sells may start on %s: %s', (role, day, may) => {
  expect(fits(role, day)).toBe(may)
})

test('a renewal may always start on the day after the end, and no later than any other', () => {
  const far = memberWith({ currentPackage: packageWith({ endDate: civil('2027-10-31') }) })
  expect(fits('MANAGER', '2027-11-01', 'renew', far)).toBe(true)
  expect(fits('MANAGER', '2027-11-02', 'renew', far)).toBe(false)
})

test('the sentence names the days, at the start', () => {
  expect(refuseStart('sell', memberWith(), civil('2099-01-01'), ctx('MANAGER'))).toEqual({
    kind: 'refused',
    reason: 'Choose a start between 13 Nov, 2026 and 18 Feb, 2027.',
    field: 'startDate',
  })
})
