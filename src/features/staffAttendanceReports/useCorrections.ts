import { useMemo } from 'react'
import type { CorrectionNote } from '@/domain/attendance/reports/reportDay'
import type { CivilDate } from '@/domain/shared/civilDate'
import { attendanceRepository } from '@/data/attendance/attendanceRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

export type CorrectionsByDate = ReadonlyMap<CivilDate, readonly CorrectionNote[]>

/** What was corrected of an employee's days, the latest of each last; live. */
export function useCorrections(personId: string): Live<CorrectionsByDate> {
  const { gymId } = useGym()
  const attendance = useRepository(attendanceRepository)
  const found = useLive(useMemo(() => attendance.corrections(gymId, personId), [attendance, gymId, personId]))
  return useMemo(() => {
    if (found.status !== 'ready') return found
    const inOrder = [...found.value.rows].sort((one, other) => one.at.getTime() - other.at.getTime())
    const byDate = new Map<CivilDate, CorrectionNote[]>()
    for (const note of inOrder) byDate.set(note.date, [...(byDate.get(note.date) ?? []), note])
    return { ...found, value: byDate }
  }, [found])
}
