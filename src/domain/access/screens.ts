import type { Asker, Role } from './role'

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
  roles: readonly Asker[]
  /** SPECIFICATION 6: only super admins see flagged items; none are flagged. */
  superAdminTool: boolean
}

const gym = ['ADMIN', 'CLIENT'] as const
const gymAndDesk = ['ADMIN', 'CLIENT', 'MANAGER'] as const

/** SPECIFICATION 2's table, in its order. Menu, router, guard and pages come from here. */
export const screens = {
  dashboard: screen('home', 'Dashboard', '/dashboard', 'pi-home', gym),
  gyms: screen('gyms', 'Registered Gyms', '/gyms', 'pi-building', ['ADMIN', 'SALES', 'GYM_SALES']),
  gymPackages: screen('gyms', 'Gym Registration Packages', '/gyms/packages', 'pi-briefcase', ['ADMIN']),
  members: screen('members', 'Active Members', '/members', 'pi-users', gymAndDesk),
  inactiveMembers: screen('members', 'Inactive members', '/members/inactive', 'pi-user-minus', gymAndDesk),
  memberPackages: screen('members', 'Member Packages', '/members/packages', 'pi-box', gymAndDesk),
  markAttendance: screen('members', 'Mark Attendance', '/members/attendance', 'pi-check-circle', gymAndDesk),
  attendanceReports: screen(
    'members',
    'Attendance reports',
    '/members/attendance-reports',
    'pi-chart-bar',
    gymAndDesk,
  ),
  leads: screen('leads', 'Leads', '/leads', 'pi-phone', [...gymAndDesk, 'GYM_SALES']),
  staff: screen('staff', 'Staff', '/staff', 'pi-id-card', gym),
  contributions: screen('staff', 'Contributions', '/staff/contributions', 'pi-money-bill', gym),
  contributionCategories: screen(
    'staff',
    'Contribution categories',
    '/staff/contribution-categories',
    'pi-sitemap',
    gym,
  ),
  staffAttendance: screen('staff', 'Staff attendance', '/staff/attendance', 'pi-clock', gym),
  staffAttendanceReports: screen(
    'staff',
    'Staff attendance reports',
    '/staff/attendance-reports',
    'pi-calendar',
    gym,
  ),
  invoices: screen('finance', 'Invoices', '/finance/invoices', 'pi-receipt', gymAndDesk),
  expenseCategories: screen('finance', 'Expense categories', '/finance/expense-categories', 'pi-tags', gym),
  expenses: screen('finance', 'Expenses', '/finance/expenses', 'pi-wallet', gym),
  promoCodes: screen('settings', 'Promo codes', '/settings/promo-codes', 'pi-ticket', gymAndDesk),
  siteConfig: screen('settings', 'Site config', '/settings/site-config', 'pi-cog', gym),
} as const satisfies Record<string, ScreenDefinition>

export type ScreenId = keyof typeof screens

function screen(
  section: SectionId,
  label: string,
  path: string,
  icon: string,
  roles: readonly Asker[],
): ScreenDefinition {
  return { section, label, path, icon, roles, superAdminTool: false }
}

export const screenIds = Object.keys(screens) as ScreenId[]

export const mayOpen = (id: ScreenId, who: Asker): boolean => {
  const { roles, superAdminTool }: ScreenDefinition = screens[id]
  return roles.includes(who) && (!superAdminTool || who === 'ADMIN')
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
export function menuOf(who: Asker): MenuSection[] {
  return sections
    .map(({ id, label }) => ({
      id,
      label,
      items: screenIds
        .filter((screenId) => screens[screenId].section === id && mayOpen(screenId, who))
        .map((screenId) => ({
          id: screenId,
          label: screens[screenId].label,
          path: screens[screenId].path,
          icon: screens[screenId].icon,
        })),
    }))
    .filter((section) => section.items.length > 0)
}
