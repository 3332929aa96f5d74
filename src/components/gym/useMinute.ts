import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useBackend } from '@/session/useSession'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 5_000

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** The instant at which the running minute began: for what a screen counts by the clock. */
export function useMinute(): Date {
  const { clock } = useBackend()
  const minute = useSyncExternalStore(
    subscribe,
    useCallback(() => Math.floor(clock.now().getTime() / MINUTE_MS), [clock]),
  )
  return useMemo(() => new Date(minute * MINUTE_MS), [minute])
}
