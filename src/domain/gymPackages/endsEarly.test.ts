import { expect, it } from 'vitest'
import { gymPackageSchema } from '@/domain/gyms/gym'
import { limitsOn } from '@/domain/gyms/gymLimits'
import { monthlyPriceOn } from '@/domain/gyms/monthlyPrice'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { endsEarlyText } from './endsEarly'
import { yearly } from './fixtures'
import { assignPackage } from './givePackage'

const today = civil('2026-11-26')
const held = (startDate: string | null, endDate: string | null, name = 'Growth') =>
  gymPackageSchema.parse({ name, price: 12_000, limits: { members: 900 }, startDate, endDate })
const growth = held('2026-01-01', '2026-12-31')
const said = (firstDay: string, current: ReturnType<typeof held> | null = growth) =>
  endsEarlyText(civil(firstDay), current, today)

it('says of a package that runs that it ends today where another is assigned from a later day', () => {
  expect(said('2027-01-01')).toBe(
    'Growth ends today: the limits of the new one hold at once, and until 01 Jan, 2027 no revenue of the centre is counted. To keep it until its last day, renew it instead, with any package.',
  )
  expect(said('2027-01-01', held('2026-01-01', '2026-12-31', ''))).toContain(
    'The package that runs ends today',
  )
})

it('is what then happens', () => {
  const gym = { name: 'Iron House', currentPackage: growth, packageHistory: [] }
  const giving = { gym, offered: yearly(), seenEnd: growth.endDate, today }
  const given = assignPackage(giving, { startDate: civil('2027-01-01'), isTrial: false })
  if (isRefused(given)) throw new Error(given.reason)
  const after = { ...given, isDisabled: false, disabledAt: null }
  expect(limitsOn(after, today).members).toBe(500)
  expect(monthlyPriceOn(after, today, 'Asia/Kolkata')).toBe(0)
  expect(monthlyPriceOn({ ...after, currentPackage: growth }, today, 'Asia/Kolkata')).toBe(100_000)
})

it('names renewing only where that begins no later, and waiting elsewhere', () => {
  const waiting = 'To keep it until then, assign the new one on that day.'
  expect(said('2026-12-10')).toContain(waiting)
  expect(said('2026-12-31')).toContain(waiting)
  expect(said('2027-01-01')).not.toContain(waiting)
  expect(said('2027-01-01', held('2026-01-01', null))).toContain(waiting)
})

it('says nothing where nothing ends before the new one begins', () => {
  expect(said('2026-11-26')).toBeNull()
  expect(said('2026-11-27')).not.toBeNull()
  expect(said('2027-01-01', null)).toBeNull()
  expect(said('2027-01-01', held('2026-01-01', '2026-11-25'))).toBeNull()
  expect(said('2027-01-01', held('2026-01-01', '2026-11-26'))).not.toBeNull()
  // Renewed ahead: what runs stands in the history, and assigning leaves that.
  expect(said('2027-02-01', held('2026-11-27', '2027-11-26'))).toBeNull()
  expect(said('2027-02-01', held(null, '2027-11-26'))).not.toBeNull()
})
