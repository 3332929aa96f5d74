import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chosenIdOf, GYM_PARAMETER } from './chosenGym'
import { useSession } from './useSession'

/**
 * Keeps an administrator's centre and `?centre=` together. An address that comes to name another centre chooses it;
 * otherwise the address follows what `chooseGym` was told. Called once, by the frame, on screens of one centre.
 */
export function useGymInAddress(): void {
  const { state, chooseGym } = useSession()
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get(GYM_PARAMETER)
  const seen = useRef<string | null>(null)
  const isAdmin = state.status === 'signedIn' && state.role.isSuperAdmin
  const chosen = state.status === 'signedIn' ? chosenIdOf(state.gym) : null

  useEffect(() => {
    if (!isAdmin) return
    const isNewlyNamed = named !== seen.current
    seen.current = named
    if (isNewlyNamed && named !== null && named !== chosen) return chooseGym(named)
    if (named === chosen) return
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        if (chosen === null) after.delete(GYM_PARAMETER)
        else after.set(GYM_PARAMETER, chosen)
        return after
      },
      { replace: true },
    )
  }, [isAdmin, named, chosen, chooseGym, setParameters])
}
