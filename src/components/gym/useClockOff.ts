import { useEffect, useState } from 'react'
import { useBackend } from '@/session/useSession'
import { ASK_EVERY_MS, askedClock, holdsMs } from './askedClock'

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
      askedClock({ auth, clock }).then(
        (answer) => {
          if (isOver) return
          setOff(answer.off)
          next(holdsMs(answer))
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
