// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeDashboard } from '@/data/dashboard/keepDashboard'
import { partsOver, repositoriesOver } from '@/data/repositories'
import { readMeter, type ReadMeter } from '@/data/store/readMeter'
import type { DocumentStore } from '@/data/store/documentStore'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { addDays } from '@/domain/shared/calendar'
import DashboardPage from '@/features/dashboard/DashboardPage'
import { platformFigures } from '@/features/dashboard/platformFigures'
import { liveCache } from '@/live/liveCache'
import { account, scriptedAuth, scriptedBackend } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import type { GymState, Session } from '@/session/sessionState'
import { resolveRole, type Claims } from '@/domain/access/role'
import { preference } from './support/gymFixtures'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import '../support/patientScreens'
import { clock, invoiceNumber, IRON, now, putDashboardScene, today } from './support/dashboardScene'

let owner: OpenStore
let admin: OpenStore
let server: DocumentStore

/** Below the fold nothing is read until somebody scrolls there: nobody does. */
class NeverSeen {
  observe() {}
  disconnect() {}
}

/** The screen itself, over the store of that person: what it reads is what its own hooks ask for. */
function openScreen(meter: ReadMeter, uid: string, claims: Claims, gym: GymState) {
  const { backend } = scriptedBackend(scriptedAuth().port)
  const never = () => Promise.reject(new Error('nobody does'))
  const session: Session = {
    state: {
      ...{ status: 'signedIn', account: account(uid, claims), role: resolveRole(uid, claims, ''), gym },
      backend: { ...backend, clock, repository: repositoriesOver(partsOver(meter.store, clock)) },
    },
    ...{ signIn: never, sendPasswordReset: never, signOut: never },
    ...{ retry: () => undefined, chooseGym: () => undefined },
  }
  meter.enter('dashboard')
  return render(
    createElement(
      MemoryRouter,
      null,
      createElement(SessionContext, { value: session }, createElement(DashboardPage)),
    ),
  )
}

/** Every figure is there, and nothing that was asked is still on its way. */
async function settled(page: ReturnType<typeof openScreen>, meter: ReadMeter): Promise<number> {
  await expect
    .poll(() => [page.container.querySelectorAll('[aria-busy]').length, meter.pending()])
    .toEqual([0, 0])
  return meter.readsOf('dashboard')
}

beforeAll(async () => {
  vi.stubGlobal('IntersectionObserver', NeverSeen)
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
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

describe('the owner’s dashboard at 10,000 members, as the screen itself asks (ENGINEERING 1.4)', () => {
  const open = async (deviceSerials: string[]) => {
    await makeDashboard(server, IRON, now)
    const meter = readMeter(owner.store)
    // Begun long ago: a centre that lacks its logo or packages reads its own record as well, for the steps that it is shown.
    const begun = { id: IRON, name: 'Iron', type: 'GYM', dp: `${IRON}/site-config/logo`, preference }
    const info = clientInfoSchema.parse({ ...begun, deviceSerials })
    const page = openScreen(meter, IRON, { role: 'Client', gymId: IRON }, { status: 'ready', info })
    return { page, reads: await settled(page, meter) }
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

describe('the platform’s dashboard', () => {
  it('reads each of its figures and twelve months', async () => {
    const meter = readMeter(admin.store)
    const page = openScreen(meter, 'root', { admin: true }, { status: 'none' })
    await page.findByText('Centres by state')
    const figures = platformFigures(today).flatMap((group) => group.figures)
    expect(figures).toHaveLength(16)
    // A count for each, the income now and 30 days before, and the months.
    expect(await settled(page, meter)).toBe(figures.length + 2 + 12)
  })
})
