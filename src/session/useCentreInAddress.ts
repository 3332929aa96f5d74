import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CENTRE_PARAMETER } from './chosenCentre'
import type { CentreState } from './sessionState'
import { useSession } from './useSession'

const idOf = (centre: CentreState): string | null =>
  centre.status === 'ready' ? centre.info.id : centre.status === 'loading' ? centre.gymId : null

/**
 * Keeps an administrator's centre and `?centre=` together. An address that comes to name another centre chooses it;
 * otherwise the address follows what `chooseCentre` was told. Called once, by the frame, on screens of one centre.
 */
export function useCentreInAddress(): void {
  const { state, chooseCentre } = useSession()
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get(CENTRE_PARAMETER)
  const seen = useRef<string | null>(null)
  const isAdmin = state.status === 'signedIn' && state.role.isSuperAdmin
  const chosen = state.status === 'signedIn' ? idOf(state.centre) : null

  useEffect(() => {
    if (!isAdmin) return
    const isNewlyNamed = named !== seen.current
    seen.current = named
    if (isNewlyNamed && named !== null && named !== chosen) return chooseCentre(named)
    if (named === chosen) return
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        if (chosen === null) after.delete(CENTRE_PARAMETER)
        else after.set(CENTRE_PARAMETER, chosen)
        return after
      },
      { replace: true },
    )
  }, [isAdmin, named, chosen, chooseCentre, setParameters])
}
