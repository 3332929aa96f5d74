import { use } from 'react'
import { visitorOf, type Asker, type Role } from '@/domain/access/role'
import type { Backend } from './backend'
import { SessionContext } from './sessionContext'
import type { Session, SessionState } from './sessionState'

export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider above it.')
  return session
}

/** The signed-in part of the session; only below the guard, which lets nobody else through. */
export function useSignedIn(): Extract<SessionState, { status: 'signedIn' }> {
  const { state } = useSession()
  if (state.status !== 'signedIn')
    throw new Error('This screen stands outside the guard: nobody is signed in.')
  return state
}

export const useBackend = (): Backend => useSignedIn().backend

export const useRole = (): Role => useSignedIn().role.role

/** Who opens screens, and reads and writes what they show. */
export function useVisitor(): Asker {
  const { role, gym } = useSignedIn()
  return visitorOf(role.role, gym.status === 'ready')
}
