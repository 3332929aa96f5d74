// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SiteConfigScreen } from '@/app/SiteConfigScreen'
import { makeDashboard } from '@/data/dashboard/keepDashboard'
import type { DocumentStore } from '@/data/store/documentStore'
import { clientInfoSchema, gymPackageSchema, type ClientInfo } from '@/domain/gyms/gym'
import { addDays } from '@/domain/shared/calendar'
import DashboardPage from '@/features/dashboard/DashboardPage'
import { platformFigures } from '@/features/dashboard/platformFigures'
import { sectionIds, type ConfigSection } from '@/features/siteConfig/sections'
import { liveCache } from '@/live/liveCache'
import { preference } from './support/gymFixtures'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import '../support/patientScreens'
import { clock, invoiceNumber, IRON, now, putDashboardScene, today } from './support/dashboardScene'
import { openScreen, standInForBrowser } from './support/openScreen'

let owner: OpenStore
let admin: OpenStore
let server: DocumentStore

beforeAll(async () => {
  standInForBrowser()
  owner = openWebStore(ownerOf(IRON))
  admin = openWebStore({ user_id: 'root', admin: true })
  server = openAdminStore().store
  await putDashboardScene(server)
  await server.batch((writer) => {
    // Within the grace days: counted, and none of them read beside three that are late.
    const inGrace = { id: 'iron_grace', due: 40, dueOn: addDays(today, -1) }
    writer.set('invoices/iron_grace', { ...invoiceNumber(80), ...inGrace })
    for (const date of [today, addDays(today, -1), addDays(today, -7)])
      writer.set(`attendanceDays/${IRON}_${date}`, { gymId: IRON, date, people: {} })
    for (let at = 0; at < 12; at += 1) {
      const month = `202${at < 11 ? '5' : '6'}-${String((at % 12) + 1).padStart(2, '0')}`
      writer.set(`platformMonths/${month}`, {
        ...{ month, day: `${month}-28`, monthly: 1000, centres: 1, signups: 0, lost: 0, byPackage: {} },
        byState: { Goa: 1 },
      })
    }
  })
})
afterEach(() => {
  cleanup()
  liveCache.clear()
})
afterAll(() => Promise.all([owner.close(), admin.close()]))

const openedByOwner = (Screen: ComponentType, info: ClientInfo, at = '/') =>
  openScreen({
    Screen,
    store: owner.store,
    clock,
    uid: IRON,
    claims: { role: 'Client', gymId: IRON },
    gym: { status: 'ready', info },
    at,
  })

describe('the owner’s dashboard at 10,000 members, as the screen itself asks (ENGINEERING 1.4)', () => {
  const open = async (deviceSerials: string[]) => {
    await makeDashboard(server, IRON, now)
    // Begun long ago: a centre that lacks its logo or packages reads its own record as well, for the steps that it is shown.
    const begun = { id: IRON, name: 'Iron', type: 'GYM', dp: `${IRON}/site-config/logo`, preference }
    const info = clientInfoSchema.parse({ ...begun, deviceSerials })
    const page = openedByOwner(DashboardPage, info)
    return { page, reads: await page.reads() }
  }

  it('reads 12 documents', async () => {
    const { page, reads } = await open([])
    // By the limit: of a hundred thousand late invoices no more are read.
    const late = page.getByRole('region', { name: 'Overdue invoices' }).querySelectorAll('li')
    expect([...late].map(({ textContent }) => /Member \d+/.exec(textContent)?.[0])).toEqual([
      ...['Member 59', 'Member 58', 'Member 57'],
    ])
    const pastDue = page.getByRole('region', { name: 'Past due, in grace' })
    expect(pastDue.querySelector('h3')?.textContent).toContain('1')
    expect(pastDue.querySelectorAll('li')).toHaveLength(0)
    page.getByRole('region', { name: 'Today' })
    expect(reads).toBe(12)
  })

  it('reads as many with a thousand late invoices: no more are read than are shown', async () => {
    // With a hundred thousand the bench counts them (`scripts/bench/benchedScreens.ts`).
    for (let from = 100; from < 1_100; from += 500)
      await server.batch((writer) => {
        for (let at = from; at < from + 500; at += 1)
          writer.set(`invoices/iron_${String(at)}`, { ...invoiceNumber(at), dueOn: '2026-11-01' })
      })
    const { page, reads } = await open([])
    const late = page.getByRole('region', { name: 'Overdue invoices' })
    expect(late.querySelector('h3')?.textContent).toContain('1,060')
    expect(reads).toBe(12)
  })

  it('reads one more for each device at the door, and for each invoice that waits for approval', async () => {
    await server.batch((writer) => {
      writer.set('biometricDevices/D1', { gymId: IRON, name: 'Door', enabled: true, createdAt: now })
      const waits = { id: 'iron_waits', status: 'Pending Approval', dueOn: null }
      writer.set('invoices/iron_waits', { ...invoiceNumber(90), ...waits })
    })
    const { page, reads } = await open(['D1'])
    page.getByRole('region', { name: 'Waiting for your approval' })
    expect(reads).toBe(14)
  })
})

