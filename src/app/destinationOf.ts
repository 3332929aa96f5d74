import type { UIMatch } from 'react-router-dom'
import type { Destination } from './routeDecision'

/** What each guarded route of the router carries. */
export type Handle = { destination: Destination }

const isHandle = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'destination' in handle

/** Where the address leads, read from the innermost matched route. */
export function destinationOf(matches: readonly UIMatch[]): Destination {
  const handle = matches.at(-1)?.handle
  return isHandle(handle) ? handle.destination : { kind: 'unknown' }
}
