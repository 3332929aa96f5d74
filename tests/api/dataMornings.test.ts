import { beforeEach, expect, it } from 'vitest'
import { dashboardRepository } from '@/data/dashboard/dashboardRepository'
import { keepDashboard, makeDashboard } from '@/data/dashboard/keepDashboard'
import { partsOver } from '@/data/repositories'
import { firstOf } from '@/data/store/firstOf'
import {
  beginNight,
  change,
  IRON,
  midnight,
  monthlyPackage,
  night,
  putMember,
  store,
} from './support/nightGym'

const hoursAfter = (hours: number) => new Date(midnight.getTime() + hours * 3_600_000)
const DAY = 24
const event = (at: Date) => keepDashboard(store, IRON, ['counts'], at)
/** What the dashboard says at that moment of the same day of the week before. */
async function dueWeekBefore(at: Date) {
  await event(at)
  const kept = await firstOf(dashboardRepository(partsOver(store, { now: () => at })).kept(IRON))
  return kept.counts?.weekAgo.due
}

beforeEach(beginNight)

it('a day’s “due today” is what its night left, with its bills: no event before it and nothing since changes that', async () => {
  await night(hoursAfter(-DAY))
  await putMember('asha', { currentPackage: monthlyPackage({}) })
  // A sale a few minutes before the night.
  await event(hoursAfter(-0.05))
  expect(await night()).toMatchObject({ billed: 1, failed: 0 })
  await change(`invoices/${IRON}_asha_p1_2026-11-20`, { status: 'Paid', due: 0 })
  await event(hoursAfter(10))
  // The night once more, reckoned by the time it was due, and a migration in the evening.
  await night()
  await makeDashboard(store, IRON, hoursAfter(18))
  expect(await dueWeekBefore(hoursAfter(7 * DAY + 9))).toBe(1000)
})

it('a day whose night did not run is compared with nothing, whatever the day brought', async () => {
  await night()
  await event(hoursAfter(DAY + 1))
  await makeDashboard(store, IRON, hoursAfter(DAY + 12))
  expect(await dueWeekBefore(hoursAfter(8 * DAY + 9))).toBeNull()
  expect(await dueWeekBefore(hoursAfter(7 * DAY + 9))).toBe(0)
})
