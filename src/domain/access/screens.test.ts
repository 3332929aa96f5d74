import { describe, expect, it, test } from 'vitest'
import type { Asker, Role } from './role'
import { homeOf, mayOpen, menuOf, screenIds, screens, sections } from './screens'

const pathsOf = (role: Asker) => menuOf(role).flatMap(({ items }) => items.map(({ path }) => path))

/** SPECIFICATION 2's table, word for word. */
const table: [section: string, label: string, path: string, roles: Role[]][] = [
  ['Home', 'Dashboard', '/dashboard', ['ADMIN', 'CLIENT']],
  ['Gyms', 'Registered Gyms', '/gyms', ['ADMIN', 'SALES']],
  ['Gyms', 'Gym Registration Packages', '/gyms/packages', ['ADMIN']],
  ['Members', 'Active Members', '/members', ['ADMIN', 'CLIENT']],
  ['Members', 'Inactive members', '/members/inactive', ['ADMIN', 'CLIENT']],
  ['Members', 'Member Packages', '/members/packages', ['ADMIN', 'CLIENT']],
  ['Members', 'Mark Attendance', '/members/attendance', ['ADMIN', 'CLIENT']],
  ['Members', 'Attendance reports', '/members/attendance-reports', ['ADMIN', 'CLIENT']],
  ['Leads / Inquiries', 'Leads', '/leads', ['ADMIN', 'CLIENT']],
  ['Staff', 'Staff', '/staff', ['ADMIN', 'CLIENT']],
  ['Staff', 'Contributions', '/staff/contributions', ['ADMIN', 'CLIENT']],
  ['Staff', 'Contribution categories', '/staff/contribution-categories', ['ADMIN', 'CLIENT']],
  ['Staff', 'Staff attendance', '/staff/attendance', ['ADMIN', 'CLIENT']],
  ['Staff', 'Staff attendance reports', '/staff/attendance-reports', ['ADMIN', 'CLIENT']],
  ['Finance', 'Invoices', '/finance/invoices', ['ADMIN', 'CLIENT']],
  ['Finance', 'Expense categories', '/finance/expense-categories', ['ADMIN', 'CLIENT']],
  ['Finance', 'Expenses', '/finance/expenses', ['ADMIN', 'CLIENT']],
  ['General Settings', 'Promo codes', '/settings/promo-codes', ['ADMIN', 'CLIENT']],
  ['General Settings', 'Site config', '/settings/site-config', ['ADMIN', 'CLIENT']],
]

describe('the screens, SPECIFICATION 2', () => {
  it('are those of the table, all of them, in its order', () => {
    const own = screenIds.map((id) => {
      const section = sections.find(({ id: sectionId }) => sectionId === screens[id].section)
      return [section?.label, screens[id].label, screens[id].path]
    })
    expect(own).toEqual(table.map(([section, label, path]) => [section, label, path]))
  })

  test.each(table)('%s: %s at %s', (_section, _label, path, roles) => {
    for (const role of ['ADMIN', 'CLIENT', 'SALES'] as const)
      expect(pathsOf(role).includes(path), role).toBe(roles.includes(role))
  })

  it('have no super-admin tools (SPECIFICATION 6)', () => {
    expect(screenIds.filter((id) => screens[id].superAdminTool)).toEqual([])
  })
})

describe('menus, SPECIFICATION 6', () => {
  it('ADMIN sees everything', () => expect(pathsOf('ADMIN')).toEqual(screenIds.map((id) => screens[id].path)))
  it('SALES sees only Registered Gyms', () => expect(pathsOf('SALES')).toEqual(['/gyms']))
  it('SALES of a centre that lets them sees its leads beside it (PRODUCT 2.P)', () =>
    expect(pathsOf('GYM_SALES')).toEqual(['/gyms', '/leads']))
  it('CLIENT does not see the Gyms section', () => {
    expect(menuOf('CLIENT').map(({ label }) => label)).not.toContain('Gyms')
    expect(pathsOf('CLIENT')).toContain('/dashboard')
  })
  it("MANAGER sees the centre's Members, leads, invoices and promo codes, and nothing of its spending (PRODUCT 2.I)", () => {
    expect(menuOf('MANAGER').map(({ label }) => label)).toEqual([
      'Members',
      'Leads / Inquiries',
      'Finance',
      'General Settings',
    ])
    expect(pathsOf('MANAGER').filter((path) => !path.startsWith('/members'))).toEqual([
      '/leads',
      '/finance/invoices',
      '/settings/promo-codes',
    ])
  })
  it('have no empty sections', () => {
    for (const role of ['ADMIN', 'CLIENT', 'MANAGER', 'SALES'] as const)
      expect(menuOf(role).every(({ items }) => items.length > 0)).toBe(true)
  })
})

describe('guard, SPECIFICATION 4', () => {
  it('opens for a role exactly what its menu lists', () => {
    for (const role of ['ADMIN', 'CLIENT', 'MANAGER', 'SALES'] as const)
      for (const id of screenIds) expect(mayOpen(id, role)).toBe(pathsOf(role).includes(screens[id].path))
  })

  test.each<[Role, string]>([
    ['ADMIN', '/dashboard'],
    ['CLIENT', '/dashboard'],
    ['SALES', '/gyms'],
    ['MANAGER', '/members/attendance'],
  ])('%s lands on %s, which it may open', (role, path) => {
    expect(homeOf(role)).toBe(path)
    expect(pathsOf(role)).toContain(path)
  })
})
