import { useEffect, useRef } from 'react'
import type { SessionState } from '@/session/sessionState'

/**
 * Clears this device of a person who signed in on this page and is signed out now, on purpose or not. What clears it
 * is fetched while he is here: it must work without a connection, and /login must not carry it.
 */
export function useForgetting(status: SessionState['status']): void {
  const clearing = useRef<Promise<typeof import('./forgetPerson')> | null>(null)
  useEffect(() => {
    if (status === 'signedIn') clearing.current ??= import('./forgetPerson')
    if (status !== 'signedOut' || clearing.current === null) return
    clearing.current.then(
      ({ forgetPerson }) => forgetPerson(),
      () => undefined,
    )
    clearing.current = null
  }, [status])
}
