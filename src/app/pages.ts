import type { ComponentType } from 'react'
import type { ScreenId } from '@/domain/access/screens'

type LoadPage = () => Promise<{ default: ComponentType }>

/** Every screen of the table has its page, each in a chunk of its own; a missing one does not compile. */
export const pages: Record<ScreenId, LoadPage> = {
  dashboard: async () => ({ default: (await import('./DashboardScreen')).DashboardScreen }),
  gyms: async () => ({ default: (await import('./gyms/GymsScreen')).GymsScreen }),
  gymPackages: async () => ({ default: (await import('./GymPackagesScreen')).GymPackagesScreen }),
  members: async () => ({ default: (await import('./MembersScreen')).MembersScreen }),
  inactiveMembers: async () => ({ default: (await import('./MembersScreen')).InactiveMembersScreen }),
  memberPackages: () => import('@/features/memberPackages/MemberPackagesPage'),
  markAttendance: () => import('@/features/attendance/MarkAttendancePage'),
  attendanceReports: () => import('@/features/attendanceReports/AttendanceReportsPage'),
  leads: async () => ({ default: (await import('./LeadsScreen')).LeadsScreen }),
  staff: async () => ({ default: (await import('./StaffScreen')).StaffScreen }),
  contributions: () => import('@/features/contributions/ContributionsPage'),
  contributionCategories: () => import('@/features/contributionCategories/ContributionCategoriesPage'),
  staffAttendance: () => import('@/features/staffAttendance/StaffAttendancePage'),
  staffAttendanceReports: () => import('@/features/staffAttendanceReports/StaffAttendanceReportsPage'),
  invoices: async () => ({ default: (await import('./InvoicesScreen')).InvoicesScreen }),
  expenseCategories: () => import('@/features/expenseCategories/ExpenseCategoriesPage'),
  expenses: () => import('@/features/expenses/ExpensesPage'),
  promoCodes: () => import('@/features/promoCodes/PromoCodesPage'),
  siteConfig: async () => ({ default: (await import('./SiteConfigScreen')).SiteConfigScreen }),
}
