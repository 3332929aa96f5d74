import { lazy } from 'react'
import StaffPage from '@/features/staff/StaffPage'
import { StaffSlotsContext, type StaffSlots } from '@/features/staff/staffSlots'

const slots: StaffSlots = {
  AttendanceTab: lazy(async () => ({
    default: (await import('@/features/staffAttendanceReports/AttendanceTab')).AttendanceTab,
  })),
  PayTab: lazy(async () => ({ default: (await import('@/features/contributions/PayTab')).PayTab })),
  DoorTab: lazy(async () => ({ default: (await import('@/features/doorAccess/StaffDoorTab')).StaffDoorTab })),
  ActivityTab: lazy(async () => ({ default: (await import('@/features/auditLog/ActivityTab')).ActivityTab })),
}

/** Who works here, with what other subjects know of them: attendance, pay, the doors, what they did. */
export const StaffScreen = () => (
  <StaffSlotsContext value={slots}>
    <StaffPage />
  </StaffSlotsContext>
)
