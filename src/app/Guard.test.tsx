// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { Claims, Role } from '@/domain/access/role'
import { screenIds, screens } from '@/domain/access/screens'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import type { Session } from '@/session/sessionState'
import { DepartureContext } from './departure'
import { routes } from './router'

afterEach(cleanup)

const all = screenIds.map((id) => screens[id].path)

/** SPECIFICATION 2's table and PRODUCT 2.I's manager, by the person. */
const opened: [Role, Claims, string[]][] = [
  ['ADMIN', { admin: true }, all],
  ['CLIENT', {}, all.filter((path) => !path.startsWith('/gyms'))],
  [
    'MANAGER',
    { role: 'Manager', gymId: 'iron' },
    [
      ...['/members', '/members/inactive', '/members/packages', '/members/attendance'],
      ...['/members/attendance-reports', '/leads', '/finance/invoices', '/settings/promo-codes'],
    ],
  ],
  ['SALES', { role: 'Sales' }, ['/gyms']],
]

const Blank = () => <h1>The page</h1>
const departure = { isLeaving: false, leave: () => Promise.resolve() }
const Departing = () => (
  <DepartureContext value={departure}>
    <Outlet />
  </DepartureContext>
)

/** The app's own routes, with a blank page in place of each that would load, and no frame. */
function blanked(route: RouteObject): RouteObject {
  if (route.index === true) return route
  const { lazy, children, ...rest } = route
  return {
    ...rest,
    ...(lazy && { Component: children ? Outlet : Blank }),
    ...(children && { children: children.map(blanked) }),
  }
}
/** Without their root, which would clear the device of whoever signs out. */
const drawn: RouteObject[] = [
  { Component: Departing, children: routes.flatMap(({ children = [] }) => children.map(blanked)) },
]

const { backend } = scriptedBackend(scriptedAuth().port)
const sessionOf = (role: Role, claims: Claims): Session => {
  const session = sessionAtIron(backend, role === 'CLIENT' ? 'iron' : role, claims)
  if (role === 'SALES' && session.state.status === 'signedIn') session.state.gym = { status: 'none' }
  return session
}

/** The address at which somebody stands who opened that one, once a page is there. */
async function from(path: string, session: Session): Promise<string> {
  const router = createMemoryRouter(drawn, { initialEntries: [path] })
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  await waitFor(() => screen.getByRole('heading', { level: 1 }))
  const { pathname, search } = router.state.location
  cleanup()
  router.dispose()
  return pathname + search
}

describe('the guard, over every address of the app (SPECIFICATION 4)', () => {
  it.each(opened)('%s opens these addresses of the app and no other', async (role, claims, own) => {
    const session = sessionOf(role, claims)
    const elsewhere = (path: string) =>
      role === 'SALES' && path === '/dashboard' ? '/gyms' : '/access-denied'
    for (const path of all)
      expect([path, await from(path, session)]).toEqual([path, own.includes(path) ? path : elsewhere(path)])
  })

  it('nobody signed in is sent to /login, from wherever', async () => {
    const nobody: Session = { ...sessionOf('CLIENT', {}), state: { status: 'signedOut', notice: '' } }
    for (const path of all) expect(await from(path, nobody)).toBe(`/login?return=${encodeURIComponent(path)}`)
  })
})
