import { Navigate, Outlet } from 'react-router-dom'
import { Bare } from './Bare'
import { NotFound } from './NotFound'
import { useRouteDecision } from './useRouteDecision'
import { Waiting } from './Waiting'
import { WithoutGym } from './WithoutGym'

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
    case 'showWithoutGym':
      return <WithoutGym />
    case 'showBare':
      return (
        <Bare>
          <NotFound />
        </Bare>
      )
    case 'chooseGym':
    case 'openGym':
    case 'openSupport':
    case 'show':
      return <Outlet />
  }
}