/** The centre's record, the forty latest changes of its settings with the one that tells whether more follow, and who made it. */
const SETTINGS = 1 + 41 + 1

/** What each section may read; the centre's record among it, which the session of a page listens to anyway. */
const sectionReads: Record<ConfigSection, number> = {
  ...{ centre: SETTINGS, branding: SETTINGS, tax: SETTINGS + 1, payments: SETTINGS, packages: SETTINGS },
  ...{ attendance: SETTINGS, staff: SETTINGS, leads: SETTINGS, messages: SETTINGS },
  // Whoever may have a number on a device: the directory and the last visits, the employees, and what each device told.
  devices: 24,
  ...{ privacy: 0, security: 12, subscription: 4 },
}

describe('Site config of that centre', () => {
  beforeAll(async () => {
    await server.batch((writer) => {
      const line = { gymId: IRON, by: 'manager', act: 'gym.update', collection: 'gyms', documentId: IRON }
      for (let at = 0; at < 60; at += 1)
        writer.set(`auditLogs/change${String(at)}`, {
          ...line,
          ...{ id: `change${String(at)}`, at: new Date(now.getTime() - at * 60_000) },
          after: ['name', 'dp', 'preference.taxRegime', 'preference.upiId', 'preference.graceDays'],
        })
      const manager = { id: 'manager', gymId: IRON, name: 'Ravi', nameLower: 'ravi' }
      writer.set('staff/manager', manager)
      writer.set('biometricDevices/D1', { gymId: IRON, name: 'Door', enabled: true, createdAt: now })
    })
  })

  it.each(sectionIds)('the section %s', async (section) => {
    const limits = { members: 20_000, staff: 10, devices: 5, messages: 1_000 }
    const currentPackage = gymPackageSchema.parse({ name: 'Growth', startDate: today, endDate: null, limits })
    const begun = { id: IRON, name: 'Iron', type: 'GYM', preference, currentPackage, deviceSerials: ['D1'] }
    const page = openedByOwner(
      SiteConfigScreen,
      clientInfoSchema.parse(begun),
      `/settings/site-config?section=${section}`,
    )
    page.getByRole('navigation', { name: 'Sections of Site config' })
    expect(await page.reads()).toBeLessThanOrEqual(sectionReads[section])
  })
})

describe('the platform’s dashboard', () => {
  it('reads each of its figures and twelve months', async () => {
    const page = openScreen({
      Screen: DashboardPage,
      store: admin.store,
      clock,
      uid: 'root',
      claims: { admin: true },
      gym: { status: 'none' },
    })
    await page.findByText('Centres by state')
    const figures = platformFigures(today).flatMap((group) => group.figures)
    expect(figures).toHaveLength(16)
    // A count for each, the income now and 30 days before, and the months.
    expect(await page.reads()).toBe(figures.length + 2 + 12)
  })
})
