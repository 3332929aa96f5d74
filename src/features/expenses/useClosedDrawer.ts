import { useMemo } from 'react'
import { dayCloseRepository } from '@/data/dayClose/dayCloseRepository'
import { newCashDay, refuseClosedDrawer, type Spent } from '@/domain/expenses/closedDrawer'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Refusal } from '@/domain/shared/refusal'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

/** Whether cash comes to a day whose drawer was closed: a help to whoever enters it, since rules can't look the close up. */
export function useClosedDrawer() {
  const { gymId, today, settings } = useGym()
  const dayCloses = useRepository(dayCloseRepository)
  return useMemo(() => {
    /** The day of the close; null where there is none, or nothing to ask. */
    const closedOn = async (after: Spent, before: Spent | null): Promise<CivilDate | null> => {
      const day = newCashDay(after, before, settings, today)
      return day === null ? null : dayCloses.firstFrom(gymId, day)
    }
    const refuse = async (after: Spent, before: Spent | null): Promise<Refusal | null> => {
      const day = await closedOn(after, before)
      return day === null ? null : refuseClosedDrawer(day, 'date')
    }
    return { closedOn, refuse }
  }, [dayCloses, gymId, settings, today])
}
