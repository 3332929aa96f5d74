import { useEffect, useState } from 'react'
import { clockOff } from '@/domain/attendance/clockOff'
import { useBackend } from '@/session/useSession'

const ASK_EVERY_MS = 30 * 60_000
/** So that what is told goes away soon after somebody has seen to it. */
const ASK_AGAIN_MS = 60_000

/** How far this device's clock is off, as `12 min ahead`; null while it is right, and while nobody knows. */
export function useClockOff(): string | null {
  const { auth, clock } = useBackend()
  const [off, setOff] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    function ask() {
      clearTimeout(timer)
      const next = (after: number) => {
        clearTimeout(timer)
        if (!isOver) timer = setTimeout(ask, after)
      }
      auth.serverTime().then(
        (server) => {
          if (isOver) return
          const found = clockOff(clock.now(), server)
          setOff(found)
          next(found === null ? ASK_EVERY_MS : ASK_AGAIN_MS)
        },
        // Without a line nobody knows, and what was known stands.
        () => next(ASK_EVERY_MS),
      )
    }
    ask()
    window.addEventListener('online', ask)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', ask)
    }
  }, [auth, clock])
  return off
}
