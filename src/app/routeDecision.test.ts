import { describe, expect, it } from 'vitest'
import { mayOpen, menuOf, screenIds, screens } from '@/domain/access/screens'
import { roles, visitorOf, type Role } from '@/domain/access/role'
import { routeDecision, type Destination, type Visitor } from './routeDecision'

const nobody: Visitor = { kind: 'nobody' }
const as = (role: Role, gym: 'none' | 'loading' | 'ready' | 'outside' = 'ready'): Visitor => ({
  kind: 'somebody',
  role,
  gym,
})
const dashboard: Destination = { kind: 'screen', id: 'dashboard' }
const gyms: Destination = { kind: 'screen', id: 'gyms' }
const members: Destination = { kind: 'screen', id: 'members' }
const home: Destination = { kind: 'home' }
const unknown: Destination = { kind: 'unknown' }

describe('the route guard (SPECIFICATION 4)', () => {
  it('waits while the sign-in state loads', () => {
    expect(routeDecision({ kind: 'loading' }, members, '/members')).toEqual({ kind: 'wait' })
  })

  it('sends nobody to /login and remembers the whole deep link', () => {
    expect(routeDecision(nobody, members, '/members?id=m1&tab=dues')).toEqual({
      kind: 'redirect',
      to: '/login?return=%2Fmembers%3Fid%3Dm1%26tab%3Ddues',
    })
    expect(routeDecision(nobody, home, '/')).toEqual({ kind: 'redirect', to: '/login' })
  })

  it('sends an account whose session could not be opened to /login, where it can try again', () => {
    expect(routeDecision({ kind: 'notOpened' }, members, '/members')).toEqual({
      kind: 'redirect',
      to: '/login?return=%2Fmembers',
    })
  })

  it('shows exactly the screens that stand in the menu of the role, and denies all others', () => {
    for (const role of roles)
      for (const id of screenIds) {
        const visitor = visitorOf(role, true)
        const inMenu = menuOf(visitor).some((section) => section.items.some((item) => item.id === id))
        const decision = routeDecision(as(role), { kind: 'screen', id }, screens[id].path)
        if (inMenu) expect(decision).toEqual({ kind: 'show' })
        else if (role === 'SALES' && id === 'dashboard')
          expect(decision).toEqual({ kind: 'redirect', to: '/gyms' })
        else expect(decision).toEqual({ kind: 'redirect', to: '/access-denied' })
        expect(inMenu).toBe(mayOpen(id, visitor))
      }
  })

  it('opens the leads to Sales only with a centre whose leads are theirs', () => {
    const leads: Destination = { kind: 'screen', id: 'leads' }
    expect(routeDecision(as('SALES', 'ready'), leads, '/leads')).toEqual({ kind: 'show' })
    expect(routeDecision(as('SALES', 'none'), leads, '/leads')).toEqual({
      ...{ kind: 'redirect', to: '/access-denied' },
    })
  })

  it('shows an administrator who is not in the chosen centre as support its door, and all centres as ever', () => {
    for (const at of [members, dashboard])
      expect(routeDecision(as('ADMIN', 'outside'), at, '/members')).toEqual({ kind: 'openSupport' })
    expect(routeDecision(as('ADMIN', 'outside'), gyms, '/gyms')).toEqual({ kind: 'show' })
  })

  it('sends Sales from /dashboard to /gyms instead of denying', () => {
    expect(routeDecision(as('SALES'), dashboard, '/dashboard')).toEqual({ kind: 'redirect', to: '/gyms' })
    expect(routeDecision(as('SALES'), members, '/members')).toEqual({
      kind: 'redirect',
      to: '/access-denied',
    })
  })

  it('denies a centre owner the list of centres', () => {
    expect(routeDecision(as('CLIENT'), gyms, '/gyms')).toEqual({ kind: 'redirect', to: '/access-denied' })
  })

  it('leads each role from / to where it lives', () => {
    const homes = roles.map((role) => [role, routeDecision(as(role), home, '/')])
    expect(homes).toEqual([
      ['ADMIN', { kind: 'redirect', to: '/dashboard' }],
      ['CLIENT', { kind: 'redirect', to: '/dashboard' }],
      ['MANAGER', { kind: 'redirect', to: '/members/attendance' }],
      ['SALES', { kind: 'redirect', to: '/gyms' }],
    ])
  })
})

describe('beside the specification (PRODUCT 2.I)', () => {
  it('tells an account without a centre so, wherever it goes', () => {
    for (const destination of [home, dashboard, gyms, unknown])
      expect(routeDecision({ kind: 'withoutGym' }, destination, '/x')).toEqual({
        kind: 'showWithoutGym',
      })
  })

  it('asks a super admin for a centre on screens of one centre only', () => {
    expect(routeDecision(as('ADMIN', 'none'), members, '/members')).toEqual({ kind: 'chooseGym' })
    expect(routeDecision(as('ADMIN', 'none'), gyms, '/gyms')).toEqual({ kind: 'show' })
    expect(routeDecision(as('ADMIN', 'ready'), members, '/members')).toEqual({ kind: 'show' })
  })

  it('shows a super admin the dashboard of all centres until one is chosen', () => {
    expect(routeDecision(as('ADMIN', 'none'), dashboard, '/dashboard')).toEqual({ kind: 'show' })
    expect(routeDecision(as('ADMIN', 'loading'), dashboard, '/dashboard')).toEqual({ kind: 'openGym' })
  })

  it('waits in the frame while the chosen centre is on its way', () => {
    expect(routeDecision(as('ADMIN', 'loading'), members, '/members')).toEqual({ kind: 'openGym' })
    expect(routeDecision(as('ADMIN', 'loading'), gyms, '/gyms')).toEqual({ kind: 'show' })
  })

  it('never asks Sales for a centre', () => {
    expect(routeDecision(as('SALES', 'none'), gyms, '/gyms')).toEqual({ kind: 'show' })
  })

  it('shows an unknown path as a page: bare to nobody, in the frame to somebody', () => {
    expect(routeDecision(nobody, unknown, '/nowhere')).toEqual({ kind: 'showBare' })
    expect(routeDecision(as('CLIENT'), unknown, '/nowhere')).toEqual({ kind: 'show' })
    expect(routeDecision(as('ADMIN', 'none'), unknown, '/nowhere')).toEqual({ kind: 'show' })
  })
})
