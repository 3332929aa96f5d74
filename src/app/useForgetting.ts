import { useEffect, useRef } from 'react'
import type { SessionState } from '@/session/sessionState'

type Person = { uid: string; clearing: Promise<typeof import('./forgetPerson')> }

/**
 * Clears this device of a person who signed in on this page and is signed out now, on purpose or not, or has another in his
 * place, whom another tab signed in. What clears it is fetched while he is here: it must work without a connection, and /login
 * must not carry it.
 */
export function useForgetting(state: SessionState): void {
  const here = useRef<Person | null>(null)
  // Loading says nothing: whose role was changed comes back as himself.
  const uid = state.status === 'signedIn' ? state.account.uid : null
  const isSignedOut = state.status === 'signedOut'
  useEffect(() => {
    const person = here.current
    if (person !== null && (isSignedOut || (uid !== null && uid !== person.uid))) {
      here.current = null
      person.clearing.then(
        ({ forgetPerson }) => forgetPerson(),
        () => undefined,
      )
    }
    if (uid !== null) here.current ??= { uid, clearing: import('./forgetPerson') }
  }, [uid, isSignedOut])
}
