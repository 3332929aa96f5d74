import { useCallback, useSyncExternalStore } from 'react'
import type { Clock } from '@/data/store/clock'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'

const LOOK_EVERY_MS = 30_000

/** Today's civil date in a zone, followed over midnight: the desk's page stays open for days. */
export function useToday(clock: Clock, timezone: string): CivilDate {
  const subscribe = useCallback((changed: () => void) => {
    const timer = setInterval(changed, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => civilDateIn(clock.now(), timezone))
}
