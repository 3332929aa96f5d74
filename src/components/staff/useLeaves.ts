import { useMemo } from 'react'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { StaffLeave } from '@/domain/staffAttendance/staffLeave'
import { leaveRepository } from '@/data/staff/leaveRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Everybody's leave that touches the period, both ends included; live. */
export function useLeaves(from: CivilDate, to: CivilDate): Live<StaffLeave[]> {
  const staffLeave = useRepository(leaveRepository)
  const { gymId } = useGym()
  const page = useLive(useMemo(() => staffLeave.between(gymId, from, to), [staffLeave, gymId, from, to]))
  return useMemo(
    () =>
      page.status === 'ready' ? { ...page, value: page.value.rows.filter(({ deleted }) => !deleted) } : page,
    [page],
  )
}
