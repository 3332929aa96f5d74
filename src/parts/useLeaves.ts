import { useMemo } from 'react'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { StaffLeave } from '@/domain/staffAttendance/staffLeave'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend } from '@/session/useSession'

/** Everybody's leave that touches the period, both ends included; live. */
export function useLeaves(from: CivilDate, to: CivilDate): Live<StaffLeave[]> {
  const { staffLeave } = useBackend().repositories
  const { gymId } = useCentre()
  const page = useLive(useMemo(() => staffLeave.between(gymId, from, to), [staffLeave, gymId, from, to]))
  return useMemo(
    () =>
      page.status === 'ready' ? { ...page, value: page.value.rows.filter(({ deleted }) => !deleted) } : page,
    [page],
  )
}
