import { homeOf, mayOpen, screens, type ScreenId } from '@/domain/access/screens'
import { visitorOf, type Role } from '@/domain/access/role'

/** Who stands before the guard. */
export type Visitor =
  | { kind: 'loading' }
  | { kind: 'nobody' }
  /** Signed in, but the session could not be opened: /login says why and tries again. */
  | { kind: 'notOpened' }
  /** Signed in, with no centre and no claim (PRODUCT 2.I). */
  | { kind: 'withoutGym' }
  | { kind: 'somebody'; role: Role; gym: 'none' | 'loading' | 'ready' | 'outside' }

export type Destination = { kind: 'home' } | { kind: 'screen'; id: ScreenId } | { kind: 'unknown' }

export type RouteDecision =
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string }
  | { kind: 'showWithoutGym' }
  | { kind: 'chooseGym' }
  /** In the frame, while the chosen centre is on its way. */
  | { kind: 'openGym' }
  /** In the frame: the chosen centre has to be opened as support first (decision 51). */
  | { kind: 'openSupport' }
  /** Without the frame: an unknown path, opened by nobody. */
  | { kind: 'showBare' }
  | { kind: 'show' }

/** Screens about all centres; the super admin's dashboard is one of them until a centre is chosen. */
const aboutAllGyms: readonly ScreenId[] = ['gyms', 'gymPackages']
const aboutAllUntilChosen: readonly ScreenId[] = ['dashboard']

/** Whether the screen shows, or can show, the records of a single centre: its address then names the centre. */
export const isOfOneGym = (id: ScreenId): boolean => !aboutAllGyms.includes(id)

/** SPECIFICATION 4 "Route guard", with PRODUCT 2.I. `path` is the address to come back to after signing in. */
export function routeDecision(visitor: Visitor, destination: Destination, path: string): RouteDecision {
  if (visitor.kind === 'loading') return { kind: 'wait' }
  if (visitor.kind === 'nobody')
    return destination.kind === 'unknown' ? { kind: 'showBare' } : { kind: 'redirect', to: loginPath(path) }
  if (visitor.kind === 'notOpened') return { kind: 'redirect', to: loginPath(path) }
  if (visitor.kind === 'withoutGym') return { kind: 'showWithoutGym' }
  if (destination.kind === 'home') return { kind: 'redirect', to: homeOf(visitor.role) }
  if (destination.kind === 'unknown') return { kind: 'show' }
  if (!mayOpen(destination.id, visitorOf(visitor.role, visitor.gym === 'ready'))) {
    const isSalesAtDashboard = visitor.role === 'SALES' && destination.id === 'dashboard'
    return { kind: 'redirect', to: isSalesAtDashboard ? screens.gyms.path : '/access-denied' }
  }
  if (visitor.gym === 'ready' || !isOfOneGym(destination.id)) return { kind: 'show' }
  if (visitor.gym === 'loading') return { kind: 'openGym' }
  if (visitor.gym === 'outside') return { kind: 'openSupport' }
  return aboutAllUntilChosen.includes(destination.id) ? { kind: 'show' } : { kind: 'chooseGym' }
}

function loginPath(path: string): string {
  return path === '/' ? '/login' : `/login?return=${encodeURIComponent(path)}`
}
