import { Navigate, Outlet } from 'react-router-dom'
import { Bare } from './Bare'
import { NotFound } from './NotFound'
import { useRouteDecision } from './useRouteDecision'
import { Waiting } from './Waiting'
import { WithoutCentre } from './WithoutCentre'

/** SPECIFICATION 4 "Route guard": what `routeDecision` says, done. The frame below asks for the centre itself. */
export function Guard() {
  const { destination, decision } = useRouteDecision()
  switch (decision.kind) {
    case 'wait':
      return <Waiting />
    case 'redirect':
      return (
        <>
          <Navigate
            to={decision.to}
            replace
            state={destination.kind === 'screen' ? { wanted: destination.id } : null}
          />
          <Waiting />
        </>
      )
    case 'showWithoutCentre':
      return <WithoutCentre />
    case 'showBare':
      return (
        <Bare>
          <NotFound />
        </Bare>
      )
    case 'chooseCentre':
    case 'openCentre':
    case 'show':
      return <Outlet />
  }
}
