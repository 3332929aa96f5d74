import { useLocation, useMatches } from 'react-router-dom'
import type { SessionState } from '@/session/sessionState'
import { useSession } from '@/session/useSession'
import { useDeparture } from './departure'
import { destinationOf } from './destinationOf'
import { routeDecision, type Destination, type RouteDecision, type Visitor } from './routeDecision'

/** The guard's decision about the address in the address bar, for the person who is signed in now. */
export function useRouteDecision(): { destination: Destination; decision: RouteDecision } {
  const { state } = useSession()
  const { isLeaving } = useDeparture()
  const { pathname, search, hash } = useLocation()
  const destination = destinationOf(useMatches())
  // Whoever signs out on purpose does not lead the next person to where he was.
  const path = isLeaving ? '/' : pathname + search + hash
  return { destination, decision: routeDecision(visitorOf(state), destination, path) }
}

function visitorOf(state: SessionState): Visitor {
  switch (state.status) {
    case 'loading':
      return { kind: 'loading' }
    case 'signedOut':
      return { kind: 'nobody' }
    case 'failed':
      return { kind: 'notOpened' }
    case 'signedIn': {
      const { role } = state.role
      const belongsToOne = role === 'CLIENT' || role === 'MANAGER'
      if (belongsToOne && state.gym.status === 'none') return { kind: 'withoutGym' }
      return { kind: 'somebody', role, gym: state.gym.status }
    }
  }
}
