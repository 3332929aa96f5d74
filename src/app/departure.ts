import { createContext, use } from 'react'

/** Signing out, as the person on the screen sees it: from the press on Yes until /login stands. */
export type Departure = { isLeaving: boolean; leave: () => Promise<void> }

export const DepartureContext = createContext<Departure | null>(null)

export function useDeparture(): Departure {
  const departure = use(DepartureContext)
  if (departure === null) throw new Error('useDeparture needs the Root route above it.')
  return departure
}
