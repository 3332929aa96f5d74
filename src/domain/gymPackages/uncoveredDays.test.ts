import { expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { uncoveredText } from './uncoveredDays'

const today = civil('2026-11-22')
const held = (startDate: string | null, endDate: string | null) => ({
  startDate: startDate === null ? null : civil(startDate),
  endDate: endDate === null ? null : civil(endDate),
})
type Held = ReturnType<typeof held>
const said = (firstDay: string, currentPackage: Held | null, packageHistory: Held[] = []) =>
  uncoveredText(civil(firstDay), { currentPackage, packageHistory }, today)

it('says which days before the first one are free', () => {
  expect(said('2026-12-01', null)).toBe(
    'From 22 Nov, 2026 to 30 Nov, 2026 the centre has no package: it can use everything, and nothing is billed.',
  )
  expect(said('2026-11-23', null)).toContain('On 22 Nov, 2026 the centre')
})

it('counts those alone that the package before does not cover', () => {
  expect(said('2026-12-01', held('2026-01-01', '2026-11-27'))).toContain('From 28 Nov, 2026 to 30 Nov, 2026')
  expect(said('2026-12-01', held('2026-01-01', '2026-11-21'))).toContain('From 22 Nov, 2026')
  expect(said('2026-12-01', held('2026-11-25', '2027-11-24'))).toContain('From 22 Nov, 2026')
})

it('counts the package that runs still where one was renewed ahead', () => {
  const running = held('2026-01-01', '2026-12-31')
  const ahead = held('2027-01-01', '2027-12-31')
  expect(said('2027-01-01', ahead, [running])).toBeNull()
  expect(said('2027-01-11', ahead, [running])).toContain('From 01 Jan, 2027 to 10 Jan, 2027')
  expect(said('2028-01-11', held('2028-01-01', '2028-12-31'), [ahead, running])).toContain(
    'From 01 Jan, 2028',
  )
})

it('says nothing where there are none', () => {
  expect(said('2026-11-22', null)).toBeNull()
  expect(said('2026-11-01', null)).toBeNull()
  expect(said('2026-12-01', held('2026-01-01', '2026-11-30'))).toBeNull()
  expect(said('2026-12-01', held('2026-01-01', null))).toBeNull()
  expect(said('2026-12-01', held(null, null))).toBeNull()
})
