import { createContext, useContext, type ComponentType } from 'react'
import type { Staff } from '@/domain/staff/staff'

type Tab = ComponentType<{ staff: Staff }>

/** Tabs of the drawer that other subjects show; `app` fills them in, each to be loaded when it is opened (decision 40). */
export type StaffSlots = { AttendanceTab: Tab; PayTab: Tab; DoorTab: Tab; ActivityTab: Tab }

export const StaffSlotsContext = createContext<StaffSlots | null>(null)

export function useStaffSlots(): StaffSlots {
  const slots = useContext(StaffSlotsContext)
  if (slots === null) throw new Error('The list of staff stands within StaffSlotsContext.')
  return slots
}
