import type { Role } from './role'

export type SectionId = 'home' | 'gyms' | 'members' | 'leads' | 'staff' | 'finance' | 'settings'

/** SPECIFICATION 2: the side menu's sections in their order. */
export const sections: readonly { id: SectionId; label: string }[] = [
  { id: 'home', label: 'Home' },
  { id: 'gyms', label: 'Gyms' },
  { id: 'members', label: 'Members' },
  { id: 'leads', label: 'Leads / Inquiries' },
  { id: 'staff', label: 'Staff' },
  { id: 'finance', label: 'Finance' },
  { id: 'settings', label: 'General Settings' },
]

export type ScreenDefinition = {
  section: SectionId
  label: string
  path: string
  /** A primeicons class. */
  icon: string
  roles: readonly Role[]
  /** SPECIFICATION 6: only super admins see flagged items; none are flagged. */
  superAdminTool: boolean
}

const centre = ['ADMIN', 'CLIENT'] as const
const centreAndDesk = ['ADMIN', 'CLIENT', 'MANAGER'] as const

/** SPECIFICATION 2's table, as far as it is built, in its order. Menu, router, guard and pages come from here. */
export const screens = {
  dashboard: screen('home', 'Dashboard', '/dashboard', 'pi-home', centre),
  gyms: screen('gyms', 'Registered Gyms', '/gyms', 'pi-building', ['ADMIN', 'SALES']),
  members: screen('members', 'Active Members', '/members', 'pi-users', centreAndDesk),
  inactiveMembers: screen('members', 'Inactive members', '/members/inactive', 'pi-user-minus', centreAndDesk),
  memberPackages: screen('members', 'Member Packages', '/members/packages', 'pi-box', centreAndDesk),
  markAttendance: screen(
    'members',
    'Mark Attendance',
    '/members/attendance',
    'pi-check-circle',
    centreAndDesk,
  ),
  attendanceReports: screen(
    'members',
    'Attendance reports',
    '/members/attendance-reports',
    'pi-chart-bar',
    centreAndDesk,
  ),
  staff: screen('staff', 'Staff', '/staff', 'pi-id-card', centre),
  staffAttendance: screen('staff', 'Staff attendance', '/staff/attendance', 'pi-clock', centre),
  staffAttendanceReports: screen(
    'staff',
    'Staff attendance reports',
    '/staff/attendance-reports',
    'pi-calendar',
    centre,
  ),
  invoices: screen('finance', 'Invoices', '/finance/invoices', 'pi-receipt', centreAndDesk),
  expenseCategories: screen(
    'finance',
    'Expense categories',
    '/finance/expense-categories',
    'pi-tags',
    centre,
  ),
  expenses: screen('finance', 'Expenses', '/finance/expenses', 'pi-wallet', centre),
  promoCodes: screen('settings', 'Promo codes', '/settings/promo-codes', 'pi-ticket', centreAndDesk),
} as const satisfies Record<string, ScreenDefinition>

export type ScreenId = keyof typeof screens

function screen(
  section: SectionId,
  label: string,
  path: string,
  icon: string,
  roles: readonly Role[],
): ScreenDefinition {
  return { section, label, path, icon, roles, superAdminTool: false }
}

export const screenIds = Object.keys(screens) as ScreenId[]

export const mayOpen = (id: ScreenId, role: Role): boolean => {
  const { roles, superAdminTool }: ScreenDefinition = screens[id]
  return roles.includes(role) && (!superAdminTool || role === 'ADMIN')
}

/** Where a role lives (SPECIFICATION 4 and 6); the desk's manager starts where the desk works (PRODUCT 1). */
export const homeOf = (role: Role): string =>
  role === 'SALES'
    ? screens.gyms.path
    : role === 'MANAGER'
      ? screens.markAttendance.path
      : screens.dashboard.path

export type MenuSection = {
  id: SectionId
  label: string
  items: { id: ScreenId; label: string; path: string; icon: string }[]
}

/** The side menu of a role: its sections in order, without the empty ones. */
export function menuOf(role: Role): MenuSection[] {
  return sections
    .map(({ id, label }) => ({
      id,
      label,
      items: screenIds
        .filter((screenId) => screens[screenId].section === id && mayOpen(screenId, role))
        .map((screenId) => ({
          id: screenId,
          label: screens[screenId].label,
          path: screens[screenId].path,
          icon: screens[screenId].icon,
        })),
    }))
    .filter((section) => section.items.length > 0)
}
