import { useCallback, useMemo } from 'react'
import { hiddenOn } from '@/domain/dashboard/snoozes'
import type { CivilDate } from '@/domain/shared/civilDate'
import { snoozeRepository } from '@/data/dashboard/snoozeRepository'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'

export type Snoozes = {
  live: Live<unknown>
  /** What is hidden today, by key, and until when. */
  hidden: ReadonlyMap<string, CivilDate>
  /** Until that day, it included; null shows it again. */
  hide: (key: string, until: CivilDate | null) => Promise<void>
}

/** What was put off or done, the same for everybody who runs the centre. */
export function useSnoozes(): Snoozes {
  const { gymId, today } = useGym()
  const snoozes = useRepository(snoozeRepository)
  const live = useLive(useMemo(() => snoozes.list(gymId), [snoozes, gymId]))
  const list = live.status === 'ready' ? live.value : null
  const hidden = useMemo(() => hiddenOn(list, today), [list, today])
  const hide = useCallback(
    (key: string, until: CivilDate | null) => snoozes.hide(gymId, [key], until, today),
    [snoozes, gymId, today],
  )
  return { live, hidden, hide }
}
