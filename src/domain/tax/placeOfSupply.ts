import { stateCodeOf } from './states'
import type { TaxRegime } from './regime'

const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * DOMAIN 2.2: fitness is supplied where it is performed, so a place that is not named is the centre's own state,
 * wherever the customer lives. IGST only for a place in another state.
 */
export function isInterState(centreState: string, placeOfSupply: string): boolean {
  if (placeOfSupply.trim() === '' || centreState.trim() === '') return false
  const [own, other] = [stateCodeOf(centreState), stateCodeOf(placeOfSupply)]
  return own !== null && other !== null ? own !== other : !sameText(centreState, placeOfSupply)
}

/** The tax is one amount and not two halves: IGST, or any tax outside of India. */
export const isUndivided = (regime: TaxRegime, centreState: string, placeOfSupply: string): boolean =>
  regime === 'outsideIndia' || isInterState(centreState, placeOfSupply)
