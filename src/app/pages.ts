import type { ComponentType } from 'react'
import type { ScreenId } from '@/domain/access/screens'

type LoadPage = () => Promise<{ default: ComponentType }>

/** Every screen of the table has its page, each in a chunk of its own; a missing one does not compile. */
export const pages: Record<ScreenId, LoadPage> = {
  dashboard: () => import('@/features/dashboard/DashboardPage'),
  gyms: () => import('@/features/gyms/GymsPage'),
  members: () => import('@/features/members/MembersPage'),
  inactiveMembers: () => import('@/features/members/InactiveMembersPage'),
  memberPackages: () => import('@/features/memberPackages/MemberPackagesPage'),
  markAttendance: () => import('@/features/attendance/MarkAttendancePage'),
  attendanceReports: () => import('@/features/attendanceReports/AttendanceReportsPage'),
  staff: () => import('@/features/staff/StaffPage'),
  staffAttendance: () => import('@/features/staffAttendance/StaffAttendancePage'),
  staffAttendanceReports: () => import('@/features/staffAttendanceReports/StaffAttendanceReportsPage'),
  invoices: async () => ({ default: (await import('./InvoicesScreen')).InvoicesScreen }),
  expenseCategories: () => import('@/features/expenseCategories/ExpenseCategoriesPage'),
  expenses: () => import('@/features/expenses/ExpensesPage'),
  promoCodes: () => import('@/features/promoCodes/PromoCodesPage'),
}
