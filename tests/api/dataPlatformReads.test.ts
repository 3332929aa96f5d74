// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GymPackagesScreen } from '@/app/GymPackagesScreen'
import { GymsScreen } from '@/app/gyms/GymsScreen'
import { gymRepository } from '@/data/gyms/gymRepository'
import type { GymFilter } from '@/data/gyms/gymQueries'
import { platformMonthRepository } from '@/data/platformMonths/platformMonths'
import { partsOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import { firstOf } from '@/data/store/firstOf'
import { readMeter } from '@/data/store/readMeter'
import type { Claims } from '@/domain/access/role'
import { gymSchema } from '@/domain/gyms/gym'
import { packageUntilOf } from '@/domain/gyms/packageUntil'
import { publicGymOf } from '@/domain/gyms/publicGym'
import { openStandings } from '@/domain/gyms/gymStanding'
import { yearly } from '@/domain/gymPackages/fixtures'
import { platformMonthOf } from '@/domain/gymPackages/platformMonth'
import { addDays, instantAt } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { formatMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { liveCache } from '@/live/liveCache'
import { openAdminStore, openWebStore, type OpenStore } from './support/dataStores'
import '../support/patientScreens'
import { emptyStore } from '../support/emptyStore'
import { openScreen, standInForBrowser } from './support/openScreen'

const today = civil('2026-11-20')
/** More than ten pages of the list. */
const GYMS = 600
const A_BATCH = 200

/** Of every fifty one has no package, and one a package without a last day. */
const WITHOUT = GYMS / 50

const gyms = Array.from({ length: GYMS }, (_, at) => {
  const held = {
    ...{ packageId: 'growth', name: 'Growth', price: 12_000, isTrial: at % 5 === 0 },
    ...{ startDate: civil('2026-01-01'), endDate: at % 50 === 8 ? null : addDays(today, (at % 60) - 10) },
  }
  const currentPackage = at % 50 === 7 ? null : held
  return gymSchema.parse({
    ...{
      id: `g${String(at).padStart(4, '0')}`,
      name: `Centre ${at}`,
      nameLower: `centre ${at}`,
      type: 'GYM',
    },
    ...{ isDisabled: at % 9 === 0, state: at % 2 === 0 ? 'Goa' : 'Kerala' },
    ...{ createdAt: new Date('2026-01-01T00:00:00Z'), currentPackage },
    packageUntil: packageUntilOf(currentPackage),
  })
})

let admin: OpenStore
let sales: OpenStore

beforeAll(async () => {
  standInForBrowser()
  await emptyStore()
  const { store } = openAdminStore()
  for (let from = 0; from < GYMS; from += A_BATCH)
    await store.batch((writer) => {
      for (const gym of gyms.slice(from, from + A_BATCH)) {
        writer.set(`gyms/${gym.id}`, { ...gym, activity: { monthly: 1000, monthlyBefore: 900 } })
        writer.set(`gymsPublic/${gym.id}`, publicGymOf(gym))
      }
    })
  const month = platformMonthOf(gyms, today)
  await store.batch((writer) => {
    writer.set(`platformMonths/${month.month}`, month)
    writer.set('gymRegPackages/growth', yearly({ id: 'growth', name: 'Growth' }))
  })
  admin = openWebStore({ user_id: 'root', admin: true })
  sales = openWebStore({ user_id: 'sales', role: 'Sales' })
})
afterEach(() => {
  cleanup()
  liveCache.clear()
})
afterAll(() => Promise.all([admin.close(), sales.close()]))

const every: GymFilter = { search: '', status: 'all', type: null, sort: 'name', direction: 'asc' }
const tabs: GymFilter[] = [
  every,
  ...openStandings.map((of): GymFilter => ({ ...every, status: 'active', standing: { of, today } })),
  { ...every, status: 'disabled' },
]
/** Of the list, as the page shows it. */
const PAGE = 50

const clock = { now: () => instantAt(today, '12:00', 'Asia/Kolkata') }

/** By the super admin, or by the platform's Sales. */
const opened = (Screen: ComponentType, at: string, { store }: OpenStore, claims: Claims) =>
  openScreen({ Screen, store, clock, uid: 'root', claims, gym: { status: 'none' }, at })

/** How many each tab says that it holds, the first one all of them. */
const tabCounts = (page: ReturnType<typeof opened>) =>
  [...page.container.querySelectorAll('nav a')].map(({ textContent }) =>
    Number(/[\d,]+$/.exec(textContent)?.[0].replace(',', '')),
  )

describe(`what the platform's screens read with ${GYMS} centres (ENGINEERING 1.4)`, () => {
  it('the list: a page of it, and a read for the count on each tab', async () => {
    const page = opened(GymsScreen, '/gyms', admin, { admin: true })
    expect(await page.reads()).toBe(PAGE + 1 + tabs.length)
    // Those below the first screen are drawn a moment later, or once somebody goes there.
    await expect.poll(() => page.getAllByRole('row').length).toBeGreaterThan(20)
    const [all, ...apart] = tabCounts(page)
    // Also the centres without a package, and those whose package has no last day.
    expect([all, apart.reduce((sum, count) => sum + count, 0)]).toEqual([GYMS, GYMS])
    const without = gyms.filter(({ currentPackage, isDisabled }) => currentPackage === null && !isDisabled)
    expect(apart.at(-1)).toBe(without.length)
  })

  it('the list of Sales: the same, of the public copies', async () => {
    const page = opened(GymsScreen, '/gyms', sales, { role: 'Sales' })
    expect(await page.reads()).toBe(PAGE + 1 + tabs.length)
    // Those below the first screen are drawn a moment later, or once somebody goes there.
    await expect.poll(() => page.getAllByRole('row').length).toBeGreaterThan(20)
    const [all, ...apart] = tabCounts(page)
    expect([all, apart.reduce((sum, count) => sum + count, 0)]).toEqual([GYMS, GYMS])
  })

  it('the packages on offer: each of them, and each centre for who has which (decision 46)', async () => {
    const page = opened(GymPackagesScreen, '/gyms/packages', admin, { admin: true })
    // A stretch of a hundred begins ninety after the one before (wholeList): those ten are heard of twice.
    expect(await page.reads()).toBe(1 + GYMS + 10 * Math.floor((GYMS - 10) / 90))
    const row = page.getByRole('row', { name: /^Growth/ })
    expect(row.textContent).toContain(String(GYMS - WITHOUT))
    // What the dashboard adds up (PRODUCT 2.Q).
    page.getAllByText(formatMoney(1000 * GYMS, PLATFORM_MONEY))
  })

  it('the dashboard: a read a figure, and one for each month that is drawn', async () => {
    const meter = readMeter(admin.store)
    const parts = partsOver(meter.store, systemClock)
    const repository = gymRepository(parts)
    meter.enter('dashboard')
    await firstOf(repository.counts(tabs, ''))
    expect(await firstOf(repository.kept('monthly'))).toBe(1000 * GYMS)
    expect(await firstOf(repository.kept('monthlyBefore'))).toBe(900 * GYMS)
    const [month] = (await firstOf(platformMonthRepository(parts).latest(12))).rows
    expect(month?.byState).toEqual({ Goa: GYMS / 2, Kerala: GYMS / 2 })
    expect(meter.readsOf('dashboard')).toBe(tabs.length + 2 + 1)
  })
})
