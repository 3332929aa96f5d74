import { useMemo } from 'react'
import { staffRepository } from '@/data/staff/staffRepository'
import { isEmployed, type Staff } from '@/domain/staff/staff'
import type { Live } from '@/live/live'
import { useRecords } from '@/components/records/useRecords'

/** Everybody who works for the centre now, by name. */
export function useEmployees(): Live<Staff[]> {
  const { live } = useRecords(staffRepository)
  return useMemo(
    () => (live.status === 'ready' ? { ...live, value: live.value.rows.filter(isEmployed) } : live),
    [live],
  )
}
